import CircleGesture
import GestureCore

/// The player's last stroke, and what became of it.
struct Stroke {
  enum Fate {
    /// The button is still down.
    case growing
    /// It was no circle.
    case refused
    /// It was a circle, but round no picture.
    case astray
    /// It was a circle round a picture.
    case picked(Int, isRight: Bool)
  }

  var fate: Fate
  var path: [Point]
  var fit: CircleFit?
  /// Which test refused the path; nil while it's still drawn.
  var verdict: CircleVerdict?

  init(_ circle: CircleGestureRecognizer, fate: Fate) {
    self.fate = fate
    path = circle.path
    fit = circle.fit
    verdict = circle.verdict
  }
}
