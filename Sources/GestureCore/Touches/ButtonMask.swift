/// The buttons of a pointer that are down. A finger counts as the primary button.
public struct ButtonMask: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let primary = ButtonMask(rawValue: 1)
  public static let secondary = ButtonMask(rawValue: 2)
}
