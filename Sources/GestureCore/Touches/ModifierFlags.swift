/// The modifier keys that are held down (S15.16).
public struct ModifierFlags: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = ModifierFlags(rawValue: 1)
  public static let control = ModifierFlags(rawValue: 2)
  public static let option = ModifierFlags(rawValue: 4)
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
