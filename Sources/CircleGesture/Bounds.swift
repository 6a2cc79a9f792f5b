internal import GestureCore

/// The smallest axis-aligned box around points; unlike a ``Rect`` it may be around none.
struct Bounds: Sendable {
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  mutating func extend(to point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  /// The longer side, zero if there is none.
  var extent: Double { max(maxX - minX, maxY - minY, 0) }

  /// Whether a point lies in the box, its edges included.
  func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }

  /// The share of the other box's area that lies in this one.
  func overlap(with other: Bounds) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    let area = (other.maxX - other.minX) * (other.maxY - other.minY)
    guard width > 0, height > 0, area > 0 else { return 0 }
    return width * height / area
  }
}
