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
}
