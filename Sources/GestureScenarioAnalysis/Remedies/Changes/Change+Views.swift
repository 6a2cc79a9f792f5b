import GestureCore
import GestureScenario
import GestureTrace

// Changes of views.
extension Change {
  /// Changes that let a touch through to a view that it missed.
  static func uncover(
    _ view: String, from hitView: String?, in scenario: Scenario
  ) -> [Change] {
    var changes: [Change] = []
    if let hitView, !scenario.scene.contains(view, in: hitView) {
      changes += keepHidden(around: hitView, in: scenario)
      changes += leaveCover(hitView, of: view, in: scenario)
      changes += narrow(hitView, in: scenario) + [passThrough(hitView, in: scenario)]
    }
    changes += leaveViews(above: view, in: scenario)
    return changes
      + scenario.scene.path(toView: view).flatMap {
        obstacles(of: $0) + [widen($0, in: scenario.scene)]
      }
  }

  /// A larger hit area of a view, so that touches hit it beside its edges, or hit what sticks out
  /// of it.
  private static func widen(_ spec: ViewSpec, in scene: Scenario.Scene) -> Change {
    TunableLimit(hitOutsetOf: spec, in: scene).search
  }

  /// Larger hit areas of all views that a view sticks out of, so that all of it is hit.
  static func widen(
    _ outsets: [(around: ViewSpec, outset: Double)], in scene: Scenario.Scene
  ) -> [Change] {
    guard !outsets.isEmpty else { return [] }
    let changes = outsets.map { TunableLimit(hitOutsetOf: $0.around, in: scene).change($0.outset) }
    var all = Change(changes.map(\.clause).joinedAsClauses) { scenario in
      for change in changes { change.apply(&scenario) }
    }
    all.add(sideEffects: changes.flatMap(\.sideEffects))
    return [all]
  }

  /// No hit area beyond a view's bounds.
  static func narrow(_ view: String, in scenario: Scenario) -> [Change] {
    guard let spec = scenario.scene.viewSpec(view), spec.hitOutset > 0 else { return [] }
    var change = Change("the hitOutset of view '\(view)' were 0", ofView: view) {
      $0.hitOutset = 0
    }
    change.add(
      sideEffect: Consequence(.other("view '\(view)'"), .other("get no touches beside it")))
    return [change]
  }

  /// A view is hit itself.
  static func catchTouches(_ view: String) -> Change {
    Change("the catchesOwnTouches of view '\(view)' were true", ofView: view) {
      $0.catchesOwnTouches = true
    }
  }

  /// Touches reach a view although another touch is down.
  static func takeSeveral(_ view: String) -> Change {
    Change("the isMultipleTouchEnabled of view '\(view)' were true", ofView: view) {
      $0.isMultipleTouchEnabled = true
    }
  }

  /// While a view has a touch no other view gets a touch, and the other way round.
  static func exclude(_ view: String) -> Change {
    var change = Change("the isExclusiveTouch of view '\(view)' were true", ofView: view) {
      $0.isExclusiveTouch = true
    }
    change.add(
      sideEffect: Consequence(.other("other views"), .other("get no touch while it has one")))
    return change
  }

  /// Views get touches while other views have touches, and the other way round.
  static func share(_ views: [String]) -> Change {
    let names = views.map { "'\($0)'" }.joinedAsList
    return Change(
      "the isExclusiveTouch of view\(views.count > 1 ? "s" : "") \(names) were false"
    ) { scenario in
      for view in views { scenario.scene.changeView(view) { $0.isExclusiveTouch = false } }
    }
  }

  /// The app doesn't hide, remove, move or fade a view or one of its ancestors.
  static func leaveViews(above view: String, in scenario: Scenario) -> [Change] {
    var changes: [Change] = []
    for id in scenario.scene.path(toView: view).map(\.id) {
      let withdrawals: [(Scenario.HostAction, String)] = [
        (.hideView(id), "hidden"), (.removeView(id), "removed"),
      ]
      let done = withdrawals.filter { scenario.allActions.contains($0.0) }
      if !done.isEmpty {
        let words = done.map(\.1).joined(separator: " or ")
        changes.append(
          Change("the app had not \(words) view '\(id)'") { scenario in
            scenario.remove { action in done.contains { $0.0 == action } }
          })
      }
      changes += leavePlace(of: id, in: scenario)
      let fades = scenario.allActions.filter { $0.makesTransparent(id) }
      if !fades.isEmpty {
        let least = smallestTouchableAlpha
        changes.append(
          Change(
            "the app had set the alpha of view '\(id)' to \(least.plain), at which it can be hit"
          ) {
            for fade in fades { $0.replace(fade, by: [.setAlpha(id, to: least)]) }
          })
      }
      changes += leaveAlpha(of: id, in: scenario)
    }
    return changes
  }

  /// The app doesn't change the alpha of a view.
  static func leaveAlpha(of view: String, in scenario: Scenario) -> [Change] {
    guard scenario.allActions.contains(where: { $0.fades(view) }) else { return [] }
    return [
      Change("the app had not changed the alpha of view '\(view)'") { $0.remove { $0.fades(view) } }
    ]
  }

  /// The app doesn't move a view or one of its ancestors, or change its frame.
  static func leaveInPlace(_ view: String, in scenario: Scenario) -> [Change] {
    scenario.scene.path(toView: view).flatMap { leavePlace(of: $0.id, in: scenario) }
  }

  /// The app moves neither of two views, nor those around them, if it moves several: what is under
  /// the finger then changes by both moves.
  static func leaveInPlaces(_ view: String, and other: String, in scenario: Scenario) -> [Change] {
    var moved: [String] = []
    for id in (scenario.scene.path(toView: view) + scenario.scene.path(toView: other)).map(\.id)
    where !moved.contains(id) && scenario.allActions.contains(where: { $0.places(id) }) {
      moved.append(id)
    }
    guard moved.count > 1 else { return [] }
    let names = moved.map { "'\($0)'" }.joinedAsList
    return [
      Change("the app had left views \(names) in their places") { scenario in
        scenario.remove { action in moved.contains { action.places($0) } }
      }
    ]
  }

  static func leavePlace(of view: String, in scenario: Scenario) -> [Change] {
    let actions = scenario.allActions.filter { $0.places(view) }
    guard !actions.isEmpty else { return [] }
    let size = scenario.scene.viewSpec(view)?.frame.size
    let resizes = actions.contains { action in
      if case .setFrame(_, let frame) = action { frame.size != size } else { false }
    }
    let deed = resizes ? "changed the frame of" : "moved"
    return [
      Change("the app had not \(deed) view '\(view)'") { $0.remove { $0.places(view) } }
    ]
  }

  /// The app doesn't show a view or one of its ancestors.
  static func keepHidden(around view: String, in scenario: Scenario) -> [Change] {
    let shown = scenario.scene.views.map(\.id).filter { id in
      scenario.scene.contains(view, in: id) && scenario.allActions.contains(.showView(id))
    }
    return shown.map { id in
      var change = Change("the app had not shown view '\(id)'") {
        $0.remove { $0 == .showView(id) }
      }
      change.add(sideEffect: Consequence(.other("view '\(id)'"), .other("never be seen")))
      return change.with(.lastResort)
    }
  }

  /// Removes all that keeps touches from a view, in itself and the views around it, at once; none
  /// where that is one property at most.
  static func openAll(towards view: String, in scenario: Scenario) -> [Change] {
    let changes = scenario.scene.path(toView: view).flatMap { spec in
      var spec = spec
      let holdsViews = scenario.scene.views.contains { $0.parent == spec.id }
      if holdsViews { spec.catchesOwnTouches = true }  // what is in it may be hit all the same
      return obstacles(of: spec)
    }
    guard changes.count > 1 else { return [] }
    return [
      Change(changes.map(\.clause).joinedAsClauses) { scenario in
        for change in changes { change.apply(&scenario) }
      }
    ]
  }

  /// Changes of the properties by which a view itself refuses touches.
  private static func obstacles(of spec: ViewSpec) -> [Change] {
    var changes: [Change] = []
    if spec.isHidden {
      changes.append(
        Change("view '\(spec.id)' were not hidden", ofView: spec.id) { $0.isHidden = false })
    }
    if spec.alpha < smallestTouchableAlpha {
      changes.append(
        Change("the alpha of view '\(spec.id)' were 1", ofView: spec.id) { $0.alpha = 1 })
    }
    if !spec.catchesOwnTouches { changes.append(catchTouches(spec.id)) }
    if !spec.isUserInteractionEnabled { changes.append(switchOnInteraction(of: spec.id)) }
    return changes
  }

  /// A view takes touches.
  static func switchOnInteraction(of view: String) -> Change {
    Change("the isUserInteractionEnabled of view '\(view)' were true", ofView: view) {
      $0.isUserInteractionEnabled = true
    }
  }

  /// A recognizer is on another view.
  static func move(_ id: String, to view: String) -> Change {
    var change = Change("\(.it) were on view '\(view)'", of: id) { $0.view = view }
    change.isMove = true
    return change
  }
}

extension Scenario.HostAction {
  /// Whether it changes how opaque a view is.
  fileprivate func fades(_ view: String) -> Bool {
    if case .setAlpha(view, _) = self { true } else { false }
  }

  /// Whether it makes a view so transparent that no touch hits it.
  fileprivate func makesTransparent(_ view: String) -> Bool {
    if case .setAlpha(view, let alpha) = self { alpha < smallestTouchableAlpha } else { false }
  }

  /// Whether it puts a view in another place.
  fileprivate func places(_ view: String) -> Bool {
    switch self {
    case .setFrame(view, _), .moveView(view, _): true
    case _: false
    }
  }
}

extension Scenario.Scene {
  /// Whether a view lies in `other`, or is `other`.
  func contains(_ view: String, in other: String) -> Bool {
    if other == Self.windowID { return true }
    var next: String? = view
    while let id = next {
      if id == other { return true }
      next = viewSpec(id)?.parent
    }
    return false
  }

  /// The area of a view's frame; 0 for an unknown view. Unit: square points.
  func area(of id: String) -> Double {
    if id == Self.windowID { return size.width * size.height }
    guard let frame = viewSpec(id)?.frame else { return 0 }
    return frame.width * frame.height
  }

  /// The innermost view that contains two views, or is one of them; nil where that is the window.
  func commonView(of one: String, _ other: String) -> String? {
    path(toView: one).first { contains(other, in: $0.id) }?.id
  }
}
