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
public protocol GestureSettingValue: Hashable, Sendable {
  /// The value as 64 bits.
  var settingBits: UInt64 { get }
  /// The value that ``settingBits`` was made of.
  init(settingBits: UInt64)
  /// What makes the value useless as the limit of this name, as a sentence; nil if nothing does.
  /// A useless value counts as the one whose bits are 0. Default: nil.
  func problem(as name: StaticString) -> String?
}

extension GestureSettingValue {
  public func problem(as name: StaticString) -> String? { nil }
}

extension Double: GestureSettingValue {
  public var settingBits: UInt64 { bitPattern }
  public init(settingBits: UInt64) { self.init(bitPattern: settingBits) }

  /// That it is less than 0, or no number.
  public func problem(as name: StaticString) -> String? {
    self >= 0
      ? nil
      : "\(name.description) has to be at least 0, not \(text(decimals: 3)): it counts as 0"
  }
}

extension Duration: GestureSettingValue {
  /// Whole nanoseconds.
  public var settingBits: UInt64 { UInt64(bitPattern: wholeNanoseconds) }
  public init(settingBits: UInt64) { self = .nanoseconds(Int64(bitPattern: settingBits)) }

  /// That it is less than 0.
  public func problem(as name: StaticString) -> String? {
    self >= .zero
      ? nil
      : "\(name.description) has to be at least 0 ms, not "
        + "\(inMilliseconds.text(decimals: 3)) ms: it counts as 0"
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
  /// - Parameter settings: nil where none was changed.
  @inline(__always)
  func value(in settings: GestureSettings.Limits?) -> Value {
    own ?? settings?[setting] ?? setting.defaultValue
  }
}
