import DoubleTapGesture
import GestureCore
import LongPressGesture
import TapGesture

extension RecognizerKind {
  /// The kind `tap`: a `TapGestureRecognizer`.
  public static let tap = RecognizerKind(
    "tap", sample: .tap, properties: tapProperties(of: TapGestureRecognizer.self)
  ) {
    TapGestureRecognizer()
  }

  /// The kind `doubleTap`: a `DoubleTapGestureRecognizer`.
  public static let doubleTap = RecognizerKind(
    "doubleTap", sample: .doubleTap,
    properties: tapProperties(of: DoubleTapGestureRecognizer.self)
  ) {
    DoubleTapGestureRecognizer()
  }

  /// The kind `longPress`: a `LongPressGestureRecognizer`.
  public static let longPress = RecognizerKind(
    "longPress", sample: .press,
    properties: [
      .milliseconds(.minimumPressDuration, \LongPressGestureRecognizer.minimumPressDuration),
      .number(
        .allowableMovement, \LongPressGestureRecognizer.allowableMovement, isUpperBound: true),
      .wholeNumber(.numberOfTouchesRequired, \LongPressGestureRecognizer.numberOfTouchesRequired),
      .wholeNumber(.numberOfTapsRequired, \LongPressGestureRecognizer.numberOfTapsRequired),
      .milliseconds(.maximumTapGap, \LongPressGestureRecognizer.maximumTapGap, isUpperBound: true),
      .number(
        .allowableTapSpacing, \LongPressGestureRecognizer.allowableTapSpacing, isUpperBound: true),
      .buttons(.buttonMaskRequired, \LongPressGestureRecognizer.buttonMaskRequired),
      .milliseconds(.repeatInterval, orNull: \LongPressGestureRecognizer.repeatInterval),
    ]
  ) {
    LongPressGestureRecognizer()
  }

  private static func tapProperties<Recognizer: TapRecognizer & SendableMetatype>(
    of recognizer: Recognizer.Type
  ) -> [Property] {
    [
      .wholeNumber(.numberOfTapsRequired, \Recognizer.numberOfTapsRequired),
      .wholeNumber(.numberOfTouchesRequired, \Recognizer.numberOfTouchesRequired),
      .buttons(.buttonMaskRequired, \Recognizer.buttonMaskRequired),
      .number(.allowableMovement, \Recognizer.allowableMovement, isUpperBound: true),
      .milliseconds(.maximumPressDuration, \Recognizer.maximumPressDuration, isUpperBound: true),
      .milliseconds(.maximumTapGap, \Recognizer.maximumTapGap, isUpperBound: true),
      .number(.allowableTapSpacing, \Recognizer.allowableTapSpacing, isUpperBound: true),
    ]
  }
}
