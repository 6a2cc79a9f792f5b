import GestureCore
import GestureScenario
import GestureTrace
import Testing

@testable import GestureScenarioAnalysis

/// Remedies that fulfil what a file expects of several recognizers.
@Suite struct `A shared remedy`: WishedScenes {
  private func edited(_ edit: (inout Scenario) -> Void) throws -> Scenario {
    var scenario = try scenario(
      page
        + recognizers(
          #"{"id": "key1", "kind": "tap", "view": "page"}"#,
          #"{"id": "key2", "kind": "tap", "view": "page"}"#),
      tap(60, 110, at: 0, 1), "")
    edit(&scenario)
    return scenario
  }

  private func edit(_ change: (inout Scenario) -> Void) throws -> ScenarioEdit {
    ScenarioEdit(from: try edited { _ in }, to: try edited(change))
  }

  @Test func `is the same with another figure`() throws {
    let edits = try [100.0, 200].map { time in
      try edit { $0.scene.recognizers[0].settings[.maximumPressDuration] = .number(time) }
    }
    #expect(edits[0] == edits[1])
  }

  @Test func `is another one of a recognizer with another figure in its name`() throws {
    let edits = try [0, 1].map { index in
      try edit { $0.scene.recognizers[index].isEnabled = false }
    }
    #expect(edits[0] != edits[1])
  }

  @Test func `is another one with another order, and none without a change`() throws {
    let (order, none) = try (edit { $0.scene.recognizers.reverse() }, edit { _ in })
    #expect(order != none)
    #expect(try edit { $0.scene.recognizers[0].requireToFail = ["key2"] } != order)
  }
}
