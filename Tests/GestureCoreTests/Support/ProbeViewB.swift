import GestureCore

/// A view that notes what it is asked and told, keeps the touches it is told of to itself, and
/// may veto recognizers.
final class ProbeViewB: View {
  /// What it was told, such as "began 1".
  private(set) var told: [String] = []
  /// For whom it was asked whether they should begin.
  private(set) var askedToBegin: [String] = []
  /// How often it was hit-tested.
  private(set) var hitTests = 0
  /// The names of recognizers that may not begin on it.
  var vetoes: Set<String> = []
  /// Stands in for ``point(inside:with:)``.
  var contains: ((Point) -> Bool)?
  /// Stands in for ``hitTest(_:with:)``.
  var catches: ((Point, TouchEvent?) -> View?)?
  /// Stands in for the superview as the next responder.
  var successor: View?
  var onTold: ((String) -> Void)?

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    hitTests += 1
    if let catches { return catches(point, event) }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    contains?(point) ?? super.point(inside: point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    askedToBegin.append(recognizer.name)
    return !vetoes.contains(recognizer.name)
  }

  override var next: View? { successor ?? super.next }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) { note("began", touches) }
  override func touchesMoved(_ touches: Touches, with event: TouchEvent) { note("moved", touches) }
  override func touchesEnded(_ touches: Touches, with event: TouchEvent) { note("ended", touches) }
  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Touches) {
    let call = ([phase] + touches.map { "\($0.id.rawValue)" }).joined(separator: " ")
    told.append(call)
    onTold?(call)
  }
}
