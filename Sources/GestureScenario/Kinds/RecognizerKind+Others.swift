import CircleGesture
import GestureCore

extension RecognizerKind {
  static let circle = RecognizerKind(
    "circle", sample: .circle,
    properties: [
      .number("tolerance", \CircleGestureRecognizer.tolerance),
      .flag("reportsProgress", \CircleGestureRecognizer.reportsProgress),
    ],
    reading: { (circle: CircleGestureRecognizer, readings) in
      readings.center = circle.fit?.center
      readings.radius = circle.fit?.radius
    }
  ) {
    CircleGestureRecognizer()
  }

  static let scripted = RecognizerKind("scripted", sample: .tap) { ScriptedGestureRecognizer() }
}
