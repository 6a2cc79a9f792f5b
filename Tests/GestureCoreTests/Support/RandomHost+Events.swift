import GestureCore
import GestureSimulation
import GestureTestKit

// Events of every kind: most are what fingers do, some what only broken hardware does.
extension RandomHost {
  func randomEvent() -> InputEvent {
    let count = random.chance(75) ? 1 : below(5)
    var event = InputEvent(
      at: simulation.now + randomPause(), touches: (0..<count).map { _ in randomTouch() })
    if random.chance(10) { event.indirect = (0...below(2)).map { _ in randomIndirectInput() } }
    if random.chance(10) { event.modifiers = [[], .shift, [.option, .capsLock]][below(3)] }
    if random.chance(3) { event.updates = [EstimationUpdate(index: below(3), pressure: 0.5)] }
    return event
  }

  private func randomIndirectInput() -> IndirectInput {
    let place = Point(x: random.chance(3) ? .nan : Double(below(280)), y: Double(below(300)))
    switch below(5) {
    case 0:
      let pose = random.chance(30) ? TouchPose(altitudeAngle: Double(below(2))) : nil
      return .hover(HoverInput(at: random.chance(80) ? place : nil, pose: pose))
    case 1, 2:
      let delta = Vector(dx: Double(below(21) - 10), dy: Double(below(9) - 4))
      let phase = [TouchPhase.began, .moved, .moved, .ended, .cancelled, .stationary][below(6)]
      return .scroll(
        ScrollInput(
          at: place, by: delta, phase: random.chance(50) ? phase : nil,
          isMomentum: random.chance(25)))
    case 3: return .action(random.chance(90) ? .activate : .escape, on: views[below(views.count)])
    default:
      let scale = [1, 1.5, 0.5, 0, -1, Double.nan][below(6)]
      let phase = [TouchPhase.began, .moved, .moved, .ended, .cancelled, .stationary][below(6)]
      return .transform(
        TransformInput(phase: phase, at: place, scale: scale, rotation: Double(below(3))))
    }
  }

  /// What ends everything that goes on without touches.
  func endIndirectInput() {
    for window in [simulation.window, popUp] {
      simulation.dispatcher.send(
        InputEvent(
          at: simulation.now, .hover(HoverInput(at: nil)),
          .transform(TransformInput(phase: .ended, at: .zero)),
          .scroll(ScrollInput(at: .zero, by: .zero, phase: .cancelled))),
        to: window)
    }
  }

  private func randomPause() -> Duration {
    switch below(100) {
    case 0..<60: .milliseconds(below(20))
    case 60..<85: .milliseconds(below(120))
    case 85..<96: .milliseconds(100 + below(800))
    case 96..<98: .milliseconds(-below(1000))  // time that runs back
    default: .zero
    }
  }

  private func randomTouch() -> TouchInput {
    let id = TouchID(random.chance(60) ? 1 : 1 + below(5))
    let place = simulation.dispatcher.touches.first { $0.id == id }?.location(in: nil)
    let phase = place == nil ? randomPhaseOfNew() : randomPhaseOfOld()
    var touch = TouchInput(
      id: id, phase: phase, location: randomPlace(after: phase == .began ? nil : place),
      type: random.chance(90) ? .direct : .mouse,
      buttons: random.chance(90) ? .primary : .secondary)
    if random.chance(5) { touch.contact = TouchContact(majorRadius: Double(below(20))) }
    if random.chance(3) { touch.estimationUpdateIndex = below(3) }
    return touch
  }

  private func randomPhaseOfNew() -> TouchPhase {
    random.chance(90) ? .began : [.moved, .ended, .cancelled, .stationary][below(4)]
  }

  private func randomPhaseOfOld() -> TouchPhase {
    switch below(100) {
    case 0..<68: .moved
    case 68..<92: .ended
    case 92..<95: .cancelled
    case 95..<98: .stationary
    default: .began  // a second time
    }
  }

  private func randomPlace(after place: Point?) -> Point? {
    if random.chance(2) { return Point(x: .nan, y: 10) }
    guard let place else {
      return random.chance(97)
        ? Point(x: Double(below(280)), y: Double(below(300))) : Point(x: -9, y: 900)
    }
    if random.chance(10) { return random.chance(50) ? place : nil }
    let reach = random.chance(70) ? 12 : 120
    return place
      + Vector(dx: Double(below(2 * reach) - reach), dy: Double(below(reach) - reach / 2))
  }
}
