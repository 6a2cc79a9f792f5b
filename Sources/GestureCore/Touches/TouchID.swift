/// The host's identifier of one finger, from touch-down to lift.
///
/// Touches of one event are handled in the order of their ids where nothing else orders them
/// (S14.26).
public struct TouchID: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  public var rawValue: Int

  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public init(integerLiteral value: Int) { self.init(value) }

  public static func < (left: TouchID, right: TouchID) -> Bool { left.rawValue < right.rawValue }
}
