import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What a delegate's answer depended on, where a file says it (S3.5).
@Suite struct `An explanation of an answer that depends on a state` {
  private func sentences(while states: String) throws -> String {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
          "recognizers": [{"id": "drag", "kind": "pan", "view": "page"},
            {"id": "open", "kind": "tap", "view": "page"}],
          "delegate": [{"question": "shouldBegin", "recognizer": "open", "answer": false,
            "while": {"recognizer": "drag", "state": [\(states)]}}]},
         "script": [{"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "ended": {"1": [100, 100]}},
           {"at": 1000}]}
        """
    )
    return try #require(scenario.explain("open")).causes.map { "\($0)" }.joined(separator: "\n")
  }

  @Test func `says so of a beginning that was denied`() throws {
    let story = try sentences(while: "\"possible\", \"failed\"")
    #expect(
      story.contains(
        "said no, as it does while the state of 'drag' is possible or failed; so it failed"),
      "\(story)")
  }

  @Test func `says nothing where the state didn't count`() throws {
    let story = try sentences(while: "\"cancelled\"")
    #expect(!story.contains("as it does"), "\(story)")
  }
}
