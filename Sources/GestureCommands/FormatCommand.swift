import Foundation
import GestureScenario

/// Formats scenario files.
struct FormatCommand: Command {
  let files: ScenarioFiles
  let name = "format"
  let summary = "writes scenario files back tidily"
  let operands = "FILE-OR-FOLDER…"
  let options = [
    Option(name: "--check", help: "only name the files that are not tidy; exit status 1 if any")
  ]
  let discussion = """
    Keys come in a fixed order, a view, a recognizer and a step take a line each, and what has its
    default value is left out. What the scenario means stays the same. What comes from the
    standard input (-) goes to the output.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    let paths = try files.find(arguments.operands)
    var untidy: [(path: String, text: String)] = []
    var piped: String?
    var isBroken = false
    if arguments.has("--check"), paths.contains(ScenarioFiles.standardInput) {
      throw UsageError("--check looks at files, not at the standard input")
    }
    for path in paths where path != ScenarioFiles.standardInput {
      guard ScenarioFiles.isRegular(path) else {
        throw UsageError("\(path) can't be written back: name - for a pipe")
      }
    }
    for path in paths {
      do throws(ScenarioError) {
        let text = try files.scenario(at: path).text
        if path == ScenarioFiles.standardInput {
          piped = text
        } else if FileManager.default.contents(atPath: path) != Data(text.utf8) {
          untidy.append((path, text))
        }
      } catch {
        console.complain("\(error)")
        isBroken = true
      }
    }
    if isBroken { return .misuse }
    if arguments.has("--check") {
      for (path, _) in untidy { console.write("\(path) is not tidy") }
      return untidy.isEmpty ? .success : .shortfall
    }
    for (path, text) in untidy { try ScenarioFiles.write(text, to: path) }
    if let piped { console.write(String(piped.dropLast())) }
    return .success
  }
}
