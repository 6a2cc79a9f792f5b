import GestureCore

/// Taps and presses beside a drag that begins with hardly any movement and excludes them (S4.2): a
/// finger is never quite still.
struct UnsteadyFingerRule: LintRule {
  /// A finger that taps often moves by as much. (Our choice: Android lets it move by 8.) Unit:
  /// points.
  private static let unsteadiness = 3.0
  /// UIKit's hysteresis of a pan. Unit: points.
  private static let usualHysteresis = 10

  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.pairs.flatMap { one, other in
      [(one, other), (other, one)].compactMap { finding(about: $0, beside: $1, in: scene) }
    }
  }

  private func finding(
    about still: LintMember, beside drag: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    guard case .drag(let distance) = drag.profile.trigger, distance < Self.unsteadiness,
      still.needsStillFinger, still.mayMove(fartherThan: Self.unsteadiness),
      drag.beginsWithAnyMovement(of: still), scene.excludes(drag, still),
      !scene.areLinked(drag, still), !still.hasOtherButtons(than: drag),
      scene.dominance(of: drag, over: still, whereShared: true) == .none
    else { return nil }
    return Lint.Finding(
      .rarelyFires, .note, [still, drag],
      "\(still.quoted) fires only where the finger keeps quite still: \(drag.quoted) begins "
        + (distance > 0 ? "after \(distance.withOneDecimal) pt" : "with the first movement")
        + ", and excludes it",
      fixes: [
        .set(.hysteresis, of: drag, to: Self.usualHysteresis), .require(drag, toFail: still),
      ])
  }
}

extension LintMember {
  /// Whether it is a tap, or a press that takes time.
  fileprivate var needsStillFinger: Bool {
    guard mayRecognizeAlone, profile.numberOfTouches.lowerBound == 1 else { return false }
    return switch profile.trigger {
    case .taps: true
    case .press(let duration): duration > .zero
    case .drag, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: false
    }
  }

  /// Whether a drag begins with a movement in any direction of the finger that another one gets.
  fileprivate func beginsWithAnyMovement(of other: LintMember) -> Bool {
    mayRecognizeAlone && !mayBeRefused && takesAllKinds(of: other, byTouches: true)
      && other.hitRegion.isSubset(of: hitRegion) && touchTypes.contains(.direct)
      && other.touchTypes.contains(.direct) && profile.numberOfTouches.contains(1)
      && profile.directions.isEmpty && profile.edges == nil && profile.taps == nil
      && !startsAfterOthers
  }
}
