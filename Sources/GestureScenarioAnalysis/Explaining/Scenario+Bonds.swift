import GestureCore
import GestureDiagnosis
import GestureScenario

extension Scenario {
  /// Why `first`, which has fired, doesn't exclude `second`; nil where only a delegate could allow
  /// both.
  func bond(from first: String, to second: String, _ stage: Stage) -> RecognizerFacts.Bond? {
    guard let winner = scene.spec(of: first), let loser = scene.spec(of: second) else { return nil }
    if winner.id == loser.id { return RecognizerFacts.Bond("one set has made both", rule: "S15.9") }
    guard let one = stage.member(winner.id)?.attached, let two = stage.member(loser.id)?.attached
    else { return nil }
    if let bond = RecognizerFacts.Bond(between: one, and: two) { return bond }
    if let only = winner.preventsOnly, !only.contains(second), !only.contains(loser.id) {
      return RecognizerFacts.Bond(
        "'\(first)' prevents \(Self.list(only)) (preventsOnly)", rule: "S3.29", .oneWay)
    }
    if let only = loser.preventedOnlyBy, !only.contains(first), !only.contains(winner.id) {
      return RecognizerFacts.Bond(
        "\(Self.list(only)) may prevent '\(second)' (preventedOnlyBy)", rule: "S3.29",
        .oneWay)
    }
    return nil
  }

  private static func list(_ ids: [String]) -> String {
    ids.isEmpty ? "nothing" : "only " + ids.map { "'\($0)'" }.joined(separator: ", ")
  }
}
