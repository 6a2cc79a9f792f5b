internal import GestureCore

/// Angles without a mathematics library: the recognizer must also build for chips that have none.
enum Turning {
  /// A full turn. Unit: radians.
  static var full: Double { 2 * Double.pi }

  /// The angle by which `first` must turn to point along `second`.
  ///
  /// Unit: radians, from −π to π, positive from x to y. It is exact to 10⁻¹¹; zero if either
  /// vector is zero.
  static func angle(from first: Vector, to second: Vector) -> Double {
    var direction = Vector(
      dx: first.dx * second.dx + first.dy * second.dy,
      dy: first.dx * second.dy - first.dy * second.dx)
    guard direction.length > 0 else { return 0 }
    var doublings = 1.0
    while direction.dy.magnitude > direction.dx * 0.2 {
      direction = halved(direction)
      doublings *= 2
    }
    return doublings * arcTangent(direction.dy / direction.dx)
  }

  /// A vector at half the angle from the x axis.
  private static func halved(_ direction: Vector) -> Vector {
    guard direction.dx < 0 else {
      return Vector(dx: direction.dx + direction.length, dy: direction.dy)
    }
    let rise = direction.length - direction.dx
    return Vector(dx: direction.dy.magnitude, dy: direction.dy < 0 ? -rise : rise)
  }

  /// The arc tangent of a slope of at most 0.2, by its power series.
  private static func arcTangent(_ slope: Double) -> Double {
    let square = slope * slope
    let eleventh = 1.0 / 11 - square * (1.0 / 13 - square / 15)
    let fifth = 1.0 / 5 - square * (1.0 / 7 - square * (1.0 / 9 - square * eleventh))
    return slope * (1 - square * (1.0 / 3 - square * fifth))
  }
}
