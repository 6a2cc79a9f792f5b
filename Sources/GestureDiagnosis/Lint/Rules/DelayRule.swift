import GestureCore

/// How long requirements delay recognizers (S4.17, S4.41).
struct DelayRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter { $0.veto == nil }.flatMap { waiter -> [Lint.Finding] in
      let delays = delays(of: waiter, in: scene)
      let isBeaten = !delays.isEmpty && isBeaten(waiter, in: scene)
      return delays.filter { !isBeaten || $0.cost == .finger }.map { finding(waiter, $0) }
    }
  }

  /// Whether a rival recognizes while it waits. Another rule reports that, and then it isn't late.
  private func isBeaten(_ waiter: LintMember, in scene: LintScene) -> Bool {
    scene.partners(of: waiter).contains { scene.dominance(of: $0, over: waiter) != .none }
  }

  /// A delay of one recognizer by another.
  private struct Delay {
    let blocker: LintMember
    /// The recognizers between the waiting one and the blocker.
    let through: [LintMember]
    let cost: Cost
  }

  private enum Cost: Equatable {
    case none
    /// Late by this time, at most or always.
    case time(Duration, isMost: Bool)
    /// Late by a movement, or by the time after which the other one has failed without it.
    case movement(Double, orAfter: Duration?)
    /// Until the finger moves on or lifts.
    case finger
    /// Until it is clear that the path is not a figure.
    case figure
  }

  /// The delays of a recognizer by those that it waits for. It waits through another one only if
  /// that one would be complete at the same moment, so that its own waiting keeps it undecided, and
  /// may be refused after that. Otherwise that one recognizes, and the recognizer that waited for
  /// it fails.
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
          last.isSame(as: waiter) && scene.dominanceOfRequired(next, over: waiter).isCertain
        let cost = isHopeless ? .none : cost(waiter, next)
        if cost != .none {
          delays.append(Delay(blocker: next, through: Array(way.dropFirst()), cost: cost))
        }
        if next.mayBeRefusedAtEnd { ways.append(way + [next]) }
      }
    }
    return delays
  }

  private func cost(_ waiter: LintMember, _ required: LintMember) -> Cost {
    let (profile, other) = (waiter.profile, required.profile)
    guard required.isPressed(with: waiter), other.obstacle == nil, other.trigger != .unknown,
      other.trigger != .hover,
      // A recognizer for fewer fingers fails when the last ones come down.
      profile.numberOfTouches.lowerBound <= other.numberOfTouches.upperBound
    else { return .none }
    switch profile.trigger {
    case .drawing where other.undecidedUntilMoved != nil: return .none  // the figure moves further
    case .taps, .drawing:
      let needsMoreFingers = profile.numberOfTouches.upperBound < other.numberOfTouches.lowerBound
      let wait = needsMoreFingers ? .zero : other.undecidedAfterLift
      return wait > .zero ? .time(wait, isMost: false) : .none
    case .press(let duration): return cost(ofResting: duration, waiter, required)
    case .drag(let distance), .swipe(let distance):
      return cost(ofMoving: distance, waiter, required)
    case .twoFingers: return other.trigger.isOfMovingFingers ? .finger : .none
    case .hover, .delay, .unknown: return .none
    }
  }

  private func cost(
    ofResting duration: Duration, _ waiter: LintMember, _ required: LintMember
  ) -> Cost {
    if let taps = required.tapsBefore(notOf: waiter) {
      let wait = taps.maximumPressDuration - duration
      return wait > .zero ? .time(wait, isMost: false) : .none
    }
    guard let wait = required.profile.undecidedAtRest else { return .finger }
    guard case .press = required.profile.trigger else {
      return wait > duration ? .time(wait - duration, isMost: false) : .none
    }
    // With too few fingers it waits for more; with enough it may begin instead of failing.
    if required.waitsForMoreFingers(than: waiter) { return .finger }
    return wait > duration ? .time(wait - duration, isMost: true) : .none
  }

  private func cost(
    ofMoving distance: Double, _ waiter: LintMember, _ required: LintMember
  ) -> Cost {
    let other = required.profile
    if let taps = required.tapsBefore(notOf: waiter) {
      return taps.allowableMovement > distance
        ? .movement(taps.allowableMovement, orAfter: taps.maximumPressDuration) : .none
    }
    switch other.trigger {
    case .drawing: return .figure
    case .drag where required.waitsForMoreFingers(than: waiter): return .finger
    case .swipe where required.fails(asSoonAs: waiter): return .none
    case .taps, .press, .drag, .swipe, .twoFingers, .hover, .delay, .unknown: break
    }
    if let limit = other.undecidedUntilMoved {
      return limit > distance ? .movement(limit, orAfter: required.failureAtRest) : .none
    }
    return other.undecidedAtRest.map { .time($0, isMost: true) } ?? .finger
  }

  private func finding(_ waiter: LintMember, _ delay: Delay) -> Lint.Finding {
    let blocker = delay.blocker.quoted
    let through = delay.through.map { $0.quoted }.joined(separator: " and ")
    let isAlwaysRefused = delay.through.allSatisfy { $0.veto != nil }
    let wait =
      through.isEmpty
      ? "it waits until \(blocker) has failed"
      : "it waits for \(through), which \(isAlwaysRefused ? "is" : "may be") refused only after "
        + "\(blocker) has failed"
    let place = place(of: delay.blocker, besides: waiter)
    switch delay.cost {
    case .none, .time:
      return Lint.Finding(
        .late, .note, [waiter, delay.blocker] + delay.through,
        "\(waiter.quoted) will fire \(lateness(delay.cost)) late\(place) because \(wait)",
        fixes: fixes(waiter, delay))
    case .movement(let distance, let time):
      let limits = [distance.withOneDecimal + " pt"] + (time.map { [$0.inText] } ?? [])
      return Lint.Finding(
        .late, .note, [waiter, delay.blocker] + delay.through,
        "\(waiter.quoted) will begin only after \(limits.joined(separator: " or "))"
          + (time == nil ? "" : ", whichever comes first,")
          + " because \(wait), and it allows as much",
        fixes: fixes(waiter, delay))
    case .figure:
      return Lint.Finding(
        .late, .note, [waiter, delay.blocker] + delay.through,
        "\(waiter.quoted) will begin late, at the lift at the latest, because \(wait), and that takes "
          + "until the path can no longer become its figure",
        fixes: fixes(waiter, delay))
    case .finger:
      return Lint.Finding(
        .waitsForFinger, .warning, [waiter, delay.blocker] + delay.through,
        "\(waiter.quoted) won't fire before \(waiter.isOfTwo ? "a" : "the") finger lifts because "
          + "\(wait), and as long as \(waiter.state) \(blocker) need not decide",
        fixes: fixes(waiter, delay))
    }
  }

  /// Where both get a touch, if that isn't wherever the one that waits does.
  private func place(of blocker: LintMember, besides waiter: LintMember) -> String {
    blocker.view !== waiter.view && blocker.view.isDescendant(of: waiter.view)
      ? ", for a touch on view '\(blocker.view.name)'," : ""
  }

  private func fixes(_ waiter: LintMember, _ delay: Delay) -> [Lint.Fix] {
    let other = delay.through.first ?? delay.blocker
    let (drop, both) = (
      Lint.Fix.dropRequirement(of: waiter, toFail: other), Lint.Fix.fireBoth(waiter, other)
    )
    if delay.cost == .finger { return [drop, .turnRequirement(of: waiter, toFail: other), both] }
    return other.mayRecognize && other.profile.trigger != .delay ? [both, drop] : [drop]
  }

  private func lateness(_ cost: Cost) -> String {
    guard case .time(let time, let isMost) = cost else { return "" }
    return (isMost ? "up to " : "") + time.inText
  }
}

extension Duration {
  fileprivate var inText: String { "\(inMilliseconds.withOneDecimal) ms" }
}

extension GestureProfile.Trigger {
  /// Whether nothing but a movement of the fingers, which another gesture need not make, decides it.
  fileprivate var isOfMovingFingers: Bool {
    switch self {
    case .drag, .twoFingers: true
    case .taps, .press, .swipe, .drawing, .hover, .delay, .unknown: false
    }
  }
}

extension LintMember {
  fileprivate var isOfTwo: Bool {
    guard case .twoFingers = profile.trigger else { return false }
    return true
  }

  /// What the fingers do while its gesture is being made.
  fileprivate var state: String {
    switch profile.trigger {
    case .drag, .swipe: "the finger is down"
    case .twoFingers: "the fingers are down"
    case .taps, .press, .drawing, .hover, .delay, .unknown: "the finger rests"
    }
  }

  /// When it fails while the fingers rest; nil where it recognizes instead, or goes on.
  fileprivate var failureAtRest: Duration? {
    guard case .taps = profile.trigger else { return nil }
    return profile.undecidedAtRest
  }

  /// Whether it may have too few fingers where another one has enough.
  fileprivate func waitsForMoreFingers(than other: LintMember) -> Bool {
    profile.numberOfTouches.lowerBound > other.profile.numberOfTouches.lowerBound
  }

  /// Whether another swipe leads in none of its directions, so that this one fails at once.
  fileprivate func fails(asSoonAs other: LintMember) -> Bool {
    guard case .swipe = other.profile.trigger else { return false }
    return !other.profile.directions.isEmpty
      && !profile.directions.contains(where: other.profile.directions.contains)
  }

  /// Whether it may be refused when its gesture is complete, or always is.
  fileprivate var mayBeRefusedAtEnd: Bool { mayBeRefused || veto?.isAtBegin ?? false }

  /// Whether the same fingers complete both at the same moment.
  fileprivate func isCompleteTogether(with other: LintMember) -> Bool {
    profile.trigger == other.profile.trigger
      && profile.numberOfTouches.overlaps(other.profile.numberOfTouches)
  }
}
