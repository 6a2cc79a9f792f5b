import GestureCore
import GestureDiagnosis
import GestureScenario

/// The usual gestures with which a change keeps recognizers from firing, or lets them fire later.
struct LostGestures: RemedyContextReader {
  let context: RemedyContext

  /// Side effects where usual gestures no longer make recognizers fire, or only later.
  ///
  /// - Parameters:
  ///   - told: the side effects that are reported already.
  ///   - gains: what comes as expected only with the change.
  func prices(
    of finding: RemedyFinding, besides told: [Consequence], _ gains: [Consequence]
  ) -> [Consequence] {
    let hit = context.viewsOfTouches
    return finding.losses.compactMap { loss in
      guard loss.recognizer != finding.change.loser,
        let spec = finding.trial.scenario.scene.spec(of: loss.recognizer)
      else { return nil }
      let isOwn = loss.recognizer == target
      let topic = Consequence.Topic.recognizer(loss.recognizer)
      func isOfLoser(_ consequence: Consequence) -> Bool {
        consequence.topic == topic || isOwn && consequence.topic == .explained
      }
      let (priced, gained) = (told.filter(isOfLoser), gains.filter(isOfLoser))
      if priced.contains(where: \.kind.isStanding) { return nil }
      let isShown =
        isOwn ? !(wish?.isForNothing ?? true) : gained.contains(where: \.kind.isFiringMoved)
      if loss.delay != nil, isShown || priced.contains(where: { !$0.kind.isSilence }) { return nil }
      if loss.winner == nil, loss.delay == nil, finding.change.prices.contains(where: isOfLoser),
        spec.tapCount != nil
      {
        return nil  // the side effect of its own limit says it
      }
      if loss.isOfShortWay, priced.contains(where: \.kind.isLaterBeginning) { return nil }
      if loss.comesAtLift, told.contains(where: \.kind.comesAtLift) { return nil }
      let isAsExpected = gained.contains(where: \.kind.isSilence)
      let waits = spec.requireToFail != scenario.scene.spec(of: loss.recognizer)?.requireToFail
      let isInsteadOfWait = waits && loss.isEntire
      if !isInsteadOfWait, isMeant(loss, of: spec, finding.change, isAsExpected) { return nil }
      let winner = loss.winner.flatMap { finding.trial.scenario.scene.spec(of: $0) }
      let isScripts = loss.isEntire && (loss.views.isEmpty || hit.isSubset(of: loss.views))
      return Consequence(
        isOwn ? .explained : topic,
        .gestureLost(
          loss.words(
            of: spec, winner, holdsBefore: finding.trial.scenario.scene.holdBefore(spec) > 0),
          isScripts: isScripts)
      )
    }
  }

  /// Whether a loss is the intended effect of a change, or is covered by the change's own price.
  ///
  /// - Parameter isAsExpected: whether the file expects of another recognizer that it doesn't fire.
  private func isMeant(
    _ loss: UsualGestures.Loss, of spec: RecognizerSpec, _ change: Change, _ isAsExpected: Bool
  ) -> Bool {
    if loss.isTotal || loss.views.isEmpty { return false }
    if Set(change.refusedViews).isSuperset(of: loss.views) { return true }
    let controls = loss.views.compactMap { scenario.scene.viewSpec($0)?.control }
    if !controls.isEmpty, controls.allSatisfy({ $0 == .slider || $0 == .switch }) { return true }
    // Several taps on one of several views are not what the script does.
    let isScripts = spec.tapCount ?? 1 == 1 || context.viewsOfTouches.count == 1
    let isUnwanted =
      loss.recognizer == target && isScripts && wish?.isForNothing ?? false || isAsExpected
    let isWon = loss.winner != nil || !spec.profile.trigger.isMovement
    return isUnwanted && isWon && context.viewsOfTouches.isSuperset(of: loss.views)
  }
}
