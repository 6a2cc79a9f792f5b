public import GestureCore

/// The circle that lies closest to a path, and how far the path strays from it.
///
/// The circle is Taubin's: of the algebraic fits it has the least bias towards small radii when
/// only a part of the circle has been drawn, which is what a stroke is while the finger moves.
///
///     let fit = CircleFit([
///       Point(x: 10, y: 0), Point(x: 0, y: 10), Point(x: -10, y: 0), Point(x: 0, y: -10),
///     ])
///     // fit?.center == Point(x: 0, y: 0), fit?.radius == 10, fit?.error == 0
///
/// Source: G. Taubin, IEEE Transactions on Pattern Analysis and Machine Intelligence 13 (1991),
/// in the Newton form of N. Chernov, "Circular and Linear Regression" (2010), chapter 5.
public struct CircleFit: Hashable, Sendable {
  /// The middle of the circle. Unit: points, in the coordinates of the path.
  public var center: Point

  /// The radius of the circle. Unit: points. Range: above zero, finite.
  public var radius: Double

  /// The root mean square of (distance from the centre − radius) ÷ radius.
  ///
  /// Unit: shares of the radius. Range: zero (every point lies on the circle) and up. Strokes
  /// drawn as circles have 0.02 to 0.19, half of them less than 0.07.
  public var error: Double

  /// Makes a fit of known figures.
  public init(center: Point, radius: Double, error: Double) {
    self.center = center
    self.radius = radius
    self.error = error
  }

  /// Fits a circle to points, each of which counts the same.
  ///
  /// The result is `nil` if there is no such circle: for fewer than three points, for points that
  /// all lie on a line, and if a coordinate is not finite.
  ///
  /// Complexity: O(*n*), without allocation.
  public init?(_ points: [Point]) {
    guard points.count >= 3, let first = points.first else { return nil }
    var coarse = CircleMoments(origin: first)
    for point in points { coarse.add(point) }
    var moments = CircleMoments(origin: coarse.mean)
    for point in points { moments.add(point) }
    self.init(moments, strayOf: points)
  }

  /// Fits a circle to points one after the other, as it is done while a finger moves.
  package init?(streaming points: [Point]) {
    guard points.count >= 3, let first = points.first else { return nil }
    var moments = CircleMoments(origin: first)
    for point in points { moments.add(point) }
    self.init(moments, strayOf: points)
  }

  /// Fits a circle to moments; the error is measured on the points given.
  init?(_ moments: CircleMoments, strayOf points: [Point]) {
    guard let circle = moments.circle else { return nil }
    self.init(center: circle.center, radius: circle.radius, error: 0)
    error = stray(of: points)
    guard error.isFinite else { return nil }
  }

  /// The root mean square of the relative distance of points from the circle.
  private func stray(of points: [Point]) -> Double {
    var sum = 0.0
    for point in points {
      let stray = point.distance(to: center) - radius
      sum += stray * stray
    }
    return (sum / Double(max(points.count, 1))).squareRoot() / radius
  }
}

extension CircleMoments {
  /// The circle that the fit and the early refusal of a stroke go by.
  var circle: (center: Point, radius: Double)? { taubinCircle }
}
