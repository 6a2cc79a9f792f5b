import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Swipes on a view and on one in it, of which the nearer one always goes first (S4.4).
@Suite struct `Swipes that lie in another one` {
  private func tabs(_ inner: String, script: String = "") throws -> Scenario {
    try Scenario(
      scene: """
        "views": [{"id": "tabs", "frame": [0, 0, 400, 800]},
          {"id": "row", "parent": "tabs", "frame": [0, 200, 400, 60]}],
        "recognizers": [
          {"id": "next", "kind": "swipe", "view": "tabs", "set": {"direction": ["left"]}},
          {"id": "delete", "kind": "swipe", "view": "row", "set": {\(inner)}}]
        """, script: script)
  }

  private func stroke(_ step: Int) -> String {
    let moves = (1...10).map { #"{"at": \#($0 * 10), "moved": {"1": [\#(300 + $0 * step), 230]}}"# }
    return
      ([#"{"at": 0, "began": {"1": [300, 230]}}"#] + moves
      + [#"{"at": 110, "ended": {"1": null}}"#]).joined(separator: ", ")
  }

  @Test(arguments: [
    (49, "after 49 pt the same way, and 'next' needs 50"), (50, "after the same 50 pt"),
  ])
  func `are told where the nearer one needs no more (S4.4, S9.29)`(
    distance: Int, words: String
  ) throws {
    let inner = #""direction": ["left"], "minimumDistance": \#(distance)"#
    let note = try #require(try tabs(inner).findings(.rarelyFires).first)
    #expect(
      note.severity == .note
        && note.sentence.hasPrefix(
          "'next' never fires with a single finger on view 'row' while 'delete' is free: 'delete' "
            + "fires there \(words)"),
      "\(note)")
    for step in [-30, -12, -6] {
      let actions = try tabs(inner, script: stroke(step)).play().actions
      #expect(actions.map(\.recognizer) == ["delete"], "\(step) pt a step")
    }
  }

  @Test(arguments: [
    #""direction": ["left"], "minimumDistance": 51"#, #""direction": ["right"]"#,
    #""direction": ["left"], "maximumCrossDistance": 5"#,
    #""direction": ["left"], "maximumDuration": 100"#,
  ])
  func `are not told where the outer one may come first (S4.4, S9.30)`(inner: String) throws {
    #expect(try tabs(inner).findings(.rarelyFires).isEmpty)
  }
}
