import GestureCore

/// A convex area of the window, by its corners, each next to the previous corner.
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

  /// Whether nothing is left of it but a line or a point.
  var isEmpty: Bool { Self.doubleArea(of: corners).magnitude < 1e-6 }

  /// A place inside; nil where nothing is left.
  var middle: Point? {
    guard let first = corners.first else { return nil }
    let sum = corners.reduce(Vector.zero) { $0 + ($1 - first) }
    return first + sum / Double(corners.count)
  }

  /// Keeps what lies within another convex area.
  private mutating func cut(off other: [Point]) {
    let isReversed = Self.doubleArea(of: other) < 0
    for (index, start) in other.enumerated() {
      let edge = other[(index + 1) % other.count] - start
      keep(beside: start, isReversed ? -edge : edge)
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
  /// previous corner.
  fileprivate var outline: [Point] {
    let corners = cornersInWindow
    return [corners[0], corners[1], corners[3], corners[2]]
  }
}
