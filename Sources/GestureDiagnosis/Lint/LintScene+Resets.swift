import GestureCore

// Recognizers that requirements link are reset together, and get no new touch until then (S6.7,
// S6.8).
extension LintScene {
  /// What is left of a recognizer's dominance where it has to wait for others before it gets the
  /// next touch.
  func exceptingResets(
    of winner: LintMember, _ dominance: Dominance, over loser: LintMember
  ) -> Dominance {
    guard dominance != .none else { return .none }
    let group = resetGroup(of: winner)
    if group.contains(where: { $0.isSame(as: loser) }) {
      // After its first taps only `loser` gets the finger.
      return winner.finishesWithTap && loser.tapsBefore(notOf: winner) != nil ? .none : dominance
    }
    let slow = group.first { other in
      other.profile.undecidedAfterLift > .zero
        && (winner.failsWithTap || !excludes(winner, other) && !waits(other, for: winner))
    }
    return dominance.except(
      slow.map {
        "soon after a tap, while \($0.quoted) may still recognize and \(winner.quoted) is not reset"
      })
  }

  /// The recognizers with which requirements link it, directly or through others, as far as they
  /// share its touches.
  private func resetGroup(of member: LintMember) -> [LintMember] {
    let candidates = partners(of: member)
    return PathSearch.nodes(after: member.number) { number in
      candidates.filter { waits(members[number], for: $0) || waits($0, for: members[number]) }
        .map { $0.number }
    }.map { members[$0] }
  }
}

extension LintMember {
  fileprivate var failsWithTap: Bool {
    if case .taps = profile.trigger { false } else { finishesWithTap }
  }
}
