import GestureCore
import GestureDiagnosis
import GestureScenario

/// Changes of what recognizers hand over to each other, and when.
struct HandOverCandidates: RemedyContextReader {
  let context: RemedyContext

  /// A drag that won hands over: to a gesture of more fingers as soon as those are down, to another
  /// drag once it has gone some way, as a list at its end does to the sheet around it, or a sheet at
  /// its top to the list in it.
  func handingOver(from winner: RecognizerSpec, to spec: RecognizerSpec) -> [Change] {
    let scene = scenario.scene
    guard wish != nil, winner.view != spec.view,
      spec.profile.edges == nil,  // touches that are handed over come from no edge
      scene.contains(winner.view, in: spec.view) || scene.contains(spec.view, in: winner.view),
      !scene.handOvers.contains(where: { $0.from == winner.id && $0.to == spec.id }),
      winner.profile.trigger.isDrag,
      spec.tapsBefore == 0  // which don't count for touches that are handed over
    else { return [] }
    let isOutward = scene.contains(winner.view, in: spec.view)
    let needed = spec.profile.numberOfTouches.lowerBound
    if needed > winner.profile.numberOfTouches.lowerBound {
      guard spec.profile.trigger.isDrag || spec.profile.trigger.isOfTwoFingers else { return [] }
      let view = isOutward ? winner.view : spec.view
      return [.handOver(from: winner.id, to: spec.id, ofFingers: needed, on: view)]
    }
    guard spec.profile.trigger.isDrag else { return [] }
    let reached = record.translations(of: winner.id)
    let usual = Scenario.HandOver.Axis.allCases.flatMap { axis in
      let ways = reached.map { $0[axis == .x ? 0 : 1] }
      return [ways.max() ?? 0, ways.min() ?? 0].enumerated().map { index, farthest in
        let half = (farthest.magnitude / 20).rounded() * 10
        let distance = isOutward ? 10 : max(half, 10)
        return index == 0
          ? Scenario.HandOver.Condition(axis, atLeast: distance) : .init(axis, atMost: -distance)
      }
    }
    let punctual = punctualConditions(of: winner.id, at: wish?.firstBeginning)
    return (punctual + usual).filter { spec.moves(along: $0.axis) }.map { condition in
      var change = Change.handOver(from: winner.id, to: spec.id, condition)
      change.add(
        sideEffect: Change.sideEffectOfHandingOver(
          from: winner, to: spec, on: isOutward ? nil : spec.view, condition))
      return change
    }
  }

  /// Conditions for a hand-over that the touches meet at a moment: a round distance that they have
  /// just passed along the axis in which they go.
  private func punctualConditions(
    of giver: String, at moment: Double?
  ) -> [Scenario.HandOver.Condition] {
    let offers = record.actionsWithTranslation(of: giver)
    guard let moment, let index = offers.firstIndex(where: { isSameMoment($0.at, moment) }),
      index > 0
    else { return [] }
    return Scenario.HandOver.Axis.allCases.compactMap { axis in
      let ways = offers[(index - 1)...index].map { offer in
        (offer.readings["translation"] ?? [])[axis == .x ? 0 : 1]
      }
      guard ways[0].magnitude < ways[1].magnitude else { return nil }
      let distance = Change.roundValue(upTo: ways[1], beyond: ways[0])
      return distance > 0 ? .init(axis, atLeast: distance) : .init(axis, atMost: distance)
    }
  }

  /// The taker of a hand-over hands the touches back at the wished moment: when it should end, or
  /// when the giver should begin once more.
  func handingBack(from taker: String, to giver: String) -> [Change] {
    guard let wish, let spec = scenario.scene.spec(of: taker),
      scenario.lacksWayBack(from: taker, to: giver)
    else { return [] }
    let moment = taker == target ? wish.end : wish.secondBeginning
    let receiver = scenario.scene.spec(of: giver)
    return punctualConditions(of: taker, at: moment).filter {
      receiver?.moves(along: $0.axis) ?? true
    }.map { condition in
      var change = Change.handOver(from: taker, to: giver, condition)
      change.add(
        sideEffect: Change.sideEffectOfHandingOver(
          from: spec, to: receiver, on: nil, condition))
      return change
    }
  }

  /// It doesn't hand its touches over.
  func keeping(from taker: String) -> [Change] {
    handingBack(from: taker, to: target) + punctualHandOver(from: target, to: taker)
      + [.keepTouches(from: target, to: taker)]
      + Change.conditions(from: target, to: taker, in: scenario, record)
  }

  /// A hand-over at the wished time: when the taker should begin, or the giver should end.
  func punctualHandOver(from giver: String, to taker: String) -> [Change] {
    guard let wish, let moment = giver == target ? wish.end : wish.firstBeginning else { return [] }
    return Change.handOver(from: giver, to: taker, at: moment, in: scenario, record)
  }

  /// Rivals no longer exclude the recognizers to which it hands over.
  func freeingTakers(_ spec: RecognizerSpec) -> [Change] {
    let takers = scenario.scene.handOvers.filter { $0.from == spec.id }.map(\.to)
    return takers.flatMap { taker in
      scenario.scene.recognizers.map(\.id).filter { id in
        id != taker && id != spec.id && meets(id) && !record.firings(ofRecognizer: id).isEmpty
      }.map { Change.allow($0, with: taker) }
    }
  }
}

extension RecognizerSpec {
  /// Whether its movement may go along an axis.
  fileprivate func moves(along axis: Scenario.HandOver.Axis) -> Bool {
    let directions = profile.directions
    return directions.isEmpty || directions.contains { axis == .x ? $0.dx != 0 : $0.dy != 0 }
  }
}
