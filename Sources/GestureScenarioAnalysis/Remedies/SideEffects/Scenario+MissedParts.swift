import GestureCore
package import GestureScenario

extension Scenario {
  /// Whether actions or touches of views don't come as the file expects.
  package func missesMore(in record: RunRecord) -> Bool {
    record.differences(from: expectations).contains { $0.part == .actions || $0.part == .views }
  }

  /// The parts of a file's expectations, besides actions and views, that are not all met.
  package func partsMissed(in record: RunRecord) -> [ScenarioResult.Difference.Part] {
    var parts: [ScenarioResult.Difference.Part] = []
    for difference in record.differences(from: expectations) {
      switch difference.part {
      case .actions, .views, .script: break
      case .order, .calls, .idle, .outcomes, .values, .diagnostics:
        if !parts.contains(difference.part) { parts.append(difference.part) }
      }
    }
    return parts
  }
}
