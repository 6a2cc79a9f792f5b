import GestureCore
import GestureTrace

/// Sentences on the recognizers that it waits for, and on the delegate or declaration that requires
/// it.
struct WaitingSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  private var changes: HostChangeFinder { HostChangeFinder(history: history) }

  /// That it has to wait, for others to fail or to begin.
  func hold(by requirements: [TraceEvent.Requirement]) -> [Explanation.Cause] {
    var causes: [Explanation.Cause] = []
    let required = requirements.filter { !$0.isPrerequisite }
    if !required.isEmpty {
      let names = names.list(required.map { $0.other })
      causes.append(
        cause(
          .held(by: required.map { $0.other }),
          "It had its gesture, but had to wait for \(names) to fail\(origin(of: required)).",
          "S4.17"))
    }
    let first = requirements.filter { $0.isPrerequisite }.map { $0.other }
    if !first.isEmpty {
      causes.append(
        cause(
          .held(by: first),
          "It had its gesture, but starts after \(names.list(first)): it had to wait.", "S15.1"))
    }
    return causes
  }

  /// That `winner`, for whose failure it waited, recognized.
  func failure(because winner: RecognizerLabel) -> [Explanation.Cause] {
    let isAllowed =
      facts.map { facts in
        facts.relations.mayRecognizeTogether(label, winner)
          || facts.relations.mayRecognizeTogether(winner, label)
      } ?? false
    let failure = cause(
      .requirementRecognized(winner),
      "\(names.of(winner)), which had to fail first\(demand(for: winner)), recognized; so it "
        + "failed."
        + (isAllowed
          ? " That both may recognize simultaneously doesn't lift the wait." : ""),
      ["S4.22"] + (isAllowed ? ["S4.38"] : []))
    return [failure, chain(behind: winner)].compactMap { $0 }
  }

  /// The origin of the requirements, as the end of a sentence; empty where that isn't known.
  private func origin(of requirements: [TraceEvent.Requirement]) -> String {
    let origins = requirements.map { requirement -> String? in
      if facts?.relations.isDeclaredToWait(requirement.other) == true { return "as was declared" }
      return requirement.askedBy.map { "as the delegate of \(names.of($0)) asked for" }
    }
    if let first = origins.first, let origin = first, origins.allSatisfy({ $0 == first }) {
      return ", \(origin)"
    }
    let told = zip(requirements, origins).compactMap { requirement, origin in
      origin.map { "for \(names.of(requirement.other)) \($0)" }
    }
    return told.isEmpty ? "" : ", \(told.joinedAsList)"
  }

  /// The recognizer whose delegate made it wait for `required`, as the end of a clause; empty where
  /// none did.
  func demand(for required: RecognizerLabel) -> String {
    attempt.demands[required].map { ", as the delegate of \(names.of($0)) asked for" } ?? ""
  }

  /// That it no longer has to wait.
  func release(_ release: TraceEvent.Release) -> [Explanation.Cause] {
    let text =
      release.failure == nil ? nil : release.by.flatMap(changes.failureText) ?? release.failure
    let failure = text.map { " (\($0))" } ?? ""
    let isAtOnce = release.by.map { rivals.isAtOnce($0) } ?? false
    let verb =
      release.hasBegun ? (isAtOnce ? "recognized" : "began") : "failed\(failure)"
    let what = release.by.map { "\(names.of($0)) \(verb)" } ?? "The requirement went"
    let isLast = release.by != nil && attempt.heldBy.count > 1
    let rest = isLast ? ", the last of the \(attempt.heldBy.count) for which it waited" : ""
    let cause = cause(
      .released(by: release.by), "\(what)\(rest), so it went on.",
      release.hasBegun ? ["S15.2"] : ["S4.17", "S4.45"])
    return [cause, release.by.flatMap(chain)].compactMap { $0 }
  }

  /// The recognizers that `required` waited for itself, down to the root; nil where there are none.
  func chain(behind required: RecognizerLabel) -> Explanation.Cause? {
    let chain = rivals.chain(from: required)
    guard let root = chain.last?.required, let first = chain.first else { return nil }
    let links = chain.dropFirst().map { ", which waited for \(names.of($0.required))" }.joined()
    return cause(
      .chained(to: root),
      "\(names.of(required)) had waited itself for \(names.of(first.required))\(links), since "
        + "\(first.since.milliseconds.withOneDecimal) ms.", "S4.24", "S4.29")
  }

  /// The requirements that did not hold it, since they were met already or had no part in the
  /// attempt.
  ///
  /// - Parameter causes: the causes that were reported already.
  func idleRequirements(besides causes: [Explanation.Cause]) -> [Explanation.Cause] {
    guard let start = attempt.start else { return [] }
    guard let facts else { return [] }
    func idle(among names: [String]) -> [Explanation.Cause] {
      names.filter { name in !attempt.heldBy.contains { $0.name == name } }
        .compactMap { idleRequirement(name: $0, since: start, besides: causes) }
    }
    let demanded = attempt.demands.keys.filter { !facts.relations.requires($0) }.map { $0.name }
      .sorted()
    // Of a set, only those of the same touches play a part, and a delegate is asked about no others.
    return idle(among: facts.relations.requirements)
      + idle(among: facts.relations.requiredMembers + demanded).filter { cause in
        if case .requirementMet = cause.kind { true } else { false }
      }
  }

  private func idleRequirement(
    name: String, since start: Timestamp, besides causes: [Explanation.Cause]
  ) -> Explanation.Cause? {
    guard let other = rivals.label(named: name) else {
      return void("'\(name)'", RecognizerLabel(name: name, view: ""))
    }
    let isRefused = causes.contains { cause in
      if case .requirementRefused(label, other) = cause.kind { true } else { false }
    }
    if isRefused { return nil }
    guard let failure = rivals.failures[other], failure.at >= start else {
      return rivals.share(label, other) ? nil : void(names.of(other), other)
    }
    return cause(
      .requirementMet(by: other),
      "\(names.of(other)), for which it waits\(demand(for: other)), failed at "
        + "\(failure.at.milliseconds.withOneDecimal) ms"
        + (changes.failureText(of: other).map { " (\($0))" } ?? "")
        + (attempt.heldBy.isEmpty
          ? ", so nothing held it: to wait means until the other one fails."
          : ", so that one no longer held it."),
      "S4.17", "S4.26")
  }

  private func void(_ name: String, _ other: RecognizerLabel) -> Explanation.Cause {
    cause(
      .requirementVoid(other),
      "\(name), for which it waits, had none of its touches, so nothing held it.", "S4.25")
  }
}
