import GestureCore
import GestureDiagnosis
import GestureScenario

// Changes of what the app does at a moment, so that it counts for touches which are down.
extension Change {
  /// Where the app hides the recognizer's view, it removes the view, or switches the recognizer off.
  static func endWithHidden(_ spec: RecognizerSpec, in scenario: Scenario) -> [Change] {
    let hidden = scenario.scene.views.map(\.id).filter { id in
      scenario.scene.contains(spec.view, in: id) && scenario.allActions.contains(.hideView(id))
    }
    return hidden.flatMap { view in
      [
        Change("the app had switched it off when it hid view '\(view)'") { scenario in
          scenario.replace(.hideView(view), by: [.hideView(view), .disable(spec.id)])
        },
        Change("the app had removed view '\(view)' instead of hiding it") { scenario in
          scenario.replace(.hideView(view), by: [.removeView(view)])
        },
      ]
    } + endWithFaded(spec, in: scenario)
  }

  /// The same where the app makes the view transparent.
  private static func endWithFaded(_ spec: RecognizerSpec, in scenario: Scenario) -> [Change] {
    scenario.allActions.flatMap { action -> [Change] in
      guard case .setAlpha(let view, let alpha) = action, alpha < smallestTouchableAlpha,
        scenario.scene.contains(spec.view, in: view)
      else { return [] }
      return [
        Change("the app had switched it off when it made view '\(view)' transparent") {
          $0.replace(action, by: [action, .disable(spec.id)])
        },
        Change("the app had removed view '\(view)' instead of making it transparent") {
          $0.replace(action, by: [.removeView(view)])
        },
      ]
    }
  }

  /// The app leaves a view that was hit, and those around it, where they are, or hides it instead.
  static func keep(_ view: String, in scenario: Scenario) -> [Change] {
    let removed = scenario.scene.views.map(\.id).filter { id in
      scenario.scene.contains(view, in: id) && scenario.allActions.contains(.removeView(id))
    }
    return leaveViews(above: view, in: scenario)
      + removed.map { view in
        Change("the app had hidden view '\(view)' instead of removing it") { scenario in
          scenario.replace(.removeView(view), by: [.hideView(view)])
        }
      }
  }

  /// Instead of being switched on by the action of another, it starts after that one.
  static func startInsteadOfSwitchingOn(
    _ spec: RecognizerSpec, in scenario: Scenario
  ) -> [Change] {
    let switches = scenario.scene.reactions.filter {
      $0.recognizer != spec.id && $0.state == .began && $0.actions.contains(.enable(spec.id))
    }
    return switches.map { reaction in
      Change(
        "it were switched on from the start, and started after '\(reaction.recognizer)' (startsAfter)"
      ) { scenario in
        switchOn(spec.id).apply(&scenario)
        startAfter(reaction.recognizer, spec.id).apply(&scenario)
        scenario.replace(.enable(spec.id), by: [])
      }
    }
  }
}
