import CircleGesture
import GestureCore
import HoverGesture
import PanGesture
import PinchGesture
import RotationGesture
import SwipeGesture

extension RecognizerKind {
  /// The kind `swipe`: a `SwipeGestureRecognizer`.
  public static let swipe = RecognizerKind(
    "swipe", sample: .flick,
    properties: [
      .words(
        .direction, \SwipeGestureRecognizer.direction,
        [("left", .left), ("right", .right), ("up", .up), ("down", .down)]),
      .wholeNumber(.numberOfTouchesRequired, \SwipeGestureRecognizer.numberOfTouchesRequired),
      // A swipe that is too slow has failed within a part of the time that it may take (S9.31).
      .milliseconds(
        .maximumDuration, \SwipeGestureRecognizer.maximumDuration, alsoCountsInPart: true,
        isUpperBound: true),
      .number(.minimumDistance, \SwipeGestureRecognizer.minimumDistance),
      .number(
        .maximumCrossDistance, \SwipeGestureRecognizer.maximumCrossDistance, isUpperBound: true),
      .buttons(.buttonMaskRequired, \SwipeGestureRecognizer.buttonMaskRequired),
    ]
  ) {
    SwipeGestureRecognizer()
  }

  /// The kind `pinch`: a `PinchGestureRecognizer`, which offers its `scale`.
  public static let pinch = RecognizerKind(
    "pinch", sample: .pinch,
    properties: [.number(.hysteresis, \PinchGestureRecognizer.hysteresis)],
    readings: [.number("scale", settable: \PinchGestureRecognizer.scale)]
  ) {
    PinchGestureRecognizer()
  }

  /// The kind `rotation`: a `RotationGestureRecognizer`, which offers its `rotation`, in radians.
  public static let rotation = RecognizerKind(
    "rotation", sample: .turn,
    properties: [.number(.hysteresis, \RotationGestureRecognizer.hysteresis)],
    readings: [.number("rotation", settable: \RotationGestureRecognizer.rotation)]
  ) {
    RotationGestureRecognizer()
  }

  /// The kind `hover`: a `HoverGestureRecognizer`, which offers how a stylus is held: `altitude`,
  /// `azimuth` and `roll`, in radians, and `distance`, in points.
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

  /// The kind `circle`: a `CircleGestureRecognizer`, which offers the `center` and the `radius` of
  /// the circle, in points.
  public static let circle = RecognizerKind(
    "circle", sample: .circle,
    properties: [
      .number(.tolerance, \CircleGestureRecognizer.tolerance),
      .flag(.reportsProgress, \CircleGestureRecognizer.reportsProgress),
      .buttons(.buttonMaskRequired, \CircleGestureRecognizer.buttonMaskRequired),
    ],
    readings: [
      .point("center", \CircleGestureRecognizer.fit?.center),
      .number("radius", \CircleGestureRecognizer.fit?.radius),
    ]
  ) {
    CircleGestureRecognizer()
  }

  /// The kind `contentDelay`: a `ContentDelayGestureRecognizer`, which holds a view's touches back
  /// and never recognizes. In its sample a press lasts longer than the delay.
  public static let contentDelay = RecognizerKind(
    "contentDelay", sample: .press,
    properties: [.milliseconds(.delay, \ContentDelayGestureRecognizer.delay)]
  ) {
    ContentDelayGestureRecognizer()
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
