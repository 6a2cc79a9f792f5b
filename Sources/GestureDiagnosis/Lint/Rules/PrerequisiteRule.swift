import GestureCore
import GestureTrace

/// Recognizers that start after one that never begins, or never has the same touch (S15.1, S15.3).
struct PrerequisiteRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.flatMap { member in
      member.recognizer.handle.prerequisites.compactMap { prerequisite in
        finding(about: prerequisite, of: member, in: scene)
      }
        + member.recognizer.handle.prerequisiteTags.compactMap { tag in
          finding(about: tag, of: member, in: scene)
        }
    }
  }

  /// What is found where none of those with a tag can begin with a touch of the recognizer; nil
  /// where one can.
  private func finding(
    about tag: RecognizerTag, of member: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    let tagged = scene.members.filter {
      $0.number != member.number && $0.recognizer.tags.contains(tag)
    }
    let obstacles = tagged.compactMap { obstacle(to: member, after: $0, in: scene) }
    if obstacles.count < tagged.count { return nil }
    let ends = zip(tagged, obstacles).map { "\($0.quoted), \($1.clause)" }
    return Lint.Finding(
      .neverFires, tagged.contains { !$0.recognizer.isEnabled } ? .note : .warning,
      [member] + tagged,
      "\(member.quoted) can never recognize: it starts after one tagged '\(tag.name)': "
        + (ends.isEmpty ? "no other in this window is" : ends.joined(separator: "; ")),
      fixes: [])
  }

  private func finding(
    about prerequisite: Prerequisite, of member: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    let first = scene.member(of: prerequisite.other?.handle)
    guard let first else {
      return Lint.Finding(
        .neverFires, .warning, [member],
        "\(member.quoted) can never recognize: it starts after \(prerequisite.label), which is on no "
          + "view of this window",
        fixes: [.drop(prerequisite.label, named: prerequisite.label.name, of: member)])
    }
    guard let obstacle = obstacle(to: member, after: first, in: scene) else {
      return lateness(of: member, after: first)
    }
    // A recognizer that is disabled may be enabled later.
    let severity: Lint.Finding.Severity = first.recognizer.isEnabled ? .warning : .note
    let enabling = Lint.Fix(
      "set isEnabled of \(first.quoted) to true", [.set(first.label, .flag(.isEnabled, true))])
    return Lint.Finding(
      .neverFires, severity, [member, first],
      "\(member.quoted) can never recognize: it starts after \(first.quoted), \(obstacle.clause)",
      fixes: (first.recognizer.isEnabled ? [] : [enabling]) + [
        .drop(first.label, named: first.name, of: member)
      ])
  }

  /// What is found about a drag or a press that starts after a tap of the same finger: the tap
  /// recognizes as that one lifts, and then nothing is left to be dragged or held (S15.2).
  private func lateness(of member: LintMember, after first: LintMember) -> Lint.Finding? {
    guard case .taps(let count) = first.profile.trigger,
      let (lack, limits) = lateness(of: member.profile, after: first.profile),
      first.failsWithTwoFingers, member.profile.numberOfTouches.lowerBound == 1,
      member.profile.taps == nil, member.mayRecognize, !first.mayTakeOver, !member.mayTakeOver
    else { return nil }
    return Lint.Finding(
      .rarelyFires, .warning, [member, first],
      "\(member.quoted) never \(lack): it starts after \(first.quoted), which recognizes as that "
        + "finger lifts; it fires only at the lift, where the finger has \(limits)",
      fixes: [
        .dragAfterTaps(count, member, instead: first),
        .drop(first.label, named: first.name, of: member),
      ])
  }

  /// What is not followed, and within which limits it still fires, as clauses; nil for other
  /// gestures than a drag and a press.
  private func lateness(
    of profile: GestureProfile, after tap: GestureProfile
  ) -> (lack: String, limits: String)? {
    switch profile.trigger {
    case .drag(let distance):
      let most = tap.undecidedUntilMoved.map { " and no more than \($0.withOneDecimal)" }
      return ("follows a finger", "moved at least \(distance.withOneDecimal) pt\(most ?? "")")
    case .press(let time) where time > .zero && tap.trigger == .taps(1):
      guard let most = tap.undecidedAtRest, time < most else { return nil }
      return (
        "begins while a finger is held",
        "been held for at least \(time.inText) and less than \(most.inText)"
      )
    case .press, .taps, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }

  /// Why a recognizer never begins after another.
  private enum Obstacle {
    /// It may be enabled later.
    case switchedOff
    /// A clause about the one that has to begin before.
    case lasting(String)

    var clause: String {
      switch self {
      case .switchedOff: "which is switched off"
      case .lasting(let clause): clause
      }
    }
  }

  /// Why a recognizer never begins after another; nil where it may.
  ///
  /// - Parameter dependents: those that start after the recognizer in turn, by their numbers.
  private func obstacle(
    to member: LintMember, after first: LintMember, in scene: LintScene, dependents: [Int] = []
  ) -> Obstacle? {
    if !first.recognizer.isEnabled { return .switchedOff }
    if first.profile.trigger == .hover || !first.canShareTouch(with: member) {
      return .lasting("which never has the same touch")
    }
    if !first.mayRecognize || first.profile.trigger == .delay {
      return .lasting("which never begins")
    }
    for prerequisite in first.recognizer.handle.prerequisites
    where !dependents.contains(first.number) {
      guard let root = scene.member(of: prerequisite.other?.handle) else { continue }
      let obstacle = obstacle(
        to: first, after: root, in: scene, dependents: dependents + [member.number])
      if case .lasting(let clause)? = obstacle {
        return .lasting("which never begins: it starts after \(root.quoted), \(clause)")
      }
    }
    // Where one takes touches over, it is no matter how far they have moved, or for how long.
    if first.mayTakeOver || member.mayTakeOver { return nil }
    return Succession(of: member, after: first).obstacle.map { .lasting($0) }
  }
}

/// Whether one recognizer can still reach its gesture when another has begun.
private struct Succession {
  private let member: LintMember
  private let first: LintMember

  init(of member: LintMember, after first: LintMember) {
    (self.member, self.first) = (member, first)
  }

  private var profile: GestureProfile { member.profile }

  /// Why it can't, as a clause about the one that has to begin before.
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

  /// The finger has moved too far when the swipe is complete; in a swipe that moves as little, the
  /// press is not held long enough.
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

  /// A movement that reaches its distance goes further than the tap allows; one that has not
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
  fileprivate var failsWithTwoFingers: Bool { profile.numberOfTouches.upperBound == 1 }
}

extension Lint.Fix {
  /// A drag that counts the taps itself (S15.21), beside which the tap still fires.
  fileprivate static func dragAfterTaps(
    _ count: Int, _ member: LintMember, instead first: LintMember
  ) -> Lint.Fix {
    Lint.Fix(
      "set \(member.name).\(PropertyName.numberOfTapsRequired) to \(count), declare "
        + "\(member.name).recognizesSimultaneously(with: \(first.name)), and let \(member.quoted) not "
        + "start after it, with which \(first.quoted) fires again where the next touch keeps to its limits",
      [
        .set(member.label, .number(.numberOfTapsRequired, Double(count))),
        .add(.together, member.label, first.label),
        .drop(.prerequisite, member.label, first.label),
      ])
  }

  fileprivate static func drop(
    _ first: RecognizerLabel, named name: String, of member: LintMember
  ) -> Lint.Fix {
    Lint.Fix(
      "let \(member.quoted) not start after '\(name)'",
      [.drop(.prerequisite, member.label, first)])
  }
}
