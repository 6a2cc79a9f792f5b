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

  @Test(
    arguments: [
      (#", "times": [2]"#, "said no; it says yes only at question 2 (times)"),
      (#", "times": [2, 4]"#, "said no; it says yes only at questions 2 and 4 (times)"),
      ("", nil),
    ])
  func `says so of one that answers by number (S3.17)`(times: String, clause: String?) throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "photo", "frame": [0, 0, 400, 800]}],
          "recognizers": [{"id": "zoom", "kind": "pan", "view": "photo"},
            {"id": "turn", "kind": "horizontalPan", "view": "photo", "set": {"hysteresis": 15}}],
          "delegate": [{"question": "shouldRecognizeSimultaneously", "recognizer": "zoom",
            "other": "turn", "answer": \(times.isEmpty ? "false" : "true")\(times)}]},
         "script": [{"at": 0, "began": {"1": [100, 100]}}, {"at": 16, "moved": {"1": [112, 100]}},
          {"at": 32, "moved": {"1": [150, 100]}}, {"at": 60, "ended": {"1": [150, 100]}}]}
        """)
    let story = try #require(scenario.explain("turn")).causes.map { "\($0)" }
      .joined(separator: "\n")
    #expect(story.contains(clause ?? "said no. "), "\(story)")
    #expect(story.contains("(times)") == (clause != nil), "\(story)")
  }

  @Test func `says nothing where the state didn't count`() throws {
    let story = try sentences(while: "\"cancelled\"")
    #expect(!story.contains("as it does"), "\(story)")
  }
}
