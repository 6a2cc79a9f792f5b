import GestureCore
import GestureDiagnosis
import GestureScenario

/// Changes that might help where a finger that is meant for something else, such as a palm,
/// disturbs it.
struct OtherFingerCandidates: RemedyContextReader {
  let context: RemedyContext

  /// Changes with which it doesn't get the surplus finger.
  func leavingOutFingers(_ spec: RecognizerSpec, after detail: FailureDetail?) -> [Change] {
    guard let wish, !wish.isForNothing, let figures = detail?.figures else { return [] }
    // The middle of several fingers moves less than each of them.
    if spec.profile.trigger.isDrag, ownTouches.count > 1, figures.unit == .points,
      figures.bound == .atLeast
    {
      return oneForEachTouch(spec)
    }
    guard figures.unit == .count, figures.bound == .atMost else { return [] }
    let inner = hitViews.map(\.id).filter {
      $0 != spec.view && scenario.scene.contains($0, in: spec.view)
    }
    return inner.map { MoveCandidates(context: context).move(spec, to: $0) }
      + hitViews.map { refusing($0, spec) }
      + oneForEachTouch(spec)
  }

  /// It gets no touches that hit a view. The gestures that it loses there are reported as a side
  /// effect. (Lost gestures of a movement are reported in any case.)
  private func refusing(_ view: ViewSpec, _ spec: RecognizerSpec) -> Change {
    var change = Change.keepAway(spec, from: view, refusing: withDecoration(view.id))[0]
    if !spec.profile.trigger.isMovement { change.refusedViews = [] }
    return change
  }

  /// A recognizer for each touch, if one of them alone does what it should, or each taps.
  private func oneForEachTouch(_ spec: RecognizerSpec) -> [Change] {
    guard spec.forEachTouch == nil, spec.profile.needBeyondOneTouch == nil else { return [] }
    var each = scenario
    each.joinSet(spec.id, as: [])
    let firing = each.play().ids(ofSet: spec.id).sorted()
    guard
      firing.count == 1
        || firing.count > 1 && (spec.tapCount == 1 || spec.profile.trigger.isDrag)
    else { return [] }
    var change = Change("there were one for each touch (forEachTouch)") {
      $0.joinSet(spec.id, as: firing)
    }
    change.renaming = (old: spec.id, new: firing)
    change.add(sideEffect: Consequence(.other("each finger"), .other("make the gesture by itself")))
    change.add(sideEffects: tapsLostToMembers(of: spec, each))
    return [change]
  }

  /// The taps of several fingers that a recognizer for each finger leaves only where all fingers lift
  /// in one event.
  private func tapsLostToMembers(of spec: RecognizerSpec, _ each: Scenario) -> [Consequence] {
    let scene = scenario.scene
    let taps = scene.recognizers.filter { rival in
      rival.isEnabled && rival.tapCount == 1 && rival.fingersNeeded > 1
        && (scene.contains(rival.view, in: spec.view) || scene.contains(spec.view, in: rival.view))
    }
    if taps.isEmpty { return [] }
    let places = scenario.placesOfViews.filter { scene.contains($0.view, in: spec.view) }
    return taps.filter { rival in
      guard let place = places.first(where: { scene.contains($0.view, in: rival.view) }) else {
        return false
      }
      func fires(in scenario: Scenario, _ lift: (inout FingerGroup) -> Void) -> Bool {
        var hand = FingerGroup(of: rival, in: scenario, at: place.place)
        hand.down()
        hand.rest(60)
        lift(&hand)
        return NeighbouringGestures.outcome(of: hand.steps, in: scenario, on: place.view).firings
          .contains(rival.id)
      }
      return fires(in: scenario) { $0.liftOneByOne() } && !fires(in: each) { $0.liftOneByOne() }
        && fires(in: each) { $0.lift() }
    }.map {
      Consequence(.recognizer($0.id), .other("fire only where its fingers lift in one event"))
    }
  }

  /// Disables it in the action of another recognizer that fired with other fingers while its own
  /// were down: two recognizers that share no touch don't exclude each other (S4.1).
  var switchedOffByOthers: [Change] {
    guard let wish, wish.isForNothing else { return [] }
    return record.finishedNeighbours(
      ofFirstGestureOf: subject.id, among: scenario.scene.recognizers.map(\.id)
    ).map { other in
      let states = record.actions.filter { $0.recognizer == other }.map(\.state)
      let state = states.first ?? .ended
      var change = Change(
        "the app had switched \(.it) off in the action '\(state.word)' of '\(other)'"
      ) {
        $0.scene.reactions.append(
          Scenario.Reaction(recognizer: other, state: state, actions: [.disable(target)]))
      }
      change.add(
        sideEffect: Consequence(.explained, .other("stay off until the app switches it on again")))
      return change
    }
  }

  /// It doesn't begin while other recognizers are under way with other touches.
  var refusingBesideNeighbours: [Change] {
    neighbours.map { other in
      var rule = DelegateRule(.shouldBegin, of: target, answer: false)
      rule.condition = DelegateRule.Condition(recognizer: other, states: [.began, .changed])
      var change = Change(
        "\(.its("delegate")) said no to shouldBegin while '\(other)' is under way", [rule])
      // Touches are handed over while the giver is under way.
      if scenario.scene.handOvers.contains(where: { $0.from == other && $0.to == target }) {
        change.add(sideEffect: Change.sideEffectOfKeepingTouches(from: other, to: target))
      }
      return change
    }
  }
}
