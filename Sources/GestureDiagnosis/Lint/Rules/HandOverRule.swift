import GestureCore
import GestureTrace

/// Hand-overs that never come about, or that nothing follows (S15.11).
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
    guard taker.isOn else { return nil }
    let refused = viewsRefused(to: taker, from: giver, in: scene)
    if !refused.isEmpty {
      return finding(
        [giver, taker], to: taker.label, .warning,
        "the two never have the same touch: the delegate of \(taker.quoted) refuses those on "
          + "view\(refused.count > 1 ? "s" : "") \(refused.map { "'\($0.name)'" }.inShort)",
        first: [.receiveTouches(taker, on: refused)])
    }
    if let obstacle = giver.obstacle(toHandingOverTo: taker) {
      return finding([giver, taker], to: taker.label, .warning, obstacle)
    }
    if taker.isDiscrete { return finding(from: giver, toDiscrete: taker) }
    if beginsItself(taker, beside: giver, in: scene) {
      return finding(
        [giver, taker], to: taker.label, .warning, with: giver.fingersNeeded,
        "the two may recognize together, so \(taker.quoted) begins with the same movement itself, "
          + "and one that is under way takes nothing over", more: [.exclude(giver, taker)])
    }
    if let bar = bar(from: giver, to: taker, in: scene) {
      return finding(from: giver, to: taker, besides: bar)
    }
    guard goesFirst(taker, before: giver, in: scene) else { return nil }
    return Lint.Finding(
      .idleHandOver, .warning, [giver, taker],
      "\(giver.quoted) never hands over to \(taker.quoted) with \(giver.fingersNeeded): where both "
        + "have the touches, \(taker.quoted), which is nearer, begins first and excludes it, and "
        + "elsewhere \(taker.quoted) has none",
      fixes: [
        .require(taker, toFail: giver), .removeHandOver(from: giver, to: taker.label),
      ])
  }

  /// - Parameters:
  ///   - fingers: with how many fingers, where more may make a difference. Default: any number.
  ///   - first: fixes before the usual one. Default: none.
  ///   - fixes: fixes after it. Default: none.
  private func finding(
    _ members: [LintMember], to taker: RecognizerLabel, _ severity: Lint.Finding.Severity,
    with fingers: String? = nil, _ obstacle: String, first: [Lint.Fix] = [],
    more fixes: [Lint.Fix] = []
  ) -> Lint.Finding {
    let means = fingers.map { " with \($0)" } ?? ""
    return Lint.Finding(
      .idleHandOver, severity, members,
      "\(members[0].quoted) never hands over to '\(taker.name)'\(means): \(obstacle)",
      fixes: first + [.removeHandOver(from: members[0], to: taker)] + fixes)
  }

  /// The views of the giver whose touches the taker's delegate refuses, if only those refusals keep
  /// the two from having the same touch.
  private func viewsRefused(
    to taker: LintMember, from giver: LintMember, in scene: LintScene
  ) -> [View] {
    guard giver.takesPart, giver.view.isDescendant(of: taker.view), taker.isOn,
      !giver.touchTypes.isDisjoint(with: taker.touchTypes),
      giver.hitRegion.isDisjoint(with: taker.hitRegion)
    else { return [] }
    let views = scene.views.filter(giver.getsTouches)
    let isAll = views.allSatisfy {
      scene.knowledge.receivesTouches(taker.recognizer, $0) == false
    }
    return isAll ? views : []
  }

  /// A taker that sends one action alone gets the touches in the middle of their movement.
  private func finding(from giver: LintMember, toDiscrete taker: LintMember) -> Lint.Finding {
    Lint.Finding(
      .idleHandOver, .warning, [giver, taker],
      "\(giver.quoted) ends where it hands over to \(taker.quoted), and \(taker.quoted) does not go "
        + "on with the movement: it looks for \(taker.kind), and fires at most once, if what is left "
        + "of the movement still is one",
      fixes: [.removeHandOver(from: giver, to: taker.label)])
  }

  private func finding(
    from giver: LintMember, to taker: LintMember, besides bar: LintMember
  ) -> Lint.Finding {
    Lint.Finding(
      .idleHandOver, bar.certainty(ofBeating: .warning), [giver, taker, bar],
      "\(giver.quoted) never hands over to \(taker.quoted) with a touch on view "
        + "'\(bar.view.name)': \(bar.quoted) begins there as the finger comes down, excludes "
        + "\(taker.quoted), and is under way until the finger lifts" + bar.reservation,
      fixes: [.together(bar, taker), .removeHandOver(from: giver, to: taker.label)])
  }

  /// Whether the taker begins by itself with every movement with which the giver begins, in the
  /// same event or before.
  private func beginsItself(
    _ taker: LintMember, beside giver: LintMember, in scene: LintScene
  ) -> Bool {
    guard case .drag(let distance) = giver.profile.trigger,
      case .drag(let own) = taker.profile.trigger, own <= distance,
      taker.takesDirections(of: giver), taker.takesNumbersOfTouches(of: giver),
      taker.takesAllKinds(of: giver), giver.view.liesIn(taker.view), !giver.isInSet, !taker.isInSet
    else { return false }
    return taker.profile.edges == nil && taker.profile.taps == nil && !taker.mayBeRefused
      && scene.required(by: taker).isEmpty && !taker.startsAfterOthers
      && scene.partners(of: taker).allSatisfy { third in
        // One that excludes both, by touches that both have, leaves neither.
        !scene.excludes(third, taker)
          || !third.isSame(as: giver) && scene.excludes(third, giver)
            && third.hitRegion.isSubset(of: giver.hitRegion) && giver.takesAllKinds(of: third)
      }
  }

  /// Whether a taker inside the giver's view always begins first with the touches that both have.
  private func goesFirst(
    _ taker: LintMember, before giver: LintMember, in scene: LintScene
  ) -> Bool {
    taker.view.liesIn(giver.view) && !taker.mayBeRefused && !taker.beginsAtTouchDown
      && !scene.partners(of: taker).contains {
        !$0.isSame(as: giver)
          && ($0.beginsAtTouchDown && scene.excludes($0, taker)
            || scene.dominance(of: $0, over: taker, whereShared: true) != .none)
      }
      && scene.dominance(of: taker, over: giver, whereShared: true, byTouches: true)
        .isFirstBesidesElsewhere
  }

  /// A press that begins at once, somewhere in the giver's view, and lets the giver begin but not
  /// the taker: as long as it is active the condition is never evaluated (S15.11).
  private func bar(
    from giver: LintMember, to taker: LintMember, in scene: LintScene
  ) -> LintMember? {
    scene.partners(of: taker).first { bar in
      bar.beginsAtTouchDown && !bar.isSame(as: giver) && bar.view.liesIn(giver.view)
        && bar.mayRecognizeAlone && bar.takesAllKinds(of: giver) && bar.takesAllKinds(of: taker)
        && scene.required(by: bar).isEmpty && !bar.startsAfterOthers
        && scene.excludes(bar, taker) && !scene.excludes(bar, giver)
        && !bar.hitRegion.isDisjoint(with: giver.hitRegion.intersection(taker.hitRegion))
    }
  }
}

extension Lint.Fix {
  fileprivate static func receiveTouches(_ member: LintMember, on views: [View]) -> Lint.Fix {
    Lint.Fix(
      "let the delegate of \(member.quoted) say yes to shouldReceive(_ touch:) on "
        + "view\(views.count > 1 ? "s" : "") \(views.map { "'\($0.name)'" }.inShort)",
      views.map { .answer(member.label, .receivesTouch(view: $0.name), true) })
  }

  fileprivate static func removeHandOver(
    from giver: LintMember, to taker: RecognizerLabel
  ) -> Lint.Fix {
    Lint.Fix("remove the hand-over", [.drop(.handOver, giver.label, taker)])
  }
}

extension LintScene {
  /// Notes the members to which others may hand their touches over, directly or after having taken
  /// them over themselves.
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
  /// Whether `other` may take its touches over (S15.11).
  func handsOver(to other: LintMember) -> Bool {
    recognizer.handle.handOverTargets.contains { $0.handle == other.recognizer.handle }
  }

  /// Why `taker` never takes its touches over; nil where it may.
  fileprivate func obstacle(toHandingOverTo taker: LintMember) -> String? {
    if isDiscrete { return "it looks for \(kind), which is over with its first action" }
    if !canShareTouch(with: taker) { return "the two never have the same touch" }
    let (most, least) = (mostTouches, taker.profile.numberOfTouches.lowerBound)
    if taker.isInSet && least > 1 {
      return "\(taker.quoted) needs \(least) touches, and each of its set gets one"
    }
    guard most < least else { return nil }
    return "\(taker.quoted) needs \(least) touches, and \(quoted) has \(most) at the most"
  }

  /// Whether it begins as the first finger comes down (S9.42).
  var beginsAtTouchDown: Bool {
    guard case .press(let duration) = profile.trigger else { return false }
    return duration <= .zero && numberOfTapsBefore == 0 && profile.numberOfTouches.lowerBound == 1
  }

  /// Whether another recognizer has to begin before it.
  var startsAfterOthers: Bool {
    !recognizer.handle.prerequisites.isEmpty || !recognizer.handle.prerequisiteTags.isEmpty
  }

  /// Whether it moves along every axis along which `other` does.
  fileprivate func takesDirections(of other: LintMember) -> Bool {
    let (own, others) = (profile.directions, other.profile.directions)
    return own.isEmpty || !others.isEmpty && others.allSatisfy(own.contains)
  }

  /// Whether it begins with as few and as many touches as `other`.
  func takesNumbersOfTouches(of other: LintMember) -> Bool {
    let (own, others) = (profile.numberOfTouches, other.profile.numberOfTouches)
    return own.contains(others.lowerBound) && own.contains(others.upperBound)
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
