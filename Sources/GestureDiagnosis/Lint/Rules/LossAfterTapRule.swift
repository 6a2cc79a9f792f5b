import GestureCore
import GestureTrace

/// Recognizers that wait for a double tap and are not late by it, but aren't reset after a first
/// tap before the second tap can no longer come (S6.7, S6.8): a swipe that goes farther than the
/// tap may, a press that takes longer, a gesture of two fingers.
struct LossAfterTapRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter { $0.mayRecognize }.flatMap { waiter in
      scene.required(by: waiter).compactMap { finding(about: waiter, waitingFor: $0, in: scene) }
    }
  }

  private func finding(
    about waiter: LintMember, waitingFor taps: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    guard let time = waiter.timeOfLossAfterTap(waitingFor: taps), !waiter.isLate(by: taps),
      taps.mayRecognizeAlone,
      !scene.partners(of: waiter).contains(where: {
        scene.dominance(of: $0, over: waiter) != .none
      })
    else { return nil }
    let place = waiter.getsTouchesBeside(taps) ? " on view '\(taps.view.name)'" : ""
    let verb = waiter.profile.trigger.isContinuousMovement ? "begin" : "fire"
    let effect = Lint.Effect(
      subject: waiter.quoted, words: " won't \(verb) within \(time.inText) of a tap\(place)")
    var finding = Lint.Finding(
      .late, .note, [waiter, taps],
      effect.subject + effect.words + ": it waits until \(taps.quoted) has failed, and gets no "
        + "touch before it is reset then",
      fixes: [.dropRequirements(of: waiter, toFail: [taps])])
    finding.effect = effect
    return finding
  }
}

extension LintMember {
  /// How long after a tap a touch doesn't make it recognize, since it waits for more taps (S6.7,
  /// S6.8); nil for a tap, and where it waits for no further tap of the same finger.
  func timeOfLossAfterTap(waitingFor other: LintMember) -> Duration? {
    guard !isTap, numberOfTapsBefore == 0, !isInSet,
      other.profile.numberOfTouches == 1...1, !other.isInSet,
      case .taps(let count) = other.profile.trigger, count > 1,
      touchTypes.isSubset(of: other.touchTypes), isPressed(with: other),
      let gap = other.profile.taps?.maximumTapGap, gap > .zero
    else { return nil }
    return gap
  }

  /// Whether it gets touches that `other` doesn't get.
  func getsTouchesBeside(_ other: LintMember) -> Bool { !hitRegion.isSubset(of: other.hitRegion) }

  /// Whether a tap that it waits for makes it late: its own gesture is complete before the tap
  /// fails, which the tap does at once with a further finger.
  fileprivate func isLate(by taps: LintMember) -> Bool {
    if profile.numberOfTouches.lowerBound > taps.profile.numberOfTouches.upperBound {
      return false
    }
    return switch profile.trigger {
    case .drag(let distance), .swipe(let distance):
      taps.profile.undecidedUntilMoved.map { $0 > distance } ?? true
    case .press(let time): taps.profile.undecidedAtRest.map { $0 > time } ?? true
    case .taps, .drawing, .twoFingers, .hover, .delay, .unknown: true
    }
  }
}
