/// The buttons of a pointer that are down. A finger counts as the primary button.
public struct ButtonMask: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The button that clicks, usually the left one; the one as which a finger counts.
  public static let primary = ButtonMask(rawValue: 1)
  /// The button for menus, usually the right one.
  public static let secondary = ButtonMask(rawValue: 2)
}
