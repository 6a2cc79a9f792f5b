/// A rectangle with sides along the axes, in points.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The width and the height, in points. Not corrected where one is negative: such a rectangle
  /// contains no point.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// A rectangle with a corner and an extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle that extends to the right of and below the corner `(x, y)`, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The horizontal extent, in points.
  public var width: Double { size.width }
  /// The vertical extent, in points.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The right edge, which doesn't belong to the rectangle; see ``contains(_:)``.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge, which doesn't belong to the rectangle; see ``contains(_:)``.
  public var maxY: Double { origin.y + size.height }
  /// The middle between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the upper and the lower edge.
  public var midY: Double { origin.y + size.height / 2 }

  /// The point in the middle.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether a point lies inside. The left and upper edge belong to the rectangle, the right and
  /// lower edge don't, so that of two rectangles side by side just one contains each point.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with each side moved inwards; negative amounts move it outwards.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The part that both rectangles cover, or nil where they don't meet.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that covers both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
