import Foundation
import Synchronization

@testable import GestureCommands

/// The tool, run on some words in this process.
struct ToolRun {
  let status: GestureCommands.ExitStatus
  /// What it wrote, and then what it complained of.
  let text: String

  init(_ words: String..., watched: Bool = false) async {
    await self.init(words, watched: watched)
  }

  init(_ words: [String], watched: Bool = false) async {
    let (output, errors) = (Words(), Words())
    let console = Console(
      out: { output.add($0) }, errors: { errors.add($0) }, errorsAreTerminal: watched)
    status = await CommandLineTool(console: console).run(words)
    console.flush()
    text = output.text + errors.text
  }

  private final class Words: Sendable {
    private let words = Mutex("")
    func add(_ text: String) { words.withLock { $0 += text } }
    var text: String { words.withLock { $0 } }
  }
}

/// Does something with a file of some text, which is gone afterwards.
func withFile(_ text: String, _ body: (String) async throws -> Void) async throws {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).json").path
  try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  defer { try? FileManager.default.removeItem(atPath: path) }
  try await body(path)
}

/// Does something with the file of a scene, all of whose recognizers are on a view 'page'.
func withScene(
  _ recognizers: String, delegate: String = "", script: String = "",
  _ body: (String) async throws -> Void
) async throws {
  let text = """
    {"scene": {"size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
      "recognizers": [\(recognizers)], "delegate": [\(delegate)]}, "script": [\(script)]}
    """
  try await withFile(text, body)
}
