import CircleGesture
import GestureCore
import HoverGesture
import PinchGesture
import RotationGesture
import SwipeGesture

extension RecognizerKind {
  public static let swipe = RecognizerKind(
    "swipe", sample: .flick,
    properties: [
      .words(
        "direction", \SwipeGestureRecognizer.direction,
        [("left", .left), ("right", .right), ("up", .up), ("down", .down)]),
      .wholeNumber("numberOfTouchesRequired", \SwipeGestureRecognizer.numberOfTouchesRequired),
      // A swipe that is too slow has failed within a part of the time that it may take (S9.31).
      .milliseconds(
        "maximumDuration", \SwipeGestureRecognizer.maximumDuration, alsoCountsInPart: true),
      .number("minimumDistance", \SwipeGestureRecognizer.minimumDistance),
      .number("maximumCrossDistance", \SwipeGestureRecognizer.maximumCrossDistance),
      .buttons("buttonMaskRequired", \SwipeGestureRecognizer.buttonMaskRequired),
    ]
  ) {
    SwipeGestureRecognizer()
  }

  public static let pinch = RecognizerKind(
    "pinch", sample: .pinch,
    properties: [.number("hysteresis", \PinchGestureRecognizer.hysteresis)],
    readings: [.number("scale", settable: \PinchGestureRecognizer.scale)]
  ) {
    PinchGestureRecognizer()
  }

  public static let rotation = RecognizerKind(
    "rotation", sample: .turn,
    properties: [.number("hysteresis", \RotationGestureRecognizer.hysteresis)],
    readings: [.number("rotation", settable: \RotationGestureRecognizer.rotation)]
  ) {
    RotationGestureRecognizer()
  }

  public static let hover = RecognizerKind(
    "hover", sample: .hover,
    readings: [
      .number("altitude", \HoverGestureRecognizer.altitudeAngle.asOptional),
      .number("azimuth", \HoverGestureRecognizer.azimuthInWindow),
      .number("roll", \HoverGestureRecognizer.rollAngle.asOptional),
      .number("distance", \HoverGestureRecognizer.distance),
    ]
  ) {
    HoverGestureRecognizer()
  }

  public static let circle = RecognizerKind(
    "circle", sample: .circle,
    properties: [
      .number("tolerance", \CircleGestureRecognizer.tolerance),
      .flag("reportsProgress", \CircleGestureRecognizer.reportsProgress),
      .buttons("buttonMaskRequired", \CircleGestureRecognizer.buttonMaskRequired),
    ],
    readings: [
      .point("center", \CircleGestureRecognizer.fit?.center),
      .number("radius", \CircleGestureRecognizer.fit?.radius),
    ]
  ) {
    CircleGestureRecognizer()
  }

  /// A recognizer for testing arbitration: it does what the script says. In its sample it ends when
  /// the finger lifts.
  public static let scripted = RecognizerKind("scripted", sample: .tap.assigning(.end)) {
    ScriptedGestureRecognizer()
  }
}

extension HoverGestureRecognizer {
  fileprivate var azimuthInWindow: Double? { azimuthAngle(in: nil) }
}

extension Double {
  fileprivate var asOptional: Double? { self }
}
