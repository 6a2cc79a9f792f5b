import GestureCore
import GestureTrace

/// Hand-overs that never come about (S15.11).
struct HandOverRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter { $0.isOn }.flatMap { giver in
      giver.recognizer.handle.handOverTargets.compactMap { target in
        finding(from: giver, to: target, in: scene)
      }
    }
  }

  private func finding(
    from giver: LintMember, to target: any GestureRecognizer, in scene: LintScene
  ) -> Lint.Finding? {
    guard let taker = scene.member(of: target.handle) else {
      return finding(
        [giver], to: target.label, .note, "that one is on no view of this window")
    }
    guard taker.isOn, let obstacle = giver.obstacle(toHandingOverTo: taker) else { return nil }
    return finding([giver, taker], to: taker.label, .warning, obstacle)
  }

  private func finding(
    _ members: [LintMember], to taker: RecognizerLabel, _ severity: Lint.Finding.Severity,
    _ obstacle: String
  ) -> Lint.Finding {
    Lint.Finding(
      .idleHandOver, severity, members,
      "\(members[0].quoted) never hands over to '\(taker.name)': \(obstacle)",
      fixes: [
        Lint.Fix("remove the hand-over", [.removeHandOver(members[0].label, to: taker)])
      ])
  }
}

extension LintScene {
  /// Notes which members others may hand their touches over to, directly or after having taken them
  /// over themselves.
  static func noteHandOvers(among members: [LintMember]) {
    let givers = members.filter { !$0.recognizer.handle.handOverTargets.isEmpty }
    var mayHaveMore = !givers.isEmpty
    while mayHaveMore {
      mayHaveMore = false
      for giver in givers where giver.mayRecognize {
        for taker in members
        where !taker.mayTakeOver && giver.handsOver(to: taker)
          && giver.obstacle(toHandingOverTo: taker) == nil
        {
          taker.noteHandOver()
          mayHaveMore = true
        }
      }
    }
  }
}

extension LintMember {
  /// Whether another one may take its touches over (S15.11).
  func handsOver(to other: LintMember) -> Bool {
    recognizer.handle.handOverTargets.contains { $0 === other.recognizer }
  }

  /// Why another one never takes its touches over; nil where it may.
  fileprivate func obstacle(toHandingOverTo taker: LintMember) -> String? {
    for member in [self, taker] where member.isDiscrete {
      return "\(member.quoted) looks for \(member.kind), which is over with its first action"
    }
    if !canShareTouch(with: taker) { return "the two never have the same touch" }
    let (most, least) = (mostTouches, taker.profile.numberOfTouches.lowerBound)
    if taker.isInSet && least > 1 {
      return "\(taker.quoted) needs \(least) touches, and each of its set gets one"
    }
    guard most < least else { return nil }
    return "\(taker.quoted) needs \(least) touches, and \(quoted) has \(most) at the most"
  }

  private var mostTouches: Int { isInSet ? 1 : profile.numberOfTouches.upperBound }

  /// Whether it sends one action alone, so that it is never in the middle of its gesture.
  fileprivate var isDiscrete: Bool {
    switch profile.trigger {
    case .taps, .swipe: true
    case .press, .drag, .drawing, .twoFingers, .hover, .delay, .unknown: false
    }
  }
}
