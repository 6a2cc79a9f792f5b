import CheckmarkGesture
import GestureCore
import GestureScenario

extension RecognizerKind {
  /// The checkmark as a kind of scenario file: its word, a stroke that it recognizes, and the
  /// properties that a file sets and reads.
  public static let checkmark = RecognizerKind(
    "checkmark",
    sample: .stroke([
      Point(x: 150, y: 220), Point(x: 165, y: 240), Point(x: 180, y: 260), Point(x: 200, y: 225),
      Point(x: 220, y: 190),
    ]),
    properties: [
      .number("minimumDepth", \CheckmarkGestureRecognizer.minimumDepth),
      .number("minimumHeight", \CheckmarkGestureRecognizer.minimumHeight),
    ],
    readings: [.point("corner", \CheckmarkGestureRecognizer.corner)]
  ) {
    CheckmarkGestureRecognizer()
  }
}

extension RecognizerKinds {
  /// The kinds that come with the framework, and the checkmark.
  public static let withCheckmark = RecognizerKinds.standard.adding(.checkmark)
}
