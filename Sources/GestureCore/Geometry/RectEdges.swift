/// Edges of a rectangle.
public struct RectEdges: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The edge with the smallest y: y grows downwards.
  public static let top = RectEdges(rawValue: 1)
  /// The edge with the smallest x.
  public static let left = RectEdges(rawValue: 2)
  /// The edge with the greatest y.
  public static let bottom = RectEdges(rawValue: 4)
  /// The edge with the greatest x.
  public static let right = RectEdges(rawValue: 8)
  /// All four edges.
  public static let all: RectEdges = [.top, .left, .bottom, .right]

  /// How far a movement leads inwards from the edges, in points: the maximum over the edges,
  /// negative where it leads outwards. A movement away from two adjacent edges counts with its full
  /// length.
  public func inwardPart(of movement: Vector) -> Double {
    let across = part(.left, movement.dx, .right, -movement.dx)
    let down = part(.top, movement.dy, .bottom, -movement.dy)
    guard let across, let down else { return across ?? down ?? 0 }
    let isFromCorner = across > 0 && down > 0
    return isFromCorner ? movement.length : max(across, down)
  }

  private func part(
    _ edge: RectEdges, _ value: Double, _ opposite: RectEdges, _ oppositeValue: Double
  ) -> Double? {
    switch (contains(edge), contains(opposite)) {
    case (true, true): max(value, oppositeValue)
    case (true, false): value
    case (false, true): oppositeValue
    case (false, false): nil
    }
  }
}

extension RectEdges {
  /// The edges of a rectangle that a place is near to. A place at exactly the depth counts
  /// (S14.18).
  package init(of bounds: Rect, near place: Point, within depth: Double) {
    self = []
    if place.y - bounds.minY <= depth { insert(.top) }
    if place.x - bounds.minX <= depth { insert(.left) }
    if bounds.maxY - place.y <= depth { insert(.bottom) }
    if bounds.maxX - place.x <= depth { insert(.right) }
  }
}

extension Touch {
  /// The edges of its window that the touch is near to now. A touch at exactly the depth counts.
  public func edges(within depth: Double) -> RectEdges {
    RectEdges(of: window.bounds, near: location(in: nil), within: depth)
  }

  /// How far the touch is now from the nearest of some edges of its window; nil for no edges.
  /// Unit: points.
  package func distance(to edges: RectEdges) -> Double? {
    let (place, bounds) = (location(in: nil), window.bounds)
    var nearest: Double?
    func consider(_ edge: RectEdges, _ distance: Double) {
      if edges.contains(edge) { nearest = min(nearest ?? distance, distance) }
    }
    consider(.top, place.y - bounds.minY)
    consider(.left, place.x - bounds.minX)
    consider(.bottom, bounds.maxY - place.y)
    consider(.right, bounds.maxX - place.x)
    return nearest
  }
}
