import GestureScenario
import Gestures

extension RecognizerKind {
  /// The checkmark as a kind of scenario file.
  static let checkmark = RecognizerKind(
    "checkmark",
    sample: .stroke([
      Point(x: 150, y: 220), Point(x: 165, y: 240), Point(x: 180, y: 260), Point(x: 200, y: 225),
      Point(x: 220, y: 190),
    ]),
    properties: [.number("minimumHeight", \CheckmarkGestureRecognizer.minimumHeight)],
    readings: [.point("corner", \CheckmarkGestureRecognizer.corner)]
  ) {
    CheckmarkGestureRecognizer()
  }
}

extension RecognizerKinds {
  static let withCheckmark = RecognizerKinds.standard.adding(.checkmark)
}

/// The Swift in the comment of `RecognizerKind`.
enum KindSnippets {
  static func checkmark() throws -> Scenario {
    let checkmark = RecognizerKind(
      "checkmark", sample: .stroke([Point(x: 0, y: 0), Point(x: 30, y: 30), Point(x: 90, y: -60)]),
      properties: [
        .number("minimumHeight", \CheckmarkGestureRecognizer.minimumHeight)
      ],
      readings: [
        .point("corner", \CheckmarkGestureRecognizer.corner)
      ]
    ) {
      CheckmarkGestureRecognizer()
    }
    let kinds = RecognizerKinds.standard.adding(checkmark)
    let scenario = try Scenario(contentsOfFile: "signing.json", kinds: kinds)
    return scenario
  }

  static func holdTime() -> RecognizerKind.Property {
    let holdTime = RecognizerKind.Property.milliseconds(
      "holdTime", \LongPressGestureRecognizer.minimumPressDuration
    ).like(.minimumPressDuration)
    return holdTime
  }
}
