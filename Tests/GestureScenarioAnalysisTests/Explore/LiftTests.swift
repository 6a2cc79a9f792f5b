import GestureCore
import GestureExploration
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// A flick so quick that only the lift brings a new place (S13.6).
@Suite struct `Lifts at a new place` {
  private func scenario() throws -> Scenario {
    try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "card", "frame": [0, 0, 400, 400]}],
          "recognizers": [{"id": "pan", "kind": "pan", "view": "card"},
                          {"id": "tap", "kind": "tap", "view": "card"}]}, "script": []}
        """)
  }

  private func explore(liftsElsewhere: Bool) throws -> Exploration {
    var input = ExplorationInput()
    input.liftsElsewhere = liftsElsewhere
    return try scenario().explore(
      depth: 2, [.always(oneOf: ["pan"], if: .moved(20))], input: input)
  }

  @Test func `are tried where they are asked for`() throws {
    let result = try explore(liftsElsewhere: true)
    let found = try #require(result.counterexample, "\(result)")
    guard case .lift(_, let place?)? = found.events.last?.what else {
      Issue.record("the tap allows 45 pt, and excludes the pan\n\(result)")
      return
    }
    #expect("\(result)".contains("lifts at (\(Int(place.x)), "), "\(result)")
    let written = try scenario().scenario(of: found)
    #expect(written.text.contains("\"ended\""), "\(written.text)")
    #expect(try Scenario(text: written.text).play().problems.isEmpty)
  }

  @Test func `are tried nowhere else`() throws {
    let result = try explore(liftsElsewhere: false)
    #expect(result.counterexample == nil, "\(result)")
  }

  @Test func `are an option of the tool`() async throws {
    try await withScene("{\"id\": \"tap\", \"kind\": \"tap\", \"view\": \"page\"}") { path in
      let command = ["explore", path, "--idle", "--depth", "2"]
      let (without, with) = (await ToolRun(command), await ToolRun(command + ["--lifts"]))
      #expect(!without.text.contains("lifts there"), "\(without.text)")
      #expect(with.text.contains("lifts there"), "\(with.text)")
    }
  }
}
