import Foundation
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@testable import GestureCommands

@Suite struct `Page of complaints` {
  /// A command that the page shows, and what it says comes out.
  struct Step: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let output: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let steps: [Step] = {
    let prompt = "console\n$ gestures "
    let blocks = (try? Repository.text("Docs/Complaints.md"))?.components(separatedBy: "```") ?? []
    return blocks.filter { $0.hasPrefix(prompt) }.map { block in
      let parts = block.dropFirst(prompt.count).split(separator: "\n", maxSplits: 1)
      let words = parts[0].split(separator: " ").map(String.init)
      return Step(arguments: words, output: parts.count > 1 ? String(parts[1]) : "")
    }
  }()

  @Test func `shows twelve complaints`() {
    let files = Set(Self.steps.flatMap(\.arguments).filter { $0.hasSuffix(".json") })
    #expect(files.count == 12)
  }

  @Test(arguments: steps) func `shows what the tool prints`(step: Step) async {
    let output = Output()
    let console = Console(out: { output.add($0) }, errors: { output.add($0) })
    let words = step.arguments.map { $0.hasSuffix(".json") ? Repository.path($0) : $0 }
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
