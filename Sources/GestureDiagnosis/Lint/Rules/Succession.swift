import GestureCore
import GestureTrace

/// Whether `member` can still reach its gesture when `first` has begun.
struct Succession {
  private let member: LintMember
  private let first: LintMember

  init(of member: LintMember, after first: LintMember) {
    (self.member, self.first) = (member, first)
  }

  private var profile: GestureProfile { member.profile }

  /// Why it can't, as a clause about `first`.
  var obstacle: String? {
    switch (first.profile.trigger, profile.trigger) {
    case (.drag(let distance), .taps) where member.failsWithTwoFingers,
      (.swipe(let distance), .taps) where member.failsWithTwoFingers:
      return obstacle(toTapAfterMoving: distance)
    case (.press(let duration), .taps) where member.failsWithTwoFingers:
      return obstacle(toTapAfterResting: duration)
    case (.swipe(let distance), .press(let duration)) where member.failsWithTwoFingers:
      return obstacle(toPress: duration, afterMoving: distance)
    case (.taps, .twoFingers) where first.failsWithTwoFingers && !first.isInSet:
      return first.getsAllTouches(of: member)
        ? "which a second finger makes fail, and \(member.quoted) needs two" : nil
    case (.twoFingers, .taps) where member.failsWithTwoFingers: return obstacleToTapOfOneFinger
    case (.drag(let one), .drag(let two)) where one == two: return obstacleToDragAcross
    case (.swipe(let distance), .swipe): return obstacle(toSwipeBackAfter: distance)
    case (.press(let duration), .swipe(let distance))
    where member.failsWithTwoFingers && first.failsWithTwoFingers:
      return obstacle(toSwipeOver: distance, afterResting: duration)
    case (.taps, .drag(let distance)) where first.failsWithTwoFingers,
      (.taps, .swipe(let distance)) where first.failsWithTwoFingers:
      return obstacle(toMovementOf: distance)
    case (.taps, .press(let duration)) where first.failsWithTwoFingers && duration > .zero:
      return obstacle(toPressInTapFor: duration)
    case (.taps, _), (.press, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _),
      (.hover, _), (.delay, _), (.unknown, _):
      return nil
    }
  }

  private var obstacleToTapOfOneFinger: String? {
    guard member.getsAllTouches(of: first), !member.mayBeRefused else { return nil }
    return "which needs two fingers, and the second one makes \(member.quoted) fail"
  }

  /// Two drags across each other that are judged in the same event: one of them fails (S14.8).
  private var obstacleToDragAcross: String? {
    let profiles = [first.profile, profile]
    guard first.getsAllTouches(of: member), member.getsAllTouches(of: first),
      profiles.allSatisfy({ $0.edges == nil && $0.taps == nil && !$0.directions.isEmpty }),
      !first.isAlong(member), first.profile.numberOfTouches == profile.numberOfTouches,
      first.pointerInputs.isEmpty, member.pointerInputs.isEmpty,
      !first.mayBeRefused, !member.mayBeRefused, !first.isInSet, !member.isInSet
    else { return nil }
    return "which begins along its axis when \(member.quoted) has to, and then that one fails"
  }

  /// A swipe has failed when the finger has gone some points the wrong way (S14.17).
  private func obstacle(toSwipeBackAfter distance: Double) -> String? {
    let isOpposite = first.profile.directions.allSatisfy { there in
      profile.directions.allSatisfy { $0.dot(there) < 0 }
    }
    guard let limit = profile.allowableReversal, distance > limit, isOpposite,
      !first.profile.directions.isEmpty,
      !profile.directions.isEmpty, first.profile.numberOfTouches == profile.numberOfTouches,
      member.getsAllTouches(of: first), !member.mayBeRefused, !first.isInSet, !member.isInSet
    else { return nil }
    return "which goes the other way, and that makes \(member.quoted) fail"
  }

  private func obstacle(toTapAfterMoving distance: Double) -> String? {
    guard member.getsAllTouches(of: first), let most = profile.undecidedUntilMoved,
      distance > most
    else { return nil }
    return "which begins after \(distance.withOneDecimal) pt, and by then \(member.quoted), which "
      + "allows \(most.withOneDecimal), has failed"
  }

  /// The finger has moved too far when the swipe is complete; in a swipe that moves less, the press
  /// is not held long enough.
  private func obstacle(toPress duration: Duration, afterMoving distance: Double) -> String? {
    guard duration > .zero else { return nil }
    return obstacle(toTapAfterMoving: distance)
  }

  private func obstacle(toTapAfterResting duration: Duration) -> String? {
    guard member.getsAllTouches(of: first), let most = profile.undecidedAtRest, duration >= most
    else { return nil }
    return "which begins after \(duration.inMilliseconds.withOneDecimal) ms, and by then "
      + "\(member.quoted), which allows \(most.inMilliseconds.withOneDecimal), has failed"
  }

  /// Before the press has begun it allows less movement than the swipe needs, and afterwards there
  /// is no time left for it.
  private func obstacle(toSwipeOver distance: Double, afterResting duration: Duration) -> String? {
    guard member.getsAllTouches(of: first), first.getsAllTouches(of: member),
      let most = profile.undecidedAtRest, duration >= most,
      let allowed = first.profile.undecidedUntilMoved, allowed < distance
    else { return nil }
    return
      "which begins after \(duration.inMilliseconds.withOneDecimal) ms at rest, and by then the "
      + "\(most.inMilliseconds.withOneDecimal) ms of \(member.quoted) are over"
  }

  /// A finger that is held that long no longer taps.
  private func obstacle(toPressInTapFor duration: Duration) -> String? {
    guard first.getsAllTouches(of: member), profile.taps == nil,
      let most = first.profile.undecidedAtRest, duration >= most
    else { return nil }
    return "which fails once a finger has been down for \(most.inText), and \(member.quoted) needs "
      + duration.inText
  }

  /// A movement that reaches its distance goes further than the tap allows; a movement that has not
  /// reached it when the finger lifts fails.
  private func obstacle(toMovementOf distance: Double) -> String? {
    guard first.getsAllTouches(of: member), profile.taps == nil,
      let most = first.profile.undecidedUntilMoved, most < distance
    else { return nil }
    return "which allows a movement of \(most.withOneDecimal) pt, and \(member.quoted) needs "
      + "\(distance.withOneDecimal)"
  }
}

extension LintMember {
  /// Whether a second finger makes it fail.
  var failsWithTwoFingers: Bool { profile.numberOfTouches.upperBound == 1 }
}
