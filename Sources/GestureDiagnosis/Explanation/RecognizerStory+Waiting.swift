import GestureCore
import GestureTrace

// Which recognizers it has to wait for, and which delegate or declaration requires that.
extension RecognizerExplainer {
  mutating func wait(for requirements: [TraceEvent.Requirement]) {
    let others = requirements.map { $0.other }
    hold = (others, now)
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
    let cause: String
    if let failure = failures[first] {
      let time = failure.at.milliseconds.withOneDecimal
      cause = "it failed at \(time) ms" + (failure.text.map { " because \($0)" } ?? "")
    } else {
      cause = "it took no part in this interaction"
    }
    tell(
      .prerequisiteFailed(first),
      "It starts after \(names(first)), and \(names(first)) had not begun: \(cause). So it failed.",
      "S15.2", "S15.3")
  }

  /// Touches that it hands over to another recognizer, or takes over.
  mutating func handOver(_ giver: RecognizerLabel, _ taker: RecognizerLabel) {
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

  mutating func goOn(after release: TraceEvent.Release) {
    hold = nil
    delay = release.wait > .zero ? release.wait : nil
    let failure = release.failure.map { " (\($0))" } ?? ""
    let verb = release.hasBegun ? "began" : "failed\(failure)"
    let cause = release.by.map { "\(names($0)) \(verb)" } ?? "The requirement went"
    tell(.released(by: release.by), "\(cause), so it went on.", "S4.17", "S4.45")
  }

  /// A requirement that would have closed a cycle has no effect (S4.32).
  mutating func note(_ diagnostic: GestureDiagnostic) {
    guard case .cycle(let cycle) = diagnostic.kind, cycle.members.contains(label),
      cycle.members.count > 1
    else { return }
    let (waiting, required) = (cycle.members[0], cycle.members[1])
    let ring = (cycle.members + [waiting]).map { names($0) }.joined(separator: " waits for ")
    let sentence =
      "That \(names(waiting)) waits for \(names(required)) was refused, for it would have closed a "
      + "ring: \(ring)."
    guard !causes.contains(where: { $0.sentence == sentence }) else { return }
    tell(.requirementRefused(of: waiting, for: required), sentence, "S4.32")
  }
}
