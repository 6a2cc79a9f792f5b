import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What the app took back of its recognizers' relations, and what would have come without that.
@Suite struct `Relations that the app took back`: WishedScenes {
  private var taps: String {
    page
      + recognizers(
        #"{"id": "it", "kind": "tap", "view": "page", "requireToFail": ["double"]}"#,
        #"{"id": "double", "kind": "doubleTap", "view": "page"}"#)
  }

  private func taps(after step: String) -> String {
    step + ", " + tap(60, 110, at: 10, 1) + ", " + tap(60, 110, at: 150, 2)
  }

  @Test(arguments: [("it", "it waits for 'double'"), ("double", "'it' waits for it")])
  func `a requirement that the app took back is told on both sides (S4.36)`(
    id: String, words: String
  ) throws {
    let story = try told(
      taps, taps(after: #"{"at": 0, "do": [{"removeRequirement": "it", "other": "double"}]}"#),
      of: id)
    #expect(story.contains("0 ms The app took back that \(words). (S4.36)"), "\(story)")
  }

  @Test func `with the requirement the tap would not have fired (S4.36)`() throws {
    let explanation = try explained(
      taps, taps(after: #"{"at": 0, "do": [{"removeRequirement": "it", "other": "double"}]}"#),
      #""it": [], "double": ["ended"]"#, "it")
    #expect(
      explanation.remedies == [
        "It would not have fired at 70 ms if the app had not taken back that 'it' waits for 'double'."
      ], "\(explanation)")
  }

  @Test func `a requirement that was never made is not told (S4.36)`() throws {
    let story = try told(
      taps, taps(after: #"{"at": 0, "do": [{"removeRequirement": "double", "other": "it"}]}"#),
      of: "it")
    #expect(!story.contains("took back"), "\(story)")
  }

  @Test func `an action that takes it back is named (S15.5)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "parent": "list", "frame": [0, 100, 400, 90]}],
      """
        + recognizers(
          #"{"id": "list", "kind": "pan", "view": "list"}"#,
          #"{"id": "open", "kind": "tap", "view": "row"}"#,
          #"{"id": "it", "kind": "pan", "view": "row", "startsAfter": ["menu"]}"#,
          #"{"id": "menu", "kind": "longPress", "view": "row"}"#)
          + """
          , "reactions": [{"recognizer": "open", "state": "ended",
            "do": [{"removePrerequisite": "it", "other": "menu"}]}]
          """,
      tap(60, 110, at: 0, 1) + ", "
        + """
        {"at": 1000, "began": {"2": [60, 110]}}, {"at": 1016, "moved": {"2": [60, 140]}},
        {"at": 1032, "moved": {"2": [60, 170]}}, {"at": 1100, "ended": {"2": null}}
        """, #""it": [], "list": ["began", "changed*", "ended"]"#, "it")
    #expect(
      "\(explanation)".contains(
        "The app took back in the action 'ended' of 'open' that it starts after 'menu'. (S15.5)"),
      "\(explanation)")
    #expect(
      explanation.remedies.first?.contains("if the app had not taken back that 'it' starts after")
        ?? false, "\(explanation)")
  }
}
