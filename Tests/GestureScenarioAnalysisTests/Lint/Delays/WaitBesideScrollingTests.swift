import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// What lint says of one that waits for another which doesn't get all that it gets.
@Suite struct `A wait for one that gets less` {
  private func findings(_ scene: String, script: String = "") throws -> [Lint.Finding] {
    try Scenario(
      size: [300, 300],
      scene: """
        "views": [{"id": "v", "frame": [0, 0, 200, 200]}], \(scene)
        """, script: script
    ).lint()
  }

  @Test(arguments: ["[]", "[\"discrete\"]"])
  func `is none where scrolling drives it (S9.25)`(others: String) throws {
    let found = try findings(
      """
      "recognizers": [
        {"id": "a", "kind": "pan", "view": "v", "set": {"allowedScrollTypes": \(others)}},
        {"id": "b", "kind": "pan", "view": "v", "requireToFail": ["a"],
          "set": {"allowedScrollTypes": ["continuous"]}}]
      """)
    #expect(!found.contains { $0.kind == .neverFires || $0.kind == .rarelyFires }, "\(found)")
  }

  @Test func `is told as an error where it gets no more than that`() throws {
    let found = try findings(
      """
      "recognizers": [{"id": "a", "kind": "pan", "view": "v"},
        {"id": "b", "kind": "pan", "view": "v", "requireToFail": ["a"]}]
      """)
    #expect(found.contains { $0.kind == .neverFires }, "\(found)")
  }

  @Test func `leaves room for a touch that only the other one was refused (S3.3)`() throws {
    let found = try findings(
      """
      "recognizers": [{"id": "a", "kind": "pan", "view": "v", "requireToFail": ["b"]},
        {"id": "b", "kind": "pan", "view": "v"}],
      "delegate": [
        {"question": "shouldReceiveEvent", "recognizer": "a", "times": [1], "answer": false}]
      """)
    #expect(!found.contains { $0.kind == .neverFires }, "\(found)")
    #expect(found.contains { $0.kind == .rarelyFires }, "\(found)")
  }

  @Test func `heeds what the script does to views`() throws {
    let scene = """
      "views": [{"id": "w", "frame": [0, 0, 200, 200], "alpha": 0}],
      "recognizers": [{"id": "a", "kind": "tap", "view": "w"}]
      """
    func found(_ script: String) throws -> Lint.Finding {
      let scenario = try Scenario(size: [300, 300], scene: scene, script: script)
      return try #require(scenario.lint().first { $0.kind == .unreachable })
    }
    #expect(try !found("").sentence.contains("the script changes"))
    let shown = try found("{\"at\": 100, \"do\": [{\"setAlpha\": \"w\", \"to\": 1}]}")
    #expect(shown.sentence.hasSuffix("; but the script changes the scene"), "\(shown)")
  }
}
