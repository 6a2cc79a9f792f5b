import CSDL2
public import GestureCore

/// Collects filled shapes and lines as triangles, whose edges are smooth at any scale and angle.
///
/// SDL's renderer fills triangles without smoothing. So each shape gets a border of one pixel, in
/// which it fades out.
public struct Canvas {
  /// From the coordinates of what is drawn to pixels.
  public var transform: AffineTransform

  var vertices: [SDL_Vertex] = []
  var indices: [Int32] = []

  public init(transform: AffineTransform = .identity) { self.transform = transform }

  /// How many pixels a unit has.
  var scale: Double { transform.determinant.magnitude.squareRoot() }

  // MARK: Shapes

  /// Fills a convex polygon.
  public mutating func fill(_ polygon: [Point], _ color: Color) {
    fill(polygon, Array(repeating: color, count: polygon.count))
  }

  /// Fills a convex polygon with a colour for each corner.
  public mutating func fill(_ polygon: [Point], _ colors: [Color]) {
    guard polygon.count >= 3, colors.count == polygon.count else { return }
    let corners = polygon.map(transform.applied)
    let normals = Self.normals(of: corners)
    let start = Int32(vertices.count)
    for ((corner, normal), color) in zip(zip(corners, normals), colors) {
      addVertex(corner - normal * 0.5, color, alpha: 255)
      addVertex(corner + normal * 0.5, color, alpha: 0)
    }
    let count = Int32(corners.count)
    for corner in 2..<count { addTriangle(start, start + 2 * corner - 2, start + 2 * corner) }
    for corner in 0..<count {
      let next = (corner + 1) % count
      addQuad(start + 2 * corner, start + 2 * next, start + 2 * next + 1, start + 2 * corner + 1)
    }
  }

  /// Fills a rectangle.
  public mutating func fill(_ rect: Rect, _ color: Color) { fill(rect.corners, color) }

  /// Fills a circle.
  public mutating func disc(at center: Point, radius: Double, _ color: Color) {
    fill(Self.circle(center, radius: radius, scale: scale), color)
  }

  // MARK: Lines

  /// Draws a line with round corners and ends.
  public mutating func line(
    _ points: [Point], width: Double, _ color: Color, isClosed: Bool = false
  ) {
    let ends = isClosed ? points + points.prefix(1) : points
    let pixels = ends.map(transform.applied)
    let half = max(width * scale, 1) / 2
    for (from, to) in zip(pixels, pixels.dropFirst()) { addSegment(from, to, half, color) }
    let outer = transform
    transform = .identity
    for point in pixels { disc(at: point, radius: half, color) }
    transform = outer
  }

  /// Draws a circle's outline.
  public mutating func circle(at center: Point, radius: Double, width: Double, _ color: Color) {
    line(Self.circle(center, radius: radius, scale: scale), width: width, color, isClosed: true)
  }

  /// Draws a line in dashes.
  ///
  /// - Parameter dash: the length of a dash; the gaps are two thirds of it.
  public mutating func dashedLine(
    _ points: [Point], width: Double, _ color: Color, dash: Double = 6
  ) {
    var offset = 0.0
    let period = dash * 5 / 3
    for (from, to) in zip(points, points.dropFirst()) {
      let length = from.distance(to: to)
      guard length > 0 else { continue }
      let direction = (to - from) / length
      var start = -offset
      while start < length {
        let (first, last) = (max(start, 0), min(start + dash, length))
        if first < last {
          line([from + direction * first, from + direction * last], width: width, color)
        }
        start += period
      }
      offset = (offset + length).truncatingRemainder(dividingBy: period)
    }
  }

  /// The corners of a polygon that looks like a circle.
  public static func circle(_ center: Point, radius: Double, scale: Double = 1) -> [Point] {
    let count = Int(min(max((radius * scale).squareRoot() * 6, 8), 96))
    return (0..<count).map { number in
      let turn = AffineTransform(rotationAngle: Double(number) / Double(count) * 2 * .pi)
      return center + turn.applied(to: Vector(dx: radius, dy: 0))
    }
  }
}

// MARK: Triangles

extension Canvas {
  private mutating func addVertex(_ place: Point, _ color: Color, alpha: UInt8) {
    vertices.append(
      SDL_Vertex(
        position: SDL_FPoint(x: Float(place.x), y: Float(place.y)),
        color: SDL_Color(r: color.red, g: color.green, b: color.blue, a: alpha),
        tex_coord: SDL_FPoint(x: 0, y: 0)))
  }

  private mutating func addTriangle(_ a: Int32, _ b: Int32, _ c: Int32) { indices += [a, b, c] }

  private mutating func addQuad(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) {
    indices += [a, b, c, a, c, d]
  }

  /// A segment without its ends: opaque in the middle, fading out at both sides.
  private mutating func addSegment(_ from: Point, _ to: Point, _ half: Double, _ color: Color) {
    let length = from.distance(to: to)
    guard length > 0 else { return }
    let along = (to - from) / length
    let across = Vector(dx: -along.dy, dy: along.dx)
    let start = Int32(vertices.count)
    for (offset, alpha) in [
      (-half - 0.5, 0), (-half + 0.5, 255), (half - 0.5, 255), (half + 0.5, 0),
    ] as [(Double, UInt8)] {
      addVertex(from + across * offset, color, alpha: alpha)
      addVertex(to + across * offset, color, alpha: alpha)
    }
    for strip in stride(from: start, through: start + 4, by: 2) {
      addQuad(strip, strip + 1, strip + 3, strip + 2)
    }
  }

  /// For each corner the way outwards by which both its sides move by one.
  private static func normals(of corners: [Point]) -> [Vector] {
    let count = corners.count
    let area = (0..<count).reduce(0.0) { sum, index in
      sum + (corners[index] - .zero).cross(corners[(index + 1) % count] - .zero)
    }
    let side = area < 0 ? -1.0 : 1.0
    return (0..<count).map { index in
      let before = corners[index] - corners[(index + count - 1) % count]
      let after = corners[(index + 1) % count] - corners[index]
      let (one, other) = (before.outward(side), after.outward(side))
      let sum = one + other
      // A sharp corner moves no further than two pixels.
      return sum / max(sum.lengthSquared / 2, 0.5)
    }
  }
}

extension Vector {
  fileprivate func outward(_ side: Double) -> Vector {
    length > 0 ? Vector(dx: dy, dy: -dx) * (side / length) : .zero
  }
}

extension Rect {
  /// The four corners, clockwise from the upper left.
  public var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }
}
