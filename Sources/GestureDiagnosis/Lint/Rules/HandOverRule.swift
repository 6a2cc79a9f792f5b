import GestureCore
import GestureTrace

/// Hand-overs that never come about (S15.11).
struct HandOverRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter(\.isOn).flatMap { giver in
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
    guard taker.isOn, let obstacle = obstacle(from: giver, to: taker) else { return nil }
    return finding([giver, taker], to: taker.label, .warning, obstacle)
  }

  private func obstacle(from giver: LintMember, to taker: LintMember) -> String? {
    for member in [giver, taker] where member.isOneAction {
      return "\(member.quoted) looks for \(member.kind), which is over with its first action"
    }
    if !giver.canShareTouch(with: taker) { return "the two never have the same touch" }
    let (most, least) = (
      giver.profile.numberOfTouches.upperBound, taker.profile.numberOfTouches.lowerBound
    )
    guard most < least else { return nil }
    return "\(taker.quoted) needs \(least) touches, and \(giver.quoted) has \(most) at the most"
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

extension LintMember {
  /// Whether it sends one action, so that it is never in the middle of its gesture.
  fileprivate var isOneAction: Bool {
    switch profile.trigger {
    case .taps, .swipe: true
    case .press, .drag, .drawing, .twoFingers, .hover, .delay, .unknown: false
    }
  }
}
