/// What makes touches a tap. What has not been set is as in the dispatcher's ``GestureSettings``.
public struct TapLimits: Sendable {
  private struct Own: OptionSet, Sendable {
    let rawValue: UInt8
    static let movement = Own(rawValue: 1)
    static let duration = Own(rawValue: 2)
    static let gap = Own(rawValue: 4)
    static let spacing = Own(rawValue: 8)
  }

  /// What was set, and is not taken from the settings.
  private var own: Own = []

  /// How many taps there are in a row. Range: 1 or more. Default: 1.
  public var numberOfTaps = 1
  /// How many fingers tap together. Range: 1 or more. Default: 1.
  public var numberOfTouches = 1
  /// The buttons that a pointer has to press; of no concern to fingers. Default: the primary one.
  public var buttonMask = ButtonMask.primary
  /// How far a finger may stray from where it came down, in points. Default: 45.
  public var allowableMovement = 45.0 { didSet { own.insert(.movement) } }
  /// How long a tap may last, from its first finger's coming down. Default: 0.75 s.
  public var maximumPressDuration = Duration.milliseconds(750) {
    didSet { own.insert(.duration) }
  }
  /// How long the next tap may keep one waiting after a lift. Default: 0.35 s.
  public var maximumTapGap = Duration.milliseconds(350) { didSet { own.insert(.gap) } }
  /// How far a tap may be from the first one, in points. Default: 45.
  public var allowableTapSpacing = 45.0 { didSet { own.insert(.spacing) } }

  public init() {}

  /// The limits with everything that was not set taken from settings.
  public func completed(by settings: GestureSettings.Limits) -> TapLimits {
    var limits = self
    limits.complete(by: settings)
    return limits
  }

  /// Takes everything that was not set from the settings that count for a recognizer.
  public mutating func complete(for core: RecognizerCore) {
    core.withSettings { complete(by: $0) }
  }

  @inline(__always)
  private mutating func complete(by settings: GestureSettings.Limits) {
    let own = own
    if !own.contains(.movement) { allowableMovement = settings.allowableTapMovement }
    if !own.contains(.duration) { maximumPressDuration = settings.maximumTapDuration }
    if !own.contains(.gap) { maximumTapGap = settings.maximumTapGap }
    if !own.contains(.spacing) { allowableTapSpacing = settings.allowableTapSpacing }
    self.own = own
  }
}
