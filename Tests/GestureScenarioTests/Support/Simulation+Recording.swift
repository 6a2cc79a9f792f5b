import GestureScenario
import GestureSimulation
import Testing

extension Simulation {
  /// What was done in it as a scenario, after a way through the scenario's text; it has to pass
  /// there.
  func recordedScenario() throws -> Scenario {
    let scenario = try Scenario(of: self, name: "what a test did", source: "a test")
    let again = try Scenario(text: scenario.text)
    #expect(again == scenario, "read back otherwise than it was written:\n\(scenario.text)")
    let result = again.run()
    #expect(result.passes, "\(ScenarioResult.legend)\n\(result.report)\n\(scenario.text)")
    return again
  }
}
