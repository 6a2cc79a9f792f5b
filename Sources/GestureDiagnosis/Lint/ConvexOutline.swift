import GestureCore

/// A convex area of the window, by its corners, each next to the one before.
struct ConvexOutline {
  private(set) var corners: [Point]

  /// The area in which a view catches touches, cut off where the views around it end.
  init(visible view: View) {
    corners = view.outline
    var around = view.superview
    while let next = around {
      if next.catchesTouchesInBoundsOnly || next === view.window { cut(off: next.outline) }
      around = next.superview
    }
  }

  /// A place inside; nil where nothing is left.
  var middle: Point? {
    guard let first = corners.first else { return nil }
    let sum = corners.dropFirst().reduce(Vector(dx: 0, dy: 0)) { sum, corner in
      let way = corner - first
      return Vector(dx: sum.dx + way.dx, dy: sum.dy + way.dy)
    }
    let share = 1 / Double(corners.count)
    return Point(x: first.x + sum.dx * share, y: first.y + sum.dy * share)
  }

  /// Keeps what lies within another convex area.
  private mutating func cut(off other: [Point]) {
    let isReversed = Self.doubleArea(of: other) < 0
    for (index, start) in other.enumerated() {
      let edge = other[(index + 1) % other.count] - start
      keep(beside: start, isReversed ? Vector(dx: -edge.dx, dy: -edge.dy) : edge)
    }
  }

  /// Keeps what lies on one side of a line.
  private mutating func keep(beside start: Point, _ direction: Vector) {
    let sides = corners.map { direction.cross($0 - start) }
    var kept: [Point] = []
    for (index, corner) in corners.enumerated() {
      let following = (index + 1) % corners.count
      let (here, there) = (sides[index], sides[following])
      if here >= 0 { kept.append(corner) }
      guard here > 0 && there < 0 || here < 0 && there > 0 else { continue }
      kept.append(corner + (corners[following] - corner) * (here / (here - there)))
    }
    corners = kept
  }

  private static func doubleArea(of corners: [Point]) -> Double {
    guard let first = corners.first else { return 0 }
    return zip(corners, corners.dropFirst()).reduce(0) { sum, edge in
      sum + (edge.0 - first).cross(edge.1 - first)
    }
  }
}

extension View {
  /// The corners of the area in which it catches touches, in window coordinates, each next to the
  /// one before.
  fileprivate var outline: [Point] {
    let corners = cornersInWindow
    return [corners[0], corners[1], corners[3], corners[2]]
  }
}

extension Vector {
  fileprivate func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
}
