import GestureCore
import GestureDiagnosis
import GestureScenario

/// Tries the fixes that lint offers, each on a copy of the scenario.
struct FixTrial {
  /// The findings, with the fixes that work.
  private(set) var findings: [Lint.Finding] = []
  private let scenario: Scenario
  private let before: FindingCounts
  /// The names of the recognizers of movements.
  private let movements: Set<String>
  /// What the trial of one edit costs: it grows with the pairs of recognizers, and with the views.
  private let trialCost: Int
  /// What further trials may cost; below 0 nothing more is tried.
  private var budget = 120_000

  init(_ scenario: Scenario) {
    self.scenario = scenario
    let found = scenario.untriedFindings()
    before = FindingCounts(found)
    movements = Set(
      scenario.scene.recognizers.filter(\.profile.trigger.isMovement).map(\.id))
    let count = scenario.scene.recognizers.count
    trialCost = count * count + scenario.scene.views.count * 16
    findings = found.map { finding in
      finding.with(working(finding.fixes.flatMap(expanded), for: finding))
    }
  }

  /// A fix that restores all properties, after fixes that restore one property each; any other fix
  /// alone.
  private func expanded(_ fix: Lint.Fix) -> [Lint.Fix] {
    guard case .set(let label, .ownDefaults)? = fix.edits.first,
      let spec = scenario.scene.spec(of: label.name), spec.settings.count > 1
    else { return [fix] }
    return spec.settings.keys.sorted().map { property in
      Lint.Fix(
        "leave '\(property)' of '\(spec.id)' at its default",
        [.set(label, .ownDefault(property))])
    } + [fix]
  }

  /// The first fixes that work. Where only a removal works, or the requirement that was named first
  /// doesn't, also a fix in two steps. Once too much was tried, fixes are taken untried.
  private mutating func working(_ fixes: [Lint.Fix], for finding: Lint.Finding) -> [Lint.Fix] {
    var working: [Lint.Fix] = []
    var others: [(fix: Lint.Fix, after: [Lint.Finding])] = []
    var left: [Int] = []
    for fix in fixes where working.count < Lint.mostFixes || finding.kind == .cycle {
      if working.contains(where: { fix.merelyAllowsMore(than: $0) || fix.restoresMore(than: $0) }) {
        continue
      }
      let after = findings(after: fix, for: finding)
      if budget < 0 || after.map({ isWithoutNew($0, after: fix, for: finding) }) ?? false {
        working.append(after.map { named(fix, after: $0) } ?? fix)
        left.append(after?.count { $0.severity > .note } ?? 0)
      } else if let after, !fix.removes {
        others.append((fix, after))
      }
    }
    if finding.kind == .cycle {
      // Of the requirements in a cycle, the ones whose removal leaves the fewest findings.
      let best = working.indices.sorted { (left[$0], $0) < (left[$1], $1) }.map { working[$0] }
      return Array(best.prefix(Lint.mostFixes))
    }
    let isForced = working.allSatisfy(\.removes)
    for (fix, after) in others
    where isForced || fix == fixes.first && (fix.onlyRequires || finding.severity == .error) {
      guard let both = inTwoSteps(fix, after, for: finding, besides: fixes) else { continue }
      return Array(([both] + working).prefix(Lint.mostFixes))
    }
    return working
  }

  /// A fix together with a fix for a finding that it brings; nil where that doesn't help. Beside a
  /// requirement, further requirements are tried first.
  ///
  /// - Parameter all: the fixes for the finding itself, of which no two are taken together.
  private mutating func inTwoSteps(
    _ fix: Lint.Fix, _ after: [Lint.Finding], for finding: Lint.Finding, besides all: [Lint.Fix]
  ) -> Lint.Fix? {
    let brought = new(after, after: fix, for: finding)
    guard brought.count <= Self.mostBrought else { return nil }
    let further = brought.flatMap(\.fixes).filter { next in
      !next.removes && !next.undoes(fix) && !all.contains { $0.edits == next.edits }
    }
    let alike = fix.onlyRequires ? further.filter(\.onlyRequires) : []
    for next in alike + further.filter({ !alike.contains($0) }) where budget >= 0 {
      let both = fix.and(next)
      if let left = findings(after: both, for: finding),
        isWithoutNew(left, after: both, for: finding)
      {
        return named(both, after: left)
      }
    }
    return nil
  }

  /// The largest number of findings that a fix may bring for further fixes to be tried against
  /// them. (Our choice: it bounds the trials.)
  private static let mostBrought = 2

  /// What lint finds after a fix; nil where the fix doesn't end its finding, or isn't tried.
  private mutating func findings(
    after fix: Lint.Fix, for finding: Lint.Finding
  ) -> [Lint.Finding]? {
    budget -= trialCost * (1 + fix.edits.count / 8)
    guard budget >= 0 else { return nil }
    var copy = scenario
    copy.apply(fix)
    guard copy != scenario else { return nil }
    let after = copy.untriedFindings()
    let isLess = FindingCounts(after).count(finding) < before.count(finding)
    return (isLess || isSooner(finding, after)) && !isAsLate(finding, after) ? after : nil
  }

  /// Whether a delay is still there, and shorter.
  private func isSooner(_ finding: Lint.Finding, _ after: [Lint.Finding]) -> Bool {
    guard let cost = finding.waitingCost else { return false }
    let rest = after.filter { $0.isDelay(of: finding) }
    return !rest.isEmpty
      && rest.allSatisfy {
        guard let left = $0.waitingCost?.lateness else { return false }
        return cost.lateness.hides(left) && !left.hides(cost.lateness)
      }
  }

  /// Whether a recognizer that was found to be late is still as late, because of another blocker.
  private func isAsLate(_ finding: Lint.Finding, _ after: [Lint.Finding]) -> Bool {
    guard let cost = finding.waitingCost, cost.isWithEveryTouch,
      let waiter = finding.recognizers.first
    else {
      return false
    }
    return after.contains {
      $0.recognizers.first?.name == waiter.name && $0.waitingCost?.isWithEveryTouch ?? false
        && $0.waitingCost?.lateness.hides(cost.lateness) ?? false
    }
  }

  /// A fix whose words also say what becomes of recognizers by the notes that it brings, unless
  /// they already say more about them.
  private func named(_ fix: Lint.Fix, after: [Lint.Finding]) -> Lint.Fix {
    let effects = FindingCounts(after).more(of: after, than: before).compactMap(\.effect)
    return fix.costing(
      effects.filter { effect in !fix.effects.contains { $0.subject == effect.subject } })
  }

  /// Whether a fix has brought no new finding.
  private func isWithoutNew(
    _ after: [Lint.Finding], after fix: Lint.Fix, for finding: Lint.Finding
  ) -> Bool {
    new(after, after: fix, for: finding).isEmpty
  }

  /// The findings that a fix has brought.
  private func new(
    _ after: [Lint.Finding], after fix: Lint.Fix, for finding: Lint.Finding
  ) -> [Lint.Finding] {
    FindingCounts(after).new(
      in: after, besides: before, except: fix.costs, for: finding.recognizers.first?.name, movements
    )
  }
}
