import GestureTestKit
import Testing

@testable import GestureCommands

/// What `gestures explore` advises to try besides, where a recognizer never recognized.
@Suite struct `A recognizer that never recognized` {
  @Test(arguments: [
    (
      #""set": {"buttonMaskRequired": 2}"#, "", [],
      "a mouse with button mask 2: add --types direct,mouse"
    ),
    (
      "", #", "allowedTouchTypes": ["pencil"]"#, ["--types", "pencil"],
      "a finger: add direct to --types"
    ),
  ])
  func `names what else to try for one that a rival always beats`(
    own: String, others: String, options: [String], need: String
  ) async throws {
    let settings = own.isEmpty ? "" : ", \(own)"
    let recognizers = """
      {"id": "menu", "kind": "tap", "view": "page"\(settings)},
      {"id": "tap", "kind": "tap", "view": "page"\(others)}
      """
    try await withScene(recognizers) { path in
      let arguments = ["explore", path, "--never", "menu+tap", "--depth", "3"] + options
      let result = await ToolRun(arguments)
      #expect(result.status == .unproven || result.status == .shortfall, "\(result.text)")
      #expect(
        result.text.contains("'menu' recognized in none of the scripts: it takes \(need)"),
        "\(result.text)")
    }
  }

  /// More rivals are no help, and a finger that draws too short a way needs no pencil.
  @Test(arguments: ["tap", "circle"])
  func `needs no touches that only reach further rivals`(kind: String) async throws {
    let recognizers = """
      {"id": "own", "kind": "\(kind)", "view": "page"},
      {"id": "tap", "kind": "tap", "view": "page"},
      {"id": "pen", "kind": "pan", "view": "page", "allowedTouchTypes": ["pencil"]}
      """
    try await withScene(recognizers) { path in
      let result = await ToolRun("explore", path, "--never", "own+tap", "--depth", "2")
      #expect(
        result.text.contains("'own' recognized in none of the scripts\n"), "\(result.text)")
    }
  }
}
