extension Vector {
  /// The angle by which this vector has to turn to point along another, clockwise positive (y grows
  /// downwards).
  ///
  /// Unit: radians. Range: −π to π; 0 if either vector is zero. Exact to 10⁻¹¹.
  ///
  /// Computed by halving angles and a short series, with arithmetic and square roots alone: this
  /// needs no mathematics library, and gives the same bits on every platform.
  @inlinable
  public func angle(to other: Vector) -> Double {
    let (along, across) = (dot(other), cross(other))
    if along > 0, across.magnitude <= along * 0.2 {
      return Self.arcTangent(ofSlope: across / along)
    }
    return Vector(dx: along, dy: across).angleFromXAxis
  }

  @usableFromInline var angleFromXAxis: Double {
    var direction = self
    guard direction.lengthSquared > 0 else { return 0 }
    var doublings = 1.0
    while direction.dy.magnitude > direction.dx * 0.2 {
      direction = direction.atHalfTheAngle
      doublings *= 2
    }
    return doublings * Self.arcTangent(ofSlope: direction.dy / direction.dx)
  }

  /// A vector at half the angle from the x axis.
  private var atHalfTheAngle: Vector {
    guard dx < 0 else { return Vector(dx: dx + length, dy: dy) }
    let rise = length - dx
    return Vector(dx: dy.magnitude, dy: dy < 0 ? -rise : rise)
  }

  /// The arc tangent of a slope of at most 0.2, by its power series.
  @inlinable
  static func arcTangent(ofSlope slope: Double) -> Double {
    let square = slope * slope
    let eleventh = 1.0 / 11 - square * (1.0 / 13 - square / 15)
    let fifth = 1.0 / 5 - square * (1.0 / 7 - square * (1.0 / 9 - square * eleventh))
    return slope * (1 - square * (1.0 / 3 - square * fifth))
  }
}
