import Foundation
import GestureScenario
import GestureTestKit
import Testing

@testable import GestureCommands

@Suite struct `Explore's verdict` {
  private static let both = """
    {"question": "shouldRecognizeSimultaneously", "recognizer": "circle", "answer": true}
    """

  /// A circle, which no few steps of the search come to.
  private static func circle(_ events: Int = 40) -> String {
    let moves = (1...events).map { index in
      let angle = 2 * Double.pi * 1.05 * Double(index) / Double(events)
      let place = "[\(200 + 60 * cos(angle)), \(200 + 60 * sin(angle))]"
      return "{\"at\": \(16 * index), \"moved\": {\"1\": \(place)}}"
    }
    return
      (["{\"at\": 0, \"began\": {\"1\": [260, 200]}}"] + moves
      + ["{\"at\": \(16 * events + 30), \"ended\": {\"1\": null}}"]).joined(separator: ",\n")
  }

  private static let circleAndPan = """
    {"id": "circle", "kind": "circle", "view": "page"}, {"id": "pan", "kind": "pan", "view": "page"}
    """

  @Test func `counts the file's own script`() async throws {
    try await withScene(Self.circleAndPan, delegate: Self.both, script: Self.circle()) { path in
      let out = path + ".found.json"
      defer { try? FileManager.default.removeItem(atPath: out) }
      let result = await ToolRun(
        "explore", path, "--never", "circle+pan", "--depth", "3", "--out", out)
      #expect(result.status == .shortfall, "\(result.text)")
      #expect(
        result.text.contains("both recognized the same touch, in the scene's own script"),
        "\(result.text)")
      let replay = try Scenario(contentsOfFile: out)
      #expect(replay.run().passes)
      #expect(replay.expectations.actions["circle"]?.count == 1)
    }
  }

  @Test func `is none where who is named never recognizes`() async throws {
    try await withScene(Self.circleAndPan, delegate: Self.both) { path in
      let result = await ToolRun("explore", path, "--never", "circle+pan", "--depth", "3")
      #expect(result.status == .unproven, "\(result.text)")
      #expect(
        result.text.hasPrefix(
          """
          – never both 'circle' and 'pan': was not put to the test
            'circle' recognized in none of the scripts

          """), "\(result.text)")
      let all = await ToolRun("explore", path, path, "--never", "circle+pan", "--depth", "3")
      #expect(all.status == .unproven, "\(all.text)")
      #expect(all.text.contains("– \(path): was not put to the test"), "\(all.text)")
    }
  }

  @Test func `names the fingers that are missing`() async throws {
    let recognizers = """
      {"id": "pinch", "kind": "pinch", "view": "page"},
      {"id": "turn", "kind": "rotation", "view": "page"}
      """
    try await withScene(recognizers) { path in
      let named = await ToolRun("explore", path, "--never", "pinch+turn", "--depth", "3")
      #expect(named.status == .unproven, "\(named.text)")
      #expect(
        named.text.contains(
          "'pinch' recognized in none of the scripts: it takes 2 fingers, and there were fewer"),
        "\(named.text)")
      let laws = await ToolRun("explore", path, "--depth", "3")
      #expect(laws.status == .success, "the laws hold all the same: \(laws.text)")
      #expect(laws.text.contains("'turn' recognized in none of the scripts"), "\(laws.text)")
    }
  }

  @Test func `is none where the search stopped early`() async throws {
    let tap = "{\"id\": \"tap\", \"kind\": \"tap\", \"view\": \"page\"}"
    try await withScene(tap) { path in
      let result = await ToolRun("explore", path, "--limit", "10")
      #expect(result.status == .unproven, "\(result.text)")
      #expect(
        result.text.hasPrefix("– all is at rest in the end: not violated so far\n"),
        "\(result.text)")
    }
  }

  @Test(
    arguments: Effort.of(
      [["--depth", "2"]],
      thorough: [["--depth", "2"], ["--depth", "4", "--never", "tap+other"]]))
  func `is against a scene whose reactions go on for ever`(options: [String]) async throws {
    let text = """
      {"scene": {"size": [400, 800], "recognizers": [
        {"id": "tap", "kind": "tap", "view": "window"},
        {"id": "other", "kind": "pan", "view": "window"}],
        "reactions": [{"recognizer": "tap", "state": "ended", "do": [
          {"send": {"began": {"1": [5, 5]}}}, {"send": {"ended": {"1": [5, 5]}}}]}]},
        "script": []}
      """
    try await withFile(text) { path in
      let out = path + ".found.json"
      defer { try? FileManager.default.removeItem(atPath: out) }
      let result = await ToolRun(["explore", path, "--out", out] + options)
      #expect(result.status == .shortfall, "\(result.text)")
      #expect(result.text.contains("reactions or answers go on for ever"), "\(result.text)")
      let replay = try Scenario(contentsOfFile: out)
      #expect(replay.script.count == 2)
      #expect(!replay.run().passes)
    }
  }

  @Test func `says what was tried`() async throws {
    let tap = "{\"id\": \"tap\", \"kind\": \"tap\", \"view\": \"page\"}"
    try await withScene(tap) { path in
      let result = await ToolRun("explore", path, "--depth", "2")
      #expect(
        result.text.contains(
          "tried: a finger down at (192, 383); to 20 places around, 27 to 70.7 points away, and back"
        ),
        "\(result.text)")
    }
  }

  @Test func `is one for each property, however they are given`() async throws {
    let taps = (1...3).map { "{\"id\": \"t\($0)\", \"kind\": \"tap\", \"view\": \"page\"}" }
    try await withScene(taps.joined(separator: ", ")) { path in
      let result = await ToolRun(
        "explore", path, "--never", "t1+t2", "--never", "t2+t3,t1+t3", "--depth", "3")
      for pair in ["'t1' and 't2'", "'t2' and 't3'", "'t1' and 't3'"] {
        #expect(result.text.contains("– never both \(pair)"), "\(result.text)")
      }
    }
  }
}
