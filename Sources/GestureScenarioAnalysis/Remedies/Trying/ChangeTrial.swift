import GestureScenario

/// A scenario with a change, and its run.
struct ChangeTrial {
  let scenario: Scenario
  let record: RunRecord
}
