/// A displacement or a velocity in a plane, with y growing downwards.
///
/// A displacement is in points, a velocity in points per second. Its arithmetic is inlined into
/// other modules: it is a few instructions, and a call costs more than they do.
public struct Vector: Hashable, Sendable {
  /// The part to the right; negative to the left.
  public var dx: Double
  /// The part downwards; negative upwards.
  public var dy: Double

  /// No displacement; standstill.
  public static let zero = Vector(dx: 0, dy: 0)

  /// A displacement or velocity to the right and downwards.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The length of the vector, never negative.
  @inlinable
  public var length: Double { lengthSquared.squareRoot() }

  /// The square of the length: cheaper, and enough to compare with a limit's square.
  @inlinable
  public var lengthSquared: Double { dx * dx + dy * dy }

  /// The scalar product: positive where both vectors point the same way.
  @inlinable
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The vector product's height: positive where `other` lies clockwise of this vector.
  @inlinable
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// Both displacements, one after the other.
  @inlinable
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  /// What has to be added to the right vector to get the left one.
  @inlinable
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  /// The vector, this many times as long; a negative factor turns it round.
  @inlinable
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  /// The vector divided by a number; by 0, its parts are infinite or no numbers.
  @inlinable
  public static func / (vector: Vector, divisor: Double) -> Vector {
    Vector(dx: vector.dx / divisor, dy: vector.dy / divisor)
  }

  /// Adds the right vector to the left one.
  @inlinable
  public static func += (left: inout Vector, right: Vector) { left = left + right }

  /// The vector of the same length in the opposite direction.
  @inlinable
  public static prefix func - (vector: Vector) -> Vector {
    Vector(dx: -vector.dx, dy: -vector.dy)
  }
}
