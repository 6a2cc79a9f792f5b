import GestureTrace
import GestureCore
import GestureDiagnosis
import GestureScenario

/// Changes of how long it waits for others to fail.
struct WaitingCandidates: RemedyContextReader {
  let context: RemedyContext

  /// Changes of its waiting for `other`, with which it fires sooner.
  func waiting(for other: String) -> [Change] {
    let isPrerequisite = spec?.startsAfter.contains(other) ?? false
    let changes =
      (isPrerequisite
        ? PrerequisiteCandidates(context: context).tapsInstead(of: other) : []) + [
        isPrerequisite
          ? .dropPrerequisite(of: target, startingAfter: other) : notWaiting(for: other)
      ] + (isPrerequisite ? [] : goingTogether(with: other) + movementWaiting(other))
      + Change.shorterWaits(of: other, in: scenario) + punctual(other)
      + Change.leaveFree(
        target, of: other, in: scenario, costing: notWaiting(for: other).sideEffects)
      + refusingAround(other)
    return changes.map { $0.aiming(at: .earlierFiring) }
  }

  /// `other`, which is around its view, doesn't get the touches that hit its view: a map's double
  /// tap doesn't get those on a pin.
  private func refusingAround(_ other: String) -> [Change] {
    guard wish != nil, let spec, let around = scenario.scene.spec(of: other),
      around.view != spec.view, scenario.scene.contains(spec.view, in: around.view)
    else { return [] }
    let longer = gesturesOfMoreTaps(awaitedThrough: [other])
    let others = longer.filter { $0 != other }
    return refusingHitViews(around).map { change in
      guard let view = change.refusedViews.first, !around.profile.trigger.isMovement else {
        return change
      }
      var costly = change
      costly.refusedViews = around.viewsMeantToRefuse(change.refusedViews)
      let isFiredByEach = longer.contains(other) && firesWithTap(on: view, after: change)
      let remark = isFiredByEach ? " (each tap there fires '\(target)')" : ""
      costly.add(
        sideEffect: Consequence(
          .recognizer(other), .other("no longer fire on view '\(view)'\(remark)")))
      if !others.isEmpty { costly.add(sideEffect: sideEffectOfFiring(inEach: others)) }
      return costly
    }
  }

  /// Whether a tap on a view fires it with a change.
  private func firesWithTap(on view: String, after change: Change) -> Bool {
    var changed = scenario
    change.apply(&changed)
    return fires(with: 1, on: view, in: changed)
  }

  private func fires(with taps: Int, on view: String, in scenario: Scenario) -> Bool {
    guard let place = scenario.placesOfViews.first(where: { $0.view == view })?.place else {
      return false
    }
    let script = UsualGestures.taps(taps, at: place)
    return NeighbouringGestures.outcome(of: script, in: scenario, on: view).firings.contains(target)
  }

  /// The change, with the cost that it also fires with the first of the taps of a chain's root.
  private func costly(_ change: Change, firingBefore root: String) -> Change {
    guard !(wish?.isForNothing ?? false), let view = hitViews.first?.id,
      let taps = scenario.scene.spec(of: root)?.tapCount, taps > spec?.tapCount ?? taps
    else { return change }
    var (changed, costly) = (scenario, change)
    change.apply(&changed)
    if fires(with: taps, on: view, in: changed), !fires(with: taps, on: view, in: scenario) {
      costly.add(sideEffect: sideEffectOfFiring(inEach: [root]))
    }
    return costly
  }

  /// Neither of two movements waits for the other or excludes it. Two drags would both follow the
  /// finger.
  private func goingTogether(with other: String) -> [Change] {
    guard wish != nil, let rival = scenario.scene.spec(of: other), let spec,
      [spec, rival].allSatisfy({ $0.profile.trigger.isMovement }),
      ![spec, rival].allSatisfy({ $0.profile.trigger.isDrag }),
      !scenario.scene.allows(target, beside: other), !scenario.scene.allows(other, beside: target)
    else { return [] }
    let changes = [Change.dropRequirement(of: target, toFail: other), .allow(target, with: other)]
    var together = Change(
      "'\(target)' recognized together with '\(other)' instead of waiting for it to fail"
    ) { scenario in
      for change in changes { change.apply(&scenario) }
    }
    together.pairs = changes.flatMap(\.pairs)
    return [together]
  }

  /// A movement waits for the press instead of the press for the movement: a finger that rests
  /// never decides the movement.
  private func movementWaiting(_ movement: String) -> [Change] {
    guard wish != nil, let spec, case .press = spec.profile.trigger,
      let rival = scenario.scene.spec(of: movement),
      rival.profile.trigger.isDrag
    else { return [] }
    var swap = Change.swapRequirement(of: target, toFail: movement)
    swap.add(sideEffects: dragsLost(toPressInsteadOfWaitingFor: movement))
    return [swap]
  }

  /// It doesn't wait for `other`. A tap then fires in a gesture of more taps, too.
  private func notWaiting(for other: String) -> Change {
    var change = Change.dropRequirement(of: target, toFail: other)
    let longer = gesturesOfMoreTaps(awaitedThrough: [other])
    // Through a recognizer that is complete later it didn't wait for them.
    let isChain =
      spec?.tapCount != nil && scenario.scene.spec(of: other)?.tapCount == spec?.tapCount
    if longer.contains(other) || isChain && !longer.isEmpty {
      change.add(sideEffect: sideEffectOfFiring(inEach: longer))
    }
    change.add(sideEffects: lossesOfNotWaiting(forAny: [other]))
    if wish != nil,
      scenario.scene.allows(target, beside: other) || scenario.scene.allows(other, beside: target)
    {
      change.pairs = [Change.Pair(one: target, other: other)]
    }
    return change
  }

  /// It waits for none of several recognizers that hold it together, if dropping a single
  /// requirement doesn't help.
  func notWaiting(forAny others: [String]) -> [Change] {
    guard others.count > 1 else { return [] }
    let changes = others.map { Change.dropRequirement(of: target, toFail: $0) }
    let tester = ChangeTester(context: context)
    let isOneEnough = changes.contains { tester.helps($0.aiming(at: .earlierFiring)) }
    if isOneEnough { return [] }
    let names = others.map { "'\($0)'" }.joinedAsList
    var change = Change("'\(target)' did not have to wait for \(names)") { scenario in
      for change in changes { change.apply(&scenario) }
    }
    let longer = gesturesOfMoreTaps(awaitedThrough: others)
    if !longer.isEmpty { change.add(sideEffect: sideEffectOfFiring(inEach: longer)) }
    change.add(sideEffects: lossesOfNotWaiting(forAny: others))
    return [change.aiming(at: .earlierFiring)]
  }

  private func sideEffectOfFiring(inEach gestures: [String]) -> Consequence {
    Consequence(.recognizer(target), .firesBefore(gestures))
  }

  /// Of some recognizers, and the recognizers that they wait for directly or through others, those
  /// of more taps than the explained recognizer. Recognizers that it also waits for itself are left
  /// out.
  private func gesturesOfMoreTaps(awaitedThrough others: [String]) -> [String] {
    guard let spec, let own = spec.tapCount else { return [] }
    let still = awaited(through: spec.requireToFail.filter { !others.contains($0) })
    let awaited = awaited(through: others).filter { !still.contains($0) }
    // A gesture of more taps that waits for the same recognizer is released together with it, and
    // excludes it.
    let left = Set(spec.requireToFail).subtracting(others)
    return awaited.compactMap(scenario.scene.spec).filter { more in
      // A drag after as many taps as its own begins with them (S15.21); a press is then excluded.
      let goesOn = !more.isPress || scenario.scene.allows(target, beside: more.id)
      let isLonger = more.tapCount.map { $0 > own } ?? (more.tapsBefore >= own && goesOn)
      return isLonger && left.isDisjoint(with: more.requireToFail)
    }.map(\.id)
  }

  /// Some recognizers, and the recognizers that they wait for, directly or through others.
  func awaited(through others: [String]) -> [String] {
    var awaited = others
    var index = 0
    while index < awaited.count {
      let further = scenario.scene.spec(of: awaited[index])?.requireToFail ?? []
      awaited += further.filter { !awaited.contains($0) }
      index += 1
    }
    return awaited
  }

  /// Changes of what the recognizers that it waits for wait for themselves, with which it fires
  /// sooner.
  func chain(to root: String) -> [Change] {
    let waiting = scenario.scene.recognizers.filter { $0.requireToFail.contains(root) }
    let changes =
      punctual(root) + Change.shorterWaits(of: root, in: scenario)
      + waiting.filter { $0.id != target }.map {
        costly(.dropRequirement(of: $0.id, toFail: root), firingBefore: root)
      }
    return changes.map { $0.aiming(at: .earlierFiring) }
  }

  /// A shorter wait of a recognizer that holds it, so that it fires at the wished time.
  private func punctual(_ id: String) -> [Change] {
    guard let wished = wish?.firstBeginning, let actual = record.moments(of: subject).first,
      let spec = scenario.scene.spec(of: id)
    else { return [] }
    // A press that recognizes excludes the recognizers that wait for it.
    let further: [PropertyName] = spec.isPress ? [.minimumPressDuration] : []
    return Change.waitingTimes(of: spec, and: further) { present in
      present + wished - actual > 0 ? present + wished - actual : nil
    }
  }

  /// It waits for a rival. That is a last resort where the rival then doesn't fire: only the delay
  /// helps, and only with this script's timing.
  func waitingForRival(_ rival: String) -> Change {
    let tester = ChangeTester(context: context)
    var change = Change.require(target, toFail: rival, in: scenario).aiming(at: .fewerFirings)
    if scenario.scene.handOvers.contains(where: { $0.from == rival && $0.to == target }) {
      change.add(sideEffect: sideEffectOfWaitingForGiver(rival, tester.trial(of: change)?.record))
    }
    let areTaps = [target, rival].allSatisfy { scenario.scene.spec(of: $0)?.tapCount != nil }
    guard wish?.isForNothing ?? false, !areTaps,
      tester.trial(of: change)?.record.firings(ofRecognizer: rival).isEmpty ?? false
    else { return change }
    return change.with(.lastResort)
  }

  /// A tap waits for several rivals, if waiting for a single rival doesn't help: a double tap at
  /// either side.
  func waitingForSeveral(_ rivals: [String]) -> [Change] {
    guard wish != nil, spec?.tapCount != nil, rivals.count > 1, rivals.count <= Self.mostRivals,
      !rivals.contains(where: { ChangeTester(context: context).helps(.require(target, toFail: $0)) }
      )
    else { return [] }
    func change(_ rivals: [String]) -> Change {
      .require(target, toFailAll: rivals).aiming(at: .fewerFirings)
    }
    guard ChangeTester(context: context).helps(change(rivals)) else { return [] }
    return [change(fewest(of: rivals, helping: change))]
  }

  /// The largest number of rivals that it may have to wait for. (Our choice: it bounds the runs.)
  private static let mostRivals = 4

  /// What it costs to wait for a rival that hands over to it; nil where it begins as the rival
  /// does, and where the script doesn't show it.
  private func sideEffectOfWaitingForGiver(_ rival: String, _ outcome: RunRecord?) -> Consequence? {
    guard let outcome, let moment = outcome.momentOfHandOver(from: rival, to: target) else {
      return record.momentOfHandOver(from: rival, to: target) == nil
        ? nil : Consequence(.explained, .other("get no touches from '\(rival)' with this movement"))
    }
    let takesOver = outcome.moments(of: subject).contains { isSameMoment($0, moment) }
    return takesOver
      ? nil : Consequence(.explained, .other("fail each time that '\(rival)' hands over to it"))
  }
}

extension Change {
  /// A shorter wait of a recognizer that holds it.
  static func shorterWaits(of id: String, in scenario: Scenario) -> [Change] {
    guard let spec = scenario.scene.recognizers.first(where: { $0.id == id }) else { return [] }
    return waitingTimes(of: spec) { _ in usualShorterWait }
  }

  /// A wait that fast fingers can keep. (Our choice.) Unit: milliseconds.
  static let usualShorterWait = 200.0
}
