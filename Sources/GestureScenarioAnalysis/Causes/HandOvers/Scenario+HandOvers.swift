import GestureScenario
import GestureTrace

extension Scenario {
  /// Whether `taker` takes over from `giver` and doesn't hand the touches back.
  func lacksWayBack(from taker: String, to giver: String) -> Bool {
    scene.handOvers.contains { $0.from == giver && $0.to == taker }
      && !scene.handOvers.contains { $0.from == taker && $0.to == giver }
  }

  /// The condition of a hand-over that never holds, because its giver has no translation; nil where
  /// it may hold.
  func impossibleCondition(of handOver: Scenario.HandOver) -> Scenario.HandOver.Condition? {
    let readings = scene.spec(of: handOver.from)?.kind.readings ?? []
    let hasTranslation = readings.contains { $0.name == "translation" }
    return hasTranslation ? nil : handOver.condition
  }
}

extension Scenario.HandOver.Condition {
  /// The bounds in words.
  var clause: String {
    let bounds = [
      atLeast.map { "at least \($0.plain) pt" }, atMost.map { "at most \($0.plain) pt" },
    ]
    return bounds.compactMap(\.self).joinedAsList
  }
}
