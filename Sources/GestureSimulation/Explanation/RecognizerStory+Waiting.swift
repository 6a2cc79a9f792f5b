import GestureCore

// That it has to wait, for whom, and who says so.
extension RecognizerStory {
  mutating func hold(_ others: [RecognizerLabel]) {
    holders = others
    heldSince = now
    book.note(label, heldBy: others)
    tell(
      .held(by: others),
      "It had its gesture, but had to wait for \(names.list(others)) to fail"
        + "\(origin(ofWaitingFor: others)).", "S4.17")
  }

  /// Whose word it is that it waits, as the end of a sentence; empty where that isn't known.
  private func origin(ofWaitingFor others: [RecognizerLabel]) -> String {
    let origins = others.map { other -> String? in
      if facts?.isDeclaredToWait(other) == true { return "as was declared" }
      return rivals.asker(that: label, waitsFor: other).map {
        "as the delegate of \(names($0)) asked for"
      }
    }
    if let first = origins.first, let origin = first, origins.allSatisfy({ $0 == first }) {
      return ", \(origin)"
    }
    let told = zip(others, origins).compactMap { other, origin in
      origin.map { "for \(names(other)) \($0)" }
    }
    return told.isEmpty ? "" : ", \(told.joinedAsList)"
  }

  mutating func release() {
    let time = heldSince.map { now - $0 } ?? .zero
    let releaser = book.releaser(of: label)
    heldSince = nil
    delay = time > .zero ? time : nil
    let cause =
      releaser.map { "\(names($0)) failed\(rivals.failure(of: $0))" } ?? "The requirement went"
    tell(.released(by: releaser), "\(cause), so it went on.", "S4.17", "S4.45")
  }

  /// A requirement that would have closed a ring counts for nothing (S4.32).
  mutating func note(_ diagnostic: Diagnostic) {
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
