import GestureScenario

/// A scenario with a change, and its run.
struct Trial {
  let scenario: Scenario
  let record: RunRecord
}
