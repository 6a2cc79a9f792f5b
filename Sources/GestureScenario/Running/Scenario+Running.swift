extension Scenario {
  /// Plays the script on a window of its own, from the first step until nothing is pending, and
  /// compares what came out with what is expected.
  public func run() -> ScenarioResult { ScenarioResult(scenario: self, record: play()) }

  /// Plays the script and says what happened.
  public func play() -> RunRecord {
    let run = ScenarioRun(self)
    run.finish()
    return run.record
  }
}
