import Foundation
import GestureCore
import GestureScenario
import Testing

@testable import GestureCommands

/// The file's own script as a counterexample.
@Suite struct `A file's own script` {
  @Test func `shows the moment at which it waits too long`() async throws {
    let press = """
      {"id": "hold", "kind": "longPress", "view": "page",
        "set": {"minimumPressDuration": 400, "repeatInterval": 100}}
      """
    let script = """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 640, "ended": {"1": null}}
      """
    try await withScene(press, script: script) { path in
      let out = path + ".found.json"
      defer { try? FileManager.default.removeItem(atPath: out) }
      let result = await ToolRun(
        "explore", path, "--within", "hold=399", "--depth", "2", "--out", out)
      #expect(
        result.text.contains("after the last input, in the scene's own script, at 400 ms\n"),
        "\(result.text)")
      let replay = try Scenario(contentsOfFile: out)
      #expect(replay.run().passes)
      #expect(replay.expectations.actions["hold"]?.first?.word == .began)
    }
  }
}
