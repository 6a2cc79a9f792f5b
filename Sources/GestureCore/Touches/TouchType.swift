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
  var hasButtons: Bool {
    switch self {
    case .direct, .pencil: false
    case .indirect, .mouse: true
    }
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
