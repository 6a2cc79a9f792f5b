import GestureCore
import GestureTrace

/// Sentences on semantic actions that it did not take, or took (S15.19).
struct ActionSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// That actions came to its view and it took none of them.
  ///
  /// - Parameter causes: the causes that were reported already.
  func misses(besides causes: [Explanation.Cause]) -> [Explanation.Cause] {
    var told: Set<Timestamp> = []
    var misses: [Explanation.Cause] = []
    for event in facts?.input.pointerEvents ?? [] where event.kind == .action {
      guard facts?.indirectInputs.contains(.action) == true, let target = event.view,
        !firings.all.contains(where: { $0.at == event.timestamp }),
        told.insert(event.timestamp).inserted,
        !causes.contains(where: { $0.timestamp == event.timestamp })
      else { continue }
      let (reason, rule) =
        history.refusals.events.contains(event.timestamp)
        ? ("its delegate says no to shouldReceive(_ event:)", "S3.3")
        : reason(forActionOn: target, missing: label.view, event)
      misses.append(
        cause(
          .pointerMissed, "\(event.name) came \(event.whereabouts): \(reason).", [rule],
          at: event.timestamp))
    }
    return misses
  }

  /// The end of a clause about an action that comes now: it goes to the view that it names. Empty
  /// where no other view lies in front of the middle of that view.
  var clauseOfCover: String {
    let action = facts?.input.pointerEvents.first { $0.timestamp == now && $0.kind == .action }
    guard places.knowsThePast, let name = action?.view, let window = places.window(now, nil),
      let target = window.descendant(named: name)
    else { return "" }
    let middle = Point(x: target.bounds.midX, y: target.bounds.midY)
    let place = target.convert(middle, to: nil)
    guard let hit = window.dispatcher?.explainHit(at: place, in: window).hitView,
      let cover = window.descendant(named: hit), !cover.isDescendant(of: target),
      !target.isDescendant(of: cover)
    else { return "" }
    return ": that goes to the view which it names, '\(name)', though view '\(hit)' lies in front"
  }

  /// Why an action did not come to its view, or was of no use to it.
  func reason(
    forActionOn target: String, missing view: String, _ event: PointerEvent
  ) -> (text: String, rule: String) {
    if let window = places.window(event.timestamp, nil), places.knowsThePast {
      guard let target = window.descendant(named: target) else {
        return ("that view was in no window then", event.rule)
      }
      var ancestor: View? = target
      while let current = ancestor, current.name != view { ancestor = current.superview }
      if ancestor == nil {
        return ("its view '\(view)' is neither that one nor around it", event.rule)
      }
      ancestor = target
      while let current = ancestor {
        if let obstacle = current.ownObstacle {
          return ("view '\(current.name)' is passed over: \(obstacle.rawValue)", event.rule)
        }
        ancestor = current.superview
      }
    }
    return (
      lack(of: event.action) ?? busyness(at: event.timestamp) ?? "it did not take it", event.rule
    )
  }

  /// Why it doesn't take an action, as a clause; nil where it takes such actions.
  private func lack(of action: ActionName?) -> String? {
    guard let profile = facts?.profile, case .taps(let count) = profile.trigger else {
      return "it has no use for that action"
    }
    if let action, action != .activate { return "a tap takes the action 'activate' alone" }
    if count > 1 { return "an action stands for one tap, and it needs \(count)" }
    let fingers = profile.numberOfTouches.lowerBound
    return fingers > 1 ? "an action stands for one finger, and it needs \(fingers)" : nil
  }

  /// The clause that it tracked touches when an action came; nil where it did not.
  private func busyness(at moment: Timestamp) -> String? {
    guard let touches = fingers.trackedAtAction(at: moment), !touches.isEmpty else { return nil }
    return "it was busy with \(touches.map { names.of($0) }.joinedAsList), and one that tracks a "
      + "touch takes no action"
  }
}
