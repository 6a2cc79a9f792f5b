import GestureCore

// What becomes of a drag that waits for taps and ends before they have failed.
extension DelayRule {
  /// Which tap recognizes instead where a drag ends too soon, as the end of a sentence: the one for
  /// which it waits, or another one that excludes it; and whether it does so each time.
  func clauseOfTapInstead(
    of waiter: LintMember, _ delay: Delay, in scene: LintScene
  ) -> (clause: String, isAlways: Bool)? {
    guard case .movement(let distance, let time, let lift) = delay.lateness else { return nil }
    if lift == nil {
      let tap = delay.blocker
      return delay.through.isEmpty && tap.firesWithOneTap
        ? (tap.clause(insteadIf: "sooner"), true) : nil
    }
    let own = waiter.profile.trigger.distance ?? 0
    let taps = scene.partners(of: waiter).filter { tap in
      tap.firesWithOneTap && tap.getsAllTouches(of: waiter) && scene.excludes(tap, waiter)
        && scene.required(by: tap).isEmpty && !scene.areLinked(tap, waiter)
        && tap.profile.undecidedUntilMoved.map { $0 > own } ?? true
    }
    guard let tap = taps.first else { return nil }
    let (far, long) = (tap.profile.undecidedUntilMoved, tap.profile.undecidedAtRest)
    let isAsFar = far.map { $0 >= distance } ?? true
    let isAsLong = long.map { limit in time.map { limit >= $0 } ?? false } ?? true
    if isAsFar && isAsLong { return (tap.clause(insteadIf: "sooner"), true) }
    let limits = [
      isAsFar ? nil : far.map { "\($0.withOneDecimal) pt" }, isAsLong ? nil : long?.inText,
    ]
    let condition = "within " + limits.compactMap { $0 }.joined(separator: " and ")
    return (tap.clause(insteadIf: condition), false)
  }
}

extension LintMember {
  /// Whether it looks for one tap of one finger, and nothing refuses it.
  fileprivate var firesWithOneTap: Bool {
    isSingleTap && veto == nil && !mayBeRefused && !isInSet && !startsAfterOthers
  }

  /// - Parameter condition: when the finger lifts.
  fileprivate func clause(insteadIf condition: String) -> String {
    "; where the finger lifts \(condition), \(quoted) fires instead"
  }
}
