import Foundation
import GestureScenario
@testable import GestureCommands
import GestureTestKit
import Testing

@Suite struct `The tool` {
  /// A file with two taps on a card.
  private func withScene(
    _ single: String, _ body: (String) async throws -> Void
  ) async throws {
    let text = """
      {"scene": {"size": [400, 800], "views": [{"id": "card", "frame": [20, 20, 200, 200]}],
        "recognizers": [
          {"id": "double", "kind": "doubleTap", "view": "card"},
          {"id": "single", "kind": "tap", "view": "card"\(single)}]},
       "script": [{"at": 0, "began": {"1": [50, 50]}}]}
      """
    try await withFile(text, body)
  }

  @Test func `lints a scene and says how to mend it`() async throws {
    try await withScene("") { path in
      let result = await ToolRun("lint", path)
      #expect(result.status == .shortfall, "\(result.text)")
      #expect(result.text.hasPrefix("warning: noRelation: 'single' (a tap)"), "\(result.text)")
      #expect(result.text.contains("fix: single.require(toFail: double)"), "\(result.text)")
      let json = await ToolRun("lint", "--json", path)
      #expect(json.text.contains("\"kind\": \"noRelation\""), "\(json.text)")
      #expect(json.text.hasPrefix("{\"file\": \"\(path)\""), "\(json.text)")
    }
  }

  @Test func `takes a note for no finding`() async throws {
    try await withScene(", \"requireToFail\": [\"double\"]") { path in
      let result = await ToolRun("lint", path)
      #expect(result.status == .success, "\(result.text)")
      #expect(result.text.contains("'single' will fire 350 ms late"), "\(result.text)")
    }
  }

  @Test func `can't lint what it can't read`() async {
    #expect(await ToolRun("lint", "nowhere.json").status == .misuse)
    #expect(await ToolRun("lint").status == .misuse)
  }

  @Test func `writes a counterexample that replays`() async throws {
    try await withScene("") { path in
      let out = path + ".counterexample.json"
      defer { try? FileManager.default.removeItem(atPath: out) }
      let result = await ToolRun("explore", path, "--never", "single+double", "--out", out)
      #expect(result.status == .shortfall, "\(result.text)")
      #expect(result.text.contains("✗ never both 'single' and 'double'"), "\(result.text)")
      #expect(result.text.contains("'double' takes touch"), "a timeline: \(result.text)")
      #expect(result.text.contains("written to \(out)"), "\(result.text)")
      let replay = try Scenario(contentsOfFile: out)
      #expect(replay.run().passes)
      #expect(replay.expectations.actions["single"]?.count == 1)
      #expect(replay.expectations.actions["double"]?.count == 1)
    }
  }

  @Test func `says what held, and how much was tried`() async throws {
    try await withScene(", \"requireToFail\": [\"double\"]") { path in
      let result = await ToolRun(
        "explore", path, "--never", "single+double", "--within", "single=750", "--idle",
        "--depth", "5")
      #expect(result.status == .success, "\(result.text)")
      #expect(result.text.contains("✓ never both 'single' and 'double'"), "\(result.text)")
      #expect(result.text.contains("✓ all is at rest in the end"), "\(result.text)")
      #expect(result.text.contains("scripts of up to 5 steps played"), "\(result.text)")
    }
  }

  @Test func `explores all scenes of a folder`() async throws {
    let folder = Repository.path("Docs/Complaints")
    let result = await ToolRun("explore", folder, "--depth", "3")
    #expect(result.status == .success, "\(result.text)")
    #expect(result.text.contains("✓ \(folder)/late-tap.json: "), "\(result.text)")
    #expect(result.text.contains("11 hold, 0 don't: "), "\(result.text)")
    let quiet = await ToolRun("explore", folder, "--depth", "3", "--quiet", "--limit", "5")
    #expect(quiet.status == .unproven, "\(quiet.text)")
    #expect(quiet.text.hasPrefix("0 hold, 0 don't: "), "\(quiet.text)")
    #expect(quiet.text.contains("11 stopped early, which proves nothing"), "\(quiet.text)")
    let file = "\(folder)/both-fire.json"
    let bad = await ToolRun("explore", file, file, "--never", "scroll+drag", "--depth", "3")
    #expect(bad.status == .shortfall, "\(bad.text)")
    #expect(bad.text.contains("✗ \(file)\n    ✗ never both"), "\(bad.text)")
    let out = await ToolRun("explore", file, file, "--out", "nowhere.json")
    #expect(out.status == .misuse, "\(out.text)")
  }

  @Test func `shows the progress of an exploration only when watched`() async throws {
    try await withScene(", \"requireToFail\": [\"double\"]") { path in
      let words = ["explore", path, "--depth", "8", "--fingers", "2", "--limit", "2500"]
      let watched = await ToolRun(words, watched: true)
      #expect(watched.text.contains(" of 8: "), "\(watched.text)")
      let unwatched = await ToolRun(words)
      #expect(!unwatched.text.contains("step "), "\(unwatched.text)")
    }
  }

  @Test func `takes an option once`() async {
    let file = Repository.path("Docs/Complaints/both-fire.json")
    let result = await ToolRun("explore", file, "--depth", "3", "--depth=4")
    #expect(result.status == .misuse)
    #expect(result.text == "gestures: --depth is given twice\n")
  }

  @Test(arguments: [
    ["--never", "single"], ["--never", "single+tripel"], ["--within", "single"],
    ["--depth", "0"], ["--always", "nobody"], ["--never", "single+single"],
  ])
  func `refuses a property that makes no sense`(options: [String]) async throws {
    try await withScene("") { path in
      let result = await ToolRun("explore", path, options[0], options[1])
      #expect(result.status == .misuse, "\(result.text)")
    }
  }
}
