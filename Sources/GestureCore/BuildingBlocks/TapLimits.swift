/// What makes touches a tap, or several in a row.
///
/// A plain value, which checks nothing: the properties of ``TapRecognizer`` diagnose what is out of
/// range.
public struct TapLimits: Hashable, Sendable {
  /// How many taps there are in a row. Range: 1 or more. Default: 1.
  public var numberOfTaps = 1
  /// How many fingers tap together. Range: 1 or more. Default: 1.
  public var numberOfTouches = 1
  /// The buttons that a pointer has to press; fingers have none and pass. Range: not empty.
  /// Default: the primary one.
  public var buttonMask = ButtonMask.primary
  /// How far a finger may move from where it came down. Unit: points. Range: 0 or more.
  /// Default: 45.
  public var allowableMovement = GestureSetting.allowableTapMovement.defaultValue
  /// How long a tap may last, from when its first finger came down. Range: 0 or more. Default:
  /// 0.75 s.
  public var maximumPressDuration = GestureSetting.maximumTapDuration.defaultValue
  /// How long it may take from a lift to the next touch. Range: 0 or more. Default: 0.35 s.
  public var maximumTapGap = GestureSetting.maximumTapGap.defaultValue
  /// How far a tap may be from the first one. Unit: points. Range: 0 or more. Default: 45.
  public var allowableTapSpacing = GestureSetting.allowableTapSpacing.defaultValue

  /// The defaults: one tap with one finger or the primary button, within 45 pt and 0.75 s.
  public init() {}
}

extension TapLimits {
  /// Whether each tap within other limits is one within these (S9.4 to S9.8).
  ///
  /// - Parameter isInARow: whether the taps follow each other, so that gaps and spacing count too.
  package func admitsEach(of others: TapLimits, inARow isInARow: Bool) -> Bool {
    allowableMovement >= others.allowableMovement
      && maximumPressDuration >= others.maximumPressDuration
      && (others.buttonMask.isEmpty || buttonMask.isSubset(of: others.buttonMask))
      && (!isInARow
        || maximumTapGap >= others.maximumTapGap
          && allowableTapSpacing >= others.allowableTapSpacing)
  }
}

extension GestureSetting<Double> {
  /// How far a tapping finger may move. Unit: points. Default: 45. Source: folklore of UIKit, noted
  /// by Gestouch.
  public static let allowableTapMovement = GestureSetting("allowableTapMovement", default: 45)
  /// How far a tap may be from the first one. Unit: points. Default: 45 (our choice).
  public static let allowableTapSpacing = GestureSetting("allowableTapSpacing", default: 45)
}

extension GestureSetting<Duration> {
  /// How long a tap may last. Default: 0.75 s. Source: WinObjC.
  public static let maximumTapDuration = GestureSetting(
    "maximumTapDuration", default: .milliseconds(750))
  /// How long it may take from a lift to the next tap. Default: 0.35 s. Source: WebKit's blog,
  /// measured of UIKit.
  public static let maximumTapGap = GestureSetting("maximumTapGap", default: .milliseconds(350))
}

extension GestureSettings.Limits {
  /// See ``TapLimits/allowableMovement``.
  public var allowableTapMovement: Double {
    get { self[.allowableTapMovement] }
    set { self[.allowableTapMovement] = newValue }
  }

  /// See ``TapLimits/allowableTapSpacing``.
  public var allowableTapSpacing: Double {
    get { self[.allowableTapSpacing] }
    set { self[.allowableTapSpacing] = newValue }
  }

  /// See ``TapLimits/maximumPressDuration``.
  public var maximumTapDuration: Duration {
    get { self[.maximumTapDuration] }
    set { self[.maximumTapDuration] = newValue }
  }

  /// See ``TapLimits/maximumTapGap``.
  public var maximumTapGap: Duration {
    get { self[.maximumTapGap] }
    set { self[.maximumTapGap] = newValue }
  }
}
