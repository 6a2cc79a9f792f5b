/// What happens to a control, by UIKit's names.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  public var rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A finger came down in the control.
  public static let touchDown = ControlEvents(rawValue: 1)
  /// The finger moved, and is inside.
  public static let touchDragInside = ControlEvents(rawValue: 2)
  /// The finger moved, and is outside.
  public static let touchDragOutside = ControlEvents(rawValue: 4)
  /// The finger came back inside.
  public static let touchDragEnter = ControlEvents(rawValue: 8)
  /// The finger left.
  public static let touchDragExit = ControlEvents(rawValue: 16)
  /// The finger lifted inside.
  public static let touchUpInside = ControlEvents(rawValue: 32)
  /// The finger lifted outside.
  public static let touchUpOutside = ControlEvents(rawValue: 64)
  /// The touch was cancelled.
  public static let touchCancel = ControlEvents(rawValue: 128)
  /// The control's value has changed.
  public static let valueChanged = ControlEvents(rawValue: 256)
}
