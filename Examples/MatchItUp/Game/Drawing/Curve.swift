import GestureCore

/// A quadratic Bézier curve.
struct Curve {
  var start: Point
  var control: Point
  var end: Point

  init(from start: (Double, Double), by control: (Double, Double), to end: (Double, Double)) {
    self.start = Point(x: start.0, y: start.1)
    self.control = Point(x: control.0, y: control.1)
    self.end = Point(x: end.0, y: end.1)
  }

  /// The curve as a line of twelve segments, which looks smooth at 180 points.
  var points: [Point] {
    let segments = 12
    return (0...segments).map { point(at: Double($0) / Double(segments)) }
  }

  private func point(at fraction: Double) -> Point {
    let rest = 1 - fraction
    let (first, second, third) = (rest * rest, 2 * rest * fraction, fraction * fraction)
    return Point(
      x: first * start.x + second * control.x + third * end.x,
      y: first * start.y + second * control.y + third * end.y)
  }
}
