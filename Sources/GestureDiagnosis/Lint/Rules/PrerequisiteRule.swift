import GestureCore
import GestureTrace

/// Recognizers that start after a recognizer that never begins, or never has the same touch (S15.1,
/// S15.3).
struct PrerequisiteRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    var known: KnownObstacles = [:]
    var winners: KnownWinners = [:]
    return scene.members.flatMap { member in
      member.recognizer.handle.prerequisites.compactMap { prerequisite in
        finding(about: prerequisite, of: member, in: scene, &known, &winners)
      }
        + member.recognizer.handle.prerequisiteTags.compactMap { tag in
          finding(about: tag, of: member, in: scene, &known)
        }
    }
  }

  /// What is known about pairs of recognizers, by their numbers: all recognizers that start after
  /// both ask about the same pair.
  private typealias KnownObstacles = [Pair: Obstacle?]

  /// The recognizer that always beats a given prerequisite, by the prerequisite's number.
  private typealias KnownWinners = [Int: LintMember?]

  private struct Pair: Hashable {
    let member: Int
    let first: Int
  }

  /// The finding where no recognizer with the tag can begin with a touch of `member`; nil where one
  /// can.
  private func finding(
    about tag: RecognizerTag, of member: LintMember, in scene: LintScene,
    _ known: inout KnownObstacles
  ) -> Lint.Finding? {
    let tagged = scene.members.filter {
      $0.number != member.number && $0.recognizer.tags.contains(tag)
    }
    let obstacles = tagged.compactMap { obstacle(to: member, after: $0, in: scene, &known) }
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
    about prerequisite: Prerequisite, of member: LintMember, in scene: LintScene,
    _ known: inout KnownObstacles, _ winners: inout KnownWinners
  ) -> Lint.Finding? {
    let first = scene.member(of: prerequisite.other?.handle)
    guard let first else {
      return Lint.Finding(
        .neverFires, .warning, [member],
        "\(member.quoted) can never recognize: it starts after \(prerequisite.label), which is on no "
          + "view of this window",
        fixes: [.drop(prerequisite.label, named: prerequisite.label.name, of: member)])
    }
    guard let obstacle = obstacle(to: member, after: first, in: scene, &known) else {
      return loss(of: member, after: first, in: scene, &winners)
        ?? lateness(of: member, after: first, in: scene)
    }
    // A recognizer that is disabled may be enabled later.
    let severity: Lint.Finding.Severity = first.recognizer.isEnabled ? .warning : .note
    let enabling = Lint.Fix(
      "set isEnabled of \(first.quoted) to true", [.set(first.label, .flag(.isEnabled, true))])
    return Lint.Finding(
      .neverFires, severity, [member, first],
      "\(member.quoted) can never recognize: it starts after \(first.quoted), \(obstacle.clause)",
      fixes: (first.recognizer.isEnabled ? [] : [enabling])
        + countingTaps(member, instead: first, in: scene)
        + [.drop(first.label, named: first.name, of: member)])
  }

  /// A press or a drag counts the taps itself.
  private func countingTaps(
    _ member: LintMember, instead first: LintMember, in scene: LintScene
  ) -> [Lint.Fix] {
    guard case .taps(let count) = first.profile.trigger, first.recognizer.isEnabled,
      member.isPress || member.profile.trigger.isDrag, member.profile.taps == nil,
      first.profile.numberOfTouches == 1...1
    else { return [] }
    return [.afterTaps(count, member, instead: first, in: scene)]
  }

  /// The finding about a recognizer that starts after `first`, which a third recognizer always
  /// beats.
  private func loss(
    of member: LintMember, after first: LintMember, in scene: LintScene,
    _ winners: inout KnownWinners
  ) -> Lint.Finding? {
    let known = winners[first.number]
    let winner =
      known ?? scene.partners(of: first).first { scene.dominance(of: $0, over: first).isCertain }
    if known == nil { winners[first.number] = .some(winner) }
    guard let winner else { return nil }
    return Lint.Finding(
      .alwaysBeaten, winner.certainty(ofBeating: .warning), [member, first, winner],
      "\(member.quoted) never fires with touches that begin while \(winner.quoted) is free: it "
        + "starts after \(first.quoted), before which \(winner.quoted) then always recognizes"
        + winner.reservation,
      fixes: [.drop(first.label, named: first.name, of: member)])
  }

  /// The finding about a drag or a press that starts after a tap of the same finger: the tap
  /// recognizes as that finger lifts, and then nothing is left to be dragged or held (S15.2).
  private func lateness(
    of member: LintMember, after first: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    guard case .taps(let count) = first.profile.trigger,
      let (lack, limits) = lateness(of: member.profile, after: first.profile, of: count),
      first.failsWithTwoFingers, member.profile.numberOfTouches.lowerBound == 1,
      member.profile.taps == nil, member.mayRecognize, !first.mayTakeOver, !member.mayTakeOver
    else { return nil }
    return Lint.Finding(
      .rarelyFires, .warning, [member, first],
      "\(member.quoted) never \(lack): it starts after \(first.quoted), which recognizes as that "
        + "finger lifts; it fires only at the lift, where \(limits)",
      fixes: [
        .afterTaps(count, member, instead: first, in: scene),
        .drop(first.label, named: first.name, of: member),
      ])
  }

  /// What the gesture misses, and the limits within which it still fires, as clauses; nil for
  /// gestures other than a drag and a press.
  private func lateness(
    of profile: GestureProfile, after tap: GestureProfile, of count: Int
  ) -> (lack: String, limits: String)? {
    switch profile.trigger {
    case .drag(let distance):
      let most = tap.undecidedUntilMoved.map { " and no more than \($0.withOneDecimal)" }
      return (
        "follows a finger",
        "the finger has moved at least \(distance.withOneDecimal) pt\(most ?? "")"
      )
    case .press(let time) where time > .zero:
      guard let most = tap.undecidedAtRest, time < most else { return nil }
      let finger = count == 1 ? "the finger" : "the finger of the first tap"
      return (
        "begins while a finger is held",
        "\(finger) has been held for at least \(time.inText) and less than \(most.inText)"
      )
    case .press, .taps, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
  }

  /// Why a recognizer never begins after its prerequisite.
  private enum Obstacle {
    /// The prerequisite may be enabled later.
    case switchedOff
    /// A clause about the prerequisite.
    case lasting(String)

    var clause: String {
      switch self {
      case .switchedOff: "which is switched off"
      case .lasting(let clause): clause
      }
    }
  }

  /// Why `member` never begins after `first`; nil where it may.
  private func obstacle(
    to member: LintMember, after first: LintMember, in scene: LintScene,
    _ known: inout KnownObstacles
  ) -> Obstacle? {
    let pair = Pair(member: member.number, first: first.number)
    if let obstacle = known[pair] { return obstacle }
    known[pair] = .some(nil)  // as long as it is being found out
    let obstacle = newObstacle(to: member, after: first, in: scene, &known)
    known[pair] = .some(obstacle)
    return obstacle
  }

  private func newObstacle(
    to member: LintMember, after first: LintMember, in scene: LintScene,
    _ known: inout KnownObstacles
  ) -> Obstacle? {
    if !first.recognizer.isEnabled { return .switchedOff }
    if first.profile.trigger == .hover || !first.canShareTouch(with: member) {
      return .lasting("which never has the same touch")
    }
    if !first.mayRecognize || first.profile.trigger == .delay {
      return .lasting("which never begins")
    }
    for prerequisite in first.recognizer.handle.prerequisites {
      guard let root = scene.member(of: prerequisite.other?.handle) else { continue }
      let obstacle = obstacle(to: first, after: root, in: scene, &known)
      if case .lasting(let clause)? = obstacle {
        return .lasting("which never begins: it starts after \(root.quoted), \(clause)")
      }
    }
    // Where either takes touches over, it doesn't matter how far they have moved, or for how long.
    if first.mayTakeOver || member.mayTakeOver { return nil }
    return Succession(of: member, after: first).obstacle.map { .lasting($0) }
  }
}

extension Lint.Fix {
  /// A drag or a press counts the taps itself (S15.21, S9.41), and the tap still fires. It doesn't
  /// prevent a drag after as many taps, unless it waits; otherwise both are declared together.
  fileprivate static func afterTaps(
    _ count: Int, _ member: LintMember, instead first: LintMember, in scene: LintScene
  ) -> Lint.Fix {
    let taps = Lint.Edit.set(member.label, .number(.numberOfTapsRequired, Double(count)))
    let drop = Lint.Edit.drop(.prerequisite, member.label, first.label)
    let clause = "set \(member.name).\(PropertyName.numberOfTapsRequired) to \(count)"
    if member.profile.trigger.isDrag, scene.required(by: first).isEmpty {
      return Lint.Fix(
        "\(clause), and let \(member.quoted) not start after \(first.quoted)", [taps, drop],
        if: ", if its taps may fire \(first.quoted) as well", bringing: .noRelation)
    }
    return Lint.Fix(
      "\(clause), declare \(member.name).recognizesSimultaneously(with: \(first.name)), and let "
        + "\(member.quoted) not start after it",
      [taps, .add(.together, member.label, first.label), drop],
      costing: [
        Lint.Effect(
          subject: first.quoted, words: " fires again where the next touch keeps to its limits")
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
