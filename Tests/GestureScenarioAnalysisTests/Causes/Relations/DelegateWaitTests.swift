import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Waits that a delegate asks for, and that were over when the gesture was complete.
@Suite struct `A wait that a delegate asked for`: WishedScenes {
  private let script = """
    {"at": 0, "began": {"1": [50, 50]}}, {"at": 16, "moved": {"1": [75, 50]}},
    {"at": 40, "moved": {"1": [120, 50]}}, {"at": 80, "ended": {"1": null}}
    """

  private func scene(_ question: String, of asked: String, about other: String) -> String {
    page
      + recognizers(
        #"{"id": "press", "kind": "longPress", "view": "page"}"#,
        #"{"id": "lift", "kind": "pan", "view": "page"}"#)
      + #", "delegate": [{"question": "\#(question)", "answer": true, "recognizer": "\#(asked)","#
      + #" "other": "\#(other)"}]"#
  }

  @Test(arguments: [
    ("shouldRequireFailure", "lift", "press"), ("shouldBeRequiredToFail", "press", "lift"),
  ])
  func `is told where it held nothing, with what was meant (S3.22, S4.26)`(
    question: String, asked: String, other: String
  ) throws {
    let scene = scene(question, of: asked, about: other)
    let story = try told(scene, script, of: "lift")
    #expect(
      story.contains(
        "'press', for which it waits, as the delegate of '\(asked)' asked for, failed at 16 ms (it "
          + "moved: 25 pt where 10 pt are allowed), so nothing held it: to wait means until the other "
          + "one fails."), "\(story)")
    let found = try remedies(scene, script, #""lift": []"#, of: "lift")
    #expect(
      found.contains { $0.contains("if 'lift' started after 'press' (startsAfter) instead of") },
      "\(found)")
  }

  @Test func `is none of the one that is waited for`() throws {
    let alone = scene("shouldRequireFailure", of: "press", about: "lift")
    let story = try told(alone, script, of: "lift")
    #expect(!story.contains("for which it waits"), "\(story)")
  }
}
