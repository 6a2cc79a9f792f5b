import Foundation
import GestureTestKit
import Testing

@Suite struct `The Gallery's README` {
  /// A command that the README shows, and what it says comes out.
  struct Step: CustomTestStringConvertible {
    let arguments: String
    let output: String
    var testDescription: String { arguments }
  }

  static let steps: [Step] = {
    let page = try? Repository.text("Examples/Gallery/README.md")
    let blocks = page?.components(separatedBy: "```")
    return (blocks ?? []).compactMap { block in
      let prompt = "console\n$ swift run Gallery "
      guard block.hasPrefix(prompt) else { return nil }
      let parts = block.dropFirst(prompt.count).split(separator: "\n", maxSplits: 1)
      return Step(arguments: String(parts[0]), output: parts.count > 1 ? String(parts[1]) : "")
    }
  }()

  @Test func `shows a list, two exercises and a mistake`() {
    #expect(Self.steps.count == 4)
  }

  @Test(arguments: steps) func `shows what really comes out`(step: Step) throws {
    let run = try ChildProcess.run("Gallery", step.arguments)
    #expect(run.output + run.errors == step.output)
  }
}
