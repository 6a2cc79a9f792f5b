import GestureCore
import GestureScenario
import GestureSimulation

/// A place where touches hit a view.
struct ViewPlace {
  let view: String
  let place: Point
}

// The places at which usual gestures are made.
extension Scenario {
  /// The distance between two sampled places. Unit: points.
  private static let step = 20.0

  /// The views that touches hit, each with a place in the middle of where they hit it.
  var placesOfViews: [ViewPlace] { places(among: placesLookedAt) }

  private var placesLookedAt: [Point] {
    var points: [Point] = []
    for y in stride(from: Self.step / 2, to: scene.size.height, by: Self.step) {
      for x in stride(from: Self.step / 2, to: scene.size.width, by: Self.step) {
        points.append(Point(x: x, y: y))
      }
    }
    return points
  }

  /// A finger that comes in from the edge begins nearer to it than this. (Our choice: the default
  /// of an edge pan.) Unit: points.
  private static let usualEdge = 20.0

  /// Places in views at the edges at which a recognizer has to begin; nil where it may begin
  /// anywhere.
  func placesAtEdges(of spec: RecognizerSpec) -> [ViewPlace]? {
    let profile = spec.profile
    guard let edges = profile.edges else { return nil }
    let (size, depth) = (scene.size, min(profile.edgeDepth, Self.usualEdge) / 2)
    var points: [Point] = []
    for y in stride(from: Self.step / 2, to: size.height, by: Self.step) {
      if edges.contains(.left) { points.append(Point(x: depth, y: y)) }
      if edges.contains(.right) { points.append(Point(x: size.width - depth, y: y)) }
    }
    for x in stride(from: Self.step / 2, to: size.width, by: Self.step) {
      if edges.contains(.top) { points.append(Point(x: x, y: depth)) }
      if edges.contains(.bottom) { points.append(Point(x: x, y: size.height - depth)) }
    }
    return places(among: points)
  }

  /// The view that a touch hits at the start; nil for none.
  func viewHit(at point: Point) -> String? {
    let simulation = ScenarioPast(self).start.simulation
    return simulation.dispatcher.explainHit(at: point, in: simulation.window).hitView
  }

  /// Whether all fingers of a recognizer's gesture hit the view of a place.
  func hasRoom(at place: ViewPlace, for spec: RecognizerSpec) -> Bool {
    guard spec.fingersNeeded > 1 else { return true }
    var hand = FingerGroup(of: spec, in: self, at: place.place)
    hand.down()
    let starts = hand.steps.last?.content.began.values ?? [:].values
    return starts.allSatisfy { viewHit(at: $0) == place.view }
  }

  /// The views that are hit at some points, each with the point nearest to their middle.
  private func places(among points: [Point]) -> [ViewPlace] {
    let simulation = ScenarioPast(self).start.simulation
    let (window, dispatcher) = (simulation.window, simulation.dispatcher)
    var hits: [String: [Point]] = [:]
    var order: [String] = []
    for point in points {
      guard let view = dispatcher.explainHit(at: point, in: window).hitView else { continue }
      if hits[view] == nil { order.append(view) }
      hits[view, default: []].append(point)
    }
    return order.compactMap { view in
      let points = hits[view] ?? []
      let sum = points.reduce(Vector.zero) { $0 + ($1 - .zero) }
      let middle = Point.zero + sum / Double(max(points.count, 1))
      return points.min { $0.distance(to: middle) < $1.distance(to: middle) }.map {
        ViewPlace(view: view, place: $0)
      }
    }
  }
}
