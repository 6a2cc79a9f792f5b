import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports views that an action has hidden, and that only the action `ended` of a gesture shows
/// again, if that gesture was cancelled: that is why a touch misses them (S13.7).
struct MissedUndoingFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    for hiding in record.performed {
      guard case .hideView(let view) = hiding.action,
        case .reaction(let id, _) = hiding.origin,
        explanation.causes.contains(where: { $0.misses(becauseOf: view, since: hiding.at) }),
        let cancelling = record.actions.first(where: {
          $0.recognizer == id && $0.state == .cancelled && $0.at >= hiding.at.milliseconds
        }), shows(view, in: .ended, of: id), !shows(view, in: .cancelled, of: id)
      else { continue }
      explanation.addRemark(
        "'\(id)' was cancelled at \(cancelling.at.plain) ms, and view '\(view)' is shown again in its "
          + "action 'ended' alone: a gesture that is cancelled sends 'cancelled' instead.",
        ["S13.7"], at: .milliseconds(cancelling.at))
      return
    }
  }

  /// Whether the action that a recognizer sends for a state shows a view.
  private func shows(_ view: String, in state: GestureState, of id: String) -> Bool {
    scene.reactions.contains { reaction in
      reaction.recognizer == id && reaction.state == state
        && reaction.actions.contains(.showView(view))
    }
  }
}

extension Explanation.Cause {
  /// Whether it is a touch that missed something because the app had hidden a view.
  fileprivate func misses(becauseOf view: String, since moment: Timestamp) -> Bool {
    guard case .notHit = kind, let timestamp, timestamp >= moment else { return false }
    return aspects.contains { aspect in
      if case .hostChange(let hostChange) = aspect {
        hostChange.kind == .hid && hostChange.subject == view
      } else {
        false
      }
    }
  }
}
