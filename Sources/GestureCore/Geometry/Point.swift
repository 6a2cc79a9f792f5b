/// A place in a plane, in points, with y growing downwards.
///
/// Its arithmetic is inlined into other modules, as that of ``Vector`` is.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A place to the right of and below the origin, in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are numbers that can be computed with.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The straight distance to another point, in points.
  @inlinable
  public func distance(to other: Point) -> Double { (self - other).length }

  /// The displacement from the right point to the left one, in points.
  @inlinable
  public static func - (left: Point, right: Point) -> Vector {
    Vector(dx: left.x - right.x, dy: left.y - right.y)
  }

  /// The point, displaced by the vector.
  @inlinable
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The point, displaced against the vector.
  @inlinable
  public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// Displaces the point by the vector.
  @inlinable
  public static func += (point: inout Point, vector: Vector) { point = point + vector }
}
