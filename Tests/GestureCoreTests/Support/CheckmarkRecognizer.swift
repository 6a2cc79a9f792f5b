import GestureCore

/// Recognizes a drawn checkmark: one finger that goes down, then up, always to the right.
///
/// Discrete, from public API alone.
final class CheckmarkRecognizer: GestureRecognizer {
  let core = RecognizerCore(name: "checkmark")
  var handle: RecognizerHandle { core.handle }
  private var stroke = Stroke()

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    if core.trackedTouches.count > 1 {
      core.fail("a checkmark takes one finger")
    } else {
      stroke = Stroke(at: touches[0].location(in: nil))
    }
  }

  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    if let failure = stroke.failure(movingTo: touches[0].location(in: nil)) {
      core.fail(failure)
    }
  }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    if stroke.isCheckmark {
      core.state = .ended
    } else {
      core.fail("the strokes are too short for a checkmark")
    }
  }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }

  func reset() { stroke = Stroke() }
}

/// The way of the finger so far, in window coordinates; y grows downwards.
private struct Stroke {
  /// The least height of the stroke down and of the stroke up, in points.
  static let leastHeight = 20.0

  private var start = Point.zero
  private var last = Point.zero
  /// The lowest place so far.
  private var turn = Point.zero

  init(at start: Point = .zero) { (self.start, last, turn) = (start, start, start) }

  var isCheckmark: Bool {
    turn.y - start.y >= Self.leastHeight && turn.y - last.y >= Self.leastHeight
  }

  /// Takes over a move; says what is wrong with it.
  mutating func failure(movingTo place: Point) -> FailureDetail.Fixed? {
    let before = last
    last = place
    if place.x < before.x { return "it went to the left" }
    if place.y >= turn.y {
      if turn != before { return "it went down a second time" }
      turn = place
    } else if turn.y - start.y < Self.leastHeight {
      return "it went up too early"
    }
    return nil
  }
}
