import CircleGesture
public import GestureCore

/// The circle that fits a stroke best.
public struct Circle: Hashable, Sendable {
  /// Unit: points of the board.
  public var center: Point
  /// Unit: points of the board.
  public var radius: Double
  /// How far the stroke strays from the circle, as a share of the radius.
  public var error: Double

  init(_ fit: CircleFit) {
    (center, radius, error) = (fit.center, fit.radius, fit.error)
  }
}

extension Circle: CustomStringConvertible {
  /// "centre 105, 295, radius 87, error 0.032"
  public var description: String {
    "centre \(Decimals(center.x, places: 0)), \(Decimals(center.y, places: 0)), radius "
      + "\(Decimals(radius, places: 0)), error \(Decimals(error, places: 3))"
  }
}
