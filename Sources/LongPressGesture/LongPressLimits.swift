public import GestureCore

/// What makes touches a long press.
struct LongPressLimits: Sendable {
  var minimumPressDuration = GestureSetting.minimumPressDuration.defaultValue
  var allowableMovement = GestureSetting.allowablePressMovement.defaultValue
  var numberOfPrecedingTaps = 0
  /// The limits of the preceding taps (S14.19), and how many fingers tap and press.
  var taps = TapLimits()
}

/// A recognizer's own limits.
struct LongPressOptions: Sendable {
  var minimumPressDuration = GestureLimit(GestureSetting.minimumPressDuration)
  var allowableMovement = GestureLimit(GestureSetting.allowablePressMovement)
  var numberOfPrecedingTaps = 0
  var taps = TapOptions()
  var repeatInterval: Duration?

  /// The recognizer's own button mask decides which touches it gets (S15.17).
  init() { taps.buttonMask = [] }

  /// The limits that apply to a recognizer's current touches.
  func limits(for core: RecognizerCore) -> LongPressLimits {
    LongPressLimits(
      minimumPressDuration: minimumPressDuration.value(for: core),
      allowableMovement: allowableMovement.value(for: core),
      numberOfPrecedingTaps: numberOfPrecedingTaps,
      taps: taps.limits(numberOfTaps: numberOfPrecedingTaps, for: core))
  }
}

extension GestureSetting<Double> {
  /// How far a pressing finger may move. Unit: points. Default: 10. Source:
  /// UILongPressGestureRecognizer.h.
  public static let allowablePressMovement = GestureSetting("allowablePressMovement", default: 10)
}

extension GestureSetting<Duration> {
  /// How long a long press has to be held. Default: 0.5 s. Source: UILongPressGestureRecognizer.h.
  public static let minimumPressDuration = GestureSetting(
    "minimumPressDuration", default: .milliseconds(500))
}

extension GestureSettings.Limits {
  /// See ``LongPressGestureRecognizer/allowableMovement``.
  public var allowablePressMovement: Double {
    get { self[.allowablePressMovement] }
    set { self[.allowablePressMovement] = newValue }
  }

  /// See ``LongPressGestureRecognizer/minimumPressDuration``.
  public var minimumPressDuration: Duration {
    get { self[.minimumPressDuration] }
    set { self[.minimumPressDuration] = newValue }
  }
}
