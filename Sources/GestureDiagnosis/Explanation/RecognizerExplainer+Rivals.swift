import GestureCore
import GestureTrace

// The recognizers that fire beside it, and the fingers that it doesn't track.
extension RecognizerExplainer {
  /// Another recognizer sends an action.
  mutating func join(
    _ other: RecognizerLabel, _ state: GestureState, _ allowances: [TraceEvent.Answer]
  ) {
    guard state == .began || state == .ended, rivals.fired.contains(label),
      !attempt.toldTogether.contains(other), rivals.share(label, other)
    else { return }
    let own = allowances.filter { $0.asked == label || $0.about == label }
    guard own.isEmpty else { return note(own) }
    if let bond = facts?.bond(label, other) { tell(bond, with: other) }
  }

  /// Explains why recognizers that fired before it have not excluded it.
  mutating func tellWhoElseFired() {
    for other in rivals.fired
    where other != label && !attempt.toldTogether.contains(other) && rivals.share(label, other) {
      guard let bond = facts?.bond(other, label) else { continue }
      guard bond.isOrder, let beginning = rivals.lastFirings[other] else {
        tell(bond, with: other)
        continue
      }
      attempt.toldTogether.insert(other)
      let moment = beginning.milliseconds.withOneDecimal
      tell(
        .allowed(with: other),
        "It starts after \(names(other)), which had begun at \(moment) ms: so it may begin, and "
          + "neither excludes the other.", "S15.2", bond.rule)
    }
  }

  private mutating func tell(_ bond: RecognizerFacts.Bond, with other: RecognizerLabel) {
    attempt.toldTogether.insert(other)
    tell(
      .allowed(with: other),
      "It and \(names(other)) don't exclude each other: \(bond.text).", bond.rule)
  }

  /// Whether an answer or a declaration allows it to recognize beside another.
  func isAllowed(with other: RecognizerLabel) -> Bool {
    guard let facts else { return false }
    return facts.mayRecognizeTogether(label, other) || facts.mayRecognizeTogether(other, label)
  }

  /// The sentence that a drag which won, or another change of two fingers, begins after less
  /// movement than this one; nil where it doesn't.
  func lead(of winner: RecognizerLabel) -> String? {
    if isDrivenByTransform { return beginningsByTransform(of: winner) }
    if let sentence = beginnings(of: winner) { return sentence }
    guard let facts, case .drag(let distance)? = facts.otherProfile(winner)?.trigger else {
      return nil
    }
    switch facts.profile.trigger {
    case .drag(let own), .swipe(let own), .twoFingers(_, let own):
      guard distance < own else { return nil }
      return
        " \(names(winner)) begins after \(distance.withOneDecimal) pt of movement, this one after "
        + "\(own.withOneDecimal) pt."
    case .taps, .press:
      // Up to the usual hysteresis that a tap or a press loses to a drag goes without saying.
      guard distance < 10 else { return nil }
      return " \(names(winner)) begins after \(distance.withOneDecimal) pt of movement already."
    case .drawing, .hover, .delay, .unknown: return nil
    }
  }

  /// What each of two movements begins after, as a sentence; nil where neither takes two fingers.
  private func beginnings(of winner: RecognizerLabel) -> String? {
    guard let facts, let other = facts.otherProfile(winner)?.trigger,
      other != facts.profile.trigger,
      other.isOfTwoFingers || facts.profile.trigger.isOfTwoFingers,
      let first = other.beginning, let second = facts.profile.trigger.beginning
    else { return nil }
    return " \(names(winner)) begins after \(first), this one after \(second)."
  }

  /// What each of two begins with where a trackpad's transform drives them, in which no limits
  /// count, as a sentence; nil where both begin with the same.
  private func beginningsByTransform(of winner: RecognizerLabel) -> String? {
    guard let first = facts?.otherProfile(winner)?.trigger.partOfTransform,
      let second = facts?.profile.trigger.partOfTransform, first != second
    else { return nil }
    return
      " A trackpad's transform counts whatever the hysteresis: \(names(winner)) begins with the "
      + "first change of \(first), this one with that of \(second)."
  }

  /// The ways that it takes, and the one that its fingers went, as the end of a clause; empty for
  /// one that takes all.
  func ways(of detail: FailureDetail?) -> String {
    guard let profile = facts?.profile, profile.trigger.isSwipe, detail?.figures == nil,
      !profile.directions.isEmpty, let way = fingers.movement?.side
    else { return "" }
    let taken = profile.directions.compactMap { $0.side }
    guard !taken.contains(way) else { return "" }
    return ", \(way), and takes only movements \(taken.joinedAsList)"
  }

  /// The fingers that are down and have no part in an attempt that saw too few, as the end of a
  /// clause; empty where there are none.
  func unseenFingers(for detail: FailureDetail?) -> String {
    guard let figures = detail?.figures, figures.unit == .count, figures.bound == .atLeast else {
      return ""
    }
    var unseen: [(touches: [TouchID], isDown: Bool, reason: String)] = []
    for id in fingers.present {
      guard let reason = fingers.reasonUnseen(id, at: now) else { continue }
      let isDown = fingers.isDown(id, at: now)
      if let index = unseen.firstIndex(where: { $0.isDown == isDown && $0.reason == reason }) {
        unseen[index].touches.append(id)
      } else {
        unseen.append(([id], isDown, reason))
      }
    }
    let clauses = unseen.map { group in
      let (isOne, list) = (group.touches.count == 1, group.touches.map { names($0) }.joinedAsList)
      let verb = group.isDown ? isOne ? "is" : "are" : isOne ? "was" : "were"
      let end = group.isDown ? isOne ? " until it lifts" : " until they lift" : ""
      let reason =
        isOne
        ? group.reason
        : fingers.reasonUnseen(group.touches[0], at: now, calling: "those") ?? group.reason
      return "\(list) \(verb) unseen\(end), for \(reason)"
    }
    return clauses.isEmpty ? "" : "; \(clauses.joinedAsList)"
  }
}

extension GestureProfile.Trigger {
  /// What of a trackpad's transform begins it.
  fileprivate var partOfTransform: String? {
    switch self {
    case .twoFingers(.distance?, _): "its scale"
    case .twoFingers(.arc?, _): "its rotation"
    case .twoFingers, .taps, .press, .drag, .swipe, .drawing, .hover, .delay, .unknown: nil
    }
  }

  /// What begins it, of movements.
  fileprivate var beginning: String? {
    switch self {
    case .drag(let distance): "\(distance.withOneDecimal) pt of movement"
    case .twoFingers(let change, let distance):
      "a change of \(change.map { "the \($0)" } ?? "two fingers") by \(distance.withOneDecimal) pt"
    case .taps, .press, .swipe, .drawing, .hover, .delay, .unknown: nil
    }
  }
}

extension Vector {
  /// The side to which it leads for the most part, as the end of a clause; nil for none.
  fileprivate var side: String? {
    if dx.magnitude == dy.magnitude { return nil }
    if dx.magnitude > dy.magnitude { return dx > 0 ? "to the right" : "to the left" }
    return dy > 0 ? "down" : "up"
  }
}
