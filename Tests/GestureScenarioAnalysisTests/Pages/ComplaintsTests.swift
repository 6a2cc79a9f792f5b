import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@testable import GestureCommands

@Suite struct `Page of complaints` {
  static let steps =
    (try? PageCommand.all(of: "Docs/Complaints.md", beginning: "gestures ")) ?? []

  @Test func `shows twelve complaints`() {
    let files = Set(Self.steps.flatMap(\.words).filter { $0.hasSuffix(".json") })
    #expect(files.count == 12)
  }

  @Test(arguments: steps) func `shows what the tool prints`(step: PageCommand) async {
    let output = Output()
    let console = Console(out: { output.add($0) }, errors: { output.add($0) })
    let words = step.words.map { $0.hasSuffix(".json") ? Repository.path($0) : $0 }
    let status = await CommandLineTool(console: console).run(words)
    console.flush()
    #expect(status == (words.first == "lint" ? .shortfall : .success))
    #expect(output.text == step.output)
  }

  @Test func `the picture is what the tool draws`() throws {
    let scenario = try ScenarioLibrary.scenario("Docs/Complaints/late-tap.json")
    let picture = try Repository.text("Docs/Complaints/late-tap.svg")
    #expect(scenario.play().timeline.svg(title: scenario.name) == picture)
  }

  @Test(arguments: ScenarioLibrary.allPaths.filter { $0.hasPrefix("Docs") })
  func `each case comes out as its file says`(path: String) throws {
    let result = try ScenarioLibrary.scenario(path).run()
    #expect(result.passes, "\(result.report)\n\n\(result.record.timeline)")
  }
}
