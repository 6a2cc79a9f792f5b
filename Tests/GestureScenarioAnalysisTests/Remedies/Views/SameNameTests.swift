import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// A view may have the id of a recognizer: a file's names are of two kinds.
@Suite struct `A view with the name of a recognizer` {
  /// A card under a hint that fills it, each with a tap; the card's view is to be told of touches.
  private func scenario(_ card: String, _ hint: String) throws -> Scenario {
    try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "card", "frame": [0, 0, 400, 400]},
            {"id": "hint", "frame": [0, 0, 400, 400], "parent": "card"}],
          "recognizers": [{"id": "\(hint)", "kind": "tap", "view": "hint"},
            {"id": "\(card)", "kind": "tap", "view": "card"}]},
         "script": [{"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "ended": {"1": null}}],
         "expect": {"actions": {"\(card)": ["ended"]}, "views": {"card": ["began", "ended"]}}}
        """)
  }

  private func remedies(_ scenario: Scenario) -> [[String]] {
    scenario.explainAll().map(\.remedies)
  }

  @Test func `has the same remedies as one with another name`() throws {
    let apart = remedies(try scenario("one", "two"))
    let alike = remedies(try scenario("card", "hint"))
    #expect(apart.first?.first?.contains("the cancelsTouchesInView of 'one' were false") ?? false)
    let renamed = apart.map { sentences in
      sentences.map { $0.replacing("'one'", with: "'card'").replacing("'two'", with: "'hint'") }
    }
    #expect(alike == renamed, "\(alike)")
  }
}
