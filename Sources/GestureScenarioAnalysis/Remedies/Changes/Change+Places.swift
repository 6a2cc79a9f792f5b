import GestureCore
import GestureScenario

// Changes of what a view lies in, and of which recognizers take touches on it.
extension Change {
  /// Changes that keep a recognizer from touches which hit a view.
  ///
  /// - Parameter refused: the view and its decoration.
  static func keepAway(
    _ spec: RecognizerSpec, from view: ViewSpec, refusing refused: [String]
  ) -> [Change] {
    var refusal = Change(
      "\(.its("delegate")) refused touches on \(refused.wordsOfDecorated)",
      refused.map { DelegateRule(.shouldReceiveTouch, of: spec.id, hitView: $0, answer: false) })
    refusal.add(sideEffect: spec.sideEffectOfRefusing(view))
    refusal.refusedViews = spec.viewsMeantToRefuse(refused)
    refusal.refusesMovements = view.control == nil && spec.profile.trigger.isMovement
    var changes = [refusal]
    // A control keeps the touches that hit itself, not what lies in it.
    if view.control == nil && refused.count == 1 {
      changes.append(
        Change("view '\(view.id)' were a control", ofView: view.id) { $0.control = .button })
    }
    return changes
  }

  /// Changes that leave a touch to a view that lost it to a recognizer.
  ///
  /// - Parameter views: the view and its decoration.
  static func protect(
    _ view: String, from winner: String, refusing views: [String]
  ) -> [Change] {
    let (others, verb) = views.count > 1 ? (" and the views in it", "are") : ("", "is")
    let pronoun = views.count > 1 ? "they" : "it"
    func rules(_ question: DelegateRule.Question) -> [DelegateRule] {
      views.map { DelegateRule(question, of: winner, hitView: $0, answer: false) }
    }
    let control = Change("\(.it) were a control", ofView: view) { $0.control = .button }
    return [leaveTouches(winner)] + (views.count > 1 ? [] : [control]) + [
      Change(
        "\(.it)\(others) answered no when \(pronoun) \(verb) asked whether '\(winner)' should begin",
        rules(.viewShouldBegin)),
      Change(
        "the delegate of '\(winner)' refused touches on \(.thisView)\(others)",
        rules(.shouldReceiveTouch)),
      switchOff(winner),
    ]
  }

  /// Another recognizer gets no touches on a view.
  ///
  /// - Parameters:
  ///   - firesThere: whether the gesture on that view makes the recognizer fire; otherwise its
  ///     fingers there only join others. Default: yes.
  ///   - refused: the view and its decoration.
  static func refuse(
    _ view: ViewSpec, by rival: RecognizerSpec, firesThere: Bool = true,
    refusing refused: [String]
  ) -> Change {
    var change = Change(
      "the delegate of '\(rival.id)' refused touches on \(refused.wordsOfDecorated)",
      refused.map { DelegateRule(.shouldReceiveTouch, of: rival.id, hitView: $0, answer: false) })
    let words = "take no fingers that come down on view '\(view.id)'"
    change.add(
      sideEffect: firesThere
        ? rival.sideEffectOfRefusing(view) : Consequence(.recognizer(rival.id), .other(words)))
    change.refusedViews = refused
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

extension [String] {
  /// The words for a view and all that lies in it, of which the view is the first.
  fileprivate var wordsOfDecorated: String {
    "view '\(self[0])'" + (count > 1 ? " and the views in it" : "")
  }
}
