import GestureCore
import GestureScenario

// Changes of what a view lies in, and of which recognizers take touches on it.
extension Change {
  /// Another recognizer gets no touches on a view.
  ///
  /// - Parameter firesThere: whether the gesture on that view makes the recognizer fire; otherwise
  ///   its fingers there only join others. Default: yes.
  static func refuse(
    _ view: ViewSpec, by rival: RecognizerSpec, firesThere: Bool = true
  ) -> Change {
    var change = Change(
      "the delegate of '\(rival.id)' refused touches on view '\(view.id)'",
      [DelegateRule(.shouldReceiveTouch, of: rival.id, hitView: view.id, answer: false)])
    let words = "take no fingers that come down on view '\(view.id)'"
    change.add(
      sideEffect: firesThere
        ? rival.sideEffectOfRefusing(view) : Consequence(.recognizer(rival.id), .other(words)))
    change.refusedViews = [view.id]
    change.refusesMovements = view.control == nil && rival.profile.trigger.isMovement
    return change
  }

  /// A recognizer gets no touches on a view and all that lies in it.
  ///
  /// - Parameter delegate: the words for its delegate.
  static func refuseAll(
    in container: String, by spec: RecognizerSpec, called delegate: Clause,
    _ scene: Scenario.Scene
  ) -> Change {
    let refused = scene.views.map(\.id).filter { scene.contains($0, in: container) }
    var change = Change(
      "\(delegate) refused touches on view '\(container)' and the views in it",
      refused.map { DelegateRule(.shouldReceiveTouch, of: spec.id, hitView: $0, answer: false) })
    change.refusedViews = spec.viewsMeantToRefuse(refused)
    // On the container itself, the loss is intended for no gesture.
    if let gesture = UsualGestures.Form.all(of: spec).first {
      change.add(
        sideEffect: Consequence(
          .recognizer(spec.id), .gestureRefused(gesture.noun, view: container)))
    }
    return change
  }

  /// A view moves out of the container that it sticks out of, into the view around the container,
  /// at the same place; nil where the container is turned or scaled.
  static func raise(
    _ view: ViewSpec, outOf container: ViewSpec, in scene: Scenario.Scene
  ) -> Change? {
    guard container.transform == .identity else { return nil }
    let outer = container.parent
    let home = outer == Scenario.Scene.windowID ? "the window" : "view '\(outer)'"
    let origin = container.bounds?.origin ?? .zero
    var raised = view
    raised.parent = outer
    raised.frame.origin.x += container.frame.origin.x - origin.x
    raised.frame.origin.y += container.frame.origin.y - origin.y
    var change = Change(
      "view '\(view.id)' lay at the same place in \(home) instead of in view '\(container.id)'",
      ofView: view.id
    ) { $0 = raised }
    change.add(
      sideEffect: Consequence(
        .other("view '\(view.id)'"), .other("not move or hide with view '\(container.id)'")))
    change.add(
      sideEffects: scene.viewsCovered(byRaising: view, to: raised).map {
        sideEffectOfCovering($0, by: view)
      })
    return change
  }
}
