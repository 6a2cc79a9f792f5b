public import GestureCore

/// Recognizes a finger that goes straight up and lifts.
public final class FlickUpGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "flickUp")
  public var handle: RecognizerHandle { core.handle }
  public init() {}

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    if core.trackedTouches.count > 1 { core.fail("a second finger came down") }
  }
  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    let drift = (touches[0].location(in: nil).x - touches[0].initialLocation(in: nil).x).magnitude
    if drift > 30 { core.fail("it strayed", measured: drift, limit: 30, .points) }
  }
  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    let height = touches[0].initialLocation(in: nil).y - touches[0].location(in: nil).y
    if height < 60 { return core.fail("it is low", measured: height, limit: 60, .points, .atLeast) }
    core.state = .ended
  }
  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }
}
