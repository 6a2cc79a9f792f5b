internal import GestureCore

/// Running sums of a path, of which a circle can be fitted at any time.
///
/// The sums are taken about an origin near the path; the nearer it is, the fewer digits are lost.
struct CircleMoments: Sendable {
  let origin: Point
  private(set) var weight = 0.0
  /// Of x and y; with z = x² + y², of x² and y², and of xz and yz.
  private var first = SIMD2<Double>.zero
  private var squares = SIMD2<Double>.zero
  private var cubes = SIMD2<Double>.zero
  private var xy = 0.0
  private var zz = 0.0

  init(origin: Point) { self.origin = origin }

  /// Adds a point; `weight` is the length of path that it stands for.
  ///
  /// Complexity: O(1).
  @inline(__always)
  mutating func add(_ point: Point, weight share: Double = 1) {
    let offset = SIMD2(point.x - origin.x, point.y - origin.y)
    let square = offset.x * offset.x + offset.y * offset.y
    let weighted = share * offset
    weight += share
    first += weighted
    squares += weighted * offset
    xy += weighted.x * offset.y
    cubes += weighted * square
    zz += share * square * square
  }

  /// The weighted mean of the points, or the origin if there are none.
  var mean: Point {
    guard weight > 0 else { return origin }
    return origin + Vector(dx: first.x / weight, dy: first.y / weight)
  }

  /// The same moments about the mean, per unit of weight.
  var central: CentralMoments {
    let (mx, my) = (first.x / weight, first.y / weight)
    let (sxx, sxy, syy) = (squares.x / weight, xy / weight, squares.y / weight)
    let (sxz, syz, szz) = (cubes.x / weight, cubes.y / weight, zz / weight)
    let mm = mx * mx + my * my
    let sz = sxx + syy
    let across = mx * sxx + my * sxy
    let along = mx * sxy + my * syy
    return CentralMoments(
      xx: sxx - mx * mx, xy: sxy - mx * my, yy: syy - my * my,
      xz: sxz - 2 * across - mx * sz + 2 * mx * mm,
      yz: syz - 2 * along - my * sz + 2 * my * mm,
      zz: szz - 4 * (mx * sxz + my * syz) + 4 * (mx * across + my * along)
        + 2 * mm * sz - 3 * mm * mm)
  }
}

/// Moments about the mean; `z` stands for x² + y².
struct CentralMoments {
  var xx: Double
  var xy: Double
  var yy: Double
  var xz: Double
  var yz: Double
  var zz: Double
}
