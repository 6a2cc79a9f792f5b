import GestureCore

/// Whether touches come to a view or to anything in it.
enum Reach: Equatable {
  case reachable
  /// The view or one around it lets no touches in.
  case closed(view: String, why: String, isByIntent: Bool)
  case zeroSize
  /// It lies where its superview or the window isn't.
  case outside
  case covered(by: String)
}

/// Finds out which views can be hit, by hit tests at places between all edges of all views: where
/// views are not turned, no gap is too small to be found.
struct ReachMap {
  private let window: Window
  private let places: [Point]

  /// Scenes with more edges than this are tried on an even grid.
  private static let mostEdges = 160
  private static let gridSize = 80

  init(_ window: Window) {
    self.window = window
    var (xs, ys) = (Set<Double>(), Set<Double>())
    for view in LintScene.views(in: window) {
      for corner in view.touchableArea.corners {
        let place = view.convert(corner, to: nil)
        if place.x.isFinite && place.y.isFinite {
          xs.insert(place.x)
          ys.insert(place.y)
        }
      }
    }
    let columns = Self.between(xs, window.bounds.minX, window.bounds.maxX)
    let rows = Self.between(ys, window.bounds.minY, window.bounds.maxY)
    places = rows.flatMap { y in columns.map { Point(x: $0, y: y) } }
  }

  /// The middles between edges.
  private static func between(_ edges: Set<Double>, _ least: Double, _ most: Double) -> [Double] {
    guard edges.count <= mostEdges else {
      let step = (most - least) / Double(gridSize)
      return (0..<gridSize).map { least + (Double($0) + 0.5) * step }
    }
    let inside = edges.filter { $0 >= least && $0 <= most }.sorted()
    return zip(inside, inside.dropFirst()).map { ($0 + $1) / 2 }
  }

  func reach(of view: View) -> Reach {
    if let obstacle = obstacle(around: view) { return obstacle }
    if view.touchableArea.width <= 0 || view.touchableArea.height <= 0 {
      return .zeroSize
    }
    var covers: [String: Int] = [:]
    for place in places {
      guard let hit = window.hitTest(place, with: nil) else { continue }
      if hit.isDescendant(of: view) { return .reachable }
      if view.isVisible(at: place), !view.isDescendant(of: hit) {
        covers[hit.name, default: 0] += 1
      }
    }
    let cover = covers.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return cover.map { .covered(by: $0.key) } ?? .outside
  }

  private func obstacle(around view: View) -> Reach? {
    var current: View? = view
    while let view = current {
      if view.isHidden { return .closed(view: view.name, why: "is hidden", isByIntent: true) }
      if view.alpha < 0.01 {
        return .closed(view: view.name, why: "has an alpha below 0.01", isByIntent: true)
      }
      if !view.isUserInteractionEnabled {
        return .closed(
          view: view.name, why: "has its isUserInteractionEnabled off", isByIntent: false)
      }
      current = view.superview
    }
    return nil
  }
}

extension View {
  /// Where it catches touches, in its own coordinates.
  fileprivate var touchableArea: Rect { bounds.insetBy(dx: -hitOutset, dy: -hitOutset) }

  /// Whether it lies at a place of the window, and no view around it ends before.
  fileprivate func isVisible(at place: Point) -> Bool {
    var view: View? = self
    while let current = view {
      guard current.point(inside: current.convert(place, from: nil), with: nil) else {
        return false
      }
      view = current.superview
    }
    return true
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ]
  }
}
