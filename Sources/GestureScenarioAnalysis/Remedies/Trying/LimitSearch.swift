import GestureCore
import GestureScenario

/// Finds the value of a limit that helps: the nearest value, with some room beyond it.
struct LimitSearch: RemedyContextReader {
  let context: RemedyContext

  private var tester: ChangeTester { ChangeTester(context: context) }

  /// How often the margin beyond a value is widened for other fingers.
  private static let mostWidenings = 3

  /// The change, if it is of a limit, with the nearest value that helps and some room beyond it, if
  /// the room costs nothing; nil where no value helps. There is more room if another finger needs
  /// it.
  func resolved(_ change: Change) -> Change? {
    guard let limit = change.limit else { return change }
    let value = limit.nearest { tester.helps(limit.change(to: $0, insteadOf: change)) }
    guard let value else { return nil }
    let nearest = limit.change(to: value, insteadOf: change)
    var room = endOfTap(nearest, beyond: value) ?? roomBesideRivals(limit, beyond: value)
    // Two rows may be hardly farther apart than two taps on one place: a round value with room would
    // often refuse those, too.
    let isSpacing = nearest.property?.role == .allowableTapSpacing
    if isSpacing, nearest.caution == nil, limit.change(room).caution != nil {
      room = limit.valueWithRoom(beyond: value, inWholeUnits: true)
    }
    let roomy = limit.change(to: room, insteadOf: change)
    guard let count = sideEffectCount(of: roomy), count <= sideEffectCount(of: nearest) ?? count
    else {
      return nearest
    }
    let test = SteadinessTest(context: context)
    guard let wish = wish?.loose, roomy.caution == nil, !test.isSteady(roomy, for: wish) else {
      return roomy
    }
    for _ in 0..<Self.mostWidenings {
      room = limit.valueWithRoom(beyond: room)
      let wider = limit.change(to: room, insteadOf: change)
      if sideEffectCount(of: wider) == count, test.isSteady(wider, for: wish) { return wider }
    }
    return roomy
  }

  /// How many other things change; nil if a change doesn't help.
  private func sideEffectCount(of change: Change) -> Int? {
    guard let finding = tester.finding(for: change) else { return nil }
    let effects = tester.sideEffects(of: finding.trial).sides(besides: subject, change.loser)
    return finding.difference.losses.count + effects.unwanted.count - effects.gains.count
  }

  /// A value with some margin. A smaller allowable movement that would equal a drag's distance, or
  /// exceed that of a drag that the script's fingers also make, is a point less than that distance,
  /// so that the recognizer has failed before the drag begins. A longer hysteresis that
  /// would equal a swipe's distance has a margin beyond the swipe's, too.
  private func roomBesideRivals(_ limit: TunableLimit, beyond value: Double) -> Double {
    let room = limit.valueWithRoom(beyond: value)
    let rivals = scenario.scene.recognizers.map(\.profile.trigger).filter { $0.distance == room }
    let isMore = room > limit.present
    switch limit.change(room).property?.role {
    case .allowableMovement? where !isMore && room > 1:
      let least = (rivals.isEmpty ? drags : drags + [room]).filter { $0 > 1 && $0 <= room }.min()
      return least.map { $0 - 1 } ?? room
    case .hysteresis? where isMore && rivals.contains(where: \.isSwipe):
      return limit.valueWithRoom(beyond: room)
    default: return room
    }
  }

  /// The distances after which drags began that had some of its touches.
  private var drags: [Double] {
    scenario.scene.recognizers.compactMap { rival in
      let began = meets(rival.id) && !record.firings(ofRecognizer: rival.id).isEmpty
      return began && rival.profile.trigger.isDrag ? rival.profile.trigger.distance : nil
    }
  }

  /// How long a tap may last if a press of the same touches follows it: until the press begins, so
  /// that no time is left between them; nil where no press follows. (Our choice: within a second.)
  ///
  /// - Parameters:
  ///   - change: the change to the value that just helps.
  ///   - value: the value that just helps. Unit: milliseconds.
  private func endOfTap(_ change: Change, beyond value: Double) -> Double? {
    guard wish != nil, change.property?.role == .maximumPressDuration, spec?.tapCount != nil
    else { return nil }
    return scenario.scene.recognizers.filter { $0.id != recognizer && meets($0.id) }
      .compactMap { $0.number(.minimumPressDuration) }
      .filter { $0 >= value && $0 <= value + 1000 }.min()
  }
}

extension TunableLimit {
  /// The change to a value, with the aim of the change that it replaces.
  func change(to value: Double, insteadOf search: Change) -> Change {
    var change = change(value).aiming(at: search.aim)
    change.arrival = search.arrival
    return change
  }
}
