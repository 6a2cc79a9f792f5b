import GestureCore

// What becomes of a drag that waits for taps or a swipe and ends before they have failed.
extension DelayRule {
  /// Which tap recognizes instead where a drag ends too soon, as the end of a sentence: the tap for
  /// which the drag waits, or another tap that excludes it; and whether it does so each time.
  func clauseOfTapInstead(
    of waiter: LintMember, _ delay: Delay, in scene: LintScene
  ) -> (clause: String, isAlways: Bool)? {
    guard case .movement(let distance, let time, let lift) = delay.lateness else { return nil }
    if lift == nil {
      let tap = delay.blocker
      return delay.through.isEmpty && tap.firesWithOneTap
        ? (tap.clause(insteadIf: "lifts sooner"), true) : nil
    }
    guard let tap = tapsInstead(of: waiter, in: scene).first else { return nil }
    let (far, long) = (tap.profile.undecidedUntilMoved, tap.profile.undecidedAtRest)
    let isAsFar = far.map { $0 >= distance } ?? true
    let isAsLong = long.map { limit in time.map { limit >= $0 } ?? false } ?? true
    if isAsFar && isAsLong { return (tap.clause(insteadIf: "lifts sooner"), true) }
    let limits = [
      isAsFar ? nil : far.map { "\($0.withOneDecimal) pt" }, isAsLong ? nil : long?.inText,
    ]
    let condition = "within " + limits.compactMap { $0 }.joined(separator: " and ")
    return (tap.clause(insteadIf: "lifts \(condition)"), false)
  }

  /// The same of a drag that waits for a swipe: the swipe fails as the finger lifts, when a tap
  /// that goes before the drag (S4.4) recognizes.
  func clauseOfTapBeside(
    _ waiter: LintMember, _ delay: Delay, in scene: LintScene
  ) -> String? {
    guard case .time(let time, isMost: true) = delay.lateness, delay.through.isEmpty,
      case .swipe(let distance) = delay.blocker.profile.trigger, waiter.profile.trigger.isDrag,
      delay.blocker.profile.numberOfTouches.contains(1),
      let tap = firstTap(instead: waiter, delay, in: scene)
    else { return nil }
    let far = tap.profile.undecidedUntilMoved.flatMap { $0 < distance ? $0 : nil }
    let long = tap.profile.undecidedAtRest.flatMap { $0 < time ? $0 : nil }
    let limits = [far.map { "\($0.withOneDecimal) pt" }, long?.inText].compactMap { $0 }
    let range = limits.isEmpty ? "" : ", within \(limits.joined(separator: " and "))"
    let isPart = !tap.getsAllTouches(of: waiter) && tap.view !== delay.blocker.view
    let part = isPart ? "is on view '\(tap.view.name)' and lifts " : "lifts "
    return tap.clause(insteadIf: "\(part)before that\(range)")
  }

  /// The tap that goes before a drag that waits for a swipe, and before all other taps of the same
  /// touches; nil where a control may keep its touches from it.
  private func firstTap(
    instead waiter: LintMember, _ delay: Delay, in scene: LintScene
  ) -> LintMember? {
    let taps = tapsInstead(of: waiter, in: scene, isAlsoInParts: true).filter {
      $0.goesBefore(waiter) && $0.canShareTouch(with: delay.blocker)
    }
    let first = taps.first { tap in
      !taps.contains { $0 !== tap && $0.canShareTouch(with: tap) && $0.goesBefore(tap) }
    }
    return first.flatMap { tap in
      scene.controls.contains { scene.isKept($0, from: tap) } ? nil : tap
    }
  }

  /// The taps that may recognize although a drag's finger has gone far enough, and exclude it.
  ///
  /// - Parameter isAlsoInParts: whether taps count that are on a view in the drag's. Default: no.
  private func tapsInstead(
    of waiter: LintMember, in scene: LintScene, isAlsoInParts: Bool = false
  ) -> [LintMember] {
    guard waiter.profile.numberOfTouches.lowerBound == 1 else { return [] }
    let own = waiter.profile.trigger.distance ?? 0
    return scene.partners(of: waiter).filter { tap in
      tap.firesWithOneTap && scene.excludes(tap, waiter)
        && (tap.getsAllTouches(of: waiter)
          || isAlsoInParts && tap.view.isDescendant(of: waiter.view)
            && tap.takesAllKinds(of: waiter, byTouches: true))
        && scene.required(by: tap).isEmpty && !scene.areLinked(tap, waiter)
        && tap.profile.undecidedUntilMoved.map { $0 > own } ?? true
    }
  }
}

extension LintMember {
  /// Whether it looks for one tap of one finger, and nothing refuses it.
  fileprivate var firesWithOneTap: Bool {
    isSingleTap && veto == nil && !mayBeRefused && !isInSet && !startsAfterOthers
  }

  /// - Parameter condition: what the finger does.
  fileprivate func clause(insteadIf condition: String) -> String {
    "; where the finger \(condition), \(quoted) fires instead"
  }
}
