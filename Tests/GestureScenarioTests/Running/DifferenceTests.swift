import GestureScenario
import Testing

@Suite struct `Differences` {
  private func report(replacing piece: String, with other: String) throws -> String {
    let text = Example.replacing(piece, with: other)
    try #require(text != Example.text)
    return try Scenario(text: text).run().report
  }

  @Test func `another time shows both`() throws {
    #expect(
      try report(replacing: "\"ended@410\"", with: "\"ended@60\"") == """
        expect.actions.single
          − ended@60
          + ended@410
        """)
  }

  @Test func `what is missing stands where it should have come`() throws {
    #expect(
      try report(replacing: "[\"began@0\", \"can", with: "[\"began@0\", \"moved\", \"can") == """
        expect.views.card
            began@0
          − moved
            cancelled@410
        """)
  }

  @Test func `what came without being expected is shown`() throws {
    #expect(
      try report(replacing: "\"single\": [\"ended@410\"]", with: "\"single\": []") == """
        expect.actions.single
          + ended@410
        """)
  }

  @Test func `half a millisecond is no difference`() throws {
    #expect(try report(replacing: "ended@410", with: "ended@409.5").isEmpty)
    #expect(try !report(replacing: "ended@410", with: "ended@409.4").isEmpty)
  }

  @Test(arguments: [
    (#""order": ["double ended"]"#, "expect.order\n  − double ended\n  + single ended@410"),
    (
      #""idle": false"#,
      "expect.idle\n  − something is not at rest\n  + all is at rest"
    ),
    (
      #""outcomes": {"double": ["failed:excluded"]}"#,
      "expect.outcomes.double\n  − failed:excluded\n  + failed:ownDecision: it saw that"
    ),
    (
      #""calls": [{"question": "shouldBegin", "recognizer": "single", "count": 2}]"#,
      "− shouldBegin of 'single', asked 2 times\n  + shouldBegin of 'single', asked 1 times"
    ),
    (
      #""values": [{"recognizer": "single", "state": "ended", "location": [30, 31]}]"#,
      "expect.values[0]\n  − location [30, 31], give or take 0.5\n  + location [30, 30]"
    ),
    (
      #""values": [{"recognizer": "single", "state": "ended", "scale": 1}]"#,
      "+ this kind has no scale"
    ),
    (
      #""values": [{"recognizer": "single", "state": "ended", "occurrence": 2}]"#,
      "− action 2 of 'single' ended\n  + 1 such actions"
    ),
    (
      #""diagnostics": ["cycle"]"#, "expect.diagnostics\n  − cycle\n  + no diagnostic"
    ),
  ])
  func `each expectation that falls short is shown`(expectation: String, shown: String) throws {
    let report = try report(replacing: "\"expect\": {", with: "\"expect\": {\(expectation),")
    #expect(report.contains(shown), "\(report)")
  }
}
