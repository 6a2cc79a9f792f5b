import GestureDiagnosis
import GestureScenario
import Testing

@testable import GestureCommands

@Suite struct `What a run diagnoses` {
  private static let tap = "{\"id\": \"open\", \"kind\": \"tap\", \"view\": \"page\"}"
  private static let lost = """
    {"at": 0, "moved": {"2": [10, 10]}}, {"at": 20, "ended": {"2": [10, 10]}}
    """

  @Test func `is a warning, though the scenario passes (S13.13)`() async throws {
    try await withScene(Self.tap, script: Self.lost) { path in
      let result = await ToolRun("run", path)
      #expect(result.status == .success, "\(result.text)")
      #expect(
        result.text.contains("\(path): warning: touch 2 is not down; its event was dropped"),
        "\(result.text)")
    }
  }

  @Test func `is a ring of waiting, too (S4.32)`() async throws {
    let ring = """
      {"id": "a", "kind": "tap", "view": "page", "requireToFail": ["b"]},
      {"id": "b", "kind": "pan", "view": "page", "requireToFail": ["a"]}
      """
    let touch = """
      {"at": 0, "began": {"1": [10, 10]}}, {"at": 20, "ended": {"1": [10, 10]}}
      """
    try await withScene(ring, script: touch) { path in
      let result = await ToolRun("run", path)
      #expect(result.text.contains("the newest requirement was refused"), "\(result.text)")
    }
  }

  @Test func `is drawn where nothing else happened`() async throws {
    try await withScene(Self.tap, script: Self.lost) { path in
      let result = await ToolRun("timeline", path)
      #expect(
        result.text.contains(
          "nothing happened but this:\n\n 0 ms  diagnostic: touch 2 is not down; its event was dropped"
        ),
        "\(result.text)")
    }
  }
}
