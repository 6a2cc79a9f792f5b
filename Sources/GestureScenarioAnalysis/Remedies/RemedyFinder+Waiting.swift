import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// What might help against waiting for others: for them to fail, or to begin.
extension RemedyFinder {
  /// Changes against waiting for another recognizer, with which it fires sooner.
  func waiting(for other: String) -> [Change] {
    let isPrerequisite = spec?.startsAfter.contains(other) ?? false
    let changes =
      (isPrerequisite ? tapsInstead(of: other) : []) + [
        isPrerequisite
          ? .dropPrerequisite(of: target, startingAfter: other) : notWaiting(for: other)
      ] + (isPrerequisite ? [] : goingTogether(with: other) + movementWaiting(other))
      + shorterWaits(of: other) + punctual(other)
      + Change.leaveFree(target, of: other, in: scenario)
    return changes.map { $0.aiming(at: .earlierFiring) }
  }

  /// Of two movements none waits for the other, and none excludes the other. Two drags would both
  /// follow the finger.
  private func goingTogether(with other: String) -> [Change] {
    guard wish != nil, let rival = scenario.scene.spec(of: other), let spec,
      [spec, rival].allSatisfy({ $0.profile.trigger.isMovement }),
      ![spec, rival].allSatisfy({ $0.profile.trigger.isDrag })
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
    return [.swapRequirement(of: target, toFail: movement)]
  }

  /// It doesn't wait for another one. A tap then fires in a gesture of more taps, too.
  private func notWaiting(for other: String) -> Change {
    var change = Change.dropRequirement(of: target, toFail: other)
    let longer = gesturesOfMoreTaps(awaitedThrough: [other])
    if longer.contains(other) { change.add(price: priceOfFiring(inEach: longer)) }
    return change
  }

  /// It waits for none of several that hold it together, where dropping a single one doesn't help.
  func notWaiting(forAny others: [String]) -> [Change] {
    guard others.count > 1 else { return [] }
    let changes = others.map { Change.dropRequirement(of: target, toFail: $0) }
    let isOneEnough = changes.contains { change in
      trial(of: change).map { difference(to: $0.record, aim: .earlierFiring) != nil } ?? false
    }
    if isOneEnough { return [] }
    let names = others.map { "'\($0)'" }.joinedAsList
    var change = Change("'\(target)' did not have to wait for \(names)") { scenario in
      for change in changes { change.apply(&scenario) }
    }
    let longer = gesturesOfMoreTaps(awaitedThrough: others)
    if !longer.isEmpty { change.add(price: priceOfFiring(inEach: longer)) }
    return [change.aiming(at: .earlierFiring)]
  }

  private func priceOfFiring(inEach gestures: [String]) -> Consequence {
    let names = gestures.map { "'\($0)'" }.joinedAsList
    return Consequence(.recognizer(target), .other("fire before each \(names), too"))
  }

  /// Of some recognizers, and those that they wait for directly or through others, the ones of more
  /// taps than the explained one. Those for which it waits itself, too, are left out.
  private func gesturesOfMoreTaps(awaitedThrough others: [String]) -> [String] {
    guard let spec, let own = spec.tapCount else { return [] }
    var awaited = others
    var index = 0
    while index < awaited.count {
      let further = scenario.scene.spec(of: awaited[index])?.requireToFail ?? []
      awaited += further.filter { !awaited.contains($0) && !spec.requireToFail.contains($0) }
      index += 1
    }
    // A longer one that waits for the same recognizer is released together with it, and excludes
    // it.
    let left = Set(spec.requireToFail).subtracting(others)
    return awaited.compactMap(scenario.scene.spec).filter { more in
      // A press or a drag after as many taps as its own begins with them.
      let isLonger = more.tapCount.map { $0 > own } ?? (more.tapsBefore >= own)
      return isLonger && left.isDisjoint(with: more.requireToFail)
    }.map(\.id)
  }

  /// Changes against what the recognizers that it waits for wait for themselves, with which it fires
  /// sooner.
  func chain(to root: String) -> [Change] {
    let waiting = scenario.scene.recognizers.filter { $0.requireToFail.contains(root) }
    let changes =
      shorterWaits(of: root)
      + waiting.filter { $0.id != target }.map { .dropRequirement(of: $0.id, toFail: root) }
    return changes.map { $0.aiming(at: .earlierFiring) }
  }

  /// A shorter wait of a recognizer that holds it.
  private func shorterWaits(of id: String) -> [Change] {
    guard let spec = scenario.scene.recognizers.first(where: { $0.id == id }) else { return [] }
    return Change.waitingTimes(of: spec) { _ in 200 }
  }

  /// A shorter wait of a recognizer that holds it, so that it fires when it is wished to.
  private func punctual(_ id: String) -> [Change] {
    guard let wished = wish?.firstBeginning, let actual = record.moments(of: subject).first,
      let spec = scenario.scene.spec(of: id)
    else { return [] }
    return Change.waitingTimes(of: spec) { present in
      present + wished - actual > 0 ? present + wished - actual : nil
    }
  }

  /// Changes against a recognizer that had to fail first, and recognized.
  func losing(toRequired winner: String) -> [Change] {
    [.dropRequirement(of: target, toFail: winner)] + turningRank
      + [.swapRequirement(of: target, toFail: winner), .switchOff(winner)]
      + followingInsteadOfWaiting(winner) + Change.leaveFree(target, of: winner, in: scenario)
  }

  /// A movement starts after the press for whose failure it waits.
  func followingInsteadOfWaiting(_ press: String) -> [Change] {
    guard let spec, let first = scenario.scene.spec(of: press),
      !Change.follow(first, with: spec).isEmpty
    else { return [] }
    return [.startAfter(press, insteadOfWaiting: target, in: scenario)]
  }

  /// Changes against a recognizer after which it starts, and which did not begin.
  func missing(_ first: String) -> [Change] {
    tapsInstead(of: first) + [.dropPrerequisite(of: target, startingAfter: first)]
      + forgiving(first) + Change.leaveFree(target, of: first, in: scenario)
  }

  /// Taps that come before its own movement or press, where it starts after a recognizer of taps:
  /// one finger taps in another interaction than that in which it moves (S15.1).
  private func tapsInstead(of first: String) -> [Change] {
    guard wish != nil, let spec, let count = scenario.scene.spec(of: first)?.tapCount,
      !record.firings(ofRecognizer: first).isEmpty, spec.tapCount == nil,
      let property = spec.kind.property(.numberOfTapsRequired)
    else { return [] }
    let clause = "its \(property.name) were \(count) instead of starting after '\(first)'"
    func counts(_ spec: inout RecognizerSpec) {
      spec.startsAfter.removeAll { $0 == first }
      spec.set(.numberOfTapsRequired, to: .number(Double(count)))
    }
    // A tap excludes a press that needs taps before, but no drag (S15.21).
    let together = Change("\(clause), and it recognized together with that", of: spec.id) { spec in
      counts(&spec)
      if !spec.recognizesTogether.contains(first) { spec.recognizesTogether.append(first) }
    }
    return [Change(clause, of: spec.id, counts)] + (spec.isPress ? [together] : [])
  }

  /// Changes that let a recognizer begin after which it starts.
  func forgiving(_ first: String) -> [Change] {
    guard let spec = scenario.scene.spec(of: first) else { return [] }
    return [.switchOn(other: first)] + takingPart(spec) + shorterWaits(of: first)
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
}
