import GestureCore
import GestureTrace

// Which recognizers it has to wait for, and which delegate or declaration requires that.
extension RecognizerExplainer {
  mutating func wait(for requirements: [TraceEvent.Requirement]) {
    let others = requirements.map { $0.other }
    hold = (others, now)
    tell(
      .held(by: others),
      "It had its gesture, but had to wait for \(names.list(others)) to fail"
        + "\(origin(of: requirements)).", "S4.17")
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
    let cause = release.by.map { "\(names($0)) failed\(failure)" } ?? "The requirement went"
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
