import GestureCore
import GestureScenario
import GestureSimulation
import Testing

@Suite struct `Library of scenarios` {
  @Test(arguments: ScenarioLibrary.paths)
  func `every scenario comes out as its file says`(path: String) throws {
    let result = try ScenarioLibrary.scenario(path).run()
    let report = "\(ScenarioResult.legend)\n\(result.report)\n\n\(result.record.timeline)"
    #expect(result.passes, "\(report)")
  }

  @Test(arguments: ScenarioLibrary.paths)
  func `every scenario is written back as it was read`(path: String) throws {
    let scenario = try ScenarioLibrary.scenario(path)
    let again = try Scenario(text: scenario.text)
    #expect(again == scenario)
    #expect(again.text == scenario.text)
  }

  @Test func `there are many, each with a name of its own and a source`() throws {
    let all = try ScenarioLibrary.all()
    #expect(all.count >= 150)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { !$0.name.isEmpty && $0.source?.isEmpty == false })
  }

  @Test(arguments: ScenarioLibrary.paths)
  func `every scenario names what must come out`(path: String) throws {
    let scenario = try ScenarioLibrary.scenario(path)
    #expect(scenario.expectations != Scenario.Expectations())
  }

  @Test func `a run gives the same log each time`() throws {
    for scenario in try ScenarioLibrary.all() {
      #expect(scenario.play().logLines == scenario.play().logLines, "\(scenario.name)")
    }
  }
}
