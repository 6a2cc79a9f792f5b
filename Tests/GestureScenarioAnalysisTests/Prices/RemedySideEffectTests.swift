import GestureDiagnosis
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@testable import GestureScenario

/// What remedies cost with other touches than the script's, and causes that no recognizer has.
@Suite struct `Side effects of a remedy`: WishedScenes {
  private let moved = """
    {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [74, 112]}},
    {"at": 40, "ended": {"1": null}}
    """

  @Test func `no half of a pair is superfluous (S15.19)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "select", "kind": "tap", "view": "page"}"#,
          #"{"id": "it", "kind": "doubleTap", "view": "page"}"#),
      #"{"at": 0, "action": {"name": "activate", "view": "page"}}"#,
      #""it": ["ended@0"], "select": []"#, "it")
    let remedy = try #require(explanation.remedies.first)
    #expect(explanation.remedies.count == 1, "\(explanation)")
    #expect(
      remedy.contains(
        "if its numberOfTapsRequired were 1, but then it would fire with a single tap and "
          + "'select' would never fire"),
      "\(remedy)")
  }

  @Test func `of an axis is what it takes no more (S14.8)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#), moved, #""it": []"#, "it"
    )
    let remedy = try #require(explanation.remedies.first { $0.contains("axis were 'vertical'") })
    #expect(
      remedy.hasSuffix("but then it would not begin with a movement to the side."), "\(remedy)")
  }

  @Test func `a slip may be forgiven by a longer way, a stroke may not (S9.12)`() throws {
    func names(_ script: String) throws -> Bool {
      try explained(
        page
          + recognizers(
            #"{"id": "it", "kind": "tap", "view": "page"}"#,
            #"{"id": "scroll", "kind": "pan", "view": "page"}"#),
        script, #""it": ["ended"], "scroll": []"#, "it"
      ).remedies.contains { $0.contains("the hysteresis of 'scroll' were") }
    }
    #expect(try names(moved))
    #expect(try !names(moved.replacing("[74, 112]", with: "[94, 112]")))
  }

  @Test func `a hand-over may come sooner, up as well as down (S15.11)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "sheet", "frame": [0, 0, 400, 800]}],
      """
        + recognizers(
          #"{"id": "sheet", "kind": "pan", "view": "sheet"}"#,
          #"{"id": "it", "kind": "pan", "view": "list"}"#)
          + """
          , "handOvers": [{"from": "it", "to": "sheet", "when": {"translation": "y", "atMost": -40}}]
          """,
      """
      {"at": 0, "began": {"1": [60, 300]}}, {"at": 20, "moved": {"1": [60, 280]}},
      {"at": 40, "moved": {"1": [60, 265]}}, {"at": 60, "ended": {"1": null}}
      """, #""it": ["began@20", "changed*", "ended@40"], "sheet": ["began@40", "ended@60"]"#,
      "sheet")
    #expect(
      explanation.remedies.contains { $0.contains("handed over to 'sheet' from -30 pt on") },
      "\(explanation)")
  }

  // MARK: Causes

  @Test func `a view that turns transparent keeps its touches (S8.14)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}},
      {"at": 20, "moved": {"1": [90, 110]}, "do": [{"setAlpha": "page", "to": 0}]},
      {"at": 40, "moved": {"1": [95, 110]}}, {"at": 60, "ended": {"1": null}}
      """, #""it": ["began@20", "cancelled@20"]"#, "it")
    #expect(explanation.says("The app made the alpha of view 'page' 0. That cancels no touch"))
    #expect(explanation.remedies.contains { $0.contains("instead of making it transparent") })
  }

  @Test func `a touch belongs to what could be hit as it came down (S2.1)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "menu", "parent": "page", "frame": [0, 0, 400, 200], "alpha": 0}],
      """ + recognizers(#"{"id": "it", "kind": "tap", "view": "menu"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "do": [{"setAlpha": "menu", "to": 1}]},
      {"at": 60, "ended": {"1": null}}
      """, #""it": ["ended@60"]"#, "it")
    #expect(
      explanation.says("a touch belongs to what it hits when it comes down"), "\(explanation)")
  }

  @Test func `scrolling without phases ends with a pause (S15.18)`() throws {
    let scroll = #""scroll": {"at": [60, 110], "by": [0, 20], "kind": "continuous"}"#
    let pan = """
      {"id": "it", "kind": "pan", "view": "page", "set": {"allowedScrollTypes": ["continuous"]}}
      """
    let explanation = try explained(
      page + recognizers(pan), "{\"at\": 0, \(scroll)}, {\"at\": 50, \(scroll)}",
      #""it": ["began", "changed*", "ended@50"]"#, "it")
    #expect(
      explanation.says("No scrolling came for 100 ms. Scrolling without phases ends with such"),
      "\(explanation)")
  }

  @Test func `a location jumps as a finger joins, and the translation doesn't (S13.8)`() throws {
    let scene = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "knob", "frame": [0, 0, 400, 800]}],
          "recognizers": [{"id": "turn", "kind": "pan", "view": "knob"}]},
         "script": [{"at": 0, "began": {"1": [100, 350]}}, {"at": 20, "moved": {"1": [120, 350]}},
          {"at": 40, "began": {"2": [300, 350]}}, {"at": 60, "moved": {"1": [130, 350]}},
          {"at": 100, "ended": {"1": null, "2": null}}],
         "expect": {"values": [{"recognizer": "turn", "state": "changed", "location": [130, 350]}]}}
        """)
    #expect(!scene.run().passes, "the middle of both is far from there")
    let explanation = try #require(scene.explain("turn"))
    #expect(explanation.says("it jumps when a finger joins or lifts"), "\(explanation)")
    #expect(
      explanation.remedies.contains { $0.contains("if its maximumNumberOfTouches were 1") })
  }

  @Test func `without a movement there is no change (S14.12)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [90, 110]}},
      {"at": 60, "ended": {"1": null}}
      """, #""it": ["began@20", "changed@40", "ended@60"]"#, "it")
    #expect(explanation.says("It sends 'changed' only when a touch of it moves"), "\(explanation)")
  }

  @Test func `movements with too few touches change nothing (S9.13)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "pan", "view": "page", "set": {"minimumNumberOfTouches": 2}}"#),
      """
      {"at": 0, "began": {"1": [60, 110], "2": [160, 110]}},
      {"at": 20, "moved": {"1": [90, 110], "2": [190, 110]}}, {"at": 30, "ended": {"2": null}},
      {"at": 40, "moved": {"1": [120, 110]}}, {"at": 60, "ended": {"1": null}}
      """, #""it": ["began@20", "changed@40", "ended@60"]"#, "it")
    #expect(
      explanation.says("It has 1 touch left and needs 2: until a further one joins"),
      "\(explanation)")
    #expect(!explanation.says("It sends 'changed' only when"), "the touch did move")
  }

  @Test func `of two in one event it is told why this one went first (S4.4)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "other", "kind": "pan", "view": "page"}"#,
          #"{"id": "it", "kind": "pan", "view": "page"}"#),
      drag, #""it": [], "other": ["began", "changed*", "ended"]"#, "it")
    #expect(
      explanation.says(
        "'other' had its gesture in this event, too, and this one went first: of two on one view"),
      "\(explanation)")
  }

  @Test func `a requirement that the app took back could have stayed (S4.34)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "double", "kind": "doubleTap", "view": "page"}"#,
          #"{"id": "it", "kind": "tap", "view": "page", "requireToFail": ["double"]}"#),
      tap(60, 110, at: 0, 1)
        + #", {"at": 100, "do": [{"removeRequirement": "it", "other": "double"}]}, "#
        + tap(60, 110, at: 200, 2), #""it": [], "double": ["ended"]"#, "it")
    #expect(
      explanation.remedies.contains {
        $0.contains("had not taken back that 'it' waits for 'double'")
      },
      "\(explanation)")
  }

  @Test func `a press that is shorter, to the time that is wished (S9.40)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "longPress", "view": "page", "set": {"numberOfTouchesRequired": 2}}"#
        ),
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 300, "began": {"2": [160, 110]}},
      {"at": 700, "ended": {"1": null, "2": null}}
      """, #""it": ["began@500", "ended@700"]"#, "it")
    #expect(
      explanation.remedies == [
        "It would have fired at 500 ms if its minimumPressDuration were 200 ms."
      ],
      "\(explanation)")
  }

  @Test func `off and on again loses the touches that are down (S8.4)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}},
      {"at": 20, "moved": {"1": [90, 110]}, "do": [{"disable": "it"}, {"enable": "it"}]},
      {"at": 40, "moved": {"1": [130, 110]}}, {"at": 60, "ended": {"1": null}}
      """, #""it": ["began@20", "changed*", "ended@60"]"#, "it")
    #expect(
      explanation.says("switched it off, and on again: it has lost the touches that are down"))
  }

  @Test func `one of two fingers is cancelled, and the other goes on (S13.21)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pinch", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110], "2": [160, 110]}},
      {"at": 20, "moved": {"2": [220, 110]}}, {"at": 40, "cancelled": ["1"]},
      {"at": 60, "ended": {"2": null}}
      """, #""it": ["began", "cancelled@40"]"#, "it")
    #expect(
      explanation.says("Touch 1 was cancelled from outside. It goes on with touch 2, without"))
  }

  @Test func `what only delays is not told that it did not fire (S7.27)`() throws {
    let story = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "contentDelay", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [60, 110]}}, {"at": 400, "ended": {"1": null}}"#, "", "it")
    #expect(story.says("only delays touches, and never fires."), "\(story)")
    #expect(story.causes.contains { $0.rules == ["S7.27"] }, "\(story)")
  }
}
