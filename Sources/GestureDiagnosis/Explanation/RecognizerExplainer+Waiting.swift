import GestureCore
import GestureTrace

// Which recognizers it has to wait for, and which delegate or declaration requires that.
extension RecognizerExplainer {
  mutating func wait(for requirements: [TraceEvent.Requirement]) {
    let others = requirements.map { $0.other }
    attempt.hold = (others, now)
    attempt.heldBy.formUnion(others)
    let required = requirements.filter { !$0.isPrerequisite }
    if !required.isEmpty {
      let names = names.list(required.map { $0.other })
      tell(
        .held(by: required.map { $0.other }),
        "It had its gesture, but had to wait for \(names) to fail\(origin(of: required)).", "S4.17")
    }
    let first = requirements.filter { $0.isPrerequisite }.map { $0.other }
    if !first.isEmpty {
      tell(
        .held(by: first),
        "It had its gesture, but starts after \(names.list(first)): it had to wait.", "S15.1")
    }
  }

  /// A recognizer after which it starts had not begun.
  mutating func miss(_ first: RecognizerLabel) {
    let name = names(first)
    var rules = ["S15.2", "S15.3"]
    var cause: String
    if rivals.fired.contains(first), !rivals.share(label, first) {
      tell(
        .prerequisiteFailed(first),
        "It starts after \(names(first)), which has begun, but with other touches: only one that shares a "
          + "touch with it counts. So it failed.", "S15.2", "S15.3")
      return
    }
    if let failure = rivals.failures[first] {
      let time = failure.at.milliseconds.withOneDecimal
      cause = "it failed at \(time) ms" + (failureText(of: first).map { " (\($0))" } ?? "")
    } else {
      cause = "it took no part in this interaction"
    }
    let former = rivals.fired.contains(first) ? nil : rivals.lastFirings[first]
    if let firing = former {
      rules.insert("S15.1", at: 0)
      cause +=
        ". That it fired at \(firing.milliseconds.withOneDecimal) ms was in an earlier interaction and "
        + "doesn't count"
    }
    tell(
      .prerequisiteFailed(first),
      "It starts after \(name), and \(name) had not begun: \(cause). So it failed."
        + tooLate(for: first), rules)
  }

  /// The sentence that a tap recognizes only when a movement of the same touch is over; empty for
  /// any other pair.
  private func tooLate(for first: RecognizerLabel) -> String {
    guard let facts, facts.profile.taps == nil, case .taps? = facts.otherProfile(first)?.trigger
    else { return "" }
    var gesture = "movement"
    if case .press = facts.profile.trigger { gesture = "press" }
    guard gesture == "press" || facts.profile.trigger.isMovement else { return "" }
    return " \(names(first)) recognizes when its touch lifts, so a \(gesture) of the same touch "
      + "comes too early."
  }

  /// Touches that it hands over to another recognizer, or takes over.
  mutating func handOver(_ giver: RecognizerLabel, _ taker: RecognizerLabel) {
    if giver == label || taker == label { handedOverAt = now }
    if giver == label {
      tell(
        .handedOver(to: taker), "It handed its touches over to \(names(taker)), and ended.",
        "S15.12")
    } else if taker == label {
      tell(.tookOver(from: giver), "It took over the touches of \(names(giver)).", "S15.12")
    }
  }

  /// The origin of the requirements, as the end of a sentence; empty where that isn't known.
  private func origin(of requirements: [TraceEvent.Requirement]) -> String {
    let origins = requirements.map { requirement -> String? in
      if facts?.isDeclaredToWait(requirement.other) == true { return "as was declared" }
      return requirement.askedBy.map { "as the delegate of \(names($0)) asked for" }
    }
    if let first = origins.first, let origin = first, origins.allSatisfy({ $0 == first }) {
      return ", \(origin)"
    }
    let told = zip(requirements, origins).compactMap { requirement, origin in
      origin.map { "for \(names(requirement.other)) \($0)" }
    }
    return told.isEmpty ? "" : ", \(told.joinedAsList)"
  }

  /// The end of a clause with the recognizer whose delegate made it wait for another; empty where
  /// none did.
  func demand(for required: RecognizerLabel) -> String {
    attempt.demands[required].map { ", as the delegate of \(names($0)) asked for" } ?? ""
  }

  mutating func goOn(after release: TraceEvent.Release) {
    attempt.hold = nil
    attempt.delay = release.wait > .zero ? release.wait : nil
    let text = release.failure == nil ? nil : release.by.flatMap(failureText) ?? release.failure
    let failure = text.map { " (\($0))" } ?? ""
    let isAtOnce = release.by.map { rivals.isAtOnce($0) } ?? false
    let verb =
      release.hasBegun ? (isAtOnce ? "recognized" : "began") : "failed\(failure)"
    let cause = release.by.map { "\(names($0)) \(verb)" } ?? "The requirement went"
    tell(
      .released(by: release.by), "\(cause), so it went on.",
      release.hasBegun ? ["S15.2"] : ["S4.17", "S4.45"])
    if let by = release.by { tellChain(behind: by) }
  }

  /// The recognizers for which a required one has waited itself, down to the root.
  mutating func tellChain(behind required: RecognizerLabel) {
    let chain = rivals.chain(from: required)
    guard let root = chain.last?.required, let first = chain.first else { return }
    let links = chain.dropFirst().map { ", which waited for \(names($0.required))" }.joined()
    tell(
      .chained(to: root),
      "\(names(required)) had waited itself for \(names(first.required))\(links), since "
        + "\(first.since.milliseconds.withOneDecimal) ms.", "S4.24", "S4.29")
  }

  /// The requirements that did not hold it, since they were met already or had no part in the
  /// attempt.
  mutating func tellWhatDidNotHold() {
    guard let start = attempt.start else { return }
    for name in facts?.requirements ?? [] where !attempt.heldBy.contains(where: { $0.name == name })
    {
      guard let other = rivals.label(named: name) else {
        tellVoid("'\(name)'", RecognizerLabel(name: name, view: ""))
        continue
      }
      let isRefused = causes.contains { cause in
        if case .requirementRefused(label, other) = cause.kind { true } else { false }
      }
      if isRefused { continue }
      if let failure = rivals.failures[other], failure.at >= start {
        tell(
          .requirementMet(by: other),
          "\(names(other)), for which it waits, failed at "
            + "\(failure.at.milliseconds.withOneDecimal) ms"
            + (failureText(of: other).map { " (\($0))" } ?? "")
            + (attempt.heldBy.isEmpty
              ? ", so nothing held it: to wait means until the other one fails."
              : ", so that one no longer held it."),
          "S4.17", "S4.26")
      } else if !rivals.share(label, other) {
        tellVoid(names(other), other)
      }
    }
  }

  private mutating func tellVoid(_ name: String, _ other: RecognizerLabel) {
    tell(
      .requirementVoid(other),
      "\(name), for which it waits, had none of its touches, so nothing held it.", "S4.25")
  }

  /// A requirement that would have closed a cycle has no effect (S4.32).
  mutating func note(_ diagnostic: GestureDiagnostic) {
    if case .duplicateBegin(let id) = diagnostic.kind { duplicates[id] = now }
    guard case .cycle(let cycle) = diagnostic.kind, cycle.members.contains(label),
      cycle.members.count > 1
    else { return }
    let (waiting, required) = (cycle.members[0], cycle.members[1])
    let isStart = facts?.startsAfter(waiting, required) ?? false
    let verb = isStart ? "start after" : "wait for"
    let sentence =
      "\(names(waiting)) does not \(verb) \(names(required)): that was refused, since it would have "
      + "closed a ring, \(ring(cycle.members))."
    guard !causes.contains(where: { $0.sentence == sentence }) else { return }
    tell(
      .requirementRefused(of: waiting, for: required), sentence, isStart ? ["S15.6"] : ["S4.32"])
  }

  /// The members of a cycle, each with what makes it wait for the next one.
  private func ring(_ members: [RecognizerLabel]) -> String {
    var text = names(members[0])
    for (index, one) in members.enumerated() {
      let next = members[(index + 1) % members.count]
      let isStart = facts?.startsAfter(one, next) ?? false
      text += index == 0 ? " " : ", which "
      text += "\(isStart ? "starts after" : "waits for") \(names(next))"
    }
    return text
  }
}
