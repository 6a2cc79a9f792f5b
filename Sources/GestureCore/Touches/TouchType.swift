/// What touches the surface.
public enum TouchType: UInt8, Hashable, Sendable, CaseIterable {
  /// A finger on the screen.
  case direct
  /// A stylus.
  case pencil
  /// A touch surface away from the screen, such as a remote's.
  case indirect
  /// A pointer with buttons: a mouse, or a trackpad that acts as one.
  case mouse

  /// Whether such a touch presses buttons.
  package var hasButtons: Bool {
    switch self {
    case .direct, .pencil: false
    case .indirect, .mouse: true
    }
  }

  /// Whether a touch that presses some buttons presses at least one of a mask (S15.17). One without
  /// buttons passes, and an empty mask lets all pass. The mask is read only for one with buttons.
  package func presses(
    anyOf mask: @autoclosure () -> ButtonMask, among buttons: ButtonMask
  ) -> Bool {
    guard hasButtons else { return true }
    let mask = mask()
    return mask.isEmpty || !mask.isDisjoint(with: buttons)
  }

  /// Whether a touch that presses some buttons presses all of a mask (S9.2). One without buttons
  /// passes.
  package func presses(allOf mask: ButtonMask, among buttons: ButtonMask) -> Bool {
    !hasButtons || buttons.isSuperset(of: mask)
  }
}

/// A set of touch types.
public struct TouchTypes: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of just this type.
  public init(_ type: TouchType) { self.init(rawValue: 1 << type.rawValue) }

  /// Fingers on the screen.
  public static let direct = TouchTypes(.direct)
  /// Styluses.
  public static let pencil = TouchTypes(.pencil)
  /// Touch surfaces away from the screen.
  public static let indirect = TouchTypes(.indirect)
  /// Pointers with buttons.
  public static let mouse = TouchTypes(.mouse)

  /// Every type there is.
  public static let all: TouchTypes = [.direct, .pencil, .indirect, .mouse]

  /// Whether touches of a type are in the set.
  @inlinable @inline(__always)
  public func contains(_ type: TouchType) -> Bool { rawValue & (1 << type.rawValue) != 0 }
}
