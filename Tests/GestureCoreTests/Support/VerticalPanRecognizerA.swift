import GestureCore

/// Recognizes fingers that drag up or down: what a list scrolls by, from public parts alone.
final class VerticalPanRecognizerA: DragRecognizer {
  let core = RecognizerCore(name: "verticalPan")
  var dragLimits = DragLimits()
  var dragTracker = DragTracker()

  init() { dragLimits.axis = .vertical }

  func relevantPart(of vector: Vector) -> Vector { Vector(dx: 0, dy: vector.dy) }
}
