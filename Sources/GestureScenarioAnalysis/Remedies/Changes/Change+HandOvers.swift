import GestureCore
import GestureScenario
import GestureTrace

// Changes of hand-overs.
extension Change {
  /// `giver` doesn't hand its touches over to `taker`.
  static func keepTouches(from giver: String, to taker: String) -> Change {
    var change = Change("'\(giver)' did not hand over to '\(taker)'") { scenario in
      scenario.scene.handOvers.removeAll { $0.from == giver && $0.to == taker }
    }
    change.add(sideEffect: sideEffectOfKeepingTouches(from: giver, to: taker))
    return change
  }

  /// The app doesn't set the translation of a drag that hands over once it has gone some distance.
  static func keepTranslation(of giver: String, in scenario: Scenario) -> [Change] {
    func isSetting(_ action: Scenario.HostAction) -> Bool {
      if case .setReading(giver, "translation", _) = action { true } else { false }
    }
    guard scenario.allActions.contains(where: isSetting) else { return [] }
    return [
      Change("the app had not set the translation of '\(giver)' (setTranslation)") {
        $0.remove(isSetting)
      }
    ]
  }

  /// What it costs that `taker` takes nothing over from `giver`.
  static func sideEffectOfKeepingTouches(from giver: String, to taker: String) -> Consequence {
    Consequence(.recognizer(taker), .other("get no touches from '\(giver)'"))
  }

  /// `giver` hands over to `taker` from a distance on.
  static func handOver(
    from giver: String, to taker: String, _ condition: Scenario.HandOver.Condition
  ) -> Change {
    let distance = (condition.farEnd ?? 0).magnitude.plain
    var change = Change(
      "'\(giver)' handed over to '\(taker)' (handOvers) once it has gone \(distance) pt \(condition.side)"
    ) { scenario in
      scenario.scene.handOvers.append(Scenario.HandOver(from: giver, to: taker, when: condition))
    }
    change.handOver = Pair(one: giver, other: taker)
    return change
  }

  /// `giver` hands over to `taker`, which needs more fingers, as soon as it has them.
  ///
  /// - Parameters:
  ///   - count: how many fingers `taker` needs.
  ///   - view: where both get touches.
  static func handOver(
    from giver: String, to taker: String, ofFingers count: Int, on view: String
  ) -> Change {
    var change = Change("'\(giver)' handed over to '\(taker)' (handOvers)") { scenario in
      scenario.scene.handOvers.append(Scenario.HandOver(from: giver, to: taker))
    }
    change.handOver = Pair(one: giver, other: taker)
    change.add(
      sideEffect: Consequence(
        .recognizer(giver),
        .other("give away each of its drags with \(count) fingers on view '\(view)'")))
    return change
  }

  /// What it costs that a drag hands over after some distance: every drag that goes as far does.
  ///
  /// - Parameter part: the only view in which it may; nil where it may everywhere.
  static func sideEffectOfHandingOver(
    from giver: RecognizerSpec, to taker: RecognizerSpec?, on part: String?,
    _ condition: Scenario.HandOver.Condition
  ) -> Consequence {
    let means = giver.usualType == nil ? taker?.wordsOfMeans ?? "" : ""
    let place = part.map { " on view '\($0)'" } ?? ""
    let (distance, side) = ((condition.farEnd ?? 0).magnitude, condition.side)
    let drags =
      distance <= 0 ? "begins with a movement \(side)" : "goes \(distance.plain) pt \(side)"
    return Consequence(
      .recognizer(giver.id), .other("give away each of its drags\(means)\(place) that \(drags)"))
  }

  /// Another distance from which a recognizer hands over, and the other direction.
  static func conditions(
    from giver: String, to taker: String, in scenario: Scenario, _ record: RunRecord
  ) -> [Change] {
    scenario.scene.handOvers.filter { $0.from == giver && $0.to == taker }.flatMap { handOver in
      guard let condition = handOver.condition else { return [Change]() }
      if scenario.impossibleCondition(of: handOver) != nil { return [unconditionally(handOver)] }
      let reached = record.translations(of: giver).map(condition.distance)
      // Where it went that way, though not far enough, the other way isn't meant.
      let farthest = condition.farthest(of: reached)
      let other =
        farthest >= GestureSetting.panHysteresis.defaultValue ? [] : [otherWay(of: handOver)]
      return bounds(of: handOver, condition, reached, in: scenario, record) + other + [
        otherAxis(of: handOver, condition)
      ]
    }
  }

  /// It hands over whatever its translation.
  private static func unconditionally(_ handOver: Scenario.HandOver) -> Change {
    var change = Change("'\(handOver.from)' handed over to '\(handOver.to)' without a condition") {
      scenario in
      for index in scenario.scene.handOvers.indices
      where scenario.scene.handOvers[index] == handOver {
        scenario.scene.handOvers[index].condition = nil
      }
    }
    change.add(
      sideEffect: Consequence(
        .recognizer(handOver.from), .endsAtOnce))
    change.handOver = Pair(one: handOver.from, other: handOver.to)
    return change
  }

  private static func bounds(
    of handOver: Scenario.HandOver, _ condition: Scenario.HandOver.Condition,
    _ reached: [Double], in scenario: Scenario, _ record: RunRecord
  ) -> [Change] {
    let (bound, sign) = condition.atLeast.map { ($0, 1.0) } ?? (condition.atMost ?? 0, -1)
    let farthest = condition.farthest(of: reached)
    guard condition.atLeast == nil || condition.atMost == nil, bound * sign > 0, farthest > 0
    else { return [] }
    let limit = TunableLimit(
      of: Change.Pair(one: handOver.from, other: handOver.to), present: bound * sign,
      figures: [farthest, farthest / 2]
    ) { value in
      from(value * sign, handOver, in: scenario, record)
    }
    return [limit.search]
  }

  /// The distance that the giver has gone at a moment, as the distance from which it hands over.
  static func handOver(
    from giver: String, to taker: String, at moment: Double, in scenario: Scenario,
    _ record: RunRecord
  ) -> [Change] {
    let offers = record.actionsWithTranslation(of: giver)
    guard let index = offers.firstIndex(where: { isSameMoment($0.at, moment) }), index > 0 else {
      return []
    }
    return scenario.scene.handOvers.filter { $0.from == giver && $0.to == taker }
      .compactMap { handOver in
        guard let condition = handOver.condition,
          (condition.atLeast == nil) != (condition.atMost == nil)
        else { return nil }
        let ways = offers[(index - 1)...index].map {
          condition.distance(of: $0.readings["translation"] ?? [])
        }
        let isGrowing = condition.atLeast != nil
        guard isGrowing ? ways[0] < ways[1] : ways[1] < ways[0] else { return nil }
        return from(roundValue(upTo: ways[1], beyond: ways[0]), handOver, in: scenario, record)
      }
  }

  /// The roundest value up to `value` and beyond `other`.
  static func roundValue(upTo value: Double, beyond other: Double) -> Double {
    for step in [10.0, 5, 1] {
      let round = (value / step).rounded(.towardZero) * step
      if (round > other) == (value > other), round != other, round != 0 { return round }
    }
    return value
  }

  /// Another distance for the hand-over, in the same direction. It is measured from where the giver
  /// began or took over; it applies in both cases, although the script shows only one of them.
  private static func from(
    _ value: Double, _ handOver: Scenario.HandOver, in scenario: Scenario, _ record: RunRecord
  ) -> Change {
    let giver = handOver.from
    var change = Change("'\(giver)' handed over to '\(handOver.to)' from \(value.plain) pt on") {
      $0.scene.change(handOver) { condition in
        if condition.atLeast == nil { condition.atMost = value } else { condition.atLeast = value }
      }
    }
    change.handOver = Pair(one: giver, other: handOver.to)
    if let spec = scenario.scene.spec(of: giver), case .drag(let start) = spec.profile.trigger,
      value.magnitude <= start, var condition = handOver.condition
    {
      // The condition is met as the giver begins, which then never goes on by itself in that
      // direction.
      if condition.atLeast == nil { condition.atMost = value } else { condition.atLeast = value }
      change.add(
        sideEffect: sideEffectOfHandingOver(
          from: spec, to: scenario.scene.spec(of: handOver.to), on: nil, condition))
    } else if let former = handOver.condition?.farEnd, value.magnitude < former.magnitude {
      let side = handOver.condition?.side ?? ""
      change.add(
        sideEffect: Consequence(
          .recognizer(giver),
          .other("also give away drags that go only \(value.magnitude.plain) pt \(side)")))
    }
    guard scenario.scene.handOvers.contains(where: { $0.to == giver }) else { return change }
    let origin =
      record.tookOver(giver) ? "where it began by itself" : "where it took the touches over"
    change.add(
      sideEffect: Consequence(
        .recognizer(giver), .other("hand over after \(value.magnitude.plain) pt also \(origin)")))
    return change
  }

  /// How far, and to which other side, as an adverb; nil where the condition has two ends, no end,
  /// or an end that is met at the start.
  private static func wordsOfOtherWay(_ condition: Scenario.HandOver.Condition) -> String? {
    let (least, most) = (condition.atLeast, condition.atMost)
    guard least == nil || most == nil, least.map({ $0 > 0 }) ?? true, most.map({ $0 < 0 }) ?? true,
      let value = least ?? most
    else { return nil }
    let sides = condition.axis == .x ? ("to the left", "to the right") : ("up", "down")
    let (new, old) = value > 0 ? sides : (sides.1, sides.0)
    return "after \(value.magnitude.plain) pt \(new) and not \(old)"
  }

  /// The same distance to the other side.
  private static func otherWay(of handOver: Scenario.HandOver) -> Change {
    let way = handOver.condition.flatMap(wordsOfOtherWay) ?? "by a movement the other way"
    var change = Change("'\(handOver.from)' handed over to '\(handOver.to)' \(way)") {
      $0.scene.change(handOver) { condition in
        let (least, most) = (condition.atLeast, condition.atMost)
        condition.atLeast = most.map { -$0 }
        condition.atMost = least.map { -$0 }
      }
    }
    change.handOver = Pair(one: handOver.from, other: handOver.to)
    return change
  }

  private static func otherAxis(
    of handOver: Scenario.HandOver, _ condition: Scenario.HandOver.Condition
  ) -> Change {
    let axis: Scenario.HandOver.Axis = condition.axis == .x ? .y : .x
    var change = Change(
      "'\(handOver.from)' handed over to '\(handOver.to)' by its translation in \(axis.rawValue)"
    ) { $0.scene.change(handOver) { $0.axis = axis } }
    change.handOver = Pair(one: handOver.from, other: handOver.to)
    return change
  }
}

extension Scenario.Scene {
  fileprivate mutating func change(
    _ handOver: Scenario.HandOver, _ change: (inout Scenario.HandOver.Condition) -> Void
  ) {
    let index = handOvers.firstIndex { other in
      other.from == handOver.from && other.to == handOver.to && other.isAlong(handOver)
    }
    guard let index, var condition = handOvers[index].condition else { return }
    change(&condition)
    handOvers[index].condition = condition
  }
}

extension Scenario.HandOver.Condition {
  /// How far translations go its way; 0 for none.
  fileprivate func farthest(of reached: [Double]) -> Double {
    let sign = atLeast == nil ? -1.0 : 1
    return max(reached.map { $0 * sign }.max() ?? 0, 0)
  }

  /// The distance from which it is met, with its sign.
  fileprivate var farEnd: Double? { atLeast ?? atMost }

  /// The side to which the giver goes, as an adverb.
  var side: String {
    let way = axis == .x ? ("right", "left") : ("down", "up")
    return atLeast == nil ? way.1 : way.0
  }
}

extension Scenario.HandOver {
  /// Whether `other` has its condition on the same axis, to the same side, whatever the bounds.
  fileprivate func isAlong(_ other: Scenario.HandOver) -> Bool {
    condition?.axis == other.condition?.axis
      && (condition?.atLeast == nil) == (other.condition?.atLeast == nil)
      && (condition?.atMost == nil) == (other.condition?.atMost == nil)
  }
}
