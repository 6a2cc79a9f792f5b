import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Changes of a view that lies in front of another view.
extension Change {
  /// The app doesn't bring a view, or a view around it, in front of another view: it leaves its
  /// place, its frame and its alpha.
  static func leaveCover(
    _ cover: String, of view: String, in scenario: Scenario
  ) -> [Change] {
    scenario.scene.path(toView: cover).map(\.id)
      .filter { !scenario.scene.contains(view, in: $0) }
      .flatMap { leavePlace(of: $0, in: scenario) + leaveAlpha(of: $0, in: scenario) }
  }

  /// A view that is only there to be seen takes no touches, with everything in it; none for other
  /// views.
  static func letThrough(_ view: ViewSpec, in scenario: Scenario) -> [Change] {
    guard scenario.scene.isOnlySeen(view.id) else { return [] }
    return [
      Change("the isUserInteractionEnabled of view '\(view.id)' were false", ofView: view.id) {
        $0.isUserInteractionEnabled = false
      }
    ]
  }

  /// Views that are only there to be seen take no touches.
  static func letThrough(_ views: [String]) -> Change {
    let names = views.map { "'\($0)'" }.joinedAsList
    let subject = views.count == 1 ? "view \(names)" : "views \(names)"
    return Change("the isUserInteractionEnabled of \(subject) were false") { scenario in
      for id in views { scenario.scene.changeView(id) { $0.isUserInteractionEnabled = false } }
    }
  }

  /// A view is not hit itself; a view that is only there to be seen takes no touches.
  static func passThrough(_ view: String, in scenario: Scenario) -> Change {
    if let spec = scenario.scene.viewSpec(view),
      let change = letThrough(spec, in: scenario).first
    {
      return change
    }
    let isEmpty = !scenario.scene.views.contains { $0.parent == view }
    var change = Change("the catchesOwnTouches of view '\(view)' were false", ofView: view) {
      $0.catchesOwnTouches = false
    }
    if scenario.scene.viewSpec(view)?.control != nil { change.caution = .lastResort }
    let left = isEmpty ? "no touches" : "only touches on views in it"
    change.add(sideEffect: Consequence(.other("view '\(view)'"), .other("catch \(left)")))
    change.addSilence(ofThoseOn: view, in: scenario)
    return change
  }

  /// Adds what it costs a view's recognizers that the view is not hit itself, if the view can't be
  /// hit at first: lint looks at the scene as it begins, and doesn't see the cost then.
  private mutating func addSilence(ofThoseOn view: String, in scenario: Scenario) {
    let isOut = scenario.scene.path(toView: view).contains {
      $0.isHidden || $0.alpha < smallestTouchableAlpha
    }
    guard isOut else { return }
    let inner = scenario.scene.views.filter {
      $0.id != view && scenario.scene.contains($0.id, in: view)
    }
    for spec in scenario.scene.recognizers where spec.view == view {
      let isKept = spec.tapCount == 1 && inner.allSatisfy { $0.control != nil }
      add(
        sideEffect: Consequence(
          .recognizer(spec.id),
          inner.isEmpty || isKept
            ? .neverFires(winner: nil) : .other("fire only on views in '\(view)'")))
      caution = .lastResort
    }
  }

  /// Neither `cover` nor the views around it that cover `view` are hit themselves.
  static func passThroughAll(
    around cover: String, to view: String, in scenario: Scenario
  ) -> [Change] {
    let covers = scenario.scene.path(toView: cover).filter {
      $0.catchesOwnTouches && !scenario.scene.contains(view, in: $0.id)
    }.map(\.id)
    guard covers.count > 1 else { return [] }
    let names = covers.map { "'\($0)'" }.joinedAsList
    var change = Change("the catchesOwnTouches of views \(names) were false") { scenario in
      for id in covers { scenario.scene.changeView(id) { $0.catchesOwnTouches = false } }
    }
    change.add(
      sideEffect: Consequence(
        .other("views \(names)"), .other("catch only touches on views in them")))
    for id in covers { change.addSilence(ofThoseOn: id, in: scenario) }
    return [change]
  }

  /// Changes with which `cover` no longer covers `view`: it can't be seen at all, or lies behind.
  static func separate(_ view: String, from cover: String, in scenario: Scenario) -> [Change] {
    if scenario.scene.contains(view, in: cover) || scenario.scene.contains(cover, in: view) {
      return []
    }
    return fadeOut(cover, in: scenario) + bringToFront(view, of: cover, in: scenario)
  }

  /// An alpha of 0 for a view that can hardly be seen, and is hit. (Our choice: below a tenth.)
  private static func fadeOut(_ view: String, in scenario: Scenario) -> [Change] {
    func isFaint(_ alpha: Double) -> Bool { alpha >= smallestTouchableAlpha && alpha < 0.1 }
    let fades = scenario.allActions.filter { action in
      if case .setAlpha(view, let alpha) = action { isFaint(alpha) } else { false }
    }
    if !fades.isEmpty {
      return [
        Change("the app had set the alpha of view '\(view)' to 0") {
          for fade in fades { $0.replace(fade, by: [.setAlpha(view, to: 0)]) }
        }
      ]
    }
    guard let spec = scenario.scene.viewSpec(view), isFaint(spec.alpha) else { return [] }
    var change = Change("the alpha of view '\(view)' were 0", ofView: view) { $0.alpha = 0 }
    if !scenario.scene.isOnlySeen(view) {
      change.add(sideEffect: Consequence(.other("view '\(view)'"), .other("get no touches")))
    }
    return [change]
  }

  /// A hit area that reaches to the middle between a view and its sibling.
  static func narrow(_ view: String, toMiddleBeside sibling: String, in scenario: Scenario)
    -> [Change]
  {
    guard let own = scenario.scene.viewSpec(view), let other = scenario.scene.viewSpec(sibling),
      own.parent == other.parent
    else { return [] }
    let gap = max(
      own.frame.minX - other.frame.maxX, other.frame.minX - own.frame.maxX,
      own.frame.minY - other.frame.maxY, other.frame.minY - own.frame.maxY)
    let half = (gap / 2).rounded(.down)
    guard half > 0, half < own.hitOutset else { return [] }
    var change = Change("the hitOutset of view '\(view)' were \(half.plain) pt", ofView: view) {
      $0.hitOutset = half
    }
    change.add(
      sideEffect: Consequence(
        .other("view '\(view)'"), .other("get touches only up to \(half.plain) pt beside it")))
    return [change]
  }

  /// A view, or a view around it, lies in front of its sibling that covers it. A view that would be
  /// covered as a whole is not meant to lie behind.
  private static func bringToFront(
    _ view: String, of cover: String, in scenario: Scenario
  ) -> [Change] {
    let scene = scenario.scene
    let covers = scene.path(toView: cover)
    for own in scene.path(toView: view) {
      guard let sibling = covers.first(where: { $0.parent == own.parent && $0.id != own.id }) else {
        continue
      }
      var change = Change("view '\(own.id)' lay in front of view '\(sibling.id)'") {
        $0.scene.bring(own.id, inFrontOf: sibling.id)
      }
      change.add(sideEffect: sideEffectOfCovering(sibling, by: own))
      guard own.frame.contains(sibling.frame) else { return [change] }
      return raise(view, outOf: own, inFrontOf: sibling, in: scene) + [change.with(.lastResort)]
    }
    return []
  }

  /// A view that lies directly in a container moves out of it, in front of the container's sibling;
  /// none where the container itself takes no touches.
  private static func raise(
    _ view: String, outOf container: ViewSpec, inFrontOf sibling: ViewSpec,
    in scene: Scenario.Scene
  ) -> [Change] {
    guard let spec = scene.viewSpec(view), spec.parent == container.id,
      container.isUserInteractionEnabled, let raised = raise(spec, outOf: container, in: scene)
    else { return [] }
    var change = Change("\(raised.clause), and in front of view '\(sibling.id)'") { scenario in
      raised.apply(&scenario)
      scenario.scene.bring(view, inFrontOf: sibling.id)
    }
    change.add(sideEffects: raised.sideEffects)
    change.add(sideEffect: sideEffectOfCovering(sibling, by: spec))
    return [change]
  }

  /// What a view loses to another one that comes to lie in front of it.
  static func sideEffectOfCovering(_ covered: ViewSpec, by view: ViewSpec) -> Consequence {
    let outset = view.hitOutset > 0 ? ", with the hitOutset," : ""
    return Consequence(
      .other("view '\(covered.id)'"),
      .other("get no touches where view '\(view.id)'\(outset) lies"))
  }
}

extension Scenario.Scene {
  /// The views that a view comes to lie in front of as it moves out of its container, at the same
  /// place: those in front of it in the container, and those in front of the container up to its own
  /// place in the list.
  ///
  /// - Parameter raised: the view after the move.
  func viewsCovered(byRaising view: ViewSpec, to raised: ViewSpec) -> [ViewSpec] {
    let (own, container) = (views.index(of: view.id), views.index(of: view.parent))
    guard let own, let container else { return [] }
    let before = views[(own + 1)...].filter { $0.parent == view.parent && $0.meets(view.hitArea) }
    return before
      + views[container..<max(own, container)].dropFirst().filter {
        $0.parent == raised.parent && $0.meets(raised.hitArea)
      }
  }

  /// Whether no control and no recognizer is on a view or in it.
  fileprivate func isOnlySeen(_ view: String) -> Bool {
    !views.contains { $0.control != nil && contains($0.id, in: view) }
      && !recognizers.contains { contains($0.view, in: view) }
  }

  /// Moves a view, with what lies in it, behind `other` in the list, so that it lies in front of
  /// `other`.
  fileprivate mutating func bring(_ id: String, inFrontOf other: String) {
    let moved = views.filter { contains($0.id, in: id) }
    var rest = views.filter { !contains($0.id, in: id) }
    guard let index = rest.lastIndex(where: { contains($0.id, in: other) }) else { return }
    rest.insert(contentsOf: moved, at: index + 1)
    views = rest
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension ViewSpec {
  /// Whether touches can hit it.
  var mayBeHit: Bool { !isHidden && isUserInteractionEnabled && catchesOwnTouches }

  /// Whether touches in a part of an area can hit it.
  fileprivate func meets(_ area: Rect) -> Bool { mayBeHit && hitArea.overlaps(area) }

  /// Where it takes touches, in the coordinates of the view around it, if it isn't turned or scaled.
  var hitArea: Rect { frame.insetBy(dx: -hitOutset, dy: -hitOutset) }
}

extension [ViewSpec] {
  fileprivate func index(of id: String) -> Int? { firstIndex { $0.id == id } }
}
