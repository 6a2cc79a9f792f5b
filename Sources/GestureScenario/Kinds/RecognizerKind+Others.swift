import CircleGesture
import GestureCore
import HoverGesture
import PinchGesture
import RotationGesture
import SwipeGesture

extension RecognizerKind {
  static let swipe = RecognizerKind(
    "swipe", sample: .flick,
    properties: [
      .words(
        "direction", \SwipeGestureRecognizer.direction,
        [("left", .left), ("right", .right), ("up", .up), ("down", .down)]),
      .wholeNumber("numberOfTouchesRequired", \SwipeGestureRecognizer.numberOfTouchesRequired),
      .milliseconds("maximumDuration", \SwipeGestureRecognizer.maximumDuration),
      .number("minimumDistance", \SwipeGestureRecognizer.minimumDistance),
      .number("maximumCrossDistance", \SwipeGestureRecognizer.maximumCrossDistance),
    ]
  ) {
    SwipeGestureRecognizer()
  }

  static let pinch = RecognizerKind(
    "pinch", sample: .pinch,
    properties: [.number("hysteresis", \PinchGestureRecognizer.hysteresis)],
    rebase: .scale { ($0 as? PinchGestureRecognizer)?.scale = $1 },
    reading: { (pinch: PinchGestureRecognizer, readings) in readings.scale = pinch.scale }
  ) {
    PinchGestureRecognizer()
  }

  static let rotation = RecognizerKind(
    "rotation", sample: .turn,
    properties: [.number("hysteresis", \RotationGestureRecognizer.hysteresis)],
    rebase: .rotation { ($0 as? RotationGestureRecognizer)?.rotation = $1 },
    reading: { (rotation: RotationGestureRecognizer, readings) in
      readings.rotation = rotation.rotation
    }
  ) {
    RotationGestureRecognizer()
  }

  static let hover = RecognizerKind("hover", sample: .hover) { HoverGestureRecognizer() }

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
