import Gestures

/// A recognizer as another package writes it: a stroke down to the right, then up to the right.
final class CheckmarkGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "checkmark")
  private var path = Path()

  var handle: RecognizerHandle { core.handle }

  /// How high the upstroke has to be. Unit: points. Default: 40.
  var minimumHeight = 40.0
  /// The lowest place of the stroke; nil between attempts.
  var corner: Point? { path.lowest }

  private struct Path {
    var lowest: Point?
    var last = Point.zero
  }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    guard path.lowest == nil, touches.count == 1 else { return core.fail("a second finger") }
    path = Path(lowest: touches[0].location(in: nil), last: touches[0].location(in: nil))
  }

  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    let place = touches[0].location(in: nil)
    guard let lowest = path.lowest else { return }
    if place.x < path.last.x - 10 { return core.fail("it went back to the left") }
    if place.y > lowest.y { path.lowest = place }
    path.last = place
  }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    let height = (path.lowest?.y ?? 0) - touches[0].location(in: nil).y
    guard height >= minimumHeight else {
      return core.fail(
        "the upstroke is low", measured: height, limit: minimumHeight, .points, .atLeast)
    }
    core.state = .ended
  }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }

  func reset() { path = Path() }
}

// What lint and the explorer need to know.
extension CheckmarkGestureRecognizer: GestureInspectable {
  var profile: GestureProfile {
    var profile = GestureProfile(.drawing("checkmark"))
    profile.decisiveDistances = [minimumHeight]
    return profile
  }

  func addState(to digest: inout StateDigest) {
    digest.add(path.lowest != nil)
    if let lowest = path.lowest { digest.add(lowest) }
    digest.add(path.last)
  }
}
