import GestureCore
import GestureScenario
import GestureSimulation
import GestureTrace
import Testing

@Suite struct `A run that is over` {
  @Test func `leaves nothing behind`() throws {
    weak var window: Window?
    weak var tap: (any GestureRecognizer)?
    do {
      let scenario = try Scenario(
        text: """
          {"scene": {"size": [400, 800],
            "recognizers": [{"id": "tap", "kind": "tap", "view": "window"}],
            "reactions": [
              {"recognizer": "tap", "state": "ended", "do": [{"disable": "tap"}]}]},
           "script": [{"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "ended": {"1": null}}]}
          """)
      let run = ScenarioRun(scenario)
      run.finish()
      #expect(run.simulation.log.actions == ["tap ended"])
      (window, tap) = (run.simulation.window, run.recognizer("tap"))
    }
    #expect(window == nil)
    #expect(tap == nil)
  }
}
