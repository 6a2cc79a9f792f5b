import GestureDiagnosis
import GestureCore
import GestureScenario
import GestureSimulation
import GestureTrace

/// Changes that put the recognizer on another view.
struct MoveCandidates: RemedyContextReader {
  let context: RemedyContext

  /// Other views for it: the view that a touch went to, and the innermost view around both views.
  /// The window is tried only for a recognizer that begins at its edges, for a recognizer of
  /// several fingers, and for a recognizer that already had another touch. A far larger view makes
  /// another gesture of it.
  func moves(towards hitView: String, _ spec: RecognizerSpec) -> [Change] {
    let isOfEdges = spec.profile.edges != nil
    let isOfSeveral = spec.fingersNeeded > 1
    let common =
      scenario.scene.commonView(of: spec.view, hitView)
      ?? (ownTouches.isEmpty && !isOfEdges && !isOfSeveral
        ? nil : Scenario.Scene.windowID)
    // A gesture of several fingers is meant for the view around all of them.
    let isFarLarger =
      scenario.scene.area(of: hitView) > 4 * scenario.scene.area(of: spec.view)
      && !(hitView == common && isOfSeveral)
    let move = self.move(spec, to: hitView).with(isFarLarger && wish != nil ? .lastResort : nil)
    guard let common else { return [move] }
    var wide = Change.move(target, to: common).with(
      common == Scenario.Scene.windowID && !isOfEdges && !isOfSeveral ? .lastResort : nil)
    wide.add(sideEffect: sideEffectOfAll(of: common))
    return isOfEdges ? [wide, move] : [move, wide]
  }

  /// It is on a view that fills most of its own view, beside what its touches hit, such as the page
  /// under a dialog.
  func besideCovers(_ spec: RecognizerSpec) -> [Change] {
    let scene = scenario.scene
    let hit = hitViews.map(\.id)
    return scene.views.filter { view in
      view.parent == spec.view
        && scene.area(of: view.id) * 2 >= scene.area(of: spec.view)
        && !hit.contains { scene.contains($0, in: view.id) }
    }.map { view in
      var move = Change.move(target, to: view.id)
      move.add(
        sideEffect: Consequence(.explained, .other("get no touches \(places(beside: view))")))
      move.refusedViews = scene.views.map(\.id).filter { !scene.contains($0, in: view.id) }
      return move
    }
  }

  /// Where touches on the view around `view` don't hit `view`: in front of a sibling that fills it.
  private func places(beside view: ViewSpec) -> String {
    let scene = scenario.scene
    let siblings = scene.views.filter { $0.parent == view.parent && $0.id != view.id }
    guard !siblings.isEmpty, scene.area(of: view.id) >= scene.area(of: view.parent) else {
      return "beside view '\(view.id)'"
    }
    let names = siblings.map { "'\($0.id)'" }.joinedAsList
    return "on view\(siblings.count == 1 ? "" : "s") \(names)"
  }

  /// It is on another view than its own.
  func move(_ spec: RecognizerSpec, to view: String) -> Change {
    var move = Change.move(target, to: view)
    let isInward = !scenario.scene.contains(spec.view, in: view)
    if isInward,
      scenario.placesOfViews.contains(where: { scenario.scene.contains($0.view, in: spec.view) })
    {
      move.add(sideEffect: Consequence(.explained, .other("get no touches on view '\(spec.view)'")))
    }
    if !scenario.scene.contains(view, in: spec.view) {
      move.add(sideEffect: sideEffectOfAll(of: view))
    }
    return move
  }

  private func sideEffectOfAll(of view: String) -> Consequence {
    let scene = scenario.scene
    let hasControls = scene.views.contains {
      $0.control != nil && $0.id != view && scene.contains($0.id, in: view)
    }
    return Consequence(
      .explained,
      .other("get touches on all of view '\(view)'\(hasControls ? ", also on controls" : "")"))
  }

  /// It is on another view, where it takes input without touches.
  private func moveOfPointer(_ spec: RecognizerSpec, to view: String) -> Change {
    guard spec.profile.trigger == .hover else { return move(spec, to: view) }
    var move = Change.move(target, to: view)
    move.add(sideEffect: Consequence(.explained, .other("fire over all of view '\(view)'")))
    if !scenario.scene.contains(spec.view, in: view) {
      move.add(
        sideEffect: Consequence(.explained, .other("no longer fire over view '\(spec.view)'")))
    }
    return move
  }

  /// It is on views where pointers were: on those that one hovered over, or on the view around what
  /// it scrolled and its own.
  func movesOfPointers(_ spec: RecognizerSpec) -> [Change] {
    viewsUnderPointers(hovering: true).map { moveOfPointer(spec, to: $0) }
      + viewsUnderPointers(hovering: false).flatMap { moves(towards: $0, spec) }
  }

  /// The views that were under a pointer, in the order in which it came to them.
  ///
  /// - Parameter isHovering: whether it hovered, or scrolled, pinched and turned.
  private func viewsUnderPointers(hovering isHovering: Bool) -> [String] {
    let past = ScenarioPast(scenario)
    var views: [String] = []
    for event in scenario.pointerEvents where (event.kind == .hover) == isHovering {
      let window = past.window(at: event.timestamp, before: nil)
      let hit = window?.dispatcher?.explainHit(at: event.place, in: window).hitView
      if let hit, !views.contains(hit) { views.append(hit) }
    }
    return views
  }
}
