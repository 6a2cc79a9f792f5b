import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Puts a change that made a difference into words, with all of its side effects.
struct RemedyWriter: RemedyContextReader {
  let context: RemedyContext

  /// The remedy, as it is reported.
  ///
  /// - Parameter linted: what lint finds without the change.
  func remedy(_ finding: RemedyFinding, _ linted: [Lint.Finding]) -> Remedy {
    let (change, trial, difference) = (finding.change, finding.trial, finding.difference)
    var effects = ChangeTester(context: context).sideEffects(of: trial).sides(
      besides: subject, change.loser)
    if let wish, wish.isForNothing, wish.id != subject.id {  // the whole set is to be silent
      let silenced = record.ids(ofSet: wish.id)
      effects.unwanted.removeAll { silenced.contains(where: $0.isNeverFiring) }
    }
    let allowed = AllowedPairs(context: context).sideEffects(of: finding)
    let own =
      (sideEffectsOfChange(in: finding)
      + CoveredOutsets(scenario: scenario, changed: trial.scenario).sideEffects + allowed
      + fewerFingers(in: trial) + beginningAtLift(in: trial) + laterStarts(in: trial))
      .map { $0.explaining(recognizer) }
    if difference.isOfLess { effects.unwanted = effects.unwanted.map(\.insteadOfExplained) }
    let shown = difference.losses + effects.unwanted + own
    let untried = UntriedSideEffects(context: context)
    let unwanted =
      (shown + untried.sideEffects(of: finding, linted, besides: shown, effects.gains))
      .withoutImplied(isPrecise: wish != nil).map(asOfInput)
    let gains = difference.isOfLess ? effects.gains.map(\.insteadOfExplained) : effects.gains
    let pronoun = gains.count == 1 ? "it" : "they"
    let gain =
      gains.isEmpty ? "" : "; and as \(pronoun) should, \(gains.sentenceEnding)"
    let cost = unwanted.isEmpty ? "" : ", \(unwanted.conjunction) \(named(unwanted).sentenceEnding)"
    return Remedy(
      sentence: "\(difference.sentence) if \(change.clause.text)\(cost)\(gain).",
      clause: change.clause, sideEffects: (unwanted + gains).map(\.clause),
      scenario: trial.scenario, unwantedSideEffects: unwanted, isPair: change.isPair,
      isLastResort: change.caution == .lastResort)
  }

  /// That it also begins with fewer fingers than the script has for it; empty where it begins with
  /// as many.
  private func fewerFingers(in trial: ChangeTrial) -> [Consequence] {
    let changed = trial.scenario.scene.spec(of: target)
    guard let former = spec?.number(.minimumNumberOfTouches),
      let least = changed?.number(.minimumNumberOfTouches), least < former,
      least < Double(ownTouches.count), spec?.tapsBefore == 0
    else { return [] }
    return [Consequence(.explained, .other("begin with \(least.asFingers) already"))]
  }

  /// That a drag begins only as it ends, because the recognizer after which it starts recognizes as
  /// the finger lifts (S15.1); empty where it follows the finger, or where that was wished for.
  private func beginningAtLift(in trial: ChangeTrial) -> [Consequence] {
    guard let spec, !spec.startsAfter.isEmpty, spec.profile.trigger.isDrag,
      wish?.outcome == .something
    else { return [] }
    let firings = trial.record.firings(ofRecognizer: subject.id)
    guard !firings.isEmpty, firings.allSatisfy({ $0.endedAt == $0.at }) else { return [] }
    return [Consequence(.explained, .other("begin only as its touch lifts"))]
  }

  /// That other recognizers begin later, because they start after a press that takes longer
  /// (S15.1).
  private func laterStarts(in trial: ChangeTrial) -> [Consequence] {
    guard wish != nil else { return [] }
    let longer = trial.scenario.scene.recognizers.compactMap { press -> RecognizerSpec? in
      guard case .press(let time) = press.profile.trigger,
        case .press(let former)? = scenario.scene.spec(of: press.id)?.profile.trigger,
        time > former
      else { return nil }
      return press
    }
    return longer.flatMap { press in
      scenario.scene.recognizers.filter { $0.startsAfter.contains(press.id) }.compactMap {
        Change.sideEffectOfStarting($0.id, after: press)
      }
    }
  }

  /// What a change costs by itself. For a recognizer to which another hands over, an axis costs
  /// something only where it begins by itself. Touches that are refused cost nothing where no
  /// gesture makes the recognizer fire anyway.
  private func sideEffectsOfChange(in finding: RemedyFinding) -> [Consequence] {
    let takers = Set(scenario.scene.handOvers.map(\.to))
    let felt = finding.change.sideEffects.filter { sideEffect in
      guard case .recognizer(let id) = sideEffect.topic,
        case .gestureRefused(_, let view) = sideEffect.kind
      else { return true }
      let ids = scenario.scene.spec(of: id).map { record.ids($0) } ?? [id]
      return ids.contains { !record.firings(ofRecognizer: $0).isEmpty }
        || !finding.idle.contains(UsualGestures.Spot(recognizer: id, view: view))
    }
    return felt.map { sideEffect in
      guard case .recognizer(let id) = sideEffect.topic, takers.contains(id) else {
        return sideEffect
      }
      return sideEffect.limitingOwnBeginning
    }
  }

  /// A consequence that doesn't mention the script's touches if there are none.
  private func asOfInput(_ consequence: Consequence) -> Consequence {
    let hasTouches = record.entries.contains { entry in
      if case .touch = entry.what { true } else { false }
    }
    guard scenario.scrolls, !hasTouches else { return consequence }
    return consequence.speaking(of: "this scrolling")
  }

  /// Consequences that name the explained recognizer after another was named, since "it" would be
  /// ambiguous.
  private func named(_ consequences: [Consequence]) -> [Consequence] {
    let first = consequences.firstIndex { $0.topic != .explained } ?? consequences.endIndex
    let name = subject.isView ? subject.words : "'\(target)'"
    return consequences.enumerated().map { index, consequence in
      consequence.topic == .explained && index > first ? consequence.naming(name) : consequence
    }
  }
}
