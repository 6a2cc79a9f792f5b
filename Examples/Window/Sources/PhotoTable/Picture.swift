import GestureCore
import WindowDrawing

/// What a photo shows: shapes from back to front, in a frame of 4 by 3.
struct Picture {
  enum Shape {
    case polygon([Point], [Color])
    case disc(Point, radius: Double, Color)
  }

  var title: String
  var shapes: [Shape]

  static let size = Size(width: 4, height: 3)

  init(_ title: String, sky top: UInt32, _ bottom: UInt32, _ shapes: Shape...) {
    self.title = title
    let corners = Rect(origin: .zero, size: Self.size).corners
    self.shapes =
      [.polygon(corners, [Color(top), Color(top), Color(bottom), Color(bottom)])] + shapes
  }

  /// Draws the picture into a frame of the canvas.
  func draw(in frame: Rect, on canvas: inout Canvas) {
    let outer = canvas.transform
    canvas.transform =
      AffineTransform(
        scaleX: frame.width / Self.size.width, y: frame.height / Self.size.height
      )
      .concatenating(AffineTransform(translationX: frame.minX, y: frame.minY))
      .concatenating(outer)
    for shape in shapes {
      switch shape {
      case .polygon(let points, let colors): canvas.fill(points, colors)
      case .disc(let center, let radius, let color):
        canvas.disc(at: center, radius: radius, color)
      }
    }
    canvas.transform = outer
  }
}

extension Picture.Shape {
  static func disc(_ x: Double, _ y: Double, _ radius: Double, _ rgb: UInt32) -> Self {
    .disc(Point(x: x, y: y), radius: radius, Color(rgb))
  }

  /// A convex polygon of one colour.
  static func shape(_ rgb: UInt32, _ coordinates: (Double, Double)...) -> Self {
    .polygon(
      coordinates.map { Point(x: $0.0, y: $0.1) },
      Array(repeating: Color(rgb), count: coordinates.count))
  }

  static func box(_ rgb: UInt32, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> Self
  {
    shape(rgb, (x, y), (x + width, y), (x + width, y + height), (x, y + height))
  }

  /// Ground from a line across the picture down to its lower edge, darker there.
  static func ground(_ top: UInt32, _ bottom: UInt32, from y: Double) -> Self {
    .polygon(
      Rect(x: 0, y: y, width: 4, height: 3 - y).corners,
      [Color(top), Color(top), Color(bottom), Color(bottom)])
  }

  /// A round hill that stands on the picture's lower edge.
  static func hill(_ rgb: UInt32, from left: Double, to right: Double, top: Double) -> Self {
    let points = (0...16).map { number -> Point in
      let share = Double(number) / 16
      return Point(x: left + (right - left) * share, y: 3 - (3 - top) * 4 * share * (1 - share))
    }
    return .polygon(points, Array(repeating: Color(rgb), count: points.count))
  }
}
