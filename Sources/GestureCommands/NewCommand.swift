import Foundation
import GestureScenario

/// Writes a scenario to start from.
struct NewCommand: Command {
  let files: ScenarioFiles
  let name = "new"
  let summary = "writes a scenario to start from"
  let operands = "KIND…"
  let options = [
    Option(name: "--output", value: "FILE", help: "the file to write (default: the output)")
  ]
  var discussion: String {
    """
    The scenario has a view with a recognizer of each kind, a gesture of each, and what comes of
    them. Kinds: \(files.kinds.all.map(\.word).joined(separator: ", ")).
    """
  }

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    var kinds: [RecognizerKind] = []
    for word in arguments.operands {
      guard let kind = files.kinds[word] else {
        throw UsageError.unknown("kind", word, among: files.kinds.all.map(\.word))
      }
      kinds.append(kind)
    }
    guard !kinds.isEmpty else {
      throw UsageError("name one kind or several: gestures new tap doubleTap")
    }
    let text = Scenario.starting(with: kinds).text
    guard let path = arguments["--output"] else {
      console.write(String(text.dropLast()))
      return .success
    }
    guard !FileManager.default.fileExists(atPath: path) else {
      throw UsageError("\(path) is there already: name another file")
    }
    try ScenarioFiles.write(text, to: path)
    return .success
  }
}
