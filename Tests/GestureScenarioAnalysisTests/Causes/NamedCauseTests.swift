import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Sentences that name the cause, the object and the time, where a guess would be easier.
@Suite struct `Causes with their object and their time` {
  /// A scene of two views, one above the other, that take several fingers.
  private static func explain(
    _ id: String, recognizers: String = "", scene: String = "", views: String = "",
    _ script: String
  ) throws -> Explanation {
    let scenario = try Scenario(
      scene: """
        "views": [{"id": "top", "frame": [0, 0, 400, 400]},
          {"id": "low", "frame": [0, 400, 400, 400]}\(views)],
        "recognizers": [\(recognizers)]\(scene)
        """, script: script)
    return try #require(scenario.explain(id))
  }

  private static func one(
    _ kind: String, _ more: String = "", id: String = "it", on view: String = "top"
  ) -> String {
    SceneText.recognizer(id, kind, on: view, more)
  }

  private static let drag = """
    {"at": 0, "began": {"1": [50, 50]}}, {"at": 16, "moved": {"1": [70, 50]}},
    {"at": 32, "moved": {"1": [120, 50]}}, {"at": 60, "ended": {"1": null}}
    """

  // MARK: Views

  @Test func `a touch that an alert takes is not a later tap's (S7.25)`() throws {
    let script = """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 20, "began": {"2": [50, 500]}},
      {"at": 50, "cancelled": ["1"]}, {"at": 50, "ended": {"2": null}}
      """
    let tap = Self.one("tap", ", \"cancelsTouchesInView\": false", on: "low")
    let story = try Self.explain("it", recognizers: tap, script)
    #expect(!story.says("It took touch"), "\(story)")
    let view = try Self.explain("top", recognizers: tap, script)
    #expect(view.says("50 ms  Touch 1 was cancelled from outside, as by an alert"), "\(view)")
  }

  @Test(arguments: [
    ("", "low", "view 'low' lets no other view"), ("", "top", "it takes touches only while no"),
  ])
  func `which of two views takes touches alone is told (S2.18)`(
    _: String, exclusive: String, phrase: String
  ) throws {
    let veil = ", {\"id\": \"\(exclusive)X\", \"frame\": [0, 0, 1, 1]}"
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [
            {"id": "top", "frame": [0, 0, 400, 400], "exclusiveTouch": \(exclusive == "top")},
            {"id": "low", "frame": [0, 400, 400, 400], "exclusiveTouch": \(exclusive == "low")}
            \(veil)]},
         "script": [{"at": 0, "began": {"1": [50, 500]}}, {"at": 30, "began": {"2": [50, 50]}},
           {"at": 90, "ended": {"1": null, "2": null}}]}
        """)
    let story = try #require(scenario.explain("top"))
    #expect(story.says("30 ms  Touch 2 hit it, but it was never told of it: \(phrase)"), "\(story)")
    #expect(story.says("touch 1 since 0 ms"))
    #expect(
      story.remedies == [
        "It would have got touchesEnded at 90 ms if the isExclusiveTouch of view "
          + "'\(exclusive)' were false."
      ])
  }

  @Test func `of two views that take touches alone both are changed (S2.18)`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [
            {"id": "a", "frame": [0, 0, 200, 100], "exclusiveTouch": true},
            {"id": "b", "frame": [200, 0, 200, 100], "exclusiveTouch": true}]},
         "script": [{"at": 0, "began": {"1": [50, 50]}}, {"at": 30, "began": {"2": [250, 50]}},
           {"at": 90, "ended": {"1": null, "2": null}}]}
        """)
    let story = try #require(scenario.explain("b"))
    #expect(
      story.says("view 'a', for which the same holds, had touch 1 since 0 ms"), "\(story)")
    #expect(
      story.remedies == [
        "It would have got touchesEnded at 90 ms if the isExclusiveTouch of views 'b' and 'a' were "
          + "false."
      ], "\(story)")
  }

  @Test func `a view that takes one finger says so, and when it came (S2.17)`() throws {
    let story = try Self.explain(
      "top",
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 30, "began": {"2": [90, 50]}},
      {"at": 90, "ended": {"1": null, "2": null}}, {"at": 95, "began": {"2": [90, 50]}},
      {"at": 99, "ended": {"2": null}}
      """)
    #expect(
      story.says(
        "30 ms  Touch 2 hit it, but it was never told of it: it takes one touch at a time "
          + "(isMultipleTouchEnabled is false), and touch 1 was down on it since 0 ms."),
      "\(story)")
  }

  @Test func `a view in front that lets touches through is told (S15.23)`() throws {
    let veil = ", {\"id\": \"veil\", \"frame\": [0, 0, 400, 800], \"catchesOwnTouches\": false}"
    for id in ["it", "top"] {
      let story = try Self.explain(
        id, recognizers: Self.one("pan"), views: veil, Self.drag)
      #expect(story.says("through view 'veil', which lets touches through"), "\(story)")
    }
  }

  @Test(arguments: [
    ("\"do\": [{\"removeView\": \"top\"}]", "", "the app removed view 'top'. (S2.30)"),
    ("\"hover\": null", "removeView", "the app removed view 'top' in the action 'ended' of 'by'."),
  ])
  func `what removed a view is told, step or reaction (S2.30)`(
    deed: String, reaction: String, phrase: String
  ) throws {
    let scene =
      reaction.isEmpty
      ? ""
      : """
      , "reactions": [
        {"recognizer": "by", "state": "ended", "do": [{"removeView": "top"}]}]
      """
    let story = try Self.explain(
      "it",
      recognizers: Self.one("longPress") + ", " + Self.one("tap", id: "by", on: "low"),
      scene: scene,
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 20, "began": {"2": [50, 500]}},
      {"at": 40, "ended": {"2": null}\(reaction.isEmpty ? ", " + deed : "")},
      {"at": 700, "ended": {"1": null}}
      """)
    #expect(story.says("its touches were cancelled, since \(phrase)"), "\(story)")
  }

  @Test func `a hover waits for the pointer's next move (S14.22)`() throws {
    let story = try Self.explain(
      "it", recognizers: Self.one("hover"),
      """
      {"at": 0, "hover": [50, 500]}, {"at": 50, "hover": [50, 50]},
      {"at": 150, "do": [{"hideView": "top"}]}
      """)
    #expect(
      story.says("150 ms  Its attempt is not over yet: the app hid view 'top' at 150 ms, and the")
    )
    #expect(story.says("pointer has not moved since"), "\(story)")
  }

  // MARK: Recognizers

  @Test func `a recognizer has one story, on whatever view it is (S8.11)`() throws {
    let story = try Self.explain(
      "it", recognizers: Self.one("longPress"),
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 600, "do": [{"add": "it", "view": "low"}]},
      {"at": 700, "ended": {"1": null}}, {"at": 800, "began": {"2": [50, 50]}},
      {"at": 900, "ended": {"2": null}}
      """)
    #expect(story.says("began at 500 ms and cancelled at 600 ms"), "\(story)")
    #expect(story.says("for the app added it to view 'low'"), "\(story)")
    #expect(
      story.says("It had left view 'top' at 600 ms, when the app added it to view 'low'"),
      "\(story)")
  }

  @Test func `a move in the same millisecond, before the touch, counts`() throws {
    let story = try Self.explain(
      "it", recognizers: Self.one("pan"),
      "{\"at\": 0, \"do\": [{\"add\": \"it\", \"view\": \"low\"}]}, " + Self.drag)
    #expect(story.says("It had left view 'top' at 0 ms"), "\(story)")
    #expect(
      story.remedies == ["It would have fired at 16 ms if the app had not added it to view 'low'."])
  }

  @Test func `a requirement that was met before is told, and what was meant (S4.26)`() throws {
    let story = try Self.explain(
      "it",
      recognizers: Self.one("longPress", id: "press") + ", "
        + Self.one("pan", ", \"requireToFail\": [\"press\"]"),
      Self.drag)
    #expect(
      story.says(
        "'press', for which it waits, failed at 16 ms (it moved: 20 pt where 10 pt are allowed), so "
          + "nothing held it: to wait means until the other one fails."), "\(story)")
    #expect(
      story.remedies.contains(
        "It would not have fired at 16 ms if 'it' started after 'press' (startsAfter) instead of "
          + "waiting for it to fail, but then it would begin only after 500 ms of holding still, when "
          + "'press' has fired."),
      "\(story)")
  }

  @Test func `a requirement without a touch is told to be void (S4.25)`() throws {
    let story = try Self.explain(
      "it",
      recognizers: Self.one("longPress", id: "press", on: "low") + ", "
        + Self.one("pan", ", \"requireToFail\": [\"press\"]"),
      Self.drag)
    #expect(
      story.says("'press', for which it waits, had none of its touches, so nothing held it."),
      "\(story)")
  }

  @Test func `a chain is told to its root, and the root's limit is a remedy (S4.29)`() throws {
    let story = try Self.explain(
      "it",
      recognizers: Self.one("doubleTap", id: "root") + ", "
        + Self.one("tap", ", \"requireToFail\": [\"root\"]", id: "middle") + ", "
        + Self.one("tap", ", \"startsAfter\": [\"middle\"]"),
      "{\"at\": 0, \"began\": {\"1\": [50, 50]}}, {\"at\": 40, \"ended\": {\"1\": null}}")
    #expect(story.says("'middle' had waited itself for 'root', since 40 ms."), "\(story)")
    #expect(
      story.remedies.contains(
        "It would have fired at 240 ms already if the maximumTapGap of 'root' were 200 ms, but then "
          + "'middle' would fire at 240 ms instead of 390 ms and 'root' would take no taps more than "
          + "200 ms apart."), "\(story)")
  }

  @Test func `the rule that lets both fire is told (S3.29)`() throws {
    let story = try Self.explain(
      "it",
      recognizers: Self.one("pan", ", \"preventsOnly\": []", id: "pan") + ", "
        + Self.one("swipe", ", \"set\": {\"minimumDistance\": 30}"), Self.drag)
    #expect(
      story.says("'pan' doesn't exclude it: 'pan' prevents nothing (preventsOnly)."),
      "\(story)")
    #expect(
      story.remedies.contains(
        "It would not have fired at 32 ms if the preventsOnly of 'pan' named 'it'."), "\(story)")
  }

  @Test func `the type of a touch is told where it decides (S2.15, S2.16)`() throws {
    let pencil = Self.one("pan", ", \"allowedTouchTypes\": [\"pencil\"]")
    let story = try Self.explain("it", recognizers: pencil, Self.drag)
    #expect(story.says("the touch is 'direct', and it takes only 'pencil'"), "\(story)")
    #expect(
      story.remedies == [
        "It would have fired at 16 ms if its allowedTouchTypes also included 'direct'."
      ])
    let busy = try Self.explain(
      "it", recognizers: Self.one("pan"),
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 10, "began": {"2": [90, 50]}, "type": "pencil"},
      {"at": 60, "ended": {"1": null, "2": null}}
      """)
    #expect(busy.says("is 'pencil', and it is busy with touch 1, which is 'direct'"), "\(busy)")
  }

  @Test func `a finger that it can't see is told of (S6.8)`() throws {
    let story = try Self.explain(
      "it", recognizers: Self.one("tap", ", \"set\": {\"numberOfTouchesRequired\": 2}"),
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 900, "began": {"2": [90, 50]}},
      {"at": 950, "ended": {"2": null}}, {"at": 999, "ended": {"1": null}}
      """)
    #expect(
      story.says(
        "touch 1 is unseen until it lifts, since its attempt with that touch was over at 750"),
      "\(story)")
  }

  @Test func `what the app did to it is told, and where (S8.3)`() throws {
    let story = try Self.explain(
      "it", recognizers: Self.one("longPress") + ", " + Self.one("tap", id: "by", on: "low"),
      scene: """
        , "reactions": [{"recognizer": "by", "state": "ended", "do": [{"cancel": "it"}]}]
        """,
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 20, "began": {"2": [50, 500]}},
      {"at": 40, "ended": {"2": null}}, {"at": 700, "ended": {"1": null}}
      """)
    #expect(story.says("for the app cancelled it in the action 'ended' of 'by'."), "\(story)")
  }
}
