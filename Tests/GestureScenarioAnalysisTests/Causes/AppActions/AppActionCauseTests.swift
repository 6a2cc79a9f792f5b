import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Causes that lie in what the app did to the scene before.
@Suite struct `Explanation of what the app did` {
  private static func explain(
    _ recognizers: String, delegate: String = "", _ script: String, of id: String = "it"
  ) throws -> Explanation {
    let scenario = try Scenario(
      scene: """
        "views": [{"id": "v", "frame": [0, 0, 200, 200]}, {"id": "w", "frame": [200, 0, 200, 200]},
          {"id": "veil", "frame": [0, 300, 400, 100]}],
        "recognizers": [\(recognizers)], "delegate": [\(delegate)]
        """, script: script)
    return try #require(scenario.explain(id))
  }

  private static func one(_ kind: String, _ more: String = "", on view: String = "v") -> String {
    SceneText.recognizer("it", kind, on: view, more)
  }

  private static func tap(_ x: Int, at moment: Int) -> String {
    """
    {"at": \(moment), "began": {"t\(moment)": [\(x), 50]}},
    {"at": \(moment + 40), "ended": {"t\(moment)": null}}
    """
  }

  @Test func `a touch looks for the view on which it was then (S2.8, S8.9, S8.11)`() throws {
    let moved = try Self.explain(
      Self.one("tap"),
      Self.tap(50, at: 0) + ", {\"at\": 60, \"do\": [{\"add\": \"it\", \"view\": \"w\"}]}, "
        + Self.tap(50, at: 100))
    #expect(
      moved.says(
        "went to view 'v'. It had left view 'v' at 60 ms, when the app added it to view 'w'"),
      "\(moved)")
    #expect(moved.causes.first { $0.sentence.contains("had left") }?.rules == ["S2.8", "S8.9"])
    let removed = try Self.explain(
      Self.one("tap"),
      "{\"at\": 0, \"do\": [{\"remove\": \"it\"}]}, " + Self.tap(50, at: 100)
        + ", {\"at\": 200, \"do\": [{\"add\": \"it\", \"view\": \"v\"}]}, " + Self.tap(50, at: 300))
    #expect(
      removed.says(
        "It was on no view then, since the app took it off its view at 0 ms, so the touch was not"),
      "\(removed)")
    #expect(removed.causes.first { $0.sentence.contains("on no") }?.rules == ["S2.8", "S8.11"])
  }

  @Test(arguments: [
    ("hideView", "hidden", "Its view 'v' is passed over: it is hidden"),
    ("removeView", "removed", "Its view 'v' was not in the window then"),
  ])
  func `a view that was taken away is the cause (S2.2)`(
    deed: String, word: String, cause: String
  ) throws {
    let explanation = try Self.explain(
      Self.one("tap"), "{\"at\": 0, \"do\": [{\"\(deed)\": \"v\"}]}, " + Self.tap(50, at: 100))
    #expect(explanation.says(cause), "\(explanation)")
    #expect(
      explanation.remedies.contains(
        "It would have fired at 140 ms if the app had not \(word) view 'v'."), "\(explanation)")
  }

  @Test func `a view that was gone is told of itself, too`() throws {
    let explanation = try Self.explain(
      Self.one("tap"), "{\"at\": 0, \"do\": [{\"removeView\": \"v\"}]}, " + Self.tap(50, at: 100),
      of: "v")
    #expect(explanation.says("hit view 'window': it was not in the window then"), "\(explanation)")
  }

  @Test func `a touch that ended with its view is told so (S2.30)`() throws {
    let explanation = try Self.explain(
      Self.one("tap"),
      "{\"at\": 0, \"began\": {\"1\": [50, 50]}}, {\"at\": 30, \"do\": [{\"removeView\": \"v\"}]}")
    #expect(
      explanation.says("its touches were cancelled, since the app removed view 'v'"),
      "\(explanation)")
  }

  @Test func `a touch that the app made it drop is told apart (S7.20)`() throws {
    let explanation = try Self.explain(
      Self.one("pan"),
      """
      {"at": 0, "began": {"1": [50, 50]}, "do": [{"ignoreTouch": "it", "touch": "1"}]},
      {"at": 40, "ended": {"1": null}}
      """)
    #expect(explanation.says("The app made it drop touch 1."), "\(explanation)")
  }

  @Test(arguments: [
    ("\"requireToFail\": [\"two\"]", "", "as was declared"),
    ("", "shouldRequireFailure\", \"recognizer\": \"it", "delegate of 'it' asked"),
    ("", "shouldBeRequiredToFail\", \"recognizer\": \"two", "delegate of 'two' asked"),
  ])
  func `the origin of a requirement is told (S3.22, S4.17)`(
    declared: String, rule: String, origin: String
  ) throws {
    let two = "{\"id\": \"two\", \"kind\": \"doubleTap\", \"view\": \"v\"}"
    let answer = "{\"question\": \"\(rule)\", \"answer\": true}"
    let explanation = try Self.explain(
      Self.one("tap", declared.isEmpty ? "" : ", " + declared) + ", " + two,
      delegate: rule.isEmpty ? "" : answer, Self.tap(50, at: 0))
    #expect(explanation.says("had to wait for 'two' to fail, as"), "\(explanation)")
    #expect(explanation.says(origin), "\(explanation)")
  }

  @Test func `a requirement that was refused for its ring is told (S4.32)`() throws {
    let two = """
      {"id": "two", "kind": "doubleTap", "view": "v", "requireToFail": ["it"]}
      """
    let explanation = try Self.explain(
      Self.one("tap", ", \"requireToFail\": [\"two\"]") + ", " + two, Self.tap(50, at: 0))
    #expect(
      explanation.says(
        "'two' does not wait for 'it': that was refused, since it would have closed a ring, 'two' waits "
          + "for 'it', which waits for 'two'."),
      "\(explanation)")
  }

  @Test func `a hover takes no touches at all (S9.54)`() throws {
    let explanation = try Self.explain(Self.one("hover"), Self.tap(50, at: 0))
    #expect(explanation.says("it takes no touches at all, only a pointer"), "\(explanation)")
  }

  @Test func `a press after a tap is what was awaited (S9.41)`() throws {
    let explanation = try Self.explain(
      Self.one("longPress", ", \"set\": {\"numberOfTapsRequired\": 1}"), Self.tap(50, at: 0))
    #expect(explanation.says("It gave up: no press began within 350 ms."), "\(explanation)")
  }

  @Test func `a slow swipe that strayed is told so, and what time would do (S9.31)`() throws {
    let explanation = try Self.explain(
      Self.one("swipe", ", \"set\": {\"maximumCrossDistance\": 40}"),
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 300, "moved": {"1": [110, 80]}},
      {"at": 320, "ended": {"1": null}}
      """)
    #expect(
      explanation.says(
        "it strayed too far to the side for a slow swipe: 30 pt where 20 pt are allowed"),
      "\(explanation)")
    #expect(
      explanation.remedies.contains(
        "It would have fired at 300 ms if its maximumDuration were 700 ms, but then it would take "
          + "what lasts up to 700 ms, and movements that are less straight."),
      "\(explanation)")
  }

  @Test func `one that was off is told so, whatever lay in front (S8.1)`() throws {
    let explanation = try Self.explain(
      Self.one("hover", ", \"enabled\": false"), "{\"at\": 10, \"hover\": [50, 350]}")
    #expect(explanation.says("A pointer came at (50, 350): it was switched off."))
  }

  @Test(arguments: [
    ("\"hover\": [50, 350]", "hover", "", "is there, and the place is outside of its view 'v'"),
    ("\"hover\": [50, 50]", "hover", "shouldReceiveEvent", "its delegate says no to"),
    ("\"hover\": [50, 50]", "tap", "", "it takes nothing of that kind"),
    (
      "\"scroll\": {\"at\": [50, 50], \"by\": [0, 9], \"kind\": \"continuous\"}", "pan", "",
      "it takes nothing of that kind"
    ),
    (
      "\"transform\": {\"at\": [50, 350], \"phase\": \"began\", \"scale\": 2, \"rotation\": 0}",
      "pinch", "", "is there, and the place is outside of its view 'v'"
    ),
  ])
  func `what came without touches is told, and why it wasn't taken (S9.25, S9.54, S12.10)`(
    event: String, kind: String, rule: String, cause: String
  ) throws {
    let answer = rule.isEmpty ? "" : "{\"question\": \"\(rule)\", \"answer\": false}"
    let explanation = try Self.explain(
      Self.one(kind), delegate: answer, "{\"at\": 10, \(event)}")
    #expect(explanation.kinds == [.pointerMissed], "\(explanation)")
    #expect(explanation.says(cause), "\(explanation)")
  }
}
