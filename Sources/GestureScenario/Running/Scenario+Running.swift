extension Scenario {
  /// Plays the script in its own window, from the first step until nothing is pending, and compares
  /// the outcome with the expectations.
  public func run() -> ScenarioResult { ScenarioResult(scenario: self, record: play()) }

  /// Plays the script and returns what happened.
  public func play() -> RunRecord {
    let run = ScenarioRun(self)
    run.finish()
    return run.record
  }
}
