import GestureCore

/// Whether touches reach a view or anything in it.
enum Reach: Equatable {
  /// As far as is known for certain.
  case reachable
  /// The view or one around it accepts no touches.
  case closed(view: String, why: String, isByIntent: Bool)
  case zeroSize
  /// Its transform, or that of a view around it, leaves no area.
  case flattened(view: String)
  /// It lies outside of its superview or the window.
  case outside
  /// These lie in front of it: one that covers it, or several that cover it together.
  case covered(by: [String])
}

/// Finds out which views can be hit, by hit tests at places between the edges of all views.
///
/// For upright views this finds every gap, however small. Where a view is rotated, a view is
/// reported as covered only if a single other one has all its corners.
struct ReachMap {
  private let window: Window
  private let views: [View]
  /// The views that some touch hits; nil where there may be others.
  private let hits: Set<ObjectIdentifier>?

  init(_ window: Window) {
    self.window = window
    views = LintScene.views(in: window)
    hits = Self.hits(in: window, views)
  }

  /// Whether a touch may hit a view itself, rather than something in it.
  func mayBeHit(_ view: View) -> Bool {
    guard view.catchesOwnTouches else { return false }
    if hits?.contains(ObjectIdentifier(view)) ?? false { return true }
    switch reach(of: view) {
    case .reachable: return hits == nil
    case .outside: return view.maybeScrolls
    case .closed, .zeroSize, .flattened, .covered: return false
    }
  }

  func reach(of view: View) -> Reach {
    if let obstacle = obstacle(around: view) { return obstacle }
    if view.touchableArea.width <= 0 || view.touchableArea.height <= 0 {
      return .zeroSize
    }
    let rivals = views.filter { $0.boxInWindow.intersection(view.boxInWindow) != nil }
    let net = PlaceNet(rivals, in: view.boxInWindow)
    let isExact = net.isComplete && rivals.allSatisfy { $0.isUpright }
    var covers: [View] = []
    for place in net.places + (isExact ? [] : view.grid) {
      guard let hit = window.hitTest(place, with: nil) else { continue }
      if hit.isDescendant(of: view) { return .reachable }
      if view.isVisible(at: place), !view.isDescendant(of: hit) {
        let cover = hit.outermost(besides: view)
        if !covers.contains(where: { $0 === cover }) { covers.append(cover) }
      }
    }
    if !view.catchesOwnTouches && isExact {
      return .closed(
        view: view.name, why: "lets touches through, and nothing in it is hit", isByIntent: false)
    }
    if covers.isEmpty { return isExact || view.isApart ? .outside : .reachable }
    if let all = covers.first(where: { $0.hasAllCorners(of: view) }) {
      return .covered(by: [all.name])
    }
    return isExact ? .covered(by: covers.map { $0.name }) : .reachable
  }

  /// All views that are hit anywhere; nil where some may be missed.
  private static func hits(in window: Window, _ views: [View]) -> Set<ObjectIdentifier>? {
    let net = PlaceNet(views, in: window.bounds)
    guard net.isComplete, views.allSatisfy({ $0.isUpright }) else { return nil }
    return net.places.reduce(into: []) { hits, place in
      if let hit = window.hitTest(place, with: nil) { hits.insert(ObjectIdentifier(hit)) }
    }
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
      if view.superview != nil, view.transform.inverse == nil {
        return .flattened(view: view.name)
      }
      current = view.superview
    }
    return nil
  }
}

extension View {
  /// The outermost view that contains it, or itself, without containing the other view.
  fileprivate func outermost(besides other: View) -> View {
    var view = self
    while let next = view.superview, !other.isDescendant(of: next) { view = next }
    return view
  }
}
