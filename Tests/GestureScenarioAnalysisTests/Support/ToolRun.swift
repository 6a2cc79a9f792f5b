import GestureTestKit

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
    let (output, errors) = (Output(), Output())
    let console = Console(
      out: { output.add($0) }, errors: { errors.add($0) }, errorsAreTerminal: watched)
    status = await CommandLineTool(console: console).run(words)
    console.flush()
    text = output.text + errors.text
  }
}

/// Does something with a file of some text, which is gone afterwards.
func withFile(_ text: String, _ body: (String) async throws -> Void) async throws {
  let folder = try TemporaryFolder()
  defer { withExtendedLifetime(folder) {} }
  try await body(try folder.write(text, to: "scene.json"))
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
