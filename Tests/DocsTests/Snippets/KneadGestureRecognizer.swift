import GestureCore

/// Two fingers that knead: it begins when both have moved by 20 points, or when it takes them over.
final class KneadGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "knead")
  var handle: RecognizerHandle { core.handle }
  var numberOfTouchesToTakeOver: Int { 2 }

  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    let fingers = core.trackedTouches
    if core.state.isActive {
      core.state = .changed
    } else if fingers.count == 2 && fingers.allSatisfy({ $0.distanceFromStart >= 20 }) {
      core.state = .began
    }
  }

  func touchesTakenOver(_ touches: Touches, with event: TouchEvent) { core.state = .began }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    if core.state.isActive { core.state = .ended } else { core.fail("a finger lifted too early") }
  }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }
}
