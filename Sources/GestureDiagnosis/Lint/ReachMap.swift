import GestureCore

/// Whether touches reach a view or anything in it.
enum Reach: Equatable {
  /// As far as is known for certain.
  case reachable
  /// The view, or a view around it, accepts no touches.
  case closed(view: String, why: Barrier)
  case zeroSize
  /// Its transform, or that of a view around it, leaves no area.
  case flattened(view: String)
  /// It lies outside of its superview or the window.
  case outside
  /// These views lie in front of it: one covers it, or several cover it together.
  case covered(by: [ViewReference])

  /// Why a view accepts no touches.
  enum Barrier {
    case hidden
    case transparent
    case withoutInteraction
    /// It doesn't catch its own touches, and nothing in it is hit.
    case passingThrough

    /// What keeps touches out of a view and all that is in it.
    static func all(of view: View) -> [Barrier] {
      view.ownObstacles.compactMap { obstacle in
        switch obstacle {
        case .hidden: .hidden
        case .transparent: .transparent
        case .interactionOff: .withoutInteraction
        case .passesThrough, .outside, .empty, .flattened, .ownHitTest: nil
        }
      }
    }
  }
}

/// Finds out which views can be hit, by hit tests at places between the edges of all views.
///
/// For upright views this finds every gap, however small. Where a view is rotated, a view is
/// reported as covered only if a single other view has all its corners.
struct ReachMap {
  private var surveys: [ObjectIdentifier: Survey] = [:]

  /// What was found out about a view.
  private struct Survey {
    var reach: Reach
    /// Whether a touch may hit the view itself, rather than something in it.
    var mayBeHit: Bool
  }

  init(_ window: Window) {
    var surveyor = ReachSurveyor(window)
    for view in surveyor.views {
      let (reach, mayBeHit) = surveyor.survey(view)
      surveys[ObjectIdentifier(view)] = Survey(reach: reach, mayBeHit: mayBeHit)
    }
  }

  /// Whether a touch may hit a view itself, rather than something in it.
  func mayBeHit(_ view: View) -> Bool { surveys[ObjectIdentifier(view)]?.mayBeHit ?? false }

  /// Whether touches reach a view of the window.
  func reach(of view: View) -> Reach { surveys[ObjectIdentifier(view)]?.reach ?? .reachable }
}

/// Tries places in each view, the outer ones first, and keeps the views that were hit.
private struct ReachSurveyor {
  let views: [View]
  private let window: Window
  private let areas: [(view: View, box: Rect, isUpright: Bool)]
  /// The views that some touch hits.
  private var hit: Set<ObjectIdentifier> = []
  /// The views that some touch hits, and all views around them.
  private var reached: Set<ObjectIdentifier> = []
  /// The areas whose places were all tried.
  private var tried: [Rect] = []

  init(_ window: Window) {
    self.window = window
    views = LintScene.views(in: window)
    areas = views.map { ($0, $0.boxInWindow, $0.isUpright) }
  }

  mutating func survey(_ view: View) -> (reach: Reach, mayBeHit: Bool) {
    let reach = reach(of: view)
    if !view.catchesOwnTouches { return (reach, false) }
    switch reach {
    case .reachable:
      let isKnown = view.boxInWindow.intersection(window.boxInWindow).map(isTried) ?? false
      return (reach, hit.contains(ObjectIdentifier(view)) || !isKnown)
    case .outside: return (reach, view.maybeScrolls)
    case .closed, .zeroSize, .flattened, .covered: return (reach, false)
    }
  }

  private mutating func reach(of view: View) -> Reach {
    if let obstacle = obstacle(around: view) { return obstacle }
    if view.touchableArea.width <= 0 || view.touchableArea.height <= 0 { return .zeroSize }
    if view.isHitTestedByHost { return .reachable }
    guard let box = view.boxInWindow.intersection(window.boxInWindow), box.width > 0,
      box.height > 0
    else { return .outside }
    let isNew = !isTried(box)
    if hit.contains(ObjectIdentifier(view)) || !isNew && reached.contains(ObjectIdentifier(view)) {
      return .reachable
    }
    let rivals = areas.filter { $0.box.intersection(box) != nil }
    let net = PlaceNet(rivals.map { $0.view }, in: box)
    let isExact = net.isComplete && rivals.allSatisfy { $0.isUpright }
    let covers = tryPlaces(net.places + (isExact ? [] : view.grid), of: view)
    if hit.contains(ObjectIdentifier(view)) { return .reachable }
    if isExact && isNew { tried.append(box) }
    if reached.contains(ObjectIdentifier(view)) { return .reachable }
    return reach(of: view, under: covers, isExact: isExact)
  }

  private func isTried(_ box: Rect) -> Bool {
    tried.contains { $0.union(box) == $0 }
  }

  /// Tries places until one hits a view.
  ///
  /// - Returns: the views that were hit instead.
  private mutating func tryPlaces(_ places: [Point], of view: View) -> [View] {
    var covers: [View] = []
    for place in places {
      guard let found = window.hitTest(place, with: nil) else { continue }
      note(found)
      if found === view { break }
      if found.isDescendant(of: view) || view.isDescendant(of: found) { continue }
      guard view.isVisible(at: place) else { continue }
      covers.appendIfNew(found.outermostCover(of: view))
    }
    return covers
  }

  private mutating func note(_ found: View) {
    guard hit.insert(ObjectIdentifier(found)).inserted else { return }
    var view: View? = found
    while let current = view, reached.insert(ObjectIdentifier(current)).inserted {
      view = current.superview
    }
  }

  /// Whether touches reach a view that none of the places hit.
  private func reach(of view: View, under covers: [View], isExact: Bool) -> Reach {
    if !view.catchesOwnTouches && isExact || view.passesAllTouches {
      return .closed(view: view.name, why: .passingThrough)
    }
    if covers.isEmpty {
      let isOut = view.catchesTouchesInBoundsOnly && ConvexOutline(visible: view).isEmpty
      return isExact || isOut ? .outside : .reachable
    }
    if let all = covers.first(where: { $0.hasAllCorners(of: view) }) {
      return .covered(by: [ViewReference(all)])
    }
    return isExact ? .covered(by: covers.map(ViewReference.init)) : .reachable
  }

  private func obstacle(around view: View) -> Reach? {
    var current: View? = view
    while let view = current {
      if let barrier = Reach.Barrier.all(of: view).first {
        return .closed(view: view.name, why: barrier)
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
  /// What keeps touches from it besides a given barrier, in itself and the views around it, the
  /// innermost first.
  func furtherBarriers(
    besides closed: String, _ known: Reach.Barrier
  ) -> [(view: String, why: Reach.Barrier)] {
    var barriers: [(view: String, why: Reach.Barrier)] = []
    var next: View? = self
    while let view = next {
      for why in Reach.Barrier.all(of: view) where view.name != closed || why != known {
        barriers.append((view: view.name, why: why))
      }
      next = view.superview
    }
    if known != .passingThrough, !catchesOwnTouches, !holdsCatching {
      barriers.append((view: name, why: .passingThrough))
    }
    return barriers
  }

  /// Whether something in it catches touches.
  private var holdsCatching: Bool {
    subviews.contains { subview in
      subview.ownObstacles.isEmpty && (subview.catchesOwnTouches || subview.holdsCatching)
    }
  }

  /// Whether no touch hits it or anything in it, wherever they lie (S15.23).
  fileprivate var passesAllTouches: Bool {
    !catchesOwnTouches && catchesTouchesInBoundsOnly && subviews.allSatisfy { $0.passesAllTouches }
  }

  /// The outermost view that contains it, or itself, without containing the other view, and catches
  /// touches itself.
  func outermostCover(of other: View) -> View {
    var (view, cover) = (self, self)
    while let next = view.superview, !other.isDescendant(of: next) {
      view = next
      if view.catchesOwnTouches { cover = view }
    }
    return cover
  }
}
