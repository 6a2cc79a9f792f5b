internal import GestureCore

/// Running sums of a path, of which a circle can be fitted at any time.
///
/// The sums are taken about an origin near the path; the nearer it is, the fewer digits are lost.
struct CircleMoments: Sendable {
  let origin: Point
  private(set) var weight = 0.0
  private var x = 0.0
  private var y = 0.0
  private var xx = 0.0
  private var xy = 0.0
  private var yy = 0.0
  private var xz = 0.0
  private var yz = 0.0
  private var zz = 0.0

  init(origin: Point) { self.origin = origin }

  /// Adds a point; `weight` is the length of path that it stands for.
  ///
  /// Complexity: O(1).
  @inline(__always)
  mutating func add(_ point: Point, weight share: Double = 1) {
    let offset = point - origin
    let square = offset.dx * offset.dx + offset.dy * offset.dy
    weight += share
    x += share * offset.dx
    y += share * offset.dy
    xx += share * offset.dx * offset.dx
    xy += share * offset.dx * offset.dy
    yy += share * offset.dy * offset.dy
    xz += share * offset.dx * square
    yz += share * offset.dy * square
    zz += share * square * square
  }

  /// The weighted mean of the points, or the origin if there are none.
  var mean: Point {
    guard weight > 0 else { return origin }
    return origin + Vector(dx: x / weight, dy: y / weight)
  }

  /// The same moments about the mean, per unit of weight.
  var central: CentralMoments {
    let (mx, my) = (x / weight, y / weight)
    let (sxx, sxy, syy) = (xx / weight, xy / weight, yy / weight)
    let (sxz, syz, szz) = (xz / weight, yz / weight, zz / weight)
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
