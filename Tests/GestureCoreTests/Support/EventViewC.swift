import GestureCore

/// A view that looks at whole events.
final class EventViewC: View {
  var whenMoved: (TouchEvent) -> Void = { _ in }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) {}
  override func touchesMoved(_ touches: Touches, with event: TouchEvent) { whenMoved(event) }
}
