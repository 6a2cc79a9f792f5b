import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Figures and pairs that a remedy names, and none that helps by a coincidence.
@Suite struct `A remedy's figures`: WishedScenes {
  @Test(arguments: ["it", "sheet"])
  func `one hand-over has one distance, counted from the take-over (S15.12)`(id: String) throws {
    let ways = stride(from: 20, through: 300, by: 20).map { way in
      #"{"at": \#(way), "moved": {"1": [200, \#(600 - way)]}}"#
    }
    let explanation = try explained(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "page", "frame": [0, 100, 400, 700]},
        {"id": "cards", "parent": "list", "frame": [0, 200, 400, 400]}],
      "recognizers": [{"id": "sheet", "kind": "pan", "view": "page"},
        {"id": "it", "kind": "pan", "view": "list"},
        {"id": "flip", "kind": "pan", "view": "cards"}],
      "handOvers": [
        {"from": "flip", "to": "it", "when": {"translation": "y", "atMost": -80}},
        {"from": "it", "to": "sheet", "when": {"translation": "y", "atMost": -200}}]
      """,
      #"{"at": 0, "began": {"1": [200, 600]}}, "# + ways.joined(separator: ", ")
        + #", {"at": 330, "ended": {"1": null}}"#,
      """
      "flip": ["began", "changed*", "ended"], "it": ["began", "changed*", "ended@200"],
      "sheet": ["began@200", "changed*", "ended"]
      """, id)
    let clause = "if 'it' handed over to 'sheet' from -120 pt on"
    #expect(explanation.remedies.count == 1, "\(explanation)")
    #expect(explanation.remedies.first?.contains(clause + ";") == true, "\(explanation)")
  }

  @Test func `a hysteresis of nothing is none (S9.12)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [135, 400], "2": [255, 400]}},
      {"at": 16, "moved": {"1": [127.03, 397.96], "2": [262.97, 402.04]}},
      {"at": 120, "ended": {"1": null, "2": null}}
      """, #""it": ["began", "changed*", "ended"]"#, "it")
    #expect(!explanation.remedies.contains { $0.contains("hysteresis") }, "\(explanation)")
  }

  @Test func `a press begins and repeats when it is wished to (S15.22)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          """
          {"id": "it", "kind": "longPress", "view": "page",
            "set": {"minimumPressDuration": 500, "repeatInterval": 400}}
          """),
      #"{"at": 0, "began": {"1": [60, 110]}}, {"at": 650, "ended": {"1": null}}"#,
      #""it": ["began@300", "changed@400", "changed@500", "changed@600", "ended@650"]"#, "it")
    #expect(
      explanation.remedies == [
        "It would have fired at 300 ms already if its minimumPressDuration were 300 ms and its "
          + "repeatInterval were 100 ms."
      ], "\(explanation)")
  }
}
