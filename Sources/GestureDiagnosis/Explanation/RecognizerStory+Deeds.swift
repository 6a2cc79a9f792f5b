import GestureCore
import GestureTrace

// What the app and the system did to it.
extension RecognizerExplainer {
  /// It was ended from outside.
  mutating func end(_ state: GestureState, because reason: FailureReason) {
    let outcome = state == .cancelled ? "was cancelled" : "failed"
    switch reason {
    case .disabled:
      let cause =
        deed { $0 == .switchedOff || $0 == .cancelled }
        ?? "it was switched off or cancelled from outside"
      tell(.disabled, "It \(outcome), for \(cause).", state == .cancelled ? "S8.2" : "S8.3")
    case .removed:
      let cause = deed { $0.takesOff } ?? "it was taken off its view"
      tell(.removed, "It \(outcome), for \(cause).", "S8.11")
    case .touchesCancelled:
      tell(
        .touchesCancelled, "It \(outcome), for its touches were cancelled\(cancellation).", "S1.20")
    case .ownDecision, .deniedByDelegate, .deniedByView, .excluded, .requirementRecognized,
      .abandoned, .prerequisiteFailed:
      break
    }
  }

  /// What the app did at this moment, as a clause.
  private func deed(_ isCause: (HostDeed.Kind) -> Bool) -> String? {
    facts?.deeds.last { $0.timestamp == now && $0.place <= place && isCause($0.kind) }?.clause
  }

  /// What cancelled its touches, as the end of a clause.
  private var cancellation: String {
    if let removal = deed({ $0.takesViewAway }) { return ", since \(removal)" }
    let touches = fingers.cancelled(at: now).map { names($0) }
    guard facts != nil, !touches.isEmpty else { return "" }
    return ": \(touches.joinedAsList) from outside, as by an alert or a call"
  }

  /// The view that it left for its present one before a moment; nil where it didn't.
  func departure(before moment: Timestamp, _ present: String) -> (view: String, deed: HostDeed)? {
    guard let facts else { return nil }
    var view = facts.firstView
    var last: (view: String, deed: HostDeed)?
    for deed in facts.deeds where deed.timestamp <= moment {
      guard case .added(let next) = deed.kind else { continue }
      if let view, view != next { last = (view, deed) }
      view = next
    }
    return view == present ? last : nil
  }

  /// Who took a view, or one around it, out of reach of a touch, as the end of a clause.
  func culprit(for view: View?, before moment: Timestamp) -> String {
    let views = view.map { $0.pathFromWindow.map { $0.name } } ?? [label.view]
    let deed = facts?.deeds.last(to: views, until: moment)
    return deed.map { ", since \($0.clauseWithTime)" } ?? ""
  }
}

extension HostDeed.Kind {
  /// Whether it takes a recognizer off its view.
  fileprivate var takesOff: Bool {
    switch self {
    case .takenOff, .added: true
    case .switchedOff, .switchedOn, .cancelled, .hid, .showed, .removedView, .movedView, .setFrame,
      .setAlpha:
      false
    }
  }

  /// Whether it cancels the touches of a view.
  var takesViewAway: Bool {
    switch self {
    case .removedView, .movedView: true
    case .switchedOff, .switchedOn, .cancelled, .takenOff, .added, .hid, .showed, .setFrame,
      .setAlpha:
      false
    }
  }
}
