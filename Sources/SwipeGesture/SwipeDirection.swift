internal import GestureCore

/// The directions of a swipe.
public struct SwipeDirection: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// To the right.
  public static let right = SwipeDirection(rawValue: 1)
  /// To the left.
  public static let left = SwipeDirection(rawValue: 2)
  /// Upwards.
  public static let up = SwipeDirection(rawValue: 4)
  /// Downwards.
  public static let down = SwipeDirection(rawValue: 8)

  /// The directions of the set, as vectors of length 1.
  var vectors: [Vector] {
    var vectors: [Vector] = []
    if contains(.right) { vectors.append(Vector(dx: 1, dy: 0)) }
    if contains(.left) { vectors.append(Vector(dx: -1, dy: 0)) }
    if contains(.up) { vectors.append(Vector(dx: 0, dy: -1)) }
    if contains(.down) { vectors.append(Vector(dx: 0, dy: 1)) }
    return vectors
  }
}
