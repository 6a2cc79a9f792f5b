import GestureCore

/// A view that handles its touches and does what a test tells it to.
final class TouchViewC: View {
  var whenBegan: (Touches) -> Void = { _ in }
  var whenMoved: (Touches) -> Void = { _ in }
  var whenEnded: (Touches) -> Void = { _ in }
  var whenCancelled: (Touches) -> Void = { _ in }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) { whenBegan(touches) }
  override func touchesMoved(_ touches: Touches, with event: TouchEvent) { whenMoved(touches) }
  override func touchesEnded(_ touches: Touches, with event: TouchEvent) { whenEnded(touches) }
  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    whenCancelled(touches)
  }
}
