import GestureCore

// Taps before other taps, and before presses and drags.
extension Precedence {
  var dominanceOfTap: Dominance {
    guard one.isPressed(with: other) else { return .none }
    return withinFingers.except(other.hasOtherButtons(than: one) ? anotherButton : nil)
      .except(one.hasCloserTaps(than: other) ? "where its taps lie further apart" : nil)
  }

  /// A tap recognizes as soon as the taps before a press or a drag are made.
  var dominanceOfTapBeforeMore: Dominance {
    guard let taps = first.taps, let before = second.taps,
      taps.numberOfTaps <= before.numberOfTaps, hasAsLenientTaps, one.isPressed(with: other),
      first.numberOfTouches.contains(second.numberOfTouches.lowerBound)  // the fingers of the taps
    else { return .none }
    return Dominance.first(except: []).except(
      other.hasOtherButtons(than: one) ? anotherButton : nil)
  }

  /// Whether every tap of `other` is a tap for `one` too.
  var hasAsLenientTaps: Bool {
    guard let taps = first.taps, let others = second.taps else { return false }
    return taps.numberOfTouches == others.numberOfTouches
      && taps.admitsEach(of: others, inARow: true)
  }

  /// Whether a press begins as the finger comes down for a further tap of `other` (S9.41).
  var beginsBetweenTaps: Bool {
    guard case .taps(let count) = second.trigger, let taps = first.taps else { return false }
    return taps.numberOfTaps < count && hasAsLenientTaps
  }

  var hasAsLongGaps: Bool {
    guard case .taps(let count) = first.trigger, count > 1 else { return true }
    return first.undecidedAfterLift >= second.undecidedAfterLift
  }

  /// The exception for long taps. The first taps of `other`, which needs more taps, are also those
  /// of `one`, unless they break a limit of `one`.
  var longTap: Dominance.Exception? {
    allowsAsLong ? nil : "where a tap lasts longer than \(one.quoted) allows"
  }

  var farTap: Dominance.Exception? {
    guard let limit = first.undecidedUntilMoved, limit < second.undecidedUntilMoved ?? .infinity
    else { return nil }
    return "where a finger moves further in a tap than \(one.quoted) allows"
  }

  var slowTaps: Dominance.Exception? {
    hasAsLongGaps ? nil : "where the taps follow each other more slowly than \(one.quoted) allows"
  }
}

extension LintMember {
  /// Whether its taps have to be closer together than those of `other`.
  fileprivate func hasCloserTaps(than other: LintMember) -> Bool {
    guard let limits = profile.taps, let others = other.profile.taps, limits.numberOfTaps > 1
    else { return false }
    return limits.allowableTapSpacing < others.allowableTapSpacing
  }
}
