import GestureCore
import GestureTrace

/// Sentences on how it was ended from outside: by the app, the system or the engine.
struct OutsideEndSentences: RecognizerHistoryReader {
  let history: RecognizerHistory

  private var changes: HostChangeFinder { HostChangeFinder(history: history) }

  /// That it was ended from outside; nil where that isn't the reason.
  func end(_ state: GestureState, because reason: FailureReason) -> Explanation.Cause? {
    let outcome = state == .cancelled ? "was cancelled" : "failed"
    switch reason {
    case .disabled:
      let change =
        changes.present { $0 == .switchedOff || $0 == .cancelled }
        ?? "it was switched off or cancelled from outside"
      let rule = state == .cancelled ? "S8.2" : "S8.3"
      let isBack = changes.lastSwitch { $0.timestamp == now } == .switchedOn
      guard isBack else { return cause(.disabled, "It \(outcome), for \(change).", rule) }
      return cause(
        .disabled,
        "It \(outcome), for \(change), and on again: it has lost the touches that are down.", rule,
        "S8.4")
    case .removed:
      let change = changes.present { $0.takesOff } ?? "it was taken off its view"
      return cause(.removed, "It \(outcome), for \(change).", "S8.11")
    case .touchesCancelled:
      let (change, rule) = cancellation
      return cause(.touchesCancelled, "It \(outcome)\(change).", rule)
    case .abandoned:
      return cause(
        .abandoned,
        "It \(outcome): it had no touch left and waited for no deadline, so it could not decide "
          + "any more.", "S14.14")
    case .ownDecision, .deniedByDelegate, .deniedByView, .excluded, .requirementRecognized,
      .prerequisiteFailed:
      return nil
    }
  }

  /// What cancelled its touches, or the input that drove it without touches, as the end of a
  /// clause, and the rule.
  private var cancellation: (clause: String, rule: String) {
    let removal = changes.present { $0.takesViewAway }
    if facts != nil, rivals.touches[label] == nil {
      if let removal { return (", for \(removal)", "S2.30") }
      if scrolling.isCancelled(at: now) {
        return (", for the scroll that drove it came with the phase 'cancelled'", "S15.18")
      }
      return (", for what drove it without touches was called off", "S1.20")
    }
    let (clause, rule) = cancellationOfTouches(by: removal)
    return (", for its touches were cancelled\(clause)", rule)
  }

  /// - Parameter removal: what took its view away, as a clause.
  private func cancellationOfTouches(by removal: String?) -> (clause: String, rule: String) {
    if let removal { return (", since \(removal)", "S2.30") }
    let touches = fingers.cancelled(at: now)
    if let again = touches.first(where: { fingers.beganAgain($0, at: now) }) {
      return (
        ": \(names.of(again)) was said to begin once more, though it had not lifted", "S13.14"
      )
    }
    guard facts != nil, !touches.isEmpty else { return ("", "S1.20") }
    if let act = changes.present({ $0 == .cancelledTouches }) { return (", since \(act)", "S7.25") }
    let list = touches.map { names.of($0) }.joinedAsList
    return (": \(list) from outside, as by an alert or a call", "S7.25")
  }
}
