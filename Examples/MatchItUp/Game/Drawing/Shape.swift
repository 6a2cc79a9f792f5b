public import GestureCore

/// A line to draw: in the unit square for a figure, in points of the board for a scene.
public enum Shape: Hashable, Sendable {
  /// An open line through the points.
  case line([Point])
  /// A closed line through the points.
  case polygon([Point])
  /// The line around a centre.
  case circle(center: Point, radius: Double)
}

extension Shape {
  static func line(_ coordinates: (Double, Double)...) -> Shape {
    .line(coordinates.map { Point(x: $0.0, y: $0.1) })
  }

  static func polygon(_ coordinates: (Double, Double)...) -> Shape {
    .polygon(coordinates.map { Point(x: $0.0, y: $0.1) })
  }

  static func circle(_ x: Double, _ y: Double, radius: Double) -> Shape {
    .circle(center: Point(x: x, y: y), radius: radius)
  }

  /// The outline of a rectangle.
  static func box(_ rect: Rect) -> Shape {
    polygon(
      (rect.minX, rect.minY), (rect.maxX, rect.minY),
      (rect.maxX, rect.maxY), (rect.minX, rect.maxY))
  }

  /// The shape moved and scaled from the unit square to `rect`, which should be a square.
  func placed(in rect: Rect) -> Shape {
    let place = { (point: Point) in
      Point(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    switch self {
    case .line(let points):
      return .line(points.map(place))
    case .polygon(let points):
      return .polygon(points.map(place))
    case .circle(let center, let radius):
      return .circle(center: place(center), radius: radius * rect.width)
    }
  }

  /// The shape mirrored left to right within the unit square.
  var mirrored: Shape {
    let mirror = { (point: Point) in Point(x: 1 - point.x, y: point.y) }
    switch self {
    case .line(let points):
      return .line(points.map(mirror))
    case .polygon(let points):
      return .polygon(points.map(mirror))
    case .circle(let center, let radius):
      return .circle(center: mirror(center), radius: radius)
    }
  }
}
