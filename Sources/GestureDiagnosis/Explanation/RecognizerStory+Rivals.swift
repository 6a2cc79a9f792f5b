import GestureCore
import GestureTrace

// The recognizers that fire beside it, and the fingers that it doesn't see.
extension RecognizerExplainer {
  /// Another recognizer sends an action.
  mutating func join(
    _ other: RecognizerLabel, _ state: GestureState, _ allowances: [TraceEvent.Answer]
  ) {
    guard state == .began || state == .ended, rivals.fired.contains(label),
      !toldTogether.contains(other), rivals.share(label, other)
    else { return }
    let own = allowances.filter { $0.asked == label || $0.about == label }
    if own.isEmpty { tellBond(with: other, facts?.bond(label, other)) } else { note(own) }
  }

  /// Tells why those that have fired before it have not excluded it.
  mutating func tellWhoElseFired() {
    for other in rivals.fired
    where other != label && !toldTogether.contains(other) && rivals.share(label, other) {
      tellBond(with: other, facts?.bond(other, label))
    }
  }

  private mutating func tellBond(with other: RecognizerLabel, _ bond: RecognizerFacts.Bond?) {
    guard let bond else { return }
    toldTogether.insert(other)
    tell(
      .allowed(with: other),
      "It and \(names(other)) don't exclude each other: \(bond.text).", bond.rule)
  }

  /// The fingers that are down and have no part in an attempt that saw too few, as the end of a
  /// clause; empty where there are none.
  func unseenFingers(for detail: FailureDetail?) -> String {
    guard let figures = detail?.figures, figures.unit == .count, figures.bound == .atLeast else {
      return ""
    }
    let unseen = fingers.present.compactMap { id in
      fingers.reasonUnseen(id, at: now).map { "\(names(id)) is unseen until it lifts, for \($0)" }
    }
    return unseen.isEmpty ? "" : "; \(unseen.joinedAsList)"
  }
}
