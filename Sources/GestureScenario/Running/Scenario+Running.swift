extension Scenario {
  /// Plays the script on a window of its own, from the first step until nothing is pending, and
  /// compares what came out with what is expected.
  public func run() -> ScenarioResult {
    let record = play()
    return ScenarioResult(scenario: self, record: record)
  }

  /// Plays the script and says what happened.
  public func play() -> RunRecord {
    let performance = Performance(of: self)
    performance.player.play(script)
    return RunRecord(
      stage: performance.stage, delegate: performance.delegate, player: performance.player,
      actions: performance.actions)
  }
}
