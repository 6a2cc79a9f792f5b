public import GestureCore

/// The well-known rule that tutorials teach: a small fit error, an empty middle, and a path whose
/// bounding box fills that of its circle.
///
/// It weighs every point alike, so slow parts of a stroke count more than quick ones. It is kept
/// for comparison, and for apps that were built around it.
public struct ClassicCircleRule: Hashable, Sendable {
  /// The largest fit error, half the side of the empty middle in half-sides of the square inside
  /// the circle, and the largest share of the circle's box that the path may leave uncovered.
  ///
  /// Range: above zero, below one. Default: 0.2.
  public var tolerance: Double

  /// Makes the rule.
  public init(tolerance: Double = 0.2) { self.tolerance = tolerance }

  /// Judges a path by its points and the circle fitted to them.
  ///
  /// Complexity: O(*n*), without allocation.
  public func verdict(on points: [Point], fit: CircleFit?) -> CircleVerdict {
    guard points.count >= 3 else { return .tooFewPoints }
    guard let fit, fit.error <= tolerance else { return .poorFit }
    let middle = Self.box(around: fit.center, reach: tolerance * fit.radius / 2.0.squareRoot())
    var bounds = Bounds()
    for point in points {
      if middle.holds(point) { return .crossesTheMiddle }
      bounds.extend(to: point)
    }
    let circle = Self.box(around: fit.center, reach: fit.radius)
    return bounds.overlap(with: circle) > 1 - tolerance ? .accepted : .noOverlap
  }

  /// A square box.
  private static func box(around center: Point, reach: Double) -> Bounds {
    var box = Bounds()
    box.extend(to: center + Vector(dx: -reach, dy: -reach))
    box.extend(to: center + Vector(dx: reach, dy: reach))
    return box
  }
}
