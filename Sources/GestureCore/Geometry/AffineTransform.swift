/// A linear map of the plane and a shift, with the six numbers in UIKit's order.
///
/// A point is mapped to `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct AffineTransform: Hashable, Sendable {
  /// How much of a point's x goes into the new x: the scale along x, where nothing is turned.
  public var a: Double
  /// How much of a point's x goes into the new y.
  public var b: Double
  /// How much of a point's y goes into the new x.
  public var c: Double
  /// How much of a point's y goes into the new y: the scale along y, where nothing is turned.
  public var d: Double
  /// The shift to the right, in points.
  public var tx: Double
  /// The shift downwards, in points.
  public var ty: Double

  /// The map that leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map with the given six numbers, in UIKit's order.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A shift to the right and downwards, in points.
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scale about the origin; 1 is unchanged, below 0 mirrors.
  public init(scaleX: Double, y scaleY: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
  }

  /// The factor by which the map scales areas: negative where it mirrors, 0 where it flattens the
  /// plane.
  public var determinant: Double { a * d - b * c }

  /// The map that undoes this one, or nil where this one flattens the plane.
  public var inverse: AffineTransform? {
    let determinant = self.determinant
    guard determinant.isFinite, determinant != 0 else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The map that does this one first and `next` afterwards.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The place to which a point is mapped.
  public func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The displacement to which a displacement is mapped; the shift is ignored.
  public func applied(to vector: Vector) -> Vector {
    Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }
}
