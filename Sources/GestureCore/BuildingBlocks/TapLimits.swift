/// What makes touches a tap.
public struct TapLimits: Sendable {
  /// How many taps there are in a row. Range: 1 or more. Default: 1.
  public var numberOfTaps = 1
  /// How many fingers tap together. Range: 1 or more. Default: 1.
  public var numberOfTouches = 1
  /// How far a finger may stray from where it came down, in points. Default: 45 (source: folklore
  /// of UIKit, noted by Gestouch).
  public var allowableMovement = 45.0
  /// How long a tap may last, from its first finger's coming down. Default: 0.75 s (source: WinObjC).
  public var maximumPressDuration = Duration.milliseconds(750)
  /// How long the next tap may keep one waiting after a lift. Default: 0.35 s (source: WebKit's
  /// blog, on its double tap; measured of UIKit).
  public var maximumTapGap = Duration.milliseconds(350)
  /// How far a tap may be from the first one, in points. Default: 45.
  public var allowableTapSpacing = 45.0
  /// The buttons that a pointer has to press; of no concern to fingers. Default: the primary one.
  public var buttonMask = ButtonMask.primary

  public init() {}
}
