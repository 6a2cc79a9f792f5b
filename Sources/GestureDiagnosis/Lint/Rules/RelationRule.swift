import GestureCore
import GestureTrace

/// Two taps of different counts, a swipe and a pan or a shorter swipe, a figure and a pan, or a tap
/// and a gesture that starts with as many taps, with no relation between them (S4.40, S4.42).
struct RelationRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.pairs.flatMap { one, other in
      [(one, other), (other, one)].compactMap { quick, slow in
        finding(in: scene, quick, slow).flatMap {
          isIdle(quick, beside: slow, in: scene) ? nil : $0
        }
      }
    }
  }

  /// The problem that the first recognizer recognizes earlier than the second.
  private func finding(
    in scene: LintScene, _ quick: LintMember, _ slow: LintMember
  ) -> Lint.Finding? {
    guard areUnrelated(quick, slow, in: scene) else { return nil }
    switch (quick.profile.trigger, slow.profile.trigger) {
    case _ where scene.dominance(of: quick, over: slow) != .none:
      return nil  // which another rule reports
    case (.taps(let fewer), .taps(let more))
    where fewer < more && !failsOnTheWay(quick, fewer, to: slow, more, in: scene):
      return findingOfTaps(
        quick, slow, sequel(of: quick, slow, in: scene),
        isExclusive: scene.excludes(quick, slow) || scene.excludes(slow, quick),
        costs: costs(of: quick, waitingFor: slow, in: scene),
        togetherCount: hasRivalBetween(quick, fewer, slow, more, in: scene) ? 1 : more / fewer)
    case (.taps(let count), .drag) where isOnTheWay(quick, count, to: slow, in: scene),
      (.taps(let count), .press) where isOnTheWay(quick, count, to: slow, in: scene):
      return findingOfTapBefore(quick, slow, isExcluded: scene.excludes(quick, slow))
    case (.swipe(let one), .swipe(let two))
    where one < two && quick.isAlong(slow) && scene.excludes(quick, slow):
      return findingOfSwipe(quick, slow, one, two, awaited: [])
    case (.drag(let one), .swipe(let two))
    where one < two && quick.isAlong(slow) && quick.leadsInwards(along: slow)
      && quick.mayBegin(with: slow, in: scene) && quick.profile.taps == nil
      && scene.excludes(quick, slow):
      let awaited = scene.required(by: quick).filter { $0.profile.trigger.isSwipe }
      return findingOfSwipe(quick, slow, one, two, awaited: awaited)
    case (.drag(let one), .drag(let two))
    where one < two && quick.takesAxis(of: slow) && scene.excludes(quick, slow)
      && scene.required(by: quick).isEmpty && !quick.handsOver(to: slow):
      return findingOfNearer(quick, slow, one, two)
    case (_, .drawing)
    where quick.isAlong(slow) && quick.mayBegin(with: slow, in: scene)
      && scene.excludes(quick, slow):
      return findingOfFigure(in: scene, quick, slow)
    case (.taps, _), (.press, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _),
      (.hover, _), (.delay, _), (.unknown, _):
      return nil
    }
  }

  /// Whether both may get a touch and recognize, and nothing says which of them comes first.
  private func areUnrelated(
    _ quick: LintMember, _ slow: LintMember, in scene: LintScene
  ) -> Bool {
    quick.canShareTouch(with: slow) && quick.mayRecognizeAlone && slow.mayRecognize
      && quick.isPressed(with: slow) && !scene.areLinked(quick, slow)
      && !scene.mayRecognizeTogether(quick, slow) && quick.startsNoLater(than: slow)
      && quick.profile.numberOfTouches.overlaps(slow.profile.numberOfTouches)
      && !scene.isExcludedByPrerequisite(quick, of: slow)
  }

  /// Whether `quick` does nothing with the touches of `slow`: a control keeps them from it, or a
  /// third recognizer comes first. Another rule reports that where the third gets all of its
  /// touches.
  private func isIdle(
    _ quick: LintMember, beside slow: LintMember, in scene: LintScene
  ) -> Bool {
    scene.controls.contains {
      scene.isProtected($0, from: quick) && slow.view.isDescendant(of: $0)
    }
      || scene.partners(of: quick).contains { third in
        third !== slow && !third.mayBeRefused
          && (scene.dominance(of: third, over: quick).isFirstBesidesElsewhere
            || third.getsAllTouches(of: slow)
              && scene.dominance(of: third, over: quick, whereShared: true)
                .isFirstBesidesElsewhere
            || isFirstWithFingers(third, before: quick, besides: slow, in: scene))
      }
  }

  /// Whether the two share only touches without buttons, and with those `third`, which looks for
  /// the same gesture as `quick`, comes first.
  private func isFirstWithFingers(
    _ third: LintMember, before quick: LintMember, besides slow: LintMember, in scene: LintScene
  ) -> Bool {
    guard let own = quick.buttons, let others = slow.buttons, own.isDisjoint(with: others) else {
      return false
    }
    return third.profile.trigger == quick.profile.trigger && third.mayRecognizeAlone
      && third.goesBefore(quick) && third.getsAllTouches(of: slow)
      && scene.excludes(third, quick) && scene.required(by: third).isEmpty
  }

  /// Whether `quick` waits for a recognizer with a number of taps in between, which gets the same
  /// touches and makes it fail by recognizing (S4.22); or both wait for a drag or a press after
  /// taps, which releases both at once.
  private func failsOnTheWay(
    _ quick: LintMember, _ fewer: Int, to slow: LintMember, _ more: Int, in scene: LintScene
  ) -> Bool {
    scene.required(by: quick).contains { required in
      guard case .taps(let count) = required.profile.trigger else {
        // A drag after as many taps is undecided as long as the next touch is down, which is the
        // last touch for `slow`.
        return required.numberOfTapsBefore >= fewer && required.numberOfTapsBefore + 1 == more
          && scene.required(by: slow).contains { $0 === required }
          && (required.profile.taps?.maximumTapGap ?? .zero)
            >= (slow.profile.taps?.maximumTapGap ?? .zero)
          && required.mayRecognizeAlone && required.getsAllTouches(of: quick)
      }
      return count > fewer && count <= more && required.mayRecognizeAlone
        && required.getsAllTouches(of: quick)
        && required.profile.numberOfTouches.contains(
          slow.profile.numberOfTouches.lowerBound)
    }
  }

  /// Whether `count` taps are made on the way to the gesture of `other`, which needs at least as
  /// many.
  private func isOnTheWay(
    _ tap: LintMember, _ count: Int, to other: LintMember, in scene: LintScene
  ) -> Bool {
    other.numberOfTapsBefore >= count && scene.required(by: tap).isEmpty
      && tap.profile.numberOfTouches.contains(other.profile.numberOfTouches.lowerBound)
  }

  /// What follows the fewer taps: with the last lift only `more` fires, if it can prevent `fewer`
  /// (S4.40).
  private func sequel(of fewer: LintMember, _ more: LintMember, in scene: LintScene) -> String {
    if scene.excludes(fewer, more) { return "which excludes \(more.quoted)" }
    return scene.excludes(more, fewer)
      ? "and then \(more.quoted)" : "and then \(more.quoted) beside it"
  }

  /// Whether a third recognizer, for a number of taps in between, excludes `quick`.
  private func hasRivalBetween(
    _ quick: LintMember, _ fewer: Int, _ slow: LintMember, _ more: Int, in scene: LintScene
  ) -> Bool {
    scene.partners(of: quick).contains { third in
      guard case .taps(let count) = third.profile.trigger else { return false }
      return count > fewer && count < more && scene.excludes(third, quick)
        && !scene.waits(third, for: slow)
        && third.profile.numberOfTouches.overlaps(quick.profile.numberOfTouches)
    }
  }

  /// - Parameters:
  ///   - isExclusive: whether either recognizer excludes the other.
  ///   - togetherCount: how often the fewer taps fire where nothing excludes them; 1 where
  ///     something does.
  private func findingOfTaps(
    _ fewer: LintMember, _ more: LintMember, _ sequel: String, isExclusive: Bool,
    costs: [Lint.Effect], togetherCount: Int
  ) -> Lint.Finding {
    let often = togetherCount == 2 ? "twice" : "\(togetherCount) times"
    let effects =
      togetherCount > 1
      ? [Lint.Effect(subject: more.kind, words: " fire \(fewer.quoted) \(often)")] : []
    return Lint.Finding(
      .noRelation, .warning, [fewer, more],
      "\(fewer.quoted) (\(fewer.kind)) and \(more.quoted) (\(more.kind)) are not "
        + "related: \(more.kind) fire \(fewer.quoted) on the way, " + sequel,
      fixes: [Lint.Fix.require(fewer, toFail: more).costing(costs)]
        + (isExclusive ? [.together(fewer, more, costing: effects)] : []))
  }

  /// A tap doesn't exclude a drag that needs as many taps before it (S15.21), but it may exclude a
  /// press.
  private func findingOfTapBefore(
    _ tap: LintMember, _ drag: LintMember, isExcluded: Bool
  ) -> Lint.Finding {
    let count = drag.numberOfTapsBefore
    return Lint.Finding(
      .noRelation, .warning, [tap, drag],
      "\(tap.quoted) (\(tap.kind)) and \(drag.quoted) (\(drag.kind) after \(count) "
        + "tap\(count == 1 ? "" : "s")) are not related: on the way to \(drag.quoted) \(tap.quoted) "
        + "fires" + (isExcluded ? ", which excludes \(drag.quoted)" : ""),
      fixes: [.require(tap, toFail: drag), .together(tap, drag)])
  }

  /// - Parameters:
  ///   - pan: the recognizer with the smaller distance, a pan or another swipe.
  ///   - awaited: other swipes, until whose failure the pan waits.
  private func findingOfSwipe(
    _ pan: LintMember, _ swipe: LintMember, _ one: Double, _ two: Double, awaited: [LintMember]
  ) -> Lint.Finding {
    let verb = pan.profile.trigger.isSwipe ? "recognizes" : "begins"
    let start = one > 0 ? "after \(one.withOneDecimal) pt" : "as it moves"
    let end =
      if awaited.isEmpty {
        "\(pan.quoted) \(verb) \(start), and \(swipe.quoted), which needs \(two.withOneDecimal) "
          + "pt, has lost"
      } else {
        "\(pan.quoted) begins once \(awaited.map { $0.quoted }.joinedAsList) "
          + "\(awaited.count == 1 ? "has" : "have") failed, and \(swipe.quoted), which needs "
          + "\(two.withOneDecimal) pt, has lost if that comes first"
      }
    return Lint.Finding(
      .noRelation, .warning, [swipe, pan],
      "\(swipe.quoted) and \(pan.quoted) are not related: where both have the finger"
        + "\(wayOfBoth(pan, swipe)), \(end)",
      fixes: [.require(pan, toFail: swipe), .together(pan, swipe)])
  }

  /// A nearer drag in any direction keeps the axis where it begins no later.
  private func findingOfNearer(
    _ outer: LintMember, _ inner: LintMember, _ one: Double, _ two: Double
  ) -> Lint.Finding {
    let start = one > 0 ? "after \(one.withOneDecimal) pt" : "as it moves"
    func begin(_ member: LintMember, after distance: Double) -> Lint.Fix {
      let fix = Lint.Fix.set(.hysteresis, of: member, to: Int(distance.rounded(.up)))
      // The nearer drag then goes first, which is what it is there for.
      return Lint.Fix(fix.clause, fix.edits, bringing: .rarelyFires)
    }
    let sooner = one == one.rounded() ? [begin(inner, after: one)] : []
    return Lint.Finding(
      .noRelation, .note, [inner, outer],
      "\(inner.quoted) and \(outer.quoted) are not related: where both have the finger"
        + "\(wayOfBoth(outer, inner)), \(outer.quoted) begins \(start), and the nearer "
        + "\(inner.quoted), which needs \(two.withOneDecimal) pt, has lost",
      fixes: sooner + [begin(outer, after: two), .together(outer, inner)])
  }

  /// The directions in which a swipe or a drag has lost, where there are others.
  private func wayOfBoth(_ pan: LintMember, _ swipe: LintMember) -> String {
    let (all, own) = (swipe.profile.directions, pan.profile.directions)
    let shared = all.isEmpty ? own : all.filter(own.contains)
    if own.isEmpty || shared.count == all.count { return "" }
    let ways: [(name: String, vector: Vector)] = [
      ("right", Vector(dx: 1, dy: 0)), ("left", Vector(dx: -1, dy: 0)),
      ("up", Vector(dx: 0, dy: -1)), ("down", Vector(dx: 0, dy: 1)),
    ]
    let names = ways.filter { way in shared.contains { $0 == way.vector } }.map { $0.name }
    return " and it moves \(names.joinedAsAlternatives)"
  }
}

extension LintMember {
  /// Whether it is a drag along an axis around a drag in any direction.
  fileprivate func takesAxis(of nearer: LintMember) -> Bool {
    profile.isDragAlongAxis && nearer.profile.directions.isEmpty && nearer.view.liesIn(view)
      && profile.edges == nil && nearer.profile.edges == nil && profile.taps == nil
      && nearer.profile.taps == nil
      && profile.numberOfTouches.lowerBound <= nearer.profile.numberOfTouches.lowerBound
  }

  /// Whether it may begin with a touch of `other`, at its edges of the window.
  fileprivate func mayBegin(with other: LintMember, in scene: LintScene) -> Bool {
    guard profile.edges != nil else { return true }
    let areas = edgeAreas(in: scene.window)
    return scene.views.contains { view in
      getsTouches(on: view) && other.getsTouches(on: view) && areas.contains(where: view.reaches)
    }
  }

  /// Whether some direction of `other` leads inwards from an edge at which it has to begin.
  fileprivate func leadsInwards(along other: LintMember) -> Bool {
    guard let edges = profile.edges else { return true }
    return other.profile.mayStart { edges.inwardPart(of: $0) > 0 }
  }
}
