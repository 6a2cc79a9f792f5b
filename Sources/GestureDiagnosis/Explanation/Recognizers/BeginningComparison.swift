import GestureCore
import GestureTrace

/// Compares what a recognizer needs to begin with what the winner needed.
struct BeginningComparison: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// The sentence that the winner, a drag or another change of two fingers, begins after less
  /// movement than this recognizer, or a press after less time; what it had to wait for, if it had
  /// its gesture sooner; nil where it needs no less.
  func lead(of winner: RecognizerLabel) -> String? {
    if let awaited = rivals.awaited[winner], !awaited.isEmpty {
      return " \(names.of(winner)) had waited for \(awaited.map(names.of).joinedAsList)."
    }
    if history.isDrivenByTransform { return beginningsByTransform(of: winner) }
    if let sentence = beginnings(of: winner) ?? times(of: winner) { return sentence }
    guard let facts, case .drag(let distance)? = facts.relations.otherProfile(winner)?.trigger
    else {
      return nil
    }
    switch facts.profile.trigger {
    case .drag(let own), .swipe(let own), .twoFingers(_, let own):
      guard distance < own else { return nil }
      return
        " \(names.of(winner)) begins after \(distance.withOneDecimal) pt of movement, this one "
        + "after \(own.withOneDecimal) pt."
    case .taps, .press:
      // It goes without saying that a drag with up to the usual hysteresis beats a tap or a press.
      guard distance < 10 else { return nil }
      return " \(names.of(winner)) begins after \(distance.withOneDecimal) pt of movement already."
    case .drawing, .hover, .delay, .unknown: return nil
    }
  }

  /// The sentence that compares the movements of the winner and this recognizer; nil where neither
  /// takes two fingers.
  private func beginnings(of winner: RecognizerLabel) -> String? {
    guard let facts, let other = facts.relations.otherProfile(winner)?.trigger,
      other != facts.profile.trigger,
      other.isOfTwoFingers || facts.profile.trigger.isOfTwoFingers,
      let first = other.beginning, let second = facts.profile.trigger.beginning
    else { return nil }
    return " \(names.of(winner)) begins after \(first), this one after \(second)."
  }

  /// The sentence that compares the time of the winner, a press, with that of a longer press, or
  /// with the lift that a tap comes with; nil for others.
  private func times(of winner: RecognizerLabel) -> String? {
    guard let facts, let other = facts.relations.otherProfile(winner),
      case .press(let first) = other.trigger,
      first > .zero, other.taps == nil
    else { return nil }
    let begins = "\(names.of(winner)) begins after \(first.inMilliseconds.withOneDecimal) ms"
    switch facts.profile.trigger {
    case .press(let second) where second > first && facts.profile.taps == nil:
      return " \(begins), this one after \(second.inMilliseconds.withOneDecimal) ms."
    case .taps(1) where first < Self.usualPress: return " \(begins), this one as the finger lifts."
    case .taps, .press, .drag, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }

  /// It goes without saying that a tap loses to a press of this length. (Our choice: the default.)
  private static let usualPress = Duration.milliseconds(500)

  /// The sentence that compares what the two begin with where a trackpad's transform drives them,
  /// in which no limits count; nil where both begin with the same.
  private func beginningsByTransform(of winner: RecognizerLabel) -> String? {
    guard let first = facts?.relations.otherProfile(winner)?.trigger.partOfTransform,
      let second = facts?.profile.trigger.partOfTransform, first != second
    else { return nil }
    return
      " A trackpad's transform counts whatever the hysteresis: \(names.of(winner)) begins with the "
      + "first change of \(first), this one with that of \(second)."
  }
}

extension GestureProfile.Trigger {
  /// The part of a trackpad's transform that begins it.
  fileprivate var partOfTransform: String? {
    switch self {
    case .twoFingers(.distance?, _): "its scale"
    case .twoFingers(.arc?, _): "its rotation"
    case .twoFingers, .taps, .press, .drag, .swipe, .drawing, .hover, .delay, .unknown: nil
    }
  }

  /// The movement that begins it.
  fileprivate var beginning: String? {
    switch self {
    case .drag(let distance): "\(distance.withOneDecimal) pt of movement"
    case .twoFingers(let change, let distance):
      "a change of \(change.map { "the \($0)" } ?? "two fingers") by \(distance.withOneDecimal) pt"
    case .taps, .press, .swipe, .drawing, .hover, .delay, .unknown: nil
    }
  }
}
