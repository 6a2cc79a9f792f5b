import GestureCore
import GestureDiagnosis

/// A finding that a fix brings on purpose.
struct Cost: Hashable {
  let kind: Lint.Finding.Kind
  /// The names of the first recognizers that it is about.
  let recognizers: [String]
  /// Whether it may be no more than a note.
  var isNote = false
}

/// How many findings of each kind there are about the same recognizers.
struct FindingCounts {
  private struct Key: Hashable {
    let kind: Lint.Finding.Kind
    let recognizers: [String]
    let severity: Lint.Finding.Severity
    let view: String?
  }

  private var counts: [Key: Int] = [:]

  init(_ findings: [Lint.Finding]) {
    for finding in findings { counts[Self.key(finding), default: 0] += 1 }
  }

  private static func key(_ finding: Lint.Finding) -> Key {
    // That no recognizer takes a button is one finding, whichever recognizers it lists.
    let names = finding.kind == .untakenButton ? [] : finding.recognizers.map(\.name)
    return Key(
      kind: finding.kind, recognizers: names, severity: finding.severity, view: finding.view)
  }

  func count(_ finding: Lint.Finding) -> Int { counts[Self.key(finding)] ?? 0 }

  /// The findings that were not there before, except for the fix's own costs, delays of recognizers
  /// that hardly ever fired before, findings that nearer recognizers go first, and findings that a
  /// recognizer other than the fixed one, which never fired before, now fires rarely, or that a
  /// movement that hardly ever won loses to the fixed one.
  ///
  /// - Parameters:
  ///   - fixed: the recognizer that the fix is for.
  ///   - movements: the recognizers of movements.
  func new(
    in findings: [Lint.Finding], besides before: FindingCounts, except costs: Set<Cost>,
    for fixed: String?, _ movements: Set<String>
  ) -> [Lint.Finding] {
    more(of: findings, than: before).filter { finding in
      if finding.isByPlace { return false }
      let key = Self.key(finding)
      let pair = Array(key.recognizers.prefix(2))
      let subjects = [pair, Array(pair.prefix(1))]
      let isCost = subjects.contains { subjects in
        costs.contains(Cost(kind: key.kind, recognizers: subjects))
          || key.severity == .note
            && costs.contains(Cost(kind: key.kind, recognizers: subjects, isNote: true))
      }
      if isCost { return false }
      if key.kind == .rarelyFires, let first = pair.first, first != fixed,
        before.first(of: [.unreachable, .neverFires, .alwaysBeaten]).contains(first)
      {
        return false
      }
      if key.kind == .noRelation, let first = pair.first, pair.last == fixed,
        movements.contains(first), before.silent.contains(first)
      {
        return false
      }
      return key.kind != .late || !pair.contains(where: before.silent.contains)
    }
  }

  /// The findings that occur more often than before.
  func more(of findings: [Lint.Finding], than before: FindingCounts) -> [Lint.Finding] {
    findings.filter { finding in
      let key = Self.key(finding)
      return counts[key] ?? 0 > before.counts[key] ?? 0
    }
  }

  /// The recognizers that never or hardly ever fire.
  private var silent: Set<String> {
    first(of: [.unreachable, .neverFires, .alwaysBeaten, .rarelyFires])
  }

  /// The recognizers that findings of some kinds are about.
  private func first(of kinds: [Lint.Finding.Kind]) -> Set<String> {
    Set(counts.keys.filter { kinds.contains($0.kind) }.compactMap(\.recognizers.first))
  }
}
