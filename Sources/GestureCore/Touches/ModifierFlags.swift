/// The modifier keys that are held down (S15.16).
public struct ModifierFlags: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A shift key.
  public static let shift = ModifierFlags(rawValue: 1)
  /// A control key.
  public static let control = ModifierFlags(rawValue: 2)
  /// An option key: Alt, on other keyboards.
  public static let option = ModifierFlags(rawValue: 4)
  /// A command key: the key with the logo, on other keyboards.
  public static let command = ModifierFlags(rawValue: 8)
  /// Caps lock is on.
  public static let capsLock = ModifierFlags(rawValue: 16)

  /// Every flag with its name.
  public static var named: [(word: String, flag: ModifierFlags)] {
    [
      ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
      ("capsLock", .capsLock),
    ]
  }
}
