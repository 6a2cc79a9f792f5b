import GestureCore

/// A two-finger gesture, such as a pinch, without a relation to another gesture that the same two
/// fingers make at the same time: a movement, a swipe, or another change between them (S4.2, S4.9).
struct TwoFingerRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.pairs.compactMap { one, other in
      finding(in: scene, one, beside: other) ?? finding(in: scene, other, beside: one)
    }
  }

  private func finding(
    in scene: LintScene, _ change: LintMember, beside rival: LintMember
  ) -> Lint.Finding? {
    guard case .twoFingers(let measure, _) = change.profile.trigger,
      rival.isMade(with: measure), change.canShareTouch(with: rival), change.mayRecognize,
      rival.mayRecognize, change.takesFingers(with: rival), !scene.areLinked(change, rival),
      scene.excludes(change, rival),
      scene.excludes(rival, change), !scene.isExcludedByPrerequisite(change, of: rival),
      !scene.isExcludedByPrerequisite(rival, of: change),
      change.profile.numberOfTouches.overlaps(rival.profile.numberOfTouches),
      // Where either always comes first, another rule reports it.
      scene.dominance(of: change, over: rival) == .none,
      scene.dominance(of: rival, over: change) == .none
    else { return nil }
    if case .swipe(let distance) = rival.profile.trigger {
      if !scene.required(by: change).isEmpty { return nil }  // it may begin later
      return findingOfSwipe(change, rival, over: distance)
    }
    return Lint.Finding(
      .noRelation, .note, [change, rival],
      "\(change.quoted) and \(rival.quoted) are not related: two fingers mostly make both, and the "
        + "one that recognizes first excludes the other",
      fixes: [.together(change, rival)] + rival.leavingFingers(to: change))
  }

  /// Fingers that swipe together need a long way for it, on which they hardly keep their distance.
  private func findingOfSwipe(
    _ change: LintMember, _ swipe: LintMember, over distance: Double
  ) -> Lint.Finding? {
    guard case .twoFingers(_, let least) = change.profile.trigger, least < distance else {
      return nil
    }
    return Lint.Finding(
      .noRelation, .note, [swipe, change],
      "\(swipe.quoted) and \(change.quoted) are not related: fingers that swipe together seldom move "
        + "quite alike, and \(change.quoted) begins after a change of \(least.withOneDecimal) pt, "
        + "before \(swipe.quoted) has its \(distance.withOneDecimal) pt, and excludes it",
      fixes: [.require(change, toFail: swipe), .together(change, swipe)])
  }
}

extension LintMember {
  /// Whether both take fingers, of which two may come at once; there are no two pencils.
  fileprivate func takesFingers(with other: LintMember) -> Bool {
    !touchTypes.intersection(other.touchTypes).isDisjoint(with: [.direct, .indirect])
  }

  /// Whether two fingers that change something between them make its gesture too.
  fileprivate func isMade(with change: TwoFingerChange?) -> Bool {
    switch profile.trigger {
    case .drag: profile.edges == nil && profile.taps == nil
    case .twoFingers(let own, _):
      if let own, let change { own != change } else { false }
    case .swipe: profile.numberOfTouches.upperBound > 1
    case .taps, .press, .drawing, .hover, .delay, .unknown: false
    }
  }
}
