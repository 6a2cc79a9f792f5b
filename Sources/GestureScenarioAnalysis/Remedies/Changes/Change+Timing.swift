import GestureCore
import GestureDiagnosis
import GestureScenario

// Changes of what the app does at a moment, so that it affects touches that are down.
extension Change {
  /// Where the app hides the recognizer's view, it removes the view, or disables the recognizer.
  static func endWithHidden(_ spec: RecognizerSpec, in scenario: Scenario) -> [Change] {
    let hidden = scenario.scene.views.map(\.id).filter { id in
      scenario.scene.contains(spec.view, in: id) && scenario.allActions.contains(.hideView(id))
    }
    return hidden.map { view in
      Change("the app had switched \(.it) off when it hid view '\(view)'") { scenario in
        scenario.replace(.hideView(view), by: [.hideView(view), .disable(spec.id)])
      }
    } + removeHidden(around: spec.view, in: scenario) + endWithFaded(spec, in: scenario)
  }

  /// Where the app hides a view or a view around it, it removes that view instead.
  static func removeHidden(around view: String, in scenario: Scenario) -> [Change] {
    let hidden = scenario.scene.views.map(\.id).filter { id in
      scenario.scene.contains(view, in: id) && scenario.allActions.contains(.hideView(id))
    }
    return hidden.map { view in
      Change("the app had removed view '\(view)' instead of hiding it") { scenario in
        scenario.replace(.hideView(view), by: [.removeView(view)])
      }
    }
  }

  /// Where the app shows a view that is not the recognizer's, it cancels the recognizer.
  static func endWithShown(_ spec: RecognizerSpec, in scenario: Scenario) -> [Change] {
    let shown = scenario.scene.views.map(\.id).filter { id in
      !scenario.scene.contains(spec.view, in: id) && scenario.allActions.contains(.showView(id))
    }
    return shown.map { view in
      Change("the app had cancelled \(.it) when it showed view '\(view)'") { scenario in
        scenario.replace(.showView(view), by: [.showView(view), .cancel(spec.id)])
      }
    }
  }

  /// What the app does when a gesture ends, it also does when the gesture is cancelled: it shows a
  /// view, or a view around it, again.
  static func showAgain(_ view: String, in scenario: Scenario) -> [Change] {
    let reactions = scenario.scene.reactions
    return reactions.compactMap { reaction in
      let shown = scenario.scene.path(toView: view).map(\.id).first {
        reaction.actions.contains(.showView($0))
      }
      guard let shown, reaction.state == .ended else { return nil }
      let isShownAnyway = reactions.contains {
        $0.recognizer == reaction.recognizer && $0.state == .cancelled
          && $0.actions.contains(.showView(shown))
      }
      if isShownAnyway { return nil }
      return Change(
        "the app had shown view '\(shown)' again in the action 'cancelled' of "
          + "'\(reaction.recognizer)', too"
      ) { scenario in
        scenario.scene.reactions.append(
          Scenario.Reaction(
            recognizer: reaction.recognizer, state: .cancelled, actions: [.showView(shown)]))
      }
    }
  }

  /// Changes against the app making the view transparent.
  private static func endWithFaded(_ spec: RecognizerSpec, in scenario: Scenario) -> [Change] {
    scenario.allActions.flatMap { action -> [Change] in
      guard case .setAlpha(let view, let alpha) = action, alpha < smallestTouchableAlpha,
        scenario.scene.contains(spec.view, in: view)
      else { return [] }
      return [
        Change("the app had switched \(.it) off when it made view '\(view)' transparent") {
          $0.replace(action, by: [action, .disable(spec.id)])
        },
        Change("the app had removed view '\(view)' instead of making it transparent") {
          $0.replace(action, by: [.removeView(view)])
        },
      ]
    }
  }

  /// The app leaves a view that was hit, and the views around it, where they are, or hides it or
  /// puts it into an outer view instead.
  static func keep(_ view: String, in scenario: Scenario) -> [Change] {
    let removed = scenario.scene.views.map(\.id).filter { id in
      scenario.scene.contains(view, in: id) && scenario.allActions.contains(.removeView(id))
    }
    return leaveViews(above: view, in: scenario)
      + removed.flatMap { view in
        [
          Change("the app had hidden view '\(view)' instead of removing it") {
            $0.replace(.removeView(view), by: [.hideView(view)])
          }
        ] + moveOut(view, in: scenario)
      }
  }

  /// The app puts a view into the view around the one that it lies in, where it keeps its touches,
  /// instead of removing it; none where it lies in the window.
  private static func moveOut(_ view: String, in scenario: Scenario) -> [Change] {
    guard let parent = scenario.scene.viewSpec(view)?.parent,
      let outer = scenario.scene.viewSpec(parent)?.parent
    else { return [] }
    let home = outer == Scenario.Scene.windowID ? "the window" : "view '\(outer)'"
    return [
      Change("the app had moved view '\(view)' into \(home) instead of removing it") {
        $0.replace(.removeView(view), by: [.moveView(view, parent: outer)])
      }
    ]
  }

  /// The recognizer starts after another recognizer, instead of being enabled in its action; not
  /// where the other recognizer hands its touches over to it, and so ends.
  static func startInsteadOfSwitchingOn(
    _ spec: RecognizerSpec, in scenario: Scenario
  ) -> [Change] {
    let switches = scenario.scene.reactions.filter {
      $0.recognizer != spec.id && $0.state == .began && $0.actions.contains(.enable(spec.id))
    }.filter { reaction in
      !scenario.scene.handOvers.contains { $0.from == reaction.recognizer && $0.to == spec.id }
    }
    return switches.map { reaction in
      Change(
        "\(.it) were switched on from the start, and started after '\(reaction.recognizer)' (startsAfter)"
      ) { scenario in
        switchOn(other: spec.id).apply(&scenario)
        startAfter(reaction.recognizer, spec.id).apply(&scenario)
        scenario.replace(.enable(spec.id), by: [])
      }
    }
  }
}
