import GestureCore
import GestureScenario

/// Finds the value of a limit that helps: the nearest one, with some room beyond it.
struct LimitSearch: RemedyContextReader {
  let context: RemedyContext

  private var tester: ChangeTester { ChangeTester(context: context) }

  /// How often the margin beyond a value is widened for other fingers.
  private static let mostWidenings = 3

  /// The change, if it is one of a limit, with the nearest value that helps and some room beyond
  /// it, if the room costs nothing; nil where no value helps. There is more room where another
  /// finger needs it.
  func resolved(_ change: Change) -> Change? {
    guard let limit = change.limit else { return change }
    let value = limit.nearest { tester.helps(limit.change(to: $0, insteadOf: change)) }
    guard let value else { return nil }
    let nearest = limit.change(to: value, insteadOf: change)
    var room = endOfTap(nearest, beyond: value) ?? roomBesideRivals(limit, beyond: value)
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

  /// How much else changes; nil if a change doesn't help.
  private func sideEffectCount(of change: Change) -> Int? {
    guard let finding = tester.finding(for: change) else { return nil }
    let effects = tester.sideEffects(of: finding.trial).sides(besides: subject, change.loser)
    return finding.difference.losses.count + effects.unwanted.count - effects.gains.count
  }

  /// A value with some margin. Where less movement is to be allowed, and that would be exactly what
  /// a drag needs, it is a point less: the other one has then failed before the drag begins. Where
  /// more way is to be needed, and that would be exactly what a swipe needs, there is a margin
  /// beyond the swipe's, too.
  private func roomBesideRivals(_ limit: TunableLimit, beyond value: Double) -> Double {
    let room = limit.valueWithRoom(beyond: value)
    let rivals = scenario.scene.recognizers.map(\.profile.trigger).filter { $0.distance == room }
    let isMore = room > limit.present
    switch limit.change(room).property?.name {
    case .allowableMovement? where !isMore && !rivals.isEmpty && room > 1: return room - 1
    case .hysteresis? where isMore && rivals.contains(where: \.isSwipe):
      return limit.valueWithRoom(beyond: room)
    default: return room
    }
  }

  /// How long a tap may last where a press of the same touches follows it: until that begins, so
  /// that no time is left between them; nil where none does. (Our choice: within a second.)
  ///
  /// - Parameters:
  ///   - change: the change to the value that just helps.
  ///   - value: that value. Unit: milliseconds.
  private func endOfTap(_ change: Change, beyond value: Double) -> Double? {
    guard wish != nil, change.property?.name == .maximumPressDuration, spec?.tapCount != nil
    else { return nil }
    return scenario.scene.recognizers.filter { $0.id != recognizer && meets($0.id) }
      .compactMap { $0.number(.minimumPressDuration) }
      .filter { $0 >= value && $0 <= value + 1000 }.min()
  }
}

extension TunableLimit {
  /// The change to a value, with the aim of the change that it stands for.
  func change(to value: Double, insteadOf search: Change) -> Change {
    var change = change(value).aiming(at: search.aim)
    change.arrival = search.arrival
    return change
  }
}
