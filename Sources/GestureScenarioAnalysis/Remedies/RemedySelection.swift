import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Picks the changes that an expert would recommend from those that fulfil a wish, and orders them.
struct RemedySelection: RemedyContextReader {
  let context: RemedyContext

  /// Orders findings, the best first. The first of these criteria that tells two findings apart
  /// decides:
  ///
  /// 1. Last come those with which a recognizer needs another gesture that is not made.
  /// 2. First come those with which a rival leaves the only type of touches of the explained
  ///    recognizer.
  /// 3. Last come those with an axis that only the script's movement suits.
  /// 4. Last come those with which a gesture comes only as its finger lifts.
  /// 5. Last come those that take a gesture from where the script has no touches. For them the
  ///    remaining criteria don't count.
  /// 6. Last come those that refuse movements on a view.
  /// 7. Last come those with a longer distance, which depends on the finger, with another direction
  ///    of its own, with fewer types of touches, or with another view on which it stops others.
  ///
  /// - Parameter linted: what lint finds without any change.
  func ordered(_ findings: [RemedyFinding], _ linted: [Lint.Finding]) -> [RemedyFinding] {
    guard wish != nil else { return findings }
    let hit = context.viewsOfTouches
    func takesElsewhere(_ finding: RemedyFinding) -> Bool {
      let expected = hit.union(finding.change.refusedViews)
      return finding.losses.contains { loss in
        loss.isTotal || loss.isOfCovers || loss.hand != nil
          || loss.delay == nil
            && (loss.views.isEmpty ? hit.isEmpty : !expected.isSuperset(of: loss.views))
      }
    }
    func isPoorer(_ finding: RemedyFinding) -> Bool {
      finding.change.isLongerWay || finding.change.property?.role == .direction
        || takesFewerTypes(finding) || stopsOthers(finding)
    }
    let before = linted.waitsForFinger
    func waitsForLift(_ finding: RemedyFinding) -> Bool {
      finding.lint.waitsForFinger.contains { !before.contains($0) }
    }
    return findings.ordered(puttingLast: [
      startsAfterIdle, { !leavesOwnType($0) }, leavesAxisToNone, waitsForLift, takesElsewhere,
      { !takesElsewhere($0) && $0.change.refusesMovements },
      { !takesElsewhere($0) && isPoorer($0) },
    ])
  }

  /// Whether it is on another view with a change, and another recognizer then no longer fires in the
  /// script.
  private func stopsOthers(_ finding: RemedyFinding) -> Bool {
    finding.change.isMove
      && scenario.scene.recognizers.contains { spec in
        spec.id != recognizer
          && record.ids(spec).contains { !record.firings(ofRecognizer: $0).isEmpty }
          && finding.trial.record.ids(spec).allSatisfy {
            finding.trial.record.firings(ofRecognizer: $0).isEmpty
          }
      }
  }

  /// Whether, with a change, a recognizer starts after a recognizer that does nothing in the
  /// script: it then needs a gesture that is not made now.
  private func startsAfterIdle(_ finding: RemedyFinding) -> Bool {
    finding.trial.scenario.scene.recognizers.contains { spec in
      let former = scenario.scene.spec(of: spec.id)?.startsAfter ?? []
      return spec.startsAfter.contains { first in
        guard !former.contains(first), let other = scenario.scene.spec(of: first) else {
          return false
        }
        return record.ids(other).allSatisfy { record.firings(ofRecognizer: $0).isEmpty }
      }
    }
  }

  /// Whether a recognizer no longer takes a type of touches, and still takes several others: then
  /// the change isn't about what the type is for, as a pencil is for drawing.
  private func takesFewerTypes(_ finding: RemedyFinding) -> Bool {
    scenario.scene.recognizers.contains { spec in
      guard let new = finding.trial.scenario.scene.spec(of: spec.id)?.allowedTouchTypes,
        new.count > 1
      else { return false }
      return !(spec.allowedTouchTypes ?? TouchType.allCases).allSatisfy(new.contains)
    }
  }

  /// Whether a rival leaves the only type of touches that the explained recognizer takes, as
  /// scrolling leaves a pencil to the recognizer that draws.
  private func leavesOwnType(_ finding: RemedyFinding) -> Bool {
    guard let types = spec?.allowedTouchTypes, types.count == 1 else { return false }
    return scenario.scene.recognizers.contains { rival in
      rival.id != recognizer
        && finding.trial.scenario.scene.spec(of: rival.id)?.allowedTouchTypes
          != rival.allowedTouchTypes
    }
  }

  /// The findings that pass some filters, in this order. A filter that nothing passes is skipped,
  /// except the first one:
  ///
  /// - With the change lint has no new error. If that leaves nothing: no new error except that a
  ///   recognizer never fires, which the side effects report.
  /// - The gesture stays the intended gesture.
  /// - No recognizer is held longer by another one that never fires.
  /// - No intended hand-over is left without effect.
  /// - No recognizer is kept from ever firing.
  /// - No axis is set without a reason, or where the app's own action is in the way.
  /// - The change helps another finger too, not only with the script's figures.
  ///
  /// - Parameter linted: what lint finds without any change.
  func advisable(_ findings: [RemedyFinding], _ linted: [Lint.Finding]) -> [RemedyFinding] {
    guard let wish else { return findings.filter { !neverFiresByWaiting($0) } }
    let kept = withoutNewErrors(findings, linted)
      .preferring { $0.change.caution != .lastResort }
      .preferring { !isHeldByIdleRecognizer($0) }
      .preferring { $0.lint.idleHandOvers.allSatisfy(linted.idleHandOvers.contains) }
      .preferring { letsAllFire($0, linted) }
    return steady(withMeantAxes(kept), for: wish.loose)
  }

  /// The findings with which lint has no new error; where there are none, those whose new errors
  /// only say that a recognizer never fires.
  private func withoutNewErrors(
    _ findings: [RemedyFinding], _ linted: [Lint.Finding]
  ) -> [RemedyFinding] {
    let errors = linted.filter { $0.severity == .error }
    func newErrors(_ finding: RemedyFinding) -> [Lint.Finding] {
      finding.lint.filter { error in
        error.severity == .error && !errors.contains { $0.isAbout(error) }
      }
    }
    let sound = findings.filter { newErrors($0).isEmpty }
    return sound.isEmpty
      ? findings.filter { newErrors($0).allSatisfy(\.isNeverFiring) } : sound
  }

  /// Whether every recognizer that could fire before still can with a change, except the one that
  /// is to lose.
  private func letsAllFire(_ finding: RemedyFinding, _ linted: [Lint.Finding]) -> Bool {
    let neverFiring = Set(linted.neverFiring.map(\.name))
    let loser = finding.change.loser
    return finding.lint.neverFiring.allSatisfy { neverFiring.contains($0.name) || $0.name == loser }
      && !finding.losses.contains { $0.isTotal && $0.recognizer != loser }
  }

  /// The findings without those that set an axis, unless the axis separates movements and nothing
  /// else is at hand: neither types of touches nor an action of the app.
  private func withMeantAxes(_ findings: [RemedyFinding]) -> [RemedyFinding] {
    // A recognizer that keeps to an axis leaves the other axis.
    let isAlongAxis = !(spec?.profile.directions.isEmpty ?? true)
    let isTypeEnough =
      !isAlongAxis
      && findings.contains { finding in
        zip(finding.trial.scenario.scene.recognizers, scenario.scene.recognizers).contains {
          $0.allowedTouchTypes != $1.allowedTouchTypes
        }
      }
    let isOfApp = findings.contains { $0.trial.scenario.allActions != scenario.allActions }
    return findings.preferring { finding in
      finding.change.caution != .axis
        || !isTypeEnough && !isOfApp && separatesMovements(finding)
    }
  }

  /// Whether a recognizer doesn't fire because of a limit of another one that fires neither before
  /// nor after the change.
  private func isHeldByIdleRecognizer(_ finding: RemedyFinding) -> Bool {
    guard case .fewerFirings = finding.change.aim, wish?.isForNothing ?? false, !subject.isView
    else { return false }
    let changed = scenario.scene.recognizers.filter { spec in
      finding.trial.scenario.scene.spec(of: spec.id).map { $0.settings != spec.settings } ?? false
    }
    return !changed.isEmpty
      && changed.allSatisfy { spec in
        spec.id != recognizer && spec.id != target
          && record.ids(spec).allSatisfy {
            record.firings(ofRecognizer: $0).isEmpty
              && finding.trial.record.firings(ofRecognizer: $0).isEmpty
          }
      }
  }

  /// Whether the change makes the explained recognizer wait, for another's failure or beginning, so
  /// that it never fires.
  private func neverFiresByWaiting(_ finding: RemedyFinding) -> Bool {
    let changed = finding.trial.scenario
    guard let spec, let other = changed.scene.spec(of: target),
      other.startsAfter.count > spec.startsAfter.count
        || other.requireToFail.count > spec.requireToFail.count
    else { return false }
    func neverFires(in scenario: Scenario) -> Bool {
      scenario.untriedFindings().neverFiring.contains { $0.name == target }
    }
    return neverFires(in: changed) && !neverFires(in: scenario)
  }

  /// Whether a change sets an axis, but all other movements of the same touches may go anywhere, so
  /// that it helps only along the other axis.
  private func leavesAxisToNone(_ finding: RemedyFinding) -> Bool {
    guard finding.change.caution == .axis else { return false }
    let drags = finding.trial.scenario.scene.recognizers.filter { spec in
      spec.profile.trigger.goesSomewhere && (spec.id == recognizer || meets(spec.id))
        && spec.settings == scenario.scene.spec(of: spec.id)?.settings
    }
    return !drags.isEmpty && drags.allSatisfy(\.profile.directions.isEmpty)
  }

  /// Whether an axis that a change sets leaves the other axis to another movement of the same
  /// touches.
  private func separatesMovements(_ finding: RemedyFinding) -> Bool {
    let changed = scenario.scene.recognizers.first { spec in
      finding.trial.scenario.scene.spec(of: spec.id)?.settings != spec.settings
    }
    guard let changed else { return true }
    if hitViews.contains(where: { $0.control == .slider || $0.control == .switch }) {
      // Sliders and switches are drawn to the side.
      let new = finding.trial.scenario.scene.spec(of: changed.id)
      return new?.profile.directions.allSatisfy { $0.dx == 0 } ?? false
    }
    guard scenario.scene.recognizers.count > 1 else { return true }
    let own = touches(of: changed.id)
    return scenario.scene.recognizers.contains { other in
      other.id != changed.id && other.profile.trigger.goesSomewhere
        && (!own.isDisjoint(with: touches(of: other.id))
          || scenario.scrolls && own.isEmpty && touches(of: other.id).isEmpty)
        && (other.id == recognizer || !(scenario.expectations.actions[other.id]?.isEmpty ?? false))
    }
  }

  /// The findings that help another finger; all of them, if none does: see ``Scenario/variations``.
  private func steady(_ findings: [RemedyFinding], for wish: Wish) -> [RemedyFinding] {
    guard findings.count > 1 else { return findings }
    let test = SteadinessTest(context: context)
    return findings.preferring { test.isSteady($0.change, for: wish) }
  }
}

extension Lint.Finding {
  /// Whether another finding says the same of the same recognizer, whatever the reason.
  fileprivate func isAbout(_ other: Lint.Finding) -> Bool {
    kind == other.kind && recognizers.first == other.recognizers.first
      && (kind.isNeverFiring || sentence == other.sentence)
  }

  fileprivate var isNeverFiring: Bool { kind.isNeverFiring }
}

extension [Lint.Finding] {
  /// The recognizers of hand-overs that never come about.
  fileprivate var idleHandOvers: [[String]] {
    filter { $0.kind == .idleHandOver }.map { $0.recognizers.map(\.name) }
  }
}

extension Lint.Finding.Kind {
  /// Whether it says that a recognizer never recognizes.
  fileprivate var isNeverFiring: Bool {
    [.alwaysBeaten, .neverFires, .unreachable].contains(self)
  }
}

extension GestureProfile.Trigger {
  /// Whether it is a movement along some axis. Fingers that part or turn move along none.
  fileprivate var goesSomewhere: Bool { isMovement && !isOfTwoFingers }
}

extension [RemedyFinding] {
  /// The findings in an order in which those that satisfy a criterion come last; of two, the first
  /// criterion that tells them apart decides. Those that none tells apart keep their order.
  fileprivate func ordered(puttingLast criteria: [(RemedyFinding) -> Bool]) -> Self {
    let ranked = enumerated().map { offset, finding in
      (finding, rank: criteria.map { $0(finding) ? 1 : 0 } + [offset])
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.0)
  }

  /// The findings that satisfy a predicate; all of them, if none does.
  fileprivate func preferring(_ isGood: (RemedyFinding) -> Bool) -> Self {
    let good = filter(isGood)
    return good.isEmpty ? self : good
  }
}
