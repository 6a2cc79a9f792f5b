import GestureCore

/// Recognizes fingers that drag up or down: what a list scrolls by, from public parts alone.
final class VerticalPanRecognizer: DragRecognizer {
  private let core = RecognizerCore(
    name: "verticalPan", running: DragLogic(axis: .vertical, reportedAxis: .vertical))
  var handle: RecognizerHandle { core.handle }
}
