/// The host's identifier of one finger, from touch-down to lift.
///
/// Touches of one event are handled in the order of their ids where nothing else orders them
/// (S14.26).
public struct TouchID: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The host's number. It may be used again once the touch is over.
  public var rawValue: Int

  /// An identifier with the host's number; a literal does as well.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public init(integerLiteral value: Int) { self.init(value) }

  public static func < (left: TouchID, right: TouchID) -> Bool { left.rawValue < right.rawValue }
}

extension TouchID: CustomStringConvertible {
  /// The number.
  public var description: String { "\(rawValue)" }
}
