import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Remedies beyond a single change of what is explained.
@Suite struct `Remedies of two changes, and of another view` {
  private func remedies(_ scene: String, _ script: String, _ expect: String) throws -> [String] {
    try Scenario(scene: scene, script: script, expect: #""actions": {\#(expect)}"#)
      .remedies(for: "it").map(\.sentence)
  }

  @Test func `a limit and what is in the way beyond it`() throws {
    let remedies = try remedies(
      """
      "views": [{"id": "list", "frame": [0, 0, 400, 800]}],
      "recognizers": [{"id": "scroll", "kind": "pan", "view": "list"},
        {"id": "it", "kind": "longPress", "view": "list"}]
      """,
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 200, "moved": {"1": [112, 100]}},
      {"at": 800, "ended": {"1": [112, 100]}}
      """, "\"it\": [\"began\", \"ended\"]")
    #expect(
      remedies.contains(
        "It would have fired at 500 ms if its allowableMovement were 15 pt and 'scroll' and 'it' were "
          + "allowed simultaneously, but then a press that moves in the end would drive both."),
      "\(remedies)")
  }

  private let halves = """
    "views": [{"id": "one", "frame": [0, 0, 200, 800]}, {"id": "two", "frame": [200, 0, 200, 800]}]
    """

  @Test func `the window, where another finger comes down beside its view`() throws {
    let remedies = try remedies(
      halves + ", \"recognizers\": [{\"id\": \"it\", \"kind\": \"pinch\", \"view\": \"one\"}]",
      """
      {"at": 0, "began": {"1": [150, 100], "2": [250, 100]}},
      {"at": 20, "moved": {"1": [100, 100], "2": [300, 100]}},
      {"at": 40, "ended": {"1": null, "2": null}}
      """, "\"it\": [\"began\", \"changed*\", \"ended\"]")
    #expect(
      remedies == [
        "It would have fired at 20 ms if it were on view 'window', but then it would get touches on "
          + "all of view 'window'."
      ])
  }

  @Test func `not the window, where no touch came for it`() throws {
    let remedies = try remedies(
      halves + ", \"recognizers\": [{\"id\": \"it\", \"kind\": \"tap\", \"view\": \"one\"}]",
      "{\"at\": 0, \"began\": {\"1\": [250, 100]}}, {\"at\": 40, \"ended\": {\"1\": null}}",
      "\"it\": [\"ended\"]")
    #expect(!remedies.contains { $0.contains("'window'") }, "\(remedies)")
  }
}
