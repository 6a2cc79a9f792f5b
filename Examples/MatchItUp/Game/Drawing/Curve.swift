import GestureCore

/// A bow from one point to another, bent towards a third: a quadratic Bézier curve.
struct Curve {
  var start: Point
  var control: Point
  var end: Point

  init(from start: (Double, Double), by control: (Double, Double), to end: (Double, Double)) {
    self.start = Point(x: start.0, y: start.1)
    self.control = Point(x: control.0, y: control.1)
    self.end = Point(x: end.0, y: end.1)
  }

  /// The curve as a line of twelve pieces: fine enough for a picture of 180 points.
  var points: [Point] {
    let pieces = 12
    return (0...pieces).map { point(at: Double($0) / Double(pieces)) }
  }

  private func point(at fraction: Double) -> Point {
    let rest = 1 - fraction
    let (first, second, third) = (rest * rest, 2 * rest * fraction, fraction * fraction)
    return Point(
      x: first * start.x + second * control.x + third * end.x,
      y: first * start.y + second * control.y + third * end.y)
  }
}
