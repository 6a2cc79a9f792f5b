import GestureCore
import GestureTrace

// What ends or shortens a delay.
extension DelayRule {
  /// What ends a delay, together with the other delays of the same touches that would keep it as
  /// long.
  func fixes(
    _ waiter: LintMember, _ delay: Delay, among delays: [Delay], in scene: LintScene
  ) -> [Lint.Fix] {
    var others = [delay.required]
    for other in delays where other.lateness.hides(delay.lateness) {
      let isOfSame =
        other.blocker.isSame(as: delay.blocker) || other.blocker.isUndecidedWherever(delay.blocker)
      if !isOfSame || others.contains(where: other.required.isSame) { continue }
      others.append(other.required)
    }
    let sideEffect = onTheWay(waiter, to: others, in: scene)
    let drop = Lint.Fix.dropRequirements(
      of: waiter, toFail: others, if: sideEffect ?? "",
      bringing: sideEffect.map { _ in .noRelation }
    ).costing(others.compactMap { loss(of: $0, to: waiter, in: scene) })
    let both = Lint.Fix.fireAll(waiter, others)
    if delay.lateness == .finger {
      return others.count > 1
        ? [drop, both] : [drop, .turnRequirement(of: waiter, toFail: others[0]), both]
    }
    let mayFire = others.allSatisfy { $0.mayRecognize && $0.profile.trigger != .delay }
    return [drop] + shorterGap(waiter, delay, in: scene) + (mayFire ? [both] : [])
  }

  /// What `other`, a tap or a press, loses to `waiter`, a drag, swipe or press that no longer waits
  /// for it; nil for nothing.
  private func loss(
    of other: LintMember, to waiter: LintMember, in scene: LintScene
  ) -> Lint.Effect? {
    guard other.isTap || other.isPress && other.profile.taps == nil, other.mayRecognize,
      scene.excludes(waiter, other),
      waiter.profile.numberOfTouches.contains(other.profile.numberOfTouches.lowerBound)
    else { return nil }
    func effect(after limit: String) -> Lint.Effect {
      Lint.Effect(
        subject: other.quoted,
        words: " won't fire where \(waiter.quoted) \(waiter.verb)s first, after \(limit)")
    }
    switch waiter.profile.trigger {
    case .drag(let distance), .swipe(let distance):
      let isLess = other.profile.undecidedUntilMoved.map { $0 > distance } ?? true
      return isLess ? effect(after: "\(distance.withOneDecimal) pt") : nil
    case .press(let duration):
      let isLess = other.isTap && other.profile.undecidedAtRest.map { $0 > duration } ?? true
      return isLess ? effect(after: duration.inText) : nil
    case .taps, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }

  /// What a tap that no longer waits costs: it fires on the way to gestures of more taps (S4.40);
  /// nil where it fires no more often.
  private func onTheWay(
    _ waiter: LintMember, to others: [LintMember], in scene: LintScene
  ) -> String? {
    let more = others.filter { waiter.isOnTheWay(to: $0) && !scene.excludes(waiter, $0) }
    guard !more.isEmpty else { return nil }
    var gestures: [String] = []
    for other in more {
      let gesture =
        if case .taps = other.profile.trigger { other.kind } else { "the taps of \(other.quoted)" }
      if !gestures.contains(gesture) { gestures.append(gesture) }
    }
    return ", if \(gestures.joinedAsList) may fire \(waiter.quoted) as well"
  }

  /// The blocking tap has to follow sooner, so that `waiter` waits for less time. Not offered where
  /// another recognizer needs more taps within a longer gap: the blocking tap would fire on the way
  /// to that.
  private func shorterGap(
    _ waiter: LintMember, _ delay: Delay, in scene: LintScene
  ) -> [Lint.Fix] {
    guard case .time(let time, isMost: false) = delay.lateness, case .taps = waiter.profile.trigger,
      case .taps = delay.blocker.profile.trigger, delay.through.isEmpty,
      delay.blocker.profile.taps?.maximumTapGap == time, time >= Self.longGap,
      !scene.partners(of: waiter).contains(where: { other in
        !other.isSame(as: delay.blocker) && waiter.isOnTheWay(to: other)
          && other.gapOfTaps > Self.shortGap
      })
    else { return [] }
    return [
      .set(
        .maximumTapGap, of: delay.blocker, toMilliseconds: Int(Self.shortGap.inMilliseconds),
        if: ", within which each next tap then has to come")
    ]
  }

  /// The gap that is offered instead of a long one. Source: React Native Gesture Handler, whose
  /// default of `maxDelay` is 200 ms.
  private static let shortGap = Duration.milliseconds(200)

  /// From here on a shorter gap is worth it. Source: Android, whose `DOUBLE_TAP_TIMEOUT` is 300 ms.
  private static let longGap = Duration.milliseconds(300)
}

extension LintMember {
  /// How long after a tap the next tap, or what follows the taps, may begin.
  fileprivate var gapOfTaps: Duration { profile.taps?.maximumTapGap ?? .zero }

  /// Whether its taps are made on the way to the gesture of `other`, which needs more taps, or
  /// something after them.
  fileprivate func isOnTheWay(to other: LintMember) -> Bool {
    guard case .taps(let count) = profile.trigger else { return false }
    if case .taps(let more) = other.profile.trigger { return more > count }
    return other.numberOfTapsBefore >= count
  }
}
