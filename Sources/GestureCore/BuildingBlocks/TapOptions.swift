/// A recognizer's own limits for its taps. Limits that are not set come from the dispatcher's
/// ``GestureSettings``.
public struct TapOptions: Sendable {
  /// How many fingers tap together. Range: 1 or more. Default: 1.
  public var numberOfTouches = 1
  /// The buttons that a pointer has to press. Default: the primary one.
  public var buttonMask = ButtonMask.primary
  /// How far a finger may move from where it came down. Unit: points. Default: the setting
  /// ``GestureSetting/allowableTapMovement``, 45.
  public var allowableMovement = GestureLimit(GestureSetting.allowableTapMovement)
  /// How long a tap may last, from when its first finger came down. Default: the setting
  /// ``GestureSetting/maximumTapDuration``, 0.75 s.
  public var maximumPressDuration = GestureLimit(GestureSetting.maximumTapDuration)
  /// How long it may take from a lift to the next touch. Default: the setting
  /// ``GestureSetting/maximumTapGap``, 0.35 s.
  public var maximumTapGap = GestureLimit(GestureSetting.maximumTapGap)
  /// How far a tap may be from the first one. Unit: points. Default: the setting
  /// ``GestureSetting/allowableTapSpacing``, 45.
  public var allowableTapSpacing = GestureLimit(GestureSetting.allowableTapSpacing)

  /// No limits of its own: the dispatcher's settings, one finger, the primary button.
  public init() {}

  /// The limits that apply to a recognizer's current touches.
  public func limits(numberOfTaps: Int, for core: RecognizerCore) -> TapLimits {
    var limits = limits(in: core.changedSettings)
    limits.numberOfTaps = numberOfTaps
    return limits
  }

  /// The limits for a single tap.
  func limits(in settings: GestureSettings.Limits?) -> TapLimits {
    var limits = TapLimits()
    limits.numberOfTouches = numberOfTouches
    limits.buttonMask = buttonMask
    limits.allowableMovement = allowableMovement.value(in: settings)
    limits.maximumPressDuration = maximumPressDuration.value(in: settings)
    limits.maximumTapGap = maximumTapGap.value(in: settings)
    limits.allowableTapSpacing = allowableTapSpacing.value(in: settings)
    return limits
  }
}
