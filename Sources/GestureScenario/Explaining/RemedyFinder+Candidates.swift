import GestureCore
import GestureDiagnosis
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

  func viewSpec(_ id: String) -> ViewSpec? {
    scenario.scene.views.first { $0.id == id }
  }

  func candidates(for cause: Explanation.Cause) -> [Change] {
    guard let spec else { return candidatesForView(cause) }
    switch cause.kind {
    case .notHit(let touch, let swallower): return reaching(touch, from: swallower, spec)
    case .refused(let touch, let refusal): return candidates(for: refusal, touch)
    case .held(let others):
      return others.flatMap { waiting(for: fileID($0)) }.map { $0.aiming(at: .haste) }
    case .chained(let root): return chain(to: fileID(root)).map { $0.aiming(at: .haste) }
    case .excluded(let winner): return losing(to: fileID(winner), spec)
    case .tied(let winner):
      return addingLater(than: fileID(winner), spec) + preventing(fileID(winner), spec)
    case .requirementRecognized(let winner):
      return [
        .dropRequirement(of: target, toFail: fileID(winner)),
        .swapRequirement(of: target, toFail: fileID(winner)), .switchOff(fileID(winner)),
      ] + followingInsteadOfWaiting(fileID(winner))
        + Change.leaveFree(target, of: fileID(winner), in: scenario)
    case .requirementMet(let other):
      return [.startAfter(fileID(other), insteadOfWaiting: target).aiming(at: .silence)]
    case .prerequisiteFailed(let first):
      return [
        .dropPrerequisite(of: target, startingAfter: fileID(first))
      ] + forgiving(fileID(first))
        + Change.leaveFree(target, of: fileID(first), in: scenario)
    case .deniedByDelegate: return [.answer(.shouldBegin, of: target, true)]
    case .deniedByView(let view): return [.letBegin(target, on: view), .leaveTouches(target)]
    case .ownDecision(let detail):
      return leavingSet(spec) + Change.limits(of: spec, forgiving: detail)
        + (wish == nil ? [] : Change.singleWords(of: spec))
        + laterJudgement(spec, after: detail) + largerFractions(of: spec)
        + shorterPress(spec, after: detail)
    case .disabled, .removed: return Change.leaveAlone(target, in: scenario)
    case .allowed(let other):
      guard let other = scenario.scene.spec(of: other.name), other.id != target else { return [] }
      return Change.compete(spec, with: other).map { $0.aiming(at: .silence) }
    case .pointerMissed: return reachingPointer(spec)
    case .unfinished: return spec.requireToFail.map { .dropRequirement(of: target, toFail: $0) }
    case .touchesCancelled:
      return Change.leaveViews(above: spec.view, in: scenario)
        + (wish == nil ? [] : hitViews.flatMap { Change.keep($0.id, in: scenario) })
    case .handedOver(let taker):
      return [.keepTouches(from: target, to: fileID(taker))]
        + Change.conditions(from: target, to: fileID(taker), in: scenario, record)
    case .tookOver(let giver):
      return [Change.keepTouches(from: fileID(giver), to: target).aiming(at: .silence)]
    case .notHandedOver(let giver):
      return Change.conditions(from: fileID(giver), to: target, in: scenario, record)
    case .dropped(let touch): return Change.keepTouch(record.name(of: touch), target, in: scenario)
    case .requirementVoid(let other):
      return Change.takePart(fileID(other)).map { $0.aiming(at: .silence) }
    case .requirementRefused: return breakingRings()
    case .hit, .given, .released, .neverAsked, .remark, .abandoned, .fired, .took,
      .lostTouch, .deliveredLate, .neverDelivered, .takesOneTouch, .sharesNoTouches, .takenBefore:
      return []
    }
  }

  /// Changes that bring it a touch which missed its view.
  private func reaching(
    _ touch: TouchID, from swallower: String?, _ spec: RecognizerSpec
  ) -> [Change] {
    if wish?.isForNothing ?? false { return [] }  // it got too much, not too little
    return Change.uncover(spec.view, from: swallower, in: scenario)
      .map { $0.bringing(touch, to: spec.view) }
      + reachingAsWished(spec, from: swallower)
      + (swallower.map { moves(towards: $0, spec) } ?? [])
      + Change.leaveAlone(target, in: scenario)
  }

  /// Changes that bring it input without touches.
  private func reachingPointer(_ spec: RecognizerSpec) -> [Change] {
    Change.scrollTypes(of: spec) + [.answer(.shouldReceiveEvent, of: target, true)]
      + Change.fewerTaps(of: spec) + [.switchOn(target)] + Change.leaveAlone(target, in: scenario)
      + Change.uncover(spec.view, from: nil, in: scenario)
      + scenario.scene.views.filter { !scenario.scene.contains(spec.view, in: $0.id) }
      .flatMap { Change.keepHidden(around: $0.id, in: scenario) + [.passThrough($0.id)] }
      + (wish == nil ? [] : viewsUnderPointers.map { .move(target, to: $0) })
  }

  /// Changes against a recognizer that won.
  private func losing(to winner: String, _ spec: RecognizerSpec) -> [Change] {
    guard let rival = scenario.scene.spec(of: winner) else { return Change.defaults(of: spec) }
    let (allow, follow) = (
      [Change.allow(winner, with: target)], Change.follow(rival, with: spec)
    )
    // Together, the movement would also do without the press.
    return (wish == nil ? allow + follow : follow + allow)
      + [.require(winner, toFail: target)] + handingOver(from: rival, to: spec)
      + (spec.requireToFail.contains(winner)
        ? followingInsteadOfWaiting(winner) + [
          .swapRequirement(of: target, toFail: winner), .refuseBeginning(of: winner),
        ] : [])
      + againstDemands(of: winner, spec) + keepingAway(rival, from: spec)
      + otherTouches(rival) + Change.defaults(ofRival: rival)
      + longerWay(of: rival)
      + (touches(of: winner).count > 1 ? Change.oneFinger(of: rival) : [])
      + Change.axis(of: rival) + [.switchOff(winner)] + Change.defaults(of: spec)
  }

  /// A movement starts after the press for whose failure it waits.
  private func followingInsteadOfWaiting(_ press: String) -> [Change] {
    guard let spec, let first = scenario.scene.spec(of: press),
      !Change.follow(first, with: spec).isEmpty
    else { return [] }
    return [.startAfter(press, insteadOfWaiting: target)]
  }

  /// Of two on one view the one that was added last goes first (S4.4).
  private func addingLater(than winner: String, _ spec: RecognizerSpec) -> [Change] {
    scenario.scene.spec(of: winner)?.view == spec.view ? [.add(spec.id, after: winner)] : []
  }

  /// Other views for it: the one that a touch went to, and the innermost one around both. That is
  /// the window only for one that had another touch already, and needs both. A far larger view makes
  /// another gesture of it.
  private func moves(towards swallower: String, _ spec: RecognizerSpec) -> [Change] {
    let common =
      scenario.scene.commonView(of: spec.view, swallower)
      ?? (touches(of: subject.id).isEmpty ? nil : Scenario.Scene.windowID)
    let isFarLarger = scenario.scene.area(of: swallower) > 4 * scenario.scene.area(of: spec.view)
    return [.move(target, to: swallower).with(isFarLarger && wish != nil ? .lastResort : nil)]
      + (common.map { view in
        [.move(target, to: view).with(view == Scenario.Scene.windowID ? .lastResort : nil)]
      } ?? [])
  }

  /// Changes against waiting for another recognizer.
  private func waiting(for other: String) -> [Change] {
    let isPrerequisite = spec?.startsAfter.contains(other) ?? false
    return [
      isPrerequisite
        ? .dropPrerequisite(of: target, startingAfter: other)
        : .dropRequirement(of: target, toFail: other)
    ] + limits(of: other) + punctual(other) + Change.leaveFree(target, of: other, in: scenario)
  }

  /// Changes that let a recognizer begin after which it starts.
  private func forgiving(_ first: String) -> [Change] {
    guard let spec = scenario.scene.spec(of: first) else { return [] }
    return [.switchOn(other: first)] + takingPart(spec) + limits(of: first)
      + (Change.shorterPress(of: spec).map { [$0] } ?? [])
      + Change.limits(ofOther: spec, forgiving: lastFailure(of: first))
  }

  /// Another view for a recognizer that was given no touch: the one that is explained is on it.
  private func takingPart(_ other: RecognizerSpec) -> [Change] {
    guard wish != nil, let spec, other.view != spec.view, touches(of: other.id).isEmpty else {
      return []
    }
    return [
      Change("'\(other.id)' were on view '\(spec.view)'", of: other.id) { $0.view = spec.view }
    ]
  }

  /// Changes against what the recognizers that it waits for wait for themselves.
  private func chain(to root: String) -> [Change] {
    let waiting = scenario.scene.recognizers.filter { $0.requireToFail.contains(root) }
    return limits(of: root)
      + waiting.filter { $0.id != target }.map { .dropRequirement(of: $0.id, toFail: root) }
  }

  private func candidates(for refusal: TouchRefusal, _ touch: TouchID) -> [Change] {
    switch refusal {
    case .disabled:
      (wish == nil ? [] : spec.map { Change.startInsteadOfSwitchingOn($0, in: scenario) } ?? [])
        + [.switchOn(target)] + Change.leaveAlone(target, in: scenario)
    case .attemptOver:
      (spec?.requireToFail ?? []).map { .dropRequirement(of: target, toFail: $0) }
    case .limit:
      [Change("its set had no limit", of: target) { $0.forEachTouch?.limit = nil }]
    case .touchType:
      scenario.touchType(of: record.name(of: touch)).map { [.take($0, target)] } ?? []
    case .exclusiveTouchType:
      [
        Change("its requiresExclusiveTouchType were false", of: target) {
          $0.requiresExclusiveTouchType = false
        }
      ] + (scenario.touchType(of: record.name(of: touch)).map { [.takeOnly($0, target)] } ?? [])
    case .buttonMask:
      pressedButton(touch) + [
        Change("its buttonMaskRequired were 7 (any of three buttons)", of: target) {
          $0.set(.buttonMaskRequired, to: .number(7))
        }
      ]
    case .shouldReceiveEvent, .delegateShouldReceiveEvent:
      [.answer(.shouldReceiveEvent, of: target, true)]
    case .delegateShouldReceiveTouch: [.answer(.shouldReceiveTouch, of: target, true)]
    }
  }

  private func candidatesForView(_ cause: Explanation.Cause) -> [Change] {
    switch cause.kind {
    case .notHit(let touch, let swallower):
      return Change.uncover(target, from: swallower, in: scenario)
        .map { $0.bringing(touch, to: target) }
    case .lostTouch(_, nil): return Change.leaveViews(above: target, in: scenario)
    case .lostTouch(_, let thief?):
      let rival = scenario.scene.spec(of: thief.name)
      return (rival.map(Change.defaults(ofRival:)) ?? [])
        + (rival.map(longerWay) ?? [])
        + Change.protect(target, from: fileID(thief))
    case .deliveredLate(_, let others) where wish?.isForNothing ?? false:
      return others.compactMap { scenario.scene.spec(of: $0.name) }.flatMap(Change.longerTimes)
    case .deliveredLate(_, let others):
      let changes =
        others.flatMap { Change.dontDelay(fileID($0)) } + others.flatMap { noTime(fileID($0)) }
      return changes.map { $0.aiming(at: .haste) } + changes.map { $0.aiming(at: .telling) }
    case .fired where wish != nil:
      return [Change.exclude(target)]
        + scenario.scene.recognizers.filter { $0.cancelsTouchesInView == false }
        .map { .takeTouches($0.id) }
    case .takesOneTouch: return [.takeSeveral(target)]
    case .sharesNoTouches(_, let exclusive, _): return [.share(exclusive)]
    case .takenBefore(let touch, let taker):
      let others = recipients(of: touch).flatMap { Change.dontDelay($0) }
      return others.map { $0.aiming(at: .telling) }
        + keepingTouch(from: fileID(taker)) + [.leaveTouches(fileID(taker))]
    case .hit, .given, .refused, .dropped, .held, .released, .requirementRefused,
      .requirementMet, .requirementVoid, .chained, .pointerMissed, .ownDecision, .excluded,
      .requirementRecognized, .deniedByDelegate, .deniedByView, .neverAsked, .remark, .tied,
      .allowed, .disabled, .removed, .touchesCancelled, .abandoned, .unfinished, .fired, .took,
      .neverDelivered, .prerequisiteFailed, .handedOver, .tookOver, .notHandedOver:
      return []
    }
  }

  /// The recognizers that were given a touch.
  private func recipients(of touch: TouchID) -> [String] {
    record.entries.compactMap { entry in
      if case .bound(let label, touch) = entry.what { fileID(label) } else { nil }
    }
  }

  /// A shorter wait of a recognizer that holds it.
  private func limits(of id: String) -> [Change] {
    guard let spec = scenario.scene.recognizers.first(where: { $0.id == id }) else { return [] }
    return Change.waitingTimes(of: spec) { _ in 200 }
  }

  // MARK: Against firing

  /// Changes that might have stopped it from firing beside others that fired too; where it should
  /// not have fired as it did, all that might have stopped it.
  var furtherCandidates: [Change] {
    guard let spec, !record.moments(of: subject).isEmpty else { return [] }
    let rivals = scenario.scene.recognizers.map(\.id).filter { id in
      id != target && (!record.firings(ofRecognizer: id).isEmpty || wish != nil && meets(id))
    }
    let waits = rivals.map { Change.require(target, toFail: $0).aiming(at: .silence) }
    guard wish != nil else { return waits }
    let views = hitViews.filter { $0.id != spec.view }
    return waits
      + rivals.filter(meets).compactMap { scenario.scene.spec(of: $0) }
      .flatMap { Change.follow($0, with: spec) }
      + repeating(spec) + otherTouches(spec)
      + views.flatMap { Change.keepAway(target, from: $0) } + refusingTouchesOnAll(views)
      + rivalsLeftOn
      + scenario.scene.views.filter { !$0.catchesOwnTouches }.map { .catchTouches($0.id) }
      + Change.endWithHidden(spec, in: scenario)
      + Change.defaults(of: spec) + limitsOfFailedRivals(rivals) + Change.flags(of: spec)
      + Change.stricterLimits(of: spec) + (isTooLate ? Change.earlierLimits(of: spec) : [])
  }

  /// The app doesn't switch others off.
  private var rivalsLeftOn: [Change] {
    scenario.scene.recognizers.map(\.id).filter { id in
      id != target && scenario.allActions.contains(.disable(id))
    }.map { .leaveOn($0) }
  }
}
