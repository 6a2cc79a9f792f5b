import GestureCore
import GestureTrace

/// How long requirements delay recognizers (S4.17, S4.41).
struct DelayRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter { $0.veto == nil }.flatMap { waiter -> [Lint.Finding] in
      let delays = delays(of: waiter, in: scene)
      let isBeaten = !delays.isEmpty && isBeaten(waiter, in: scene)
      return delays.filter { !isBeaten || $0.lateness == .finger }.map {
        finding(waiter, $0, among: delays, in: scene)
      }
    }
  }

  /// Whether a rival recognizes while `waiter` waits. Another rule reports that, and then `waiter`
  /// isn't late. A rival that starts after what `waiter` waits for comes when that has recognized.
  private func isBeaten(_ waiter: LintMember, in scene: LintScene) -> Bool {
    let required = scene.required(by: waiter)
    return scene.partners(of: waiter).contains { rival in
      !required.contains { scene.startsAfter(rival, $0) }
        && scene.dominance(of: rival, over: waiter) != .none
    }
  }

  /// A delay of one recognizer by another.
  struct Delay {
    let blocker: LintMember
    /// The recognizers between the waiting recognizer and the blocker.
    let through: [LintMember]
    /// How late the blocker makes the waiting recognizer.
    let lateness: Lint.Lateness

    /// The recognizer that the waiting recognizer itself waits for.
    var required: LintMember { through.first ?? blocker }
  }

  /// The delays of `waiter` by the recognizers that it waits for. A chain counts only if the
  /// recognizer in between would be complete at the same moment, so that its own waiting keeps it
  /// undecided, and may be refused after that. Otherwise the recognizer in between recognizes, and
  /// `waiter` fails.
  private func delays(of waiter: LintMember, in scene: LintScene) -> [Delay] {
    var delays: [Delay] = []
    var ways = [[waiter]]
    var seen = NumberSet(below: scene.members.count)
    seen.insert(waiter.number)
    while !ways.isEmpty {
      let way = ways.removeFirst()
      guard let last = way.last, last.isCompleteTogether(with: waiter) else { continue }
      for next in scene.required(by: last)
      where !seen.contains(next.number) && waiter.canShareTouch(with: next) {
        seen.insert(next.number)
        let isHopeless =
          last.isSame(as: waiter)
          && (isLost(waiter, to: next, in: scene)
            || scene.rival(of: waiter, whileItWaitsFor: next) != nil
            || scene.isBehindNearerOne(waiter, whileItWaitsFor: next))
          || hasFailed(next, beforeTapsOf: waiter, in: scene)
        if !isHopeless, let lateness = lateness(waiter, next) {
          delays.append(Delay(blocker: next, through: Array(way.dropFirst()), lateness: lateness))
        }
        if next.mayBeRefusedAtEnd { ways.append(way + [next]) }
      }
    }
    return delays
  }

  /// Whether `required`, for which `waiter` waits, recognizes instead of failing: always, or on its
  /// own view, or with the touches of its types, or wherever the movement of a drag or swipe goes
  /// on, or, for a set, with the first finger.
  private func isLost(
    _ waiter: LintMember, to required: LintMember, in scene: LintScene
  ) -> Bool {
    let dominance = scene.dominanceOfRequired(required, over: waiter)
    return dominance.isCertain || scene.dominanceOfNearer(required, over: waiter) != .none
      || scene.dominanceOfRequiredByType(required, over: waiter) != .none
      || dominance != .none
        && (required.isInSet
          || required.profile.trigger.isDrag && waiter.profile.trigger.distance != nil)
  }

  /// Whether `required` waits for a tap that recognizes instead, no later than the taps of `waiter`
  /// are complete.
  private func hasFailed(
    _ required: LintMember, beforeTapsOf waiter: LintMember, in scene: LintScene
  ) -> Bool {
    guard case .taps(let count) = waiter.profile.trigger else { return false }
    return scene.required(by: required).contains { tap in
      if case .taps(let less) = tap.profile.trigger {
        less <= count && !tap.isSame(as: waiter) && waiter.canShareTouch(with: tap)
          && scene.dominanceOfRequired(tap, over: required).isCertain
      } else {
        false
      }
    }
  }

  /// How late `waiter` is by waiting for `required`; nil where it isn't.
  private func lateness(_ waiter: LintMember, _ required: LintMember) -> Lint.Lateness? {
    let (profile, other) = (waiter.profile, required.profile)
    guard required.isPressed(with: waiter), other.obstacle == nil, other.trigger != .unknown,
      other.trigger != .hover, !required.failsByTaps(of: waiter),
      // A recognizer for fewer fingers fails when the last fingers come down; a set's recognizer
      // has its own finger.
      profile.numberOfTouches.lowerBound <= other.numberOfTouches.upperBound || required.isInSet,
      // A surplus finger makes it fail while it looks for taps.
      other.taps == nil || required.isInSet
        || profile.numberOfTouches.lowerBound <= other.numberOfTouches.lowerBound
        || !waiter.isTap && waiter.numberOfTapsBefore >= required.numberOfTapsBefore
    else { return nil }
    switch profile.trigger {
    case .drawing where other.undecidedUntilMoved != nil: return nil  // the figure moves further
    case .taps, .drawing:
      let needsMoreFingers = profile.numberOfTouches.upperBound < other.numberOfTouches.lowerBound
      let wait = needsMoreFingers ? .zero : other.undecidedAfterLift
      return wait > .zero ? .time(wait, isMost: false) : nil
    case .press(let duration): return lateness(ofResting: duration, waiter, required)
    case .drag(let distance), .swipe(let distance):
      return lateness(ofMoving: distance, waiter, required)
    case .twoFingers(_, let least):
      // Only a movement of the fingers decides `required`, and the waiting gesture needs no
      // movement.
      if other.trigger.isContinuousMovement { return .finger }
      return other.trigger.isOfTwoFingers ? nil : lateness(ofMoving: least, waiter, required)
    case .hover, .delay, .unknown: return nil
    }
  }

  /// How late a gesture is that needs a time at rest.
  private func lateness(
    ofResting duration: Duration, _ waiter: LintMember, _ required: LintMember
  ) -> Lint.Lateness? {
    if let taps = required.tapsBefore(notOf: waiter) {
      return lateness(
        ofResting: duration, until: taps.maximumPressDuration, taps.maximumTapGap,
        isLiftSooner: false)
    }
    guard let wait = required.profile.undecidedAtRest else { return .finger }
    guard case .press = required.profile.trigger else {
      return lateness(
        ofResting: duration, until: wait, required.profile.undecidedAfterLift,
        isLiftSooner: required.profile.trigger.isSwipe)
    }
    // With too few fingers `required` waits for more; with enough it may begin instead of failing.
    if required.waitsForMoreFingers(than: waiter) { return .finger }
    return wait > duration ? .time(wait - duration, isMost: true) : nil
  }

  /// How late a press is that waits for taps or a swipe. Where it lifts while its touch may still
  /// be a tap, it waits for the next tap.
  ///
  /// - Parameter isLiftSooner: whether the required recognizer fails as the finger lifts, or moves
  ///   elsewhere.
  private func lateness(
    ofResting duration: Duration, until longest: Duration, _ gap: Duration, isLiftSooner: Bool
  ) -> Lint.Lateness? {
    guard longest > duration else { return nil }
    return .time(longest - duration + gap, isMost: gap > .zero || isLiftSooner)
  }

  /// How late a gesture is that needs a movement.
  private func lateness(
    ofMoving distance: Double, _ waiter: LintMember, _ required: LintMember
  ) -> Lint.Lateness? {
    let other = required.profile
    if let taps = required.tapsBefore(notOf: waiter) {
      return taps.allowableMovement > distance
        ? .movement(
          taps.allowableMovement, orAfter: taps.maximumPressDuration, afterLift: taps.maximumTapGap)
        : nil
    }
    switch other.trigger {
    case .drawing: return .figure
    case .drag where required.waitsForMoreFingers(than: waiter): return .finger
    case .swipe where required.fails(asSoonAs: waiter): return nil
    // Where their directions overlap, `required` recognizes first, and elsewhere it fails sooner;
    // with too few fingers it waits for more.
    case .swipe(let other)
    where waiter.profile.trigger.isSwipe && other <= distance
      && !required.waitsForMoreFingers(than: waiter):
      return nil
    case .taps, .press, .drag, .swipe, .twoFingers, .hover, .delay, .unknown: break
    }
    if required.beginsAtTouchDown { return nil }  // it recognizes instead
    if let limit = other.undecidedUntilMoved {
      return limit > distance
        ? .movement(
          limit, orAfter: required.failureAtRest, afterLift: required.failureAfterLift(of: waiter))
        : nil
    }
    return other.undecidedAtRest.map { .time($0, isMost: true) } ?? .finger
  }

  private func finding(
    _ waiter: LintMember, _ delay: Delay, among delays: [Delay], in scene: LintScene
  ) -> Lint.Finding {
    let isUnlimited = delay.lateness == .finger
    let words = words(waiter, delay, in: scene)
    var finding = Lint.Finding(
      isUnlimited ? .waitsForFinger : .late, isUnlimited ? .warning : .note,
      [waiter, delay.blocker] + delay.through, waiter.quoted + words.effect + words.cause,
      fixes: fixes(waiter, delay, among: delays, in: scene),
      waitingCost: Lint.WaitingCost(
        lateness: delay.lateness, isWithEveryTouch: delay.blocker.isUndecidedWherever(waiter),
        isEvenAfterLift: waiter.mayFireAfterLift(waitingFor: delay.blocker)))
    if !isUnlimited {
      finding.effect = Lint.Effect(subject: waiter.quoted, words: words.effect)
    }
    return finding
  }
}

extension Duration {
  var inText: String { "\(inMilliseconds.withOneDecimal) ms" }
}

extension LintMember {
  /// When it fails while the fingers rest; nil where it recognizes instead, or goes on.
  fileprivate var failureAtRest: Duration? {
    switch profile.trigger {
    case .taps: return profile.undecidedAtRest
    case .press
    where veto == .delegate && profile.taps == nil
      && profile.numberOfTouches.lowerBound == 1
      && recognizer.handle.failureRequirements.isEmpty:
      return profile.undecidedAtRest  // when it is asked
    case .press, .drag, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }

  /// How long after the lift of the fingers of `other` it fails; nil where it may recognize then.
  fileprivate func failureAfterLift(of other: LintMember) -> Duration? {
    if waitsForMoreFingers(than: other) { return .zero }
    if case .taps(1) = profile.trigger { return nil }
    return profile.undecidedAfterLift
  }

  /// Whether it may have too few fingers where `other` has enough.
  fileprivate func waitsForMoreFingers(than other: LintMember) -> Bool {
    profile.numberOfTouches.lowerBound > other.profile.numberOfTouches.lowerBound
  }

  /// Whether it fails at once, because `other` is a swipe in none of its directions.
  fileprivate func fails(asSoonAs other: LintMember) -> Bool {
    other.profile.trigger.isSwipe && !other.profile.directions.isEmpty
      && !profile.directions.contains(where: other.profile.directions.contains)
  }

  /// Whether it gets the touches of `other`, and doesn't fail by a direction in which `other` may
  /// lead.
  func isUndecidedWherever(_ other: LintMember) -> Bool {
    guard getsAllTouches(of: other), profile.edges == nil else { return false }
    // While it looks for taps, no direction makes it fail.
    if numberOfTapsBefore > 0 { return true }
    let directions = other.profile.directions
    return profile.directions.isEmpty
      || !directions.isEmpty && directions.allSatisfy(profile.directions.contains)
  }

  /// Whether it may be refused when its gesture is complete, or always is.
  fileprivate var mayBeRefusedAtEnd: Bool { mayBeRefused || veto?.isAtBegin ?? false }

  /// Whether the same fingers complete both at the same moment.
  fileprivate func isCompleteTogether(with other: LintMember) -> Bool {
    profile.trigger == other.profile.trigger
      && profile.numberOfTouches.overlaps(other.profile.numberOfTouches)
  }
}
