import GestureCore
import GestureScenario
import GestureTrace

// What other recognizers lose to a recognizer that no longer waits.
extension WaitingCandidates {
  /// What the recognizers for which it no longer waits lose, and what those that they wait for
  /// lose.
  func lossesOfNotWaiting(forAny others: [String]) -> [Consequence] {
    guard waits(forNoneBut: others) else { return [] }
    let rivals = awaited(through: others).filter { $0 != target }
    return rivals.compactMap(tapsLost) + others.compactMap(lateFingersLost)
      + rivals.compactMap(dragsLost) + rivals.compactMap(swipesLost)
  }

  /// What a movement, for which it no longer waits, loses by a press that takes its time.
  func dragsLost(toPressInsteadOfWaitingFor movement: String) -> [Consequence] {
    waits(forNoneBut: [movement]) ? [dragsLost(by: movement)].compactMap { $0 } : []
  }

  private func waits(forNoneBut others: [String]) -> Bool {
    spec?.requireToFail.allSatisfy(others.contains) ?? false
  }

  /// The longer swipes that a swipe or a drag takes from `other`; nil where it takes none, and with
  /// a wish, for which they are tried.
  private func swipesLost(by other: String) -> Consequence? {
    guard wish == nil, let spec, spec.tapsBefore == 0, spec.profile.edges == nil,
      let own = spec.profile.trigger.wayOfOneFinger,
      let rival = scenario.scene.spec(of: other), case .swipe(let way) = rival.profile.trigger,
      own < way, mayExclude(rival, spec),
      spec.profile.numberOfTouches.contains(rival.fingersNeeded)
    else { return nil }
    let (directions, lost) = (spec.profile.directions, rival.profile.directions)
    guard directions.isEmpty || lost.allSatisfy(directions.contains) else { return nil }
    let verb = spec.profile.trigger.isDrag ? "begins" : "recognizes"
    return Consequence(
      .recognizer(other),
      .gestureLost("hardly ever fire, since '\(target)' \(verb) first", isScripts: true))
  }

  /// The taps that a drag or a press takes from `other`, for which it no longer waits: taps in
  /// which a finger moves, or rests, for so long that it begins. Nil where it takes none, or only
  /// with more fingers.
  private func tapsLost(by other: String) -> Consequence? {
    guard let spec, spec.tapsBefore == 0, let rival = scenario.scene.spec(of: other),
      rival.tapCount != nil,
      let taps = rival.profile.taps, mayExclude(rival, spec),
      spec.profile.numberOfTouches.contains(taps.numberOfTouches)
    else { return nil }
    let words: String
    switch spec.profile.trigger {
    case .drag(let distance) where distance < taps.allowableMovement:
      words = "a finger moves so far that '\(target)' begins (\(distance.plain) pt)"
    case .press(let time) where time > .zero && time < taps.maximumPressDuration:
      words = "a finger rests so long that '\(target)' begins (\(time.inMilliseconds.plain) ms)"
    case .drag, .press, .taps, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: return nil
    }
    return Consequence(.recognizer(other), .other("no longer fire where \(words)"))
  }

  /// The drags after a rest that a press takes from `other`, for which it no longer waits.
  private func dragsLost(by other: String) -> Consequence? {
    guard let spec, case .press(let time) = spec.profile.trigger, time > .zero,
      let rival = scenario.scene.spec(of: other), rival.profile.trigger.isDrag,
      rival.profile.numberOfTouches.contains(spec.fingersNeeded), mayExclude(rival, spec)
    else { return nil }
    let words = "a finger rests so long that '\(target)' begins (\(time.inMilliseconds.plain) ms)"
    return Consequence(.recognizer(other), .other("no longer fire where \(words)"))
  }

  /// The fingers that a drag of fewer fingers takes from `other`, for which it no longer waits.
  private func lateFingersLost(by other: String) -> Consequence? {
    guard let spec, case .drag(let distance) = spec.profile.trigger, spec.tapsBefore == 0,
      let rival = scenario.scene.spec(of: other), rival.profile.trigger.isMovement,
      spec.fingersNeeded < rival.fingersNeeded, mayExclude(rival, spec)
    else { return nil }
    return Consequence(
      .recognizer(other),
      .other(
        "no longer fire where a finger moves so far that '\(target)' begins (\(distance.plain) pt) "
          + "before the others come down"))
  }

  /// Whether either recognizer excludes the other if it begins first.
  private func mayExclude(_ rival: RecognizerSpec, _ spec: RecognizerSpec) -> Bool {
    let scene = scenario.scene
    return !scene.allows(spec.id, beside: rival.id) && !scene.allows(rival.id, beside: spec.id)
      && spec.mayPrevent(rival)
      && !spec.startsAfter.contains(rival.id) && !rival.startsAfter.contains(spec.id)
  }
}

extension GestureProfile.Trigger {
  /// How far a finger goes until it begins or recognizes; nil if it is neither a swipe nor a drag.
  fileprivate var wayOfOneFinger: Double? {
    switch self {
    case .swipe(let distance), .drag(let distance): distance
    case .taps, .press, .drawing, .twoFingers, .hover, .delay, .unknown: nil
    }
  }
}
