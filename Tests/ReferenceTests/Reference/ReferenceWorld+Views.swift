import GestureCore
import GestureScenario

// Step 8 of a pass: what the views that were hit receive, and when.
extension ReferenceWorld {
  /// Notes what an event brings for views; whether they get it is decided at the end of the pass.
  mutating func noteForViews(began: [Int], moved: [Int], lifted: [Int], cancelled: [Int]) {
    for number in began { fingers[number].stream.add(.began) }
    for number in moved { fingers[number].stream.add(.moved) }
    for number in lifted { fingers[number].stream.add(.ended) }
    for number in cancelled { fingers[number].stream.isLost = true }
  }

  /// S2.17, S14.6: whether its view takes one touch at a time and has another one that is down.
  func isTaken(_ finger: Finger) -> Bool {
    guard let view = finger.hitView, views.specs[view]?.isMultipleTouchEnabled != true else {
      return false
    }
    return fingers.contains {
      $0.number < finger.number && $0.hitView == view && $0.end == nil && !$0.stream.isClosed
        && !$0.stream.isRefused
    }
  }

  /// S7.2, S7.3, S7.7: a touch that a view has begun with is cancelled once; any other is dropped.
  mutating func close(_ number: Int) {
    let stream = fingers[number].stream
    guard !stream.isClosed else { return }
    if stream.delivered.first == .began { tell(number, .cancelled) }
    fingers[number].stream.isClosed = true
    fingers[number].stream.withheld = []
  }

  /// S7.2: what a recognizer that has recognized takes from views. S7.11: later touches too.
  mutating func takeTouchesFromViews(_ id: String) {
    guard member(id)?.cancelsTouchesInView == true, let attempt = self[id] else { return }
    guard !attempt.unsent.isEmpty || attempt.isActive, attempt.unsent != [.cancelled] else {
      return
    }
    for number in attempt.met.sorted() { close(number) }
  }

  /// S7.30: what was withheld comes first; then what the event itself brings.
  mutating func deliverToViews() {
    for number in fingers.indices where !fingers[number].stream.isAdmitted {
      if fingers[number].stream.isRefused || isTaken(fingers[number]) { close(number) }
      fingers[number].stream.isAdmitted = true
    }
    for number in fingers.indices { deliverToView(number) }
  }

  private mutating func deliverToView(_ number: Int) {
    if fingers[number].stream.isLost { return close(number) }  // S7.25, S7.26
    while let phase = fingers[number].stream.withheld.first, !isWithheld(number, phase) {
      fingers[number].stream.withheld.removeFirst()
      tell(number, phase)
      if phase == .ended { fingers[number].stream.isClosed = true }
    }
  }

  /// S7.15, S7.14: whether an undecided recognizer with the touch delays it.
  private func isWithheld(_ number: Int, _ phase: TouchPhase) -> Bool {
    members.contains { member in
      guard let attempt = member.attempt, attempt.delivered == .possible,
        attempt.met.contains(number)
      else { return false }
      return member.delaysTouchesBegan || (member.delaysTouchesEnded && phase == .ended)
    }
  }

  private mutating func tell(_ number: Int, _ phase: TouchPhase) {
    fingers[number].stream.delivered.append(phase)
    guard let view = fingers[number].hitView else { return }
    story.views["\(view), touch \(fingers[number].id)", default: []]
      .append("\(phase)@\(now.plainText)")
  }
}
