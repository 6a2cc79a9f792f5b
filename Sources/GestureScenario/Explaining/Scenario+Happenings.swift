import GestureCore
import GestureDiagnosis

// What happens in a scenario and is not in its log.
extension Scenario {
  /// All that the host does: in steps, in actions and in answers.
  var allActions: [Scenario.HostAction] {
    script.flatMap(\.content.allActions) + scene.reactions.flatMap(\.actions)
      + scene.delegateRules.flatMap(\.actions)
  }

  /// The views that a step hides or takes out of the window, as words of a sentence.
  func viewsTaken(at moment: Timestamp) -> [String] {
    script.filter { .milliseconds($0.at) == moment }.flatMap(\.content.allActions).compactMap {
      if case .removeView(let id) = $0 { "view '\(id)'" } else { nil }
    }
  }

  /// The events without touches, in order.
  var pointerEvents: [PointerEvent] {
    script.flatMap { step -> [PointerEvent] in
      let (content, moment) = (step.content, Timestamp.milliseconds(step.at))
      var events: [PointerEvent] = []
      if case .at(let place) = content.hover {
        events.append(PointerEvent(at: moment, .hover, at: place))
      }
      if let scroll = content.scroll {
        events.append(
          PointerEvent(at: moment, IndirectInput.scroll(scroll).kind, at: scroll.location))
      }
      if let transform = content.transform, transform.phase == .began {
        events.append(PointerEvent(at: moment, .transform, at: transform.location))
      }
      if let action = content.action {
        events.append(PointerEvent(at: moment, actionOn: action.view))
      }
      return events
    }
  }
}

extension StepContent {
  /// What the host does in the step and in the steps that it sends there.
  var allActions: [Scenario.HostAction] {
    actions.flatMap { action -> [Scenario.HostAction] in
      if case .send(let content) = action { [action] + content.allActions } else { [action] }
    }
  }
}
