@testable import GestureCommands
import GestureScenario
import Testing

@Suite struct `Command lines` {
  private func parse(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(words, of: RunCommand(files: ScenarioFiles(kinds: .standard)), in: "gestures")
  }

  @Test func `options and files may be mixed`() throws {
    let arguments = try parse("a.json", "--quiet", "--jobs", "3", "b.json", "--filter=tap", "--log")
    #expect(arguments.operands == ["a.json", "b.json"])
    #expect(arguments["--jobs"] == "3")
    #expect(arguments["--filter"] == "tap")
    #expect(arguments.has("--quiet") && arguments.has("--log"))
  }

  @Test func `what follows two dashes is no option`() throws {
    #expect(try parse("--quiet", "--", "--log").operands == ["--log"])
  }

  @Test(arguments: [
    (["--quite"], "'gestures run' has no option '--quite'; did you mean '--quiet'?"),
    (["--jobs"], "--jobs needs a value: --jobs N"),
    (["--quiet=yes"], "--quiet takes no value: leave out '=yes'"),
  ])
  func `a mistake is named together with the way out`(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) {
      _ = try Arguments(
        words, of: RunCommand(files: ScenarioFiles(kinds: .standard)), in: "gestures")
    }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }
}
