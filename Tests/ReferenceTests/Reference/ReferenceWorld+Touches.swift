import GestureCore
import GestureScenario

// Steps 2 and 3 of a pass: routing, and what recognizers do with their touches.
extension ReferenceWorld {
  /// A touch comes down: it is hit-tested once (S2.1) and offered to the recognizers of the views
  /// on its path (S2.8).
  ///
  /// - Returns: the touch's number.
  mutating func begin(_ id: String, at point: Point) -> Int {
    let view = views.hitView(at: point)
    let finger = Finger(
      number: fingers.count, id: id, hitView: view, path: views.path(from: view))
    fingers.append(finger)
    for member in members where isCandidate(member, finger) && accepts(member, finger) {
      bind(member, to: finger)
    }
    return finger.number
  }

  /// S2.14, S8.1: enabled, and on a view of the path. S6.8, S14.2: one that is over takes none.
  private func isCandidate(_ member: Member, _ finger: Finger) -> Bool {
    guard let view = member.view, finger.path.contains(view), member.isEnabled else { return false }
    return member.attempt.map { !$0.tracking.isOver && !$0.delivered.isOver } ?? true
  }

  /// S3.3: the question about the event comes once and first; after a no, none about its touches.
  private mutating func accepts(_ member: Member, _ finger: Finger) -> Bool {
    let knownAnswer = eventAnswers[member.id]
    let isWelcome = knownAnswer ?? ask(.shouldReceiveEvent, member.id)
    eventAnswers[member.id] = isWelcome
    return isWelcome
      && ask(
        .shouldReceiveTouch, member.id, Subject(hitView: finger.hitView, touch: finger.id))
  }

  private mutating func bind(_ member: Member, to finger: Finger) {
    let depth = member.view.map { views.path(from: $0).count } ?? 0
    var attempt = member.attempt ?? Trial(depth: depth)
    attempt.met.insert(finger.number)
    attempt.tracked.insert(finger.number)
    self[member.id] = attempt
    if attempt.isActive, member.cancelsTouchesInView {
      fingers[finger.number].stream.isRefused = true  // S7.11
    }
  }

  /// S3: each recognizer that gets a callback in this event does what the script tells it.
  mutating func deliver(_ numbers: [Int]) {
    for id in participants {
      guard let attempt = self[id], !attempt.tracking.isOver,
        !attempt.tracked.isDisjoint(with: numbers)
      else { continue }
      let isCancellation = attempt.tracked.intersection(numbers)
        .allSatisfy { fingers[$0].end == .cancelled }
      if isCancellation { self[id]?.ownReason = Reason("touchesCancelled") }
      for state in orders[id] ?? [] { assign(state, to: id) }
      endIfAllWereCancelled(id)
      if self[id]?.tracking.isOver == false { self[id]?.ownReason = Reason("ownDecision") }
    }
    for id in participants {
      for number in numbers where fingers[number].end != nil { self[id]?.tracked.remove(number) }
    }
  }

  /// S14.15: one whose touches were all cancelled and that has not decided is ended. Lifts come
  /// before cancellations (S2.26), so a touch that lifts in the event is no longer tracked.
  private mutating func endIfAllWereCancelled(_ id: String) {
    guard self[id]?.tracking.isOver == false else { return }
    let left = (self[id]?.tracked ?? []).filter { fingers[$0].end != .ended }
    guard !left.isEmpty, left.allSatisfy({ fingers[$0].end == .cancelled }) else { return }
    self[id]?.ownReason = Reason("touchesCancelled")
    assign(.cancelled, to: id)
  }

  // MARK: Assigning states

  /// S1.2, S1.3, S1.13, S1.14, S1.16: what an assignment comes to. An illegal one changes nothing.
  mutating func assign(_ state: GestureState, to id: String) {
    guard var attempt = self[id] else { return }
    guard let next = Self.successor(of: attempt.tracking, assigning: state) else { return }
    if next == .began { attempt.isContinuous = true }
    attempt.tracking = next
    if attempt.isActive { attempt.note(next) }
    self[id] = attempt
  }

  /// The state that follows; nil if the assignment is illegal.
  static func successor(of state: GestureState, assigning new: GestureState) -> GestureState? {
    switch (state, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): new
    case (.possible, .cancelled): .failed
    case (.began, .changed), (.changed, .changed): new
    case (.began, .ended), (.changed, .ended): new
    case (.began, .cancelled), (.changed, .cancelled): new
    case (.began, .failed), (.changed, .failed): .cancelled
    case (_, _): nil
    }
  }
}
