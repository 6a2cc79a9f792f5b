import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// What might help against each cause.
extension RemedyFinder {
  var spec: RecognizerSpec? {
    subject.isView ? nil : scenario.scene.spec(of: subject.id)
  }

  /// The id under which the file has the subject: that of its set, if it is in one.
  var target: String { spec?.id ?? subject.id }

  /// The id under which the file has another recognizer.
  private func fileID(_ label: RecognizerLabel) -> String {
    scenario.scene.spec(of: label.name)?.id ?? label.name
  }

  func candidates(for cause: Explanation.Cause) -> [Change] {
    guard let spec else { return candidatesForView(cause) }
    switch cause.kind {
    case .notHit(let touch, let hitView): return reaching(touch, from: hitView, spec)
    case .refused(let touch, let refusal):
      return candidates(for: refusal, touch, at: cause.timestamp)
    case .dropped(let touch): return Change.keepTouch(record.name(of: touch), target, in: scenario)
    case .touchesCancelled: return keepingViews(spec)
    case .pointerMissed: return reachingPointer(spec)
    case .disabled, .removed: return Change.leaveAlone(target, in: scenario)
    case .ownDecision(let detail): return accepting(spec, after: detail)
    case .deniedByDelegate: return meetingConditions() + [.answer(.shouldBegin, of: target, true)]
    case .deniedByView(let view):
      // A control lets its own recognizers begin (S11.4).
      return [.letBegin(target, on: view), leavingTouches(on: view)]
        + (wish == nil || spec.tapCount == nil ? [] : [moving(spec, to: view)])
    case .excluded(let winner): return losing(to: fileID(winner), spec)
    case .tied(let winner):
      return addingLater(than: fileID(winner), spec) + preventing(fileID(winner), spec)
    case .allowed(let other): return competing(with: other, spec)
    case .held(let others):
      return others.flatMap { waiting(for: fileID($0)) } + notWaiting(forAny: others.map(fileID))
    case .chained(let root): return chain(to: fileID(root))
    case .requirementRecognized(let winner): return losing(toRequired: fileID(winner))
    case .requirementMet(let other):
      return [
        .startAfter(fileID(other), insteadOfWaiting: target, in: scenario).aiming(at: .fewerFirings)
      ]
    case .requirementVoid(let other):
      return Change.takePart(fileID(other)).map { $0.aiming(at: .fewerFirings) }
    case .requirementRefused: return breakingRings()
    case .prerequisiteFailed(let first): return missing(fileID(first))
    case .released(nil):
      return wish == nil ? [] : Change.keepRequirements(of: target, in: scenario)
    case .unfinished: return spec.requireToFail.map { .dropRequirement(of: target, toFail: $0) }
    case .handedOver(let taker): return keeping(from: fileID(taker))
    case .tookOver(let giver):
      return handingBack(from: target, to: fileID(giver))
        + punctualHandOver(from: fileID(giver), to: target)
        + [Change.keepTouches(from: fileID(giver), to: target).aiming(at: .fewerFirings)]
    case .notHandedOver(let giver):
      return Change.conditions(from: fileID(giver), to: target, in: scenario, record)
    case .hit, .given, .released(.some), .neverAsked, .remark, .abandoned, .fired, .took,
      .lostTouch, .deliveredLate, .neverDelivered, .takesOneTouch, .sharesNoTouches, .takenBefore:
      return []
    }
  }

  private func candidatesForView(_ cause: Explanation.Cause) -> [Change] {
    switch cause.kind {
    case .notHit(let touch, let hitView):
      return Change.uncover(target, from: hitView, in: scenario)
        .map { $0.bringing(touch, to: target) }
    case .lostTouch(_, nil): return Change.leaveViews(above: target, in: scenario)
    case .lostTouch(_, let thief?):
      let rival = scenario.scene.spec(of: thief.name)
      return (rival.map(Change.defaults(ofRival:)) ?? [])
        + (rival.map(longerWay) ?? [])
        + (wish == nil ? [] : [.delay(fileID(thief))])
        + Change.protect(target, from: fileID(thief))
    case .deliveredLate(_, let others) where wish?.isForNothing ?? false:
      return others.compactMap { scenario.scene.spec(of: $0.name) }.flatMap(Change.longerTimes)
    case .deliveredLate(_, let others):
      let changes =
        others.flatMap { refusingThisView(fileID($0)) }
        + others.flatMap { Change.dontDelay(fileID($0)) } + delayingNothing(others.map(fileID))
        + others.flatMap { noTime(fileID($0)) }
      return changes.map { $0.aiming(at: .earlierFiring) }
        + changes.map { $0.aiming(at: .delivery) }
    case .fired where wish != nil:
      return [Change.exclude(target)]
        + scenario.scene.recognizers.filter { $0.cancelsTouchesInView == false }
        .map { .takeTouches($0.id) }
        + scenario.scene.recognizers.filter { $0.delaysTouchesEnded == false }
        .map { .delayEnd($0.id) }
    case .takesOneTouch: return [.takeSeveral(target)]
    case .sharesNoTouches(_, let exclusive, _): return [.share(exclusive)]
    case .takenBefore(let touch, let taker):
      let others = recipients(of: touch).flatMap { Change.dontDelay($0) }
      return others.map { $0.aiming(at: .delivery) }
        + keepingTouch(from: fileID(taker)) + [.leaveTouches(fileID(taker))]
    case .hit, .given, .refused, .dropped, .held, .released, .requirementRefused,
      .requirementMet, .requirementVoid, .chained, .pointerMissed, .ownDecision, .excluded,
      .requirementRecognized, .deniedByDelegate, .deniedByView, .neverAsked, .remark, .tied,
      .allowed, .disabled, .removed, .touchesCancelled, .abandoned, .unfinished, .fired, .took,
      .neverDelivered, .prerequisiteFailed, .handedOver, .tookOver, .notHandedOver:
      return []
    }
  }

  /// It leaves its touches to a view that did not let it begin: the view is not asked then, and
  /// gets the touches as well (S3.13).
  private func leavingTouches(on view: String) -> Change {
    var change = Change.leaveTouches(target)
    if touches(of: subject.id).isEmpty { return change }  // what an action does, no touch does
    let isControl = scenario.scene.viewSpec(view)?.control != nil
    change.add(
      price: isControl
        ? Consequence(.other("control '\(view)'"), .other("act on the touch, too"))
        : Consequence(.other("view '\(view)'"), .other("get the touches to their end, too")))
    return change
  }

  /// The recognizers that were given a touch.
  private func recipients(of touch: TouchID) -> [String] {
    record.entries.compactMap { entry in
      if case .bound(let label, touch) = entry.what { fileID(label) } else { nil }
    }
  }

  // MARK: Against firing

  /// Changes that might have stopped it from firing beside others that fired too; where it should
  /// not have fired as it did, all that might have stopped it.
  var furtherCandidates: [Change] {
    guard let spec else {
      return wish?.wantsCancellation ?? false
        ? Change.removeHidden(around: target, in: scenario) : []
    }
    if record.moments(of: subject).isEmpty { return [] }
    let rivals = scenario.scene.recognizers.map(\.id).filter { id in
      id != target && (!record.firings(ofRecognizer: id).isEmpty || wish != nil && meets(id))
    }
    let waits = rivals.map(waitingForRival)
    guard wish != nil else { return waits }
    let views = hitViews.filter { $0.id != spec.view }
    let scrolls =
      touches(of: subject.id).isEmpty ? Change.fewerScrollTypes(of: spec, isOwn: true) : []
    let hasFewer = touches(of: subject.id).count > 1 && spec.forEachTouch == nil
    return millisecondsForSeconds(of: spec) + Change.leaveOut(target, in: scenario) + scrolls
      + refusingEvents + turningRequirements
      + (hasFewer ? Change.oneFinger(of: spec, isOwn: true) : [])
      + refusingBesideNeighbours + waits + rivalsAddedLater(spec) + punctualPress(spec)
      + rivals.filter(meets).compactMap { scenario.scene.spec(of: $0) }
      .flatMap { Change.follow($0, with: spec) }
      + repeating(spec) + punctualRepeats(spec) + otherTouches(spec) + takingTouches(spec)
      + narrowerViews + besideCovers(spec) + Change.fewerDirections(of: spec, isOwn: true)
      + refusingContainers(of: views, spec) + views.flatMap { Change.keepAway(spec, from: $0) }
      + refusingTouchesOnAll(views, spec)
      + rivalsLeftOn + switchedOffByOthers
      + scenario.scene.views.filter { !$0.catchesOwnTouches }.map { .catchTouches($0.id) }
      + smallerLimit(spec) + Change.endWithHidden(spec, in: scenario)
      + Change.endWithShown(spec, in: scenario) + freeingTakers(spec)
      + Change.defaultsInstead(of: spec) + limitsOfFailedRivals(rivals) + Change.flags(of: spec)
      + Change.stricterLimits(of: spec) + (isTooLate ? Change.earlierLimits(of: spec) : [])
  }

  /// It waits for a rival. That is a last resort where the rival doesn't fire then: the delay alone
  /// helps, and only with this script's timing.
  private func waitingForRival(_ rival: String) -> Change {
    var change = Change.require(target, toFail: rival, in: scenario).aiming(at: .fewerFirings)
    if scenario.scene.handOvers.contains(where: { $0.from == rival && $0.to == target }) {
      change.add(price: priceOfWaitingForGiver(rival, trial(of: change)?.record))
    }
    let areTaps = [target, rival].allSatisfy { scenario.scene.spec(of: $0)?.tapCount != nil }
    guard wish?.isForNothing ?? false, !areTaps,
      trial(of: change)?.record.firings(ofRecognizer: rival).isEmpty ?? false
    else { return change }
    return change.with(.lastResort)
  }

  /// What it costs to wait for a rival that hands over to it; nil where it begins as that one does.
  private func priceOfWaitingForGiver(_ rival: String, _ outcome: RunRecord?) -> Consequence? {
    guard let outcome, let moment = outcome.momentOfHandOver(from: rival, to: target) else {
      return Change.priceOfKeepingTouches(from: rival, to: target)
    }
    let takesOver = outcome.moments(of: subject).contains { isSameMoment($0, moment) }
    return takesOver
      ? nil : Consequence(.explained, .other("fail each time that '\(rival)' hands over to it"))
  }

  /// Rivals no longer exclude the recognizers to which it hands over.
  private func freeingTakers(_ spec: RecognizerSpec) -> [Change] {
    let takers = scenario.scene.handOvers.filter { $0.from == spec.id }.map(\.to)
    return takers.flatMap { taker in
      scenario.scene.recognizers.map(\.id).filter { id in
        id != taker && id != spec.id && meets(id) && !record.firings(ofRecognizer: id).isEmpty
      }.map { Change.allow($0, with: taker) }
    }
  }

  /// Others on its view are added after it, so that they go first where both have their gesture.
  private func rivalsAddedLater(_ spec: RecognizerSpec) -> [Change] {
    let rivals = scenario.scene.recognizers.filter { $0.view == spec.view && $0.id != spec.id }
    return rivals.map(\.id).filter(meets).map { .add($0, after: spec.id) }
  }

  /// It doesn't begin while others are under way with other touches.
  private var refusingBesideNeighbours: [Change] {
    let others = record.neighbours(
      ofFirstGestureOf: subject.id, among: scenario.scene.recognizers.flatMap(record.ids))
    return others.map { other in
      var rule = DelegateRule(.shouldBegin, of: target, answer: false)
      rule.condition = DelegateRule.Condition(recognizer: other, states: [.began, .changed])
      var change = Change(
        "its delegate said no to shouldBegin while '\(other)' is under way", [rule])
      // What is handed over comes while the giver is under way.
      if scenario.scene.handOvers.contains(where: { $0.from == other && $0.to == target }) {
        change.add(price: Change.priceOfKeepingTouches(from: other, to: target))
      }
      return change
    }
  }

  /// The app doesn't switch others off.
  private var rivalsLeftOn: [Change] {
    scenario.scene.recognizers.map(\.id).filter { id in
      id != target && scenario.allActions.contains(.disable(id))
    }.map { .leaveOn($0) }
  }
}
