import GestureCore
import GestureDiagnosis
package import GestureScenario
import GestureTrace

// Of the changes that fulfil the wish, those that an expert would recommend.
extension RemedyFinder {
  /// The findings that pass some filters, in this order. A filter that nothing passes is skipped,
  /// except the first one:
  ///
  /// - With the change lint has no new error. Where that leaves nothing: none except that a
  ///   recognizer never fires, which the side effects report.
  /// - The gesture stays the one that is meant.
  /// - No recognizer is kept from ever firing.
  /// - No axis is set without a reason, nor where it is what the app did that is in the way.
  /// - The change helps another finger too, not only with the script's figures.
  ///
  /// - Parameter linted: what lint finds without any change.
  func advisable(_ findings: [Finding], _ linted: [Lint.Finding]) -> [Finding] {
    guard let wish else { return findings }
    let errors = linted.filter { $0.severity == .error }
    func newErrors(_ finding: Finding) -> [Lint.Finding] {
      finding.lint.filter { error in
        error.severity == .error && !errors.contains { $0.isAbout(error) }
      }
    }
    let sound = findings.filter { newErrors($0).isEmpty }
    let alive = !sound.isEmpty ? sound : findings.filter { newErrors($0).allSatisfy(\.isSilence) }
    let apt = alive.preferring { $0.change.caution != .lastResort }
    let silent = Set(linted.silences.map(\.name))
    let loud = apt.preferring { finding in
      finding.lint.silences.allSatisfy {
        silent.contains($0.name) || $0.name == finding.change.loser
      }
        && !finding.losses.contains { $0.isTotal && $0.recognizer != finding.change.loser }
    }
    let isTypeEnough = loud.contains { finding in
      zip(finding.trial.scenario.scene.recognizers, scenario.scene.recognizers).contains {
        $0.allowedTouchTypes != $1.allowedTouchTypes
      }
    }
    let isOfApp = loud.contains { $0.trial.scenario.allActions != scenario.allActions }
    let meant = loud.preferring { finding in
      finding.change.caution != .axis
        || !isTypeEnough && !isOfApp && separatesMovements(finding)
    }
    return steady(meant, for: wish.loose)
  }

  /// Whether an axis that a change sets leaves the other one to another movement of the same touches.
  private func separatesMovements(_ finding: Finding) -> Bool {
    let changed = scenario.scene.recognizers.first { spec in
      finding.trial.scenario.scene.spec(of: spec.id)?.settings != spec.settings
    }
    guard let changed, scenario.scene.recognizers.count > 1 else { return true }
    let own = touches(of: changed.id)
    if hitViews.contains(where: { $0.control == .slider || $0.control == .switch }) { return true }
    return scenario.scene.recognizers.contains { other in
      other.id != changed.id && other.profile.trigger.goesSomewhere
        && !own.isDisjoint(with: touches(of: other.id))
        && (other.id == target || !(scenario.expectations.actions[other.id]?.isEmpty ?? false))
    }
  }

  /// Without those that don't help another finger: see ``Scenario/variations``.
  private func steady(_ findings: [Finding], for wish: Wish) -> [Finding] {
    guard findings.count > 1 else { return findings }
    return findings.preferring { isSteady($0.change, for: wish) }
  }

  /// Whether a change helps another finger, too.
  func isSteady(_ change: Change, for wish: Wish) -> Bool {
    variations(for: change).allSatisfy { variation in
      if wish.isMet(by: variation.play(), for: subject) { return true }
      var changed = variation
      change.apply(&changed)
      return wish.isMet(by: change.outcome(of: changed), for: subject)
    }
  }

  /// How far a finger may slip that its user means to hold still. A longer hysteresis than the way
  /// of such a drag is no remedy, since the next finger goes farther. (Our choice: twice the
  /// hysteresis of a pan.) Unit: points.
  private static let usualSlip = 20.0

  /// How far a finger that rests may move. Unit: points.
  static let usualTremble = 5.0

  /// Whether it is a gesture of two fingers that came with another one of them: the distance for
  /// that one doesn't show the distance for this one.
  private var isBySide: Bool {
    func isOfTwoFingers(_ spec: RecognizerSpec) -> Bool {
      if case .twoFingers = spec.profile.trigger { true } else { false }
    }
    guard let spec, isOfTwoFingers(spec), wish?.isForNothing ?? false else { return false }
    return scenario.scene.recognizers.contains { other in
      other.id != target && isOfTwoFingers(other) && !record.firings(ofRecognizer: other.id).isEmpty
    }
  }

  /// Whether fingers that wait for another one, for a pinch or a turn, slip by no more than one
  /// that means to rest, however far they go later.
  private var firstFingersSlip: Bool {
    let own = touches(of: target)
    let isAwaited = scenario.scene.recognizers.contains { other in
      other.profile.trigger.isOfTwoFingers
        && (other.id == target || !(scenario.expectations.actions[other.id] ?? []).isEmpty)
        && !own.isDisjoint(with: touches(of: other.id))
    }
    guard isAwaited, let last = scenario.script.last(where: { !$0.content.began.isEmpty }),
      last.at > scenario.script.first?.at ?? 0
    else { return false }
    var first = scenario
    first.script.removeAll { $0.at >= last.at }
    return first.farthestMovement <= Self.usualSlip
  }

  private func variations(for change: Change) -> [Scenario] {
    switch change.caution {
    case .longerWay where scenario.scrolls:
      // A notch of another wheel is several times as long.
      return scenario.variations + [scenario.scrolled(times: 4)]
    case .longerWay where change.property?.name == .minimumPressDuration:
      // Where it moves, a slower finger is no longer press.
      let moves = scenario.farthestMovement > Self.usualTremble
      return scenario.variations + (moves ? [scenario.played(inTimes: 1.5)] : [])
    case .longerWay where isBySide || firstFingersSlip: return scenario.variations
    case .longerWay where scenario.farthestMovement > Self.usualSlip:
      return scenario.variations + [scenario.stretched(x: 2, y: 2)]
    case .axis:
      let isDrawn = scenario.scene.recognizers.contains { spec in
        if case .drawing = spec.profile.trigger { true } else { false }
      }
      return scenario.variations + (isDrawn ? [scenario.turned()] : [])
    case .longerWay, .lastResort, nil: return scenario.variations
    }
  }

  /// Each requirement of a refused cycle could be dropped instead.
  func breakingRings() -> [Change] {
    guard wish != nil else { return [] }
    return scenario.scene.recognizers.flatMap { spec in
      spec.requireToFail.map { Change.dropRequirement(of: spec.id, toFail: $0) }
        + spec.startsAfter.map { Change.dropPrerequisite(of: spec.id, startingAfter: $0) }
    }
  }
}

extension Scenario {
  /// Whether actions or touches of views don't come as the file expects.
  package func missesMore(in record: RunRecord) -> Bool {
    record.differences(from: expectations).contains { $0.part == .actions || $0.part == .views }
  }

  /// The parts of what a file expects, besides actions and views, of which something doesn't come.
  package func partsMissed(in record: RunRecord) -> [ScenarioResult.Difference.Part] {
    var parts: [ScenarioResult.Difference.Part] = []
    for difference in record.differences(from: expectations) {
      switch difference.part {
      case .actions, .views, .script: break
      case .order, .calls, .idle, .outcomes, .values, .diagnostics:
        if !parts.contains(difference.part) { parts.append(difference.part) }
      }
    }
    return parts
  }
}

extension Lint.Finding {
  /// Whether another finding says the same of the same recognizer, whatever the reason.
  fileprivate func isAbout(_ other: Lint.Finding) -> Bool {
    kind == other.kind && recognizers.first == other.recognizers.first
      && (kind.isSilence || sentence == other.sentence)
  }

  fileprivate var isSilence: Bool { kind.isSilence }
}

extension Lint.Finding.Kind {
  /// Whether it is that a recognizer never recognizes.
  fileprivate var isSilence: Bool {
    [.alwaysBeaten, .neverFires, .unreachable].contains(self)
  }
}

extension GestureProfile.Trigger {
  /// Whether it is a movement along some axis. Fingers that part or turn go no way.
  fileprivate var goesSomewhere: Bool { isMovement && !isOfTwoFingers }
}

extension [RemedyFinder.Finding] {
  /// The findings that satisfy a predicate; all of them, where none does.
  fileprivate func preferring(_ isGood: (RemedyFinder.Finding) -> Bool) -> Self {
    let good = filter(isGood)
    return good.isEmpty ? self : good
  }
}
