import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// What people usually do against a conflict: explain names it where it works.
@Suite struct `The usual remedy of a conflict` {
  /// Explains something in a scene with the views 'page', 'card' in it, and 'side' beside the card.
  private func explain(
    _ id: String, _ recognizers: String, _ script: String, page: String = "", card: String = "",
    side: String = "", rest: String = "", wish: String? = nil
  ) throws -> Explanation {
    let scenario = try Scenario(
      scene: """
        "views": [
          {"id": "page", "frame": [0, 0, 400, 800]\(page)},
          {"id": "card", "parent": "page", "frame": [0, 100, 400, 200]\(card)},
          {"id": "side", "parent": "page", "frame": [0, 300, 400, 200]\(side)}],
        "recognizers": [\(recognizers)]\(rest)
        """, script: script)
    return try #require(scenario.explain(id, wish: try wish.map { try Wish($0) }))
  }

  private func recognizer(
    _ id: String, _ kind: String, _ view: String = "card", _ rest: String = ""
  ) -> String {
    SceneText.recognizer(id, kind, on: view, rest)
  }

  private let tap = """
    {"at": 0, "began": {"1": [100, 150]}}, {"at": 60, "ended": {"1": null}}
    """
  private let pull = """
    {"at": 0, "began": {"1": [100, 150]}}, {"at": 16, "moved": {"1": [100, 170]}},
    {"at": 32, "moved": {"1": [100, 190]}}, {"at": 60, "ended": {"1": null}}
    """
  private let pressAndPull = """
    {"at": 0, "began": {"1": [100, 150]}}, {"at": 600, "moved": {"1": [100, 170]}},
    {"at": 660, "ended": {"1": null}}
    """

  @Test func `for a drag that a press excludes is to start after it`() throws {
    let story = try explain(
      "drag", recognizer("hold", "longPress") + "," + recognizer("drag", "pan"), pressAndPull)
    #expect(
      story.remedies.contains(
        "It would have fired at 600 ms if 'drag' started after 'hold' (startsAfter), but then it "
          + "would begin only after 500 ms of holding still, when 'hold' has fired."), "\(story)")
  }

  @Test func `against a rival with unusual limits is the usual one`() throws {
    let presses = try explain(
      "menu",
      recognizer("reorder", "longPress", "page", #", "set": {"minimumPressDuration": 350}"#) + ","
        + recognizer("menu", "longPress"), pressAndPull)
    #expect(
      presses.remedies.contains(
        "It would have fired at 500 ms if the minimumPressDuration of 'reorder' were left at the "
          + "default (500 ms), but then 'reorder' would begin only after 500 ms, and not with these "
          + "touches."), "\(presses)")
    let jitter = """
      {"at": 0, "began": {"1": [100, 150]}}, {"at": 30, "moved": {"1": [100, 152]}},
      {"at": 60, "ended": {"1": null}}
      """
    let pan = recognizer("pan", "pan", "page", #", "set": {"hysteresis": 1}"#)
    let button = try explain("card", pan, jitter, card: #", "control": true"#)
    #expect(
      button.remedies.first
        == "It would have got touchesEnded at 60 ms if the hysteresis of 'pan' were left at "
        + "the default (10 pt), but then 'pan' would begin only after 10 pt, and not with these touches.",
      "\(button)")
    let unwanted = try explain("pan", pan, jitter, wish: "pan: none")
    #expect(
      unwanted.remedies.contains(
        "It would not have fired at 30 ms if its hysteresis were left at the default (10 pt), but "
          + "then it would begin only after 10 pt."),
      "\(unwanted)")
  }

  @Test func `for the one that waits in vain is to let the other wait, or not begin`() throws {
    let story = try explain(
      "pull",
      recognizer("pull", "pan", "page", #", "requireToFail": ["scroll"]"#) + ","
        + recognizer("scroll", "pan"), pull)
    #expect(
      story.remedies.contains(
        "It would have fired at 16 ms if 'scroll' had to wait for 'pull' to fail, and not the other "
          + "way round, but then 'scroll' would not fire."), "\(story)")
    #expect(
      story.remedies.contains(
        "It would have fired at 16 ms if the delegate of 'scroll' said no to shouldBegin, but then "
          + "'scroll' would not fire."), "\(story)")
  }

  @Test func `for a pencil beside a palm is to take pencils alone`() throws {
    let script = """
      {"at": 0, "began": {"1": [300, 250]}}, {"at": 100, "began": {"2": [100, 150]}, "type": "pencil"},
      {"at": 116, "moved": {"2": [100, 180]}}, {"at": 200, "ended": {"1": null, "2": null}}
      """
    let story = try explain("draw", recognizer("draw", "pan"), script)
    #expect(
      story.remedies.contains(
        "It would have fired at 116 ms if its allowedTouchTypes were 'pencil' alone, but then it "
          + "would take nothing but a pencil."), "\(story)")
  }

  @Test func `for fingers on two views is the view around both`() throws {
    let script = """
      {"at": 0, "began": {"1": [100, 150]}}, {"at": 10, "began": {"2": [100, 350]}},
      {"at": 60, "ended": {"1": null, "2": null}}
      """
    let story = try explain(
      "it", recognizer("it", "tap", "card", #", "set": {"numberOfTouchesRequired": 2}"#), script)
    #expect(
      story.remedies.contains(
        "It would have fired at 60 ms if it were on view 'page', but then it would get touches on all "
          + "of view 'page'."), "\(story)")
  }

  @Test func `for a list under a dialog is a cover that catches its touches`() throws {
    let story = try explain(
      "pick", recognizer("pick", "tap"), tap.replacing("150", with: "250"),
      side: #", "catchesOwnTouches": false, "hitOutset": 100"#, wish: "pick: none")
    #expect(
      story.remedies == [
        "It would not have fired at 60 ms if the catchesOwnTouches of view 'side' were true."
      ], "\(story)")
  }

  @Test func `for an edge pan that began too far inside is a deeper edge`() throws {
    let script = """
      {"at": 0, "began": {"1": [26, 150]}}, {"at": 16, "moved": {"1": [60, 150]}},
      {"at": 60, "ended": {"1": null}}
      """
    let story = try explain(
      "back", recognizer("back", "screenEdgePan", "page", #", "set": {"edges": ["left", "top"]}"#),
      script)
    #expect(
      story.says("the touch began too far from its edges: 26 pt where 20 pt are allowed."),
      "\(story)")
    #expect(
      story.remedies == [
        "It would have fired at 16 ms if its edgeDepth were 30 pt, but then it would begin up to 30 pt "
          + "from the edge."
      ], "\(story)")
  }

  @Test func `for another kind of scrolling keeps the first kind`() throws {
    let script = """
      {"at": 0, "scroll": {"at": [100, 150], "by": [0, 30], "kind": "continuous"}}
      """
    let story = try explain(
      "move", recognizer("move", "pan", "card", #", "set": {"allowedScrollTypes": ["discrete"]}"#),
      script)
    #expect(
      story.says("that is continuous, and it takes only discrete scrolling (allowedScrollTypes)"),
      "\(story)")
    #expect(
      story.remedies == [
        "It would have fired at 0 ms if its allowedScrollTypes were 'continuous' and 'discrete'."
      ], "\(story)")
  }

  @Test(arguments: [(150, false), (154, true)])
  func `is never a limit of nothing`(y: Int, isLimit: Bool) throws {
    let script = """
      {"at": 0, "began": {"1": [100, 150], "2": [200, 150]}},
      {"at": 16, "moved": {"1": [80, 150], "2": [220, \(y)]}},
      {"at": 60, "ended": {"1": null, "2": null}}
      """
    let story = try explain("turn", recognizer("turn", "rotation"), script)
    #expect(story.remedies.contains { $0.contains("its hysteresis were") } == isLimit, "\(story)")
    #expect(isLimit || story.remedies.isEmpty, "\(story)")
  }

  @Test func `against a recognizer elsewhere is no order between the two`() throws {
    let script = """
      {"at": 0, "began": {"1": [100, 150]}}, {"at": 10, "began": {"2": [100, 350]}},
      {"at": 60, "ended": {"1": null, "2": null}}
      """
    let story = try explain(
      "no", recognizer("yes", "tap") + "," + recognizer("no", "tap", "side"), script,
      card: #", "exclusiveTouch": true"#, wish: "no: none")
    #expect(story.remedies.isEmpty, "\(story)")
    #expect(
      story.says(
        "View 'card' had touch 1 then. The isExclusiveTouch of view 'card' keeps touches only from "
          + "other views, not from recognizers."), "\(story)")
  }

  @Test func `for one that the app has switched off names what did it`() throws {
    let script =
      tap + ", " + pull.replacing("\"1\"", with: "\"2\"").replacing("\"at\": ", with: "\"at\": 10")
    let story = try explain(
      "drag", recognizer("drag", "pan", "page") + "," + recognizer("open", "tap"), script,
      rest: """
        , "reactions": [{"recognizer": "open", "state": "ended", "do": [{"disable": "drag"}]}]
        """)
    #expect(
      story.says("the app switched it off in the action 'ended' of 'open' at 60 ms (isEnabled)."),
      "\(story)")
    #expect(
      story.remedies.first?.hasSuffix("if the app had not switched it off.") == true, "\(story)")
  }

  @Test func `a tap that nothing prevents names what may (S4.12)`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]},
            {"id": "cell", "frame": [0, 0, 400, 100], "parent": "page"}],
          "recognizers": [
            {"id": "any", "kind": "tap", "view": "page", "preventedOnlyBy": []},
            {"id": "open", "kind": "tap", "view": "cell"}]},
         "script": [{"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "ended": {"1": null}}],
         "expect": {"actions": {"open": ["ended"], "any": []}}}
        """)
    for id in ["open", "any"] {
      let remedies = try #require(scenario.explain(id)).remedies
      #expect(
        remedies.contains { $0.contains("the preventedOnlyBy of 'any' named 'open'") },
        "\(remedies)")
    }
  }
}
