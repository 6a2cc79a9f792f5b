internal import GestureCore

/// The second moments of a closed line along its length.
struct Spread {
  private(set) var mean = Point.zero
  private var xx = 0.0
  private var xy = 0.0
  private var yy = 0.0

  /// Measures the line that runs through `corners` and back to the first.
  init(ofLoopThrough corners: ArraySlice<Point>) {
    guard let origin = corners.first, var start = corners.last.map({ $0 - origin }) else { return }
    var length = 0.0
    var sum = Vector.zero
    for corner in corners {
      let end = corner - origin
      let side = end - start
      let twiceMiddle = start + end
      let weight = side.length
      length += weight
      sum += twiceMiddle * weight
      // A side about its own middle has a twelfth of its square.
      xx += weight * (3 * twiceMiddle.dx * twiceMiddle.dx + side.dx * side.dx)
      xy += weight * (3 * twiceMiddle.dx * twiceMiddle.dy + side.dx * side.dy)
      yy += weight * (3 * twiceMiddle.dy * twiceMiddle.dy + side.dy * side.dy)
      start = end
    }
    guard length > 0 else { return }
    let center = sum * (0.5 / length)
    mean = origin + center
    xx = xx / (12 * length) - center.dx * center.dx
    xy = xy / (12 * length) - center.dx * center.dy
    yy = yy / (12 * length) - center.dy * center.dy
  }

  /// The main axes, or `nil` for a line without width.
  var axes: Axes? {
    let half = (xx + yy) / 2
    let difference = (xx - yy) / 2
    let reach = (difference * difference + xy * xy).squareRoot()
    guard half - reach > half * 1e-9 else { return nil }
    // The root of the matrix's inverse, by the formula for two rows.
    let root = (xx * yy - xy * xy).squareRoot()
    let scale = 1 / (root * (xx + yy + 2 * root).squareRoot())
    return Axes(
      ratio: ((half + reach) / (half - reach)).squareRoot(),
      xx: (yy + root) * scale, xy: -xy * scale, yy: (xx + root) * scale)
  }
}

/// The map that evens out an oval, so that it spreads equally in all directions: with a variance of
/// one along any axis.
struct Axes {
  /// The long axis ÷ the short one.
  let ratio: Double
  let xx: Double
  let xy: Double
  let yy: Double

  /// Where a point comes to lie, mirrored if the loop runs the other way round.
  func evened(_ point: Point, about mean: Point, isMirrored: Bool) -> Point {
    let offset = point - mean
    let y = xy * offset.dx + yy * offset.dy
    return Point(x: xx * offset.dx + xy * offset.dy, y: isMirrored ? -y : y)
  }

  /// The length of a way once the oval is evened out.
  func evenedLength(of way: Vector) -> Double {
    Vector(dx: xx * way.dx + xy * way.dy, dy: xy * way.dx + yy * way.dy).length
  }
}
