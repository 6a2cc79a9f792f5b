import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What a story says of a hand-over that did not come about though its giver had gone far enough.
@Suite struct `Obstacles to a hand-over`: WishedScenes {
  /// A sheet that hands over to the scrolling of the page around it.
  private func scene(_ scroll: String = "", _ more: String = "") -> String {
    """
    "views": [{"id": "page", "frame": [0, 0, 400, 800]},
      {"id": "list", "parent": "page", "frame": [0, 0, 400, 400]}],
    "recognizers": [{"id": "press", "kind": "longPress", "view": "list",
        "set": {"minimumPressDuration": 2000, "allowableMovement": 1000}},
      {"id": "scroll", "kind": "pan", "view": "page"\(scroll)},
      {"id": "sheet", "kind": "pan", "view": "list"}],
    "handOvers": [
      {"from": "sheet", "to": "scroll", "when": {"translation": "y", "atLeast": 60}}]\(more)
    """
  }

  private let drag = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [100, 130]}},
    {"at": 100, "moved": {"1": [100, 180]}}, {"at": 150, "moved": {"1": [100, 220]}},
    {"at": 200, "ended": {"1": null}}
    """

  private func reaction(_ action: String, at state: String) -> String {
    #", "reactions": [{"recognizer": "sheet", "state": "\#(state)", "do": [\#(action)]}]"#
  }

  @Test func `a translation that the app sets back is not reached (S15.11)`() throws {
    let scene = scene("", reaction(#"{"resetTranslation": "sheet"}"#, at: "changed"))
    let story = try told(scene, drag, wish: "scroll: fires")
    #expect(
      story.contains(
        "At 100 ms it was 80 pt, but the app set it to 0 pt (setTranslation) in the action "
          + "'changed' of 'sheet', after which the condition is asked.")
        && story.contains("if the app had not set the translation of 'sheet' (setTranslation)"),
      "\(story)")
  }

  /// Each step of 50 points is less than what is asked for.
  @Test func `a translation that never grows far enough is said to count anew (S15.11)`() throws {
    let scene = scene("", reaction(#"{"resetTranslation": "sheet"}"#, at: "began"))
    let story = try told(
      scene,
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [100, 130]}},
      {"at": 100, "moved": {"1": [100, 180]}}, {"at": 200, "ended": {"1": null}}
      """, of: "scroll")
    #expect(
      story.contains(
        "it was 30 to 50 pt; the app set it (setTranslation) at 50 ms in the action 'began' of "
          + "'sheet', and it counts from there."), "\(story)")
  }

  @Test(arguments: [
    (#"{"disable": "scroll"}"#, "switched it off"),
    (#"{"remove": "scroll"}"#, "taken it off its view"),
  ])
  func `a taker that the app takes out of play is not free (S15.11)`(
    action: String, words: String
  ) throws {
    let story = try told(
      scene("", reaction(action, at: "began")), drag, wish: "scroll: fires")
    #expect(
      story.contains(
        "'sheet' could not hand its touches over to it at 100 ms: the app had \(words) at 50 ms in "
          + "the action 'began' of 'sheet'.")
        && story.contains("It would have fired at 100 ms if the app had not \(words)"), "\(story)")
  }

  @Test func `a taker that waits is not free (S15.11)`() throws {
    let together =
      #", "delegate": [{"question": "shouldRecognizeSimultaneously", "answer": true}]"#
    let story = try told(scene(#", "requireToFail": ["press"]"#, together), drag, of: "scroll")
    #expect(
      story.contains(
        "'sheet' could not hand its touches over to it at 100 ms: it waited for 'press' since 50 "
          + "ms."), "\(story)")
  }

  @Test(arguments: [true, false])
  func `a taker of two fingers needs both (S15.11)`(liftsOne: Bool) throws {
    let lift = liftsOne ? #"{"at": 60, "ended": {"2": null}}, "# : ""
    let second = liftsOne ? "" : #", "2": [200, 330]"#
    let story = try told(
      scene(#", "set": {"minimumNumberOfTouches": 2}"#),
      """
      {"at": 0, "began": {"1": [100, 100], "2": [200, 100]}},
      {"at": 50, "moved": {"1": [100, 130], "2": [200, 130]}}, \(lift)
      {"at": 150, "moved": {"1": [100, 330]\(second)}}, {"at": 250, "ended": {"1": null}}
      """, of: "scroll")
    #expect(
      story.contains("only one of their touches was down, and 2 are needed") == liftsOne,
      "\(story)")
  }

  @Test func `a take-over that a delegate refuses names the giver (S15.12)`() throws {
    let refusal =
      #", "delegate": [{"question": "shouldBegin", "recognizer": "scroll", "answer": false}]"#
    let story = try told(scene("", refusal), drag, of: "scroll")
    #expect(story.contains("It was to take over the touches of 'sheet':"), "\(story)")
  }

  @Test func `a giver ends once (S15.12)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "drag", "kind": "pan", "view": "page"}"#,
          #"{"id": "hold", "kind": "longPress", "view": "page"}"#)
        + #", "handOvers": [{"from": "hold", "to": "drag", "#
        + #""when": {"translation": "y", "atLeast": 60}}]"#,
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 600, "moved": {"1": [100, 130]}},
      {"at": 700, "moved": {"1": [100, 180]}}, {"at": 800, "ended": {"1": null}}
      """, wish: "drag: fires")
    #expect(
      story.contains("but then 'hold' would end as it begins, with the touches handed over."),
      "\(story)")
  }

  @Test(arguments: [
    (
      #"{"disable": "scroll"}"#, "began",
      "It could not hand its touches over to 'scroll' at 100 ms: the app had switched that one off"
    ),
    (
      #"{"resetTranslation": "sheet"}"#, "changed",
      "It hands its touches over to 'scroll' where its translation in y is at least 60 pt. At 100 ms"
    ),
    (#"{"enable": "scroll"}"#, "began", nil),
  ])
  func `the giver is told, too (S15.11)`(action: String, state: String, words: String?) throws {
    let story = try told(scene("", reaction(action, at: state)), drag, of: "sheet")
    #expect(words.map(story.contains) ?? !story.contains("could not hand"), "\(story)")
  }
}
