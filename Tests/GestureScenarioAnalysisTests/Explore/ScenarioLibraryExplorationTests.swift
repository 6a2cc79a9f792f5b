import GestureExploration
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@Suite struct `The scenario library` {
  /// Bounded by the number of scripts, not by the clock.
  @Test func `keeps the laws whatever the fingers do`() throws {
    for (path, scenario) in try ScenarioLibrary.scenarios() {
      let exploration = scenario.explore(depth: 4, fingers: 2, limit: Effort.of(3, thorough: 400))
      #expect(exploration.counterexample == nil, "\(path)\n\(exploration)")
    }
  }
}
