import GestureCore
import GestureDiagnosis
import GestureScenario

/// Tests whether a change also helps another finger, and not only with the script's figures.
struct SteadinessTest: RemedyContextReader {
  let context: RemedyContext

  /// How far a finger may slip that its user means to hold still. A hysteresis that is longer than
  /// such a drag is no remedy, because the next finger goes farther. (Our choice: twice the
  /// hysteresis of a pan.) Unit: points.
  private static let usualSlip = 20.0

  /// How far a finger that rests may move. Unit: points.
  static let usualTremble = 5.0

  /// How far a finger moves that means to hold still, and trembles more than usual. Unit: points.
  private static let strongTremble = usualTremble.nextUp...usualSlip

  /// A finger that moves less than this has no intended direction: the hysteresis of a pan. Unit:
  /// points.
  private static let leastDrag = GestureSetting.panHysteresis.defaultValue

  /// Whether a change helps another finger, too.
  func isSteady(_ change: Change, for wish: Wish) -> Bool {
    unmetVariation(of: change, for: wish) == nil
  }

  /// The script of another finger with which a change doesn't help, with the change; nil where the
  /// change helps with every finger.
  func unmetVariation(of change: Change, for wish: Wish) -> Scenario? {
    for variation in variations(for: change)
    where !wish.isMet(by: variation.play(), for: subject) {
      var changed = variation
      change.apply(&changed)
      if !wish.isMet(by: change.outcome(of: changed), for: subject) { return changed }
    }
    return nil
  }

  private func variations(for change: Change) -> [Scenario] {
    switch change.caution {
    case .longerWay where scenario.scrolls:
      // A notch of another wheel is several times as long.
      return scenario.variations + [scenario.scrolled(times: 4)]
    case .longerWay where change.property?.role == .minimumPressDuration:
      // If the finger moves, a slower movement is no longer press.
      let moves = scenario.farthestMovement > Self.usualTremble
      return scenario.variations + (moves ? [scenario.played(inTimes: 1.5)] : [])
    case nil where change.property?.role == .minimumPressDuration:
      // A press that is over before a finger trembles helps only where it trembles no sooner.
      let trembles = Self.strongTremble.contains(scenario.farthestMovement)
      return scenario.variations + (trembles ? [scenario.played(inTimes: 0.75)] : [])
    case .longerWay where isBySide || firstFingersSlip: return scenario.variations
    case .longerWay where scenario.farthestMovement > Self.usualSlip:
      return scenario.variations + [scenario.stretched(x: 2, y: 2)]
    case .axis:
      let isDrawn = scenario.scene.recognizers.contains(where: \.isFigure)
      // A movement that is only a tremble may go along any axis.
      let hasNoDirection = isDrawn || scenario.farthestMovement <= Self.leastDrag
      return scenario.variations + (hasNoDirection ? [scenario.turned()] : [])
    case .longerWay, .lastResort, nil: return scenario.variations
    }
  }

  /// Whether the explained recognizer, for two fingers, should not fire, and another recognizer for
  /// two fingers fired: the distance of one doesn't show the distance of the other.
  private var isBySide: Bool {
    func isOfTwoFingers(_ spec: RecognizerSpec) -> Bool {
      if case .twoFingers = spec.profile.trigger { true } else { false }
    }
    guard let spec, isOfTwoFingers(spec), wish?.isForNothing ?? false else { return false }
    return scenario.scene.recognizers.contains { other in
      other.id != recognizer && isOfTwoFingers(other)
        && !record.firings(ofRecognizer: other.id).isEmpty
    }
  }

  /// Whether fingers that wait for another finger, for a pinch or a turn, slip by no more than a
  /// finger that means to rest, however far they go later.
  private var firstFingersSlip: Bool {
    let own = ownTouches
    let isAwaited = scenario.scene.recognizers.contains { other in
      other.profile.trigger.isOfTwoFingers
        && (other.id == recognizer || !(scenario.expectations.actions[other.id] ?? []).isEmpty)
        && !own.isDisjoint(with: touches(of: other.id))
    }
    guard isAwaited, let last = scenario.script.last(where: { !$0.content.began.isEmpty }),
      last.at > scenario.script.first?.at ?? 0
    else { return false }
    var first = scenario
    first.script.removeAll { $0.at >= last.at }
    return first.farthestMovement <= Self.usualSlip
  }
}
