import GestureCore

/// Finds representative places: one for each set of recognizers that a touch there would reach.
struct SpotFinder {
  private let window: Window
  private let edgeDepths: [(edges: RectEdges, depth: Double)]

  /// How many places are tried across the window, and down.
  private static let resolution = 24

  init(_ window: Window, _ profiles: [GestureProfile]) {
    self.window = window
    edgeDepths = profiles.compactMap { profile in
      profile.edges.map { ($0, profile.edgeDepth) }
    }
  }

  /// What a touch at a place would reach.
  private struct TouchClass: Hashable {
    var recognizers: [RecognizerHandle]
    var control: ObjectIdentifier?
    var edges: [UInt8]
  }

  func spots(preferring preferred: [Point]) -> [Point] {
    var classes: [TouchClass] = []
    var places: [TouchClass: [Point]] = [:]
    var chosen: [TouchClass: Point] = [:]
    for place in preferred {
      guard let touchClass = touchClass(at: place) else { continue }
      if chosen[touchClass] == nil { classes.append(touchClass) }
      chosen[touchClass] = chosen[touchClass] ?? place
    }
    for place in grid {
      guard let touchClass = touchClass(at: place), chosen[touchClass] == nil else { continue }
      if places[touchClass] == nil { classes.append(touchClass) }
      places[touchClass, default: []].append(place)
    }
    return classes.compactMap { chosen[$0] ?? Self.middle(of: places[$0] ?? []) }
  }

  /// A place at a distance from a spot, in any direction, where a touch reaches the same.
  func companion(of spot: Point, at distance: Double) -> Point? {
    let sides = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)].map(Vector.init)
    let touchClass = touchClass(at: spot)
    return sides.map { spot + $0 * distance }.first { self.touchClass(at: $0) == touchClass }
  }

  private var grid: [Point] {
    let bounds = window.bounds
    let count = Self.resolution
    let depth = (edgeDepths.map(\.depth).min() ?? 0) / 2
    let rims =
      edgeDepths.isEmpty
      ? []
      : [
        Point(x: bounds.minX + depth, y: bounds.midY),
        Point(x: bounds.maxX - depth, y: bounds.midY),
        Point(x: bounds.midX, y: bounds.minY + depth),
        Point(x: bounds.midX, y: bounds.maxY - depth),
      ]
    return rims
      + (0..<count * count).map { index in
        Point(
          x: (bounds.minX + bounds.width * (Double(index % count) + 0.5) / Double(count)).rounded(),
          y: (bounds.minY + bounds.height * (Double(index / count) + 0.5) / Double(count)).rounded()
        )
      }
  }

  /// Nil where no recognizer would receive the touch.
  private func touchClass(at place: Point) -> TouchClass? {
    let hit = window.hitTest(place, with: nil)
    var recognizers: [RecognizerHandle] = []
    var view = hit
    while let current = view {
      recognizers += current.inspectedRecognizers.map(\.handle)
      view = current.superview
    }
    guard !recognizers.isEmpty else { return nil }
    return TouchClass(
      recognizers: recognizers, control: (hit as? Control).map { ObjectIdentifier($0) },
      edges: edgeDepths.map { edges, depth in
        RectEdges(of: window.bounds, near: place, within: depth).intersection(edges).rawValue
      })
  }

  /// The place that is nearest to the center of all.
  private static func middle(of places: [Point]) -> Point? {
    let sum = places.reduce(Vector.zero) { $0 + ($1 - .zero) }
    let middle = Point.zero + sum / Double(max(places.count, 1))
    return places.min { $0.distance(to: middle) < $1.distance(to: middle) }
  }
}
