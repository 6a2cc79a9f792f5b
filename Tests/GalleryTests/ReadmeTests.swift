import GestureTestKit
import Testing

@Suite struct `The Gallery's README` {
  static let steps =
    (try? PageCommand.all(of: "Examples/Gallery/README.md", beginning: "swift run Gallery ")) ?? []

  @Test func `shows a list, two exercises and a mistake`() {
    #expect(Self.steps.count == 4)
  }

  @Test(arguments: steps) func `shows what really comes out`(step: PageCommand) throws {
    let run = try ChildProcess.run("Gallery", step.text)
    #expect(run.output + run.errors == step.output)
  }
}
