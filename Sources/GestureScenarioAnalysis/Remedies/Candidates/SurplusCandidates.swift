import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Changes that might stop it from firing where it should not, or from firing as it did.
struct SurplusCandidates: RemedyContextReader {
  let context: RemedyContext

  private var rivals: RivalCandidates { RivalCandidates(context: context) }
  private var fewerTouches: FewerTouchesCandidates { FewerTouchesCandidates(context: context) }
  private var otherFingers: OtherFingerCandidates { OtherFingerCandidates(context: context) }

  /// Changes that might have stopped it from firing beside others that also fired; if it should not
  /// have fired as it did, all changes that might have stopped it.
  var candidates: [Change] {
    guard let spec else {
      return wish?.wantsCancellation ?? false
        ? Change.removeHidden(around: target, in: scenario) : []
    }
    if record.moments(of: subject).isEmpty { return [] }
    let rivals = scenario.scene.recognizers.map(\.id).filter { id in
      id != target && (!record.firings(ofRecognizer: id).isEmpty || wish != nil && meets(id))
    }
    let waiting = WaitingCandidates(context: context)
    let waits = rivals.map(waiting.waitingForRival)
    guard wish != nil else { return waits }
    return againstInput(spec)
      + againstTimes(spec, rivals, waits + waiting.waitingForSeveral(rivals)) + againstPlaces(spec)
      + againstOutcome(spec, rivals)
  }

  /// It takes less input, or the input means less.
  private func againstInput(_ spec: RecognizerSpec) -> [Change] {
    let hasNoTouches = ownTouches.isEmpty
    let hasFewer = ownTouches.count > 1 && spec.forEachTouch == nil
    return SettingsCandidates(context: context).millisecondsForSeconds(of: spec)
      + Change.leaveOut(target, in: scenario) + Change.keepRelations(of: target, in: scenario)
      + (hasNoTouches ? Change.fewerScrollTypes(of: spec, isOwn: true) : [])
      + scrollingForMore(spec)
      + fewerTouches.refusingEvents
      + RequirementCandidates(context: context).turningRequirements
      + (hasFewer ? Change.oneFinger(of: spec, isOwn: true) : [])
  }

  /// It also takes scrolling, if more of its gestures are wished for than fingers have made.
  private func scrollingForMore(_ spec: RecognizerSpec) -> [Change] {
    let kinds = Set(scenario.script.compactMap { $0.content.scroll?.kind })
    guard let wished = wish?.numberOfGestures, wished > record.moments(of: subject).count else {
      return []
    }
    return kinds.isEmpty ? [] : Change.scrollTypes(of: spec, all: kinds.count > 1)
  }

  /// Other recognizers come first, or it comes at another time.
  private func againstTimes(
    _ spec: RecognizerSpec, _ rivals: [String], _ waits: [Change]
  ) -> [Change] {
    let press = PressCandidates(context: context)
    let met = rivals.filter(meets).compactMap { scenario.scene.spec(of: $0) }
    // After a press elsewhere it would never begin with the touches that the press doesn't get.
    let around = met.filter { scenario.scene.contains(spec.view, in: $0.view) }
    let relations =
      met.flatMap { Change.bePrevented(spec, by: $0.id) }
      + around.flatMap { Change.follow($0, with: spec) }
      + spec.startsAfter.compactMap { scenario.scene.spec(of: $0) }
      .flatMap { Change.competeAsUsual(spec, with: $0) }
    return otherFingers.refusingBesideNeighbours + waits + self.rivals.rivalsAddedLater(spec)
      + press.punctualPress(spec) + PunctualCandidates(context: context).candidates(spec)
      + relations + press.repeating(spec) + press.punctualRepeats(spec)
  }

  /// It takes no such touches, or no touches at those places.
  private func againstPlaces(_ spec: RecognizerSpec) -> [Change] {
    let views = hitViews.filter { $0.id != spec.view }
    let containers = fewerTouches.refusingContainers(of: views, spec)
    let outer = containers.isEmpty ? views : views.filter { !liesInRival($0, spec) }
    return fewerTouches.otherTouches(spec) + fewerTouches.takingTouches(spec)
      + fewerTouches.narrowerViews + MoveCandidates(context: context).besideCovers(spec)
      + ReachCandidates(context: context).outsetsForOthers
      + Change.fewerDirections(of: spec, isOwn: true)
      + containers
      + outer.flatMap { Change.keepAway(spec, from: $0, refusing: withDecoration($0.id)) }
      + views.filter { $0.control != nil }.map { .deny(spec, by: $0) }
      + fewerTouches.refusingTouchesOnAll(views, spec) + uncoveringOthers
  }

  /// A view that what it hits may cover, and that takes touches itself, lies in front.
  private var uncoveringOthers: [Change] {
    let scene = scenario.scene
    let covers = hitViews.map(\.id)
    return scene.views.filter { view in
      !covers.contains { scene.contains(view.id, in: $0) || scene.contains($0, in: view.id) }
        && (view.control != nil || scene.recognizers.contains { $0.view == view.id })
    }.prefix(Self.mostUncovered).flatMap { view in
      covers.flatMap { Change.separate(view.id, from: $0, in: scenario) }
    }
  }

  /// The largest number of views that are tried in front. (Our choice: it bounds the trials.)
  private static let mostUncovered = 6

  /// Whether a view lies in the view of another recognizer, which lies in its own: a star of a row
  /// of stars, on all of which that recognizer counts.
  private func liesInRival(_ view: ViewSpec, _ spec: RecognizerSpec) -> Bool {
    let scene = scenario.scene
    return scene.recognizers.contains { other in
      ![spec.view, view.id].contains(other.view) && scene.contains(view.id, in: other.view)
        && scene.contains(other.view, in: spec.view)
    }
  }

  /// The controls in a view whose interaction is off: touches on them go to what is around them.
  private func controlsPassedOver(in view: String) -> [String] {
    scenario.scene.views.filter { control in
      control.control != nil && !control.isUserInteractionEnabled
        && scenario.scene.contains(control.id, in: view)
    }.map(\.id)
  }

  /// The app switches other recognizers or views, or limits are stricter.
  private func againstOutcome(_ spec: RecognizerSpec, _ rivals: [String]) -> [Change] {
    self.rivals.rivalsLeftOn + self.rivals.rivalsSwitchedOn + otherFingers.switchedOffByOthers
      + scenario.scene.views.filter { !$0.catchesOwnTouches }.map { .catchTouches($0.id) }
      + controlsPassedOver(in: spec.view).map { .switchOnInteraction(of: $0) }
      + hitViews.flatMap { Change.leaveInPlace($0.id, in: scenario) }
      + Change.keepHidden(around: spec.view, in: scenario).map { $0.with(nil) }
      + fewerTouches.lettingTouchesThrough(spec) + fewerTouches.smallerLimit(spec)
      + Change.endWithHidden(spec, in: scenario)
      + Change.endWithShown(spec, in: scenario)
      + HandOverCandidates(context: context).freeingTakers(spec)
      + Change.defaultsInstead(of: spec) + self.rivals.limitsOfFailedRivals(rivals)
      + Change.flags(of: spec) + Change.stricterLimits(of: spec)
      + (context.isTooLate ? Change.earlierLimits(of: spec) : [])
  }
}
