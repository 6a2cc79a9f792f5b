/// The key of one limit in ``GestureSettings``: its name and its default value.
///
/// A recognizer's module declares its own:
///
/// ```swift
/// extension GestureSetting<Double> {
///   /// How long a check mark's short side may be. Unit: points.
///   public static let checkmarkLength = GestureSetting("checkmarkLength", default: 40)
/// }
///
/// dispatcher.settings.direct[.checkmarkLength] = 60
/// ```
public struct GestureSetting<Value: GestureSettingValue>: Sendable {
  /// Unique among all settings.
  public let name: StaticString
  /// What counts until ``GestureSettings`` or a recognizer says otherwise.
  public let defaultValue: Value

  /// A setting with a name of its own and a default.
  public init(_ name: StaticString, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// What a setting may hold: a number or a duration, of at least 0.
///
/// All that it requires belongs to the type, so that an app's own numbers get no members of it.
public protocol GestureSettingValue: Hashable, Sendable {
  /// A value as 64 bits.
  static func settingBits(of value: Self) -> UInt64
  /// The value that some bits were made of.
  static func settingValue(of bits: UInt64) -> Self
  /// What makes a value useless as the limit of this name, as a sentence; nil if nothing does.
  /// A useless value counts as the one whose bits are 0. Default: nil.
  static func settingProblem(of value: Self, as name: StaticString) -> String?
}

extension GestureSettingValue {
  public static func settingProblem(of value: Self, as name: StaticString) -> String? { nil }
}

extension Double: GestureSettingValue {
  public static func settingBits(of value: Double) -> UInt64 { value.bitPattern }
  public static func settingValue(of bits: UInt64) -> Double { Double(bitPattern: bits) }

  /// That it is less than 0, or no number.
  public static func settingProblem(of value: Double, as name: StaticString) -> String? {
    value >= 0
      ? nil
      : "\(name.description) has to be at least 0, not \(value.text(decimals: 3)): it counts as 0"
  }
}

extension Duration: GestureSettingValue {
  /// Whole nanoseconds.
  public static func settingBits(of value: Duration) -> UInt64 {
    UInt64(bitPattern: value.wholeNanoseconds)
  }

  public static func settingValue(of bits: UInt64) -> Duration {
    .nanoseconds(Int64(bitPattern: bits))
  }

  /// That it is less than 0.
  public static func settingProblem(of value: Duration, as name: StaticString) -> String? {
    value >= .zero
      ? nil
      : "\(name.description) has to be at least 0 ms, not "
        + "\(value.inMilliseconds.text(decimals: 3)) ms: it counts as 0"
  }
}

/// A limit of a recognizer: its own value where one was set, else the dispatcher's setting.
///
/// ```swift
/// private var hysteresisLimit = GestureLimit(.pinchHysteresis)
/// public var hysteresis: Double {
///   get { hysteresisLimit.value(for: core) }
///   set { hysteresisLimit.own = newValue }
/// }
/// ```
public struct GestureLimit<Value: GestureSettingValue>: Sendable {
  private let setting: GestureSetting<Value>
  /// The recognizer's own value; nil for the dispatcher's.
  public var own: Value?

  /// A limit that follows a setting until it has a value of its own.
  public init(_ setting: GestureSetting<Value>) { self.setting = setting }

  /// The value that applies to a recognizer's touches.
  public func value(for core: RecognizerCore) -> Value {
    own ?? value(in: core.changedSettings)
  }

  /// The value under the given settings.
  ///
  /// - Parameter settings: nil for the standard ones.
  @inline(__always)
  func value(in settings: GestureSettings.Limits?) -> Value {
    own ?? settings?[setting] ?? setting.defaultValue
  }
}
