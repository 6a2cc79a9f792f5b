import GestureCore

/// A pan that begins as its finger comes down.
final class InstantPanC: DragRecognizer {
  let core = RecognizerCore(name: "instantPan")
  var dragLimits = DragLimits()
  var dragTracker = DragTracker()

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    _ = dragTracker.began(touches, at: event.timestamp, dragLimits)
    if core.state == .possible { core.state = .began }
  }
}
