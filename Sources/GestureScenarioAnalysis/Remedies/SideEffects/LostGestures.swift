import GestureCore
import GestureDiagnosis
import GestureScenario

/// The usual gestures with which a change keeps recognizers from firing, or lets them fire later.
struct LostGestures: RemedyContextReader {
  let context: RemedyContext

  /// The side effects where usual gestures no longer make recognizers fire, or only later.
  ///
  /// - Parameters:
  ///   - told: the side effects that are reported already.
  ///   - gains: the outcomes that come as expected only with the change.
  func sideEffects(
    of finding: RemedyFinding, besides told: [Consequence], _ gains: [Consequence]
  ) -> [Consequence] {
    finding.losses.compactMap { sideEffect(of: finding, $0, besides: told, gains) }
  }

  private func sideEffect(
    of finding: RemedyFinding, _ loss: UsualGestures.Loss, besides told: [Consequence],
    _ gains: [Consequence]
  ) -> Consequence? {
    let (change, scene) = (finding.change, finding.trial.scenario.scene)
    guard loss.recognizer != change.loser, let spec = scene.spec(of: loss.recognizer) else {
      return nil
    }
    let gained = gains.filter { isOfLoser($0, in: loss) }
    if isTold(loss, of: spec, change, told, gained) { return nil }
    let isAsExpected = gained.contains(where: \.kind.isNeverFiring)
    let winner = loss.winner.flatMap { scene.spec(of: $0) }
    let isForAll =
      loss.isEntire
      && (isForAllTouches(spec) || winsForAllTouches(winner)
        || spec.profile.trigger.isMovement && scene.allowsFewerTogether(than: scenario.scene))
    if !isForAll, isMeant(loss, of: spec, finding, isAsExpected) { return nil }
    let hit = context.viewsOfTouches
    let isScripts =
      loss.isEntire && !(hit.isEmpty && scenario.scrolls)
      && (loss.views.isEmpty || hit.isSubset(of: loss.views))
    return Consequence(
      loss.recognizer == recognizer ? .explained : .recognizer(loss.recognizer),
      .gestureLost(
        loss.words(
          of: loss.hand?.only(spec) ?? spec, winner, holdsBefore: scene.holdBefore(spec) > 0),
        isScripts: isScripts))
  }

  /// Whether a change concerns all touches of a recognizer, not only the script's: it then waits
  /// for others, or has other properties.
  private func isForAllTouches(_ spec: RecognizerSpec) -> Bool {
    let former = scenario.scene.spec(of: spec.id)
    return spec.requireToFail != former?.requireToFail || spec.settings != former?.settings
  }

  /// Whether a recognizer starts after fewer recognizers than before, waits for fewer, prevents
  /// others, or has other properties.
  private func winsForAllTouches(_ spec: RecognizerSpec?) -> Bool {
    guard let spec, let former = scenario.scene.spec(of: spec.id) else { return false }
    return spec.startsAfter.count < former.startsAfter.count
      || spec.requireToFail.count < former.requireToFail.count
      || spec.preventsOnly != former.preventsOnly || spec.settings != former.settings
  }

  /// Whether the consequence is about the recognizer of the loss.
  private func isOfLoser(_ consequence: Consequence, in loss: UsualGestures.Loss) -> Bool {
    consequence.topic == .recognizer(loss.recognizer)
      || loss.recognizer == recognizer && consequence.topic == .explained
  }

  /// Whether other side effects already report a loss.
  ///
  /// - Parameter gained: the outcomes for its recognizer that come as expected only with the
  ///   change.
  private func isTold(
    _ loss: UsualGestures.Loss, of spec: RecognizerSpec, _ change: Change, _ told: [Consequence],
    _ gained: [Consequence]
  ) -> Bool {
    let reported = told.filter { isOfLoser($0, in: loss) }
    if reported.contains(where: \.kind.isStanding) { return true }
    let isShown =
      loss.recognizer == recognizer
      ? !(wish?.isForNothing ?? true) : gained.contains(where: \.kind.isFiringMoved)
    if loss.delay != nil, isShown || reported.contains(where: { !$0.kind.isNeverFiring }) {
      return true
    }
    if loss.winner == nil, loss.delay == nil, spec.tapCount != nil,
      change.sideEffects.contains(where: { isOfLoser($0, in: loss) })
    {
      return true  // the side effect of its own limit reports it
    }
    if loss.isOfShortWay, reported.contains(where: \.kind.isLaterBeginning) { return true }
    return loss.effect == .onlyAtLift && told.contains(where: \.kind.comesAtLift)
  }

  /// Whether a loss is the intended effect of a change, or is covered by the change's own side
  /// effect.
  ///
  /// - Parameter isAsExpected: whether the file expects that another recognizer doesn't fire.
  private func isMeant(
    _ loss: UsualGestures.Loss, of spec: RecognizerSpec, _ finding: RemedyFinding,
    _ isAsExpected: Bool
  ) -> Bool {
    let change = finding.change
    if loss.isTotal || loss.views.isEmpty || isTapAmongMoreTaps(loss, of: spec) { return false }
    // A recognizer that should not fire beside another gesture may be meant to fire alone.
    if loss.recognizer == recognizer, wish?.isForNothing ?? false, !neighbours.isEmpty {
      return false
    }
    if Set(change.refusedViews).isSuperset(of: loss.views), refuses(spec, in: finding) {
      return true
    }
    if loss.hand != nil { return false }
    // An edge pan is meant for the same stroke nearer to the edge.
    if spec.profile.edges != nil, change.caution == nil, change.property == nil { return false }
    // If there are several views, several taps on one of them are not what the script does.
    let isScripts = spec.tapCount ?? 1 == 1 || context.viewsOfTouches.count == 1
    let isUnwanted =
      loss.recognizer == recognizer && isScripts && wish?.isForNothing ?? false || isAsExpected
    let isWon = loss.winner != nil || !spec.profile.trigger.isMovement
    return isUnwanted && isWon && context.viewsOfTouches.isSuperset(of: loss.views)
  }

  /// Whether `spec` is the recognizer that gets no touches on some views, or doesn't begin there,
  /// by the rules of a delegate or a view.
  private func refuses(_ spec: RecognizerSpec, in finding: RemedyFinding) -> Bool {
    let former = scenario.scene.delegateRules
    let new = finding.trial.scenario.scene.delegateRules.filter { rule in
      [.shouldReceiveTouch, .viewShouldBegin].contains(rule.question) && !former.contains(rule)
    }
    return new.isEmpty || new.contains { StageDelegate.isMatch($0.recognizer, spec.id) }
  }

  /// Whether a single tap is lost on views where another recognizer takes several taps: the single
  /// tap then does nothing there, and the several taps do what they are for.
  private func isTapAmongMoreTaps(
    _ loss: UsualGestures.Loss, of spec: RecognizerSpec
  ) -> Bool {
    let scene = scenario.scene
    guard spec.tapCount == 1 else { return false }
    return loss.views.allSatisfy { view in
      let others = scene.recognizers.filter { other in
        other.id != spec.id && scene.contains(view, in: other.view)
      }
      return others.contains { $0.tapCount ?? 1 > 1 }
        && !others.contains { $0.tapCount == 1 } && scene.viewSpec(view)?.control == nil
    }
  }
}

extension Scenario.Scene {
  /// Whether fewer recognizers are declared to recognize together than in another scene, or
  /// delegates refuse more of that.
  fileprivate func allowsFewerTogether(than other: Self) -> Bool {
    numberOfDeclarations < other.numberOfDeclarations || numberOfRefusals > other.numberOfRefusals
  }

  private var numberOfDeclarations: Int {
    recognizers.reduce(0) { $0 + $1.recognizesTogether.count }
  }

  private var numberOfRefusals: Int {
    delegateRules.count { $0.question == .shouldRecognizeSimultaneously && $0.answer == false }
  }
}
