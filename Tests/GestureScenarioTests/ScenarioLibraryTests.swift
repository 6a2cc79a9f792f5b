import GestureCore
import GestureScenario
import GestureScenarioAnalysis
import GestureSimulation
import GestureTestKit
import Testing

@Suite struct `Library of scenarios` {
  @Test func `every scenario comes out as its file says`() throws {
    try forEach(ScenarioLibrary.paths) { path in
      let result = try ScenarioLibrary.scenario(path).run()
      let report = "\(ScenarioResult.legend)\n\(result.report)\n\n\(result.record.timeline)"
      #expect(result.passes, "\(path): \(report)")
    }
  }

  @Test func `every scenario is written back as it was read`() throws {
    try forEach(ScenarioLibrary.paths) { path in
      let scenario = try ScenarioLibrary.scenario(path)
      let again = try Scenario(text: scenario.text)
      #expect(again == scenario, "\(path)")
      #expect(again.text == scenario.text, "\(path)")
    }
  }

  @Test func `there are many, each with a name of its own and a source`() throws {
    let all = try ScenarioLibrary.all()
    #expect(all.count >= 150)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { !$0.name.isEmpty && $0.source?.isEmpty == false })
  }

  @Test func `every scenario names what must come out`() throws {
    try forEach(ScenarioLibrary.paths) { path in
      let scenario = try ScenarioLibrary.scenario(path)
      #expect(scenario.expectations != Scenario.Expectations(), "\(path)")
    }
  }

  @Test func `a run gives the same log each time`() throws {
    for path in ScenarioLibrary.sample(of: ScenarioLibrary.paths) {
      let scenario = try ScenarioLibrary.scenario(path)
      #expect(scenario.play().logLines == scenario.play().logLines, "\(scenario.name)")
    }
  }
}
