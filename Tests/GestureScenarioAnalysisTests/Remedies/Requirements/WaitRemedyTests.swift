import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Remedies that an expert would name, and causes that a first look overlooks.
@Suite struct `Remedies of waits, buttons and delivery`: WishedScenes {
  @Test func `a sheet hands over to its list, which goes on waiting for it (S15.11)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "sheet", "frame": [0, 0, 400, 800]}],
      """
        + recognizers(
          #"{"id": "lift", "kind": "pan", "view": "sheet"}"#,
          #"{"id": "it", "kind": "pan", "view": "list", "requireToFail": ["lift"]}"#),
      """
      {"at": 0, "began": {"1": [200, 700]}}, {"at": 20, "moved": {"1": [200, 680]}},
      {"at": 40, "moved": {"1": [200, 500]}}, {"at": 60, "moved": {"1": [200, 340]}},
      {"at": 80, "ended": {"1": null}}
      """,
      #""lift": ["began", "changed*", "ended"], "it": ["began", "changed*", "ended"]"#, "it")
    #expect(
      explanation.remedies == [
        "It would have fired at 40 ms if 'lift' handed over to 'it' (handOvers) once it has gone "
          + "180 pt up, but then 'lift' would give away each of its drags on view 'list' that goes 180 pt up."
      ], "\(explanation)")
  }

  @Test func `the button that was pressed counts beside the usual one (S15.17)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}, "type": "mouse", "buttons": 2},
      {"at": 20, "moved": {"1": [90, 110]}}, {"at": 40, "ended": {"1": null}}
      """, #""it": ["began", "changed*", "ended"]"#, "it")
    #expect(
      explanation.remedies == [
        "It would have fired at 20 ms if its buttonMaskRequired were 3 (button 1 or 2).",
        "It would have fired at 20 ms if its buttonMaskRequired were 2 (button 2 alone), but then "
          + "it would no longer take the primary button.",
      ], "\(explanation)")
  }

  @Test func `a slanted stroke is no swipe if it may stray less (S9.31)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "swipe", "view": "page", "set": {"direction": ["right"]}}"#,
          #"{"id": "scroll", "kind": "pan", "view": "page", "requireToFail": ["it"]}"#),
      """
      {"at": 0, "began": {"1": [100, 500]}}, {"at": 30, "moved": {"1": [130, 477]}},
      {"at": 60, "moved": {"1": [158, 455]}}, {"at": 90, "moved": {"1": [180, 400]}},
      {"at": 120, "ended": {"1": null}}
      """, #""it": [], "scroll": ["began", "changed*", "ended"]"#, "it")
    let text = explanation.inOneLine
    #expect(text.contains("It had moved 58 pt along and 45 pt across"), "\(explanation)")
    #expect(text.contains("if its maximumCrossDistance were 35 pt"), "\(explanation)")
  }

  @Test func `only what keeps touches back is named for it (S7.15)`() throws {
    let scene = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "it", "frame": [0, 0, 400, 80]}],
          "recognizers": [{"id": "scroll", "kind": "pan", "view": "window"},
            {"id": "delay", "kind": "contentDelay", "view": "window"}]},
         "script": [\(tap(60, 10, at: 0, 1))],
         "expect": {"views": {"it": ["began@0", "ended@60"]}}}
        """)
    let text = try #require(scene.explain("it")).inOneLine
    #expect(text.contains("it was kept back until 'delay' had decided"), "\(text)")
    #expect(text.contains("views would be told of each touch at once"), "\(text)")
  }

  @Test func `a lift that nothing kept back is why a view was not cancelled (S7.12)`() throws {
    let scene = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "it", "frame": [0, 0, 400, 80]}],
          "recognizers": [{"id": "double", "kind": "doubleTap", "view": "window",
              "delaysTouchesEnded": false},
            {"id": "single", "kind": "tap", "view": "window", "requireToFail": ["double"],
              "delaysTouchesEnded": false}]},
         "script": [\(tap(60, 10, at: 0, 1))],
         "expect": {"views": {"it": ["began", "cancelled"]}}}
        """)
    let explanation = try #require(scene.explain("it"))
    #expect(
      explanation.says("'single' recognized only after that, and did not keep the lift back"),
      "\(explanation)")
    #expect(
      explanation.remedies.contains { $0.contains("the delaysTouchesEnded of 'single' were true") },
      "\(explanation)")
  }

  @Test func `began and ended of a press are one gesture (S9.35)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "longPress", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [60, 110]}}, {"at": 900, "ended": {"1": null}}"#,
      #""it": ["began"]"#, "it")
    #expect(explanation.says("'began' and 'ended' are one gesture"), "\(explanation)")
  }

  @Test func `what was switched off to be cancelled is switched on again (S8.4)`() throws {
    let explanation = try explained(
      page
        + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#)
        + #", "reactions": [{"recognizer": "it", "state": "began", "do": [{"disable": "it"}]}]"#,
      drag + ", "
        + """
        {"at": 900, "began": {"2": [60, 110]}}, {"at": 920, "moved": {"2": [90, 110]}},
        {"at": 940, "ended": {"2": null}}
        """, #""it": ["began", "cancelled", "began", "cancelled"]"#, "it")
    #expect(
      explanation.remedies.contains { $0.contains("if the app had switched it on again at once") },
      "\(explanation)")
  }

  @Test func `a gesture beside another one shares no touch with it (S4.1)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "pan", "view": "page", "allowedTouchTypes": ["direct"]}"#,
          #"{"id": "draw", "kind": "pan", "view": "page", "allowedTouchTypes": ["pencil"]}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}, "type": "pencil"}, {"at": 20, "moved": {"1": [90, 110]}},
      {"at": 40, "began": {"2": [200, 500]}}, {"at": 60, "moved": {"2": [230, 500]}},
      {"at": 90, "ended": {"1": null, "2": null}}
      """, #""it": [], "draw": ["began", "changed*", "ended"]"#, "it")
    #expect(
      explanation.says("'draw' was under way with other touches: where two share no touch"),
      "\(explanation)")
    #expect(
      explanation.remedies.first
        == "It would not have fired at 60 ms if its delegate said no to shouldBegin while 'draw' is "
        + "under way.", "\(explanation)")
  }

  @Test func `one that should go first is added last, told by the other one, too (S4.4)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "zoom", "kind": "pan", "view": "page", "set": {"numberOfTapsRequired": 1}}"#,
          #"{"id": "it", "kind": "pan", "view": "page"}"#),
      tap(60, 110, at: 0, 1) + ", "
        + """
        {"at": 200, "began": {"2": [60, 110]}}, {"at": 220, "moved": {"2": [90, 110]}},
        {"at": 260, "ended": {"2": null}}
        """, #""it": [], "zoom": ["began", "changed*", "ended"]"#, "it")
    #expect(
      explanation.remedies.contains { $0.contains("if 'zoom' were added after 'it'") },
      "\(explanation)")
  }

  @Test func `a tap waits if its action removes the view of a double tap (S2.8)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "screen", "frame": [0, 0, 400, 800]},
        {"id": "page", "parent": "screen", "frame": [0, 0, 400, 300]}],
      """
        + recognizers(
          #"{"id": "single", "kind": "tap", "view": "page"}"#,
          #"{"id": "it", "kind": "doubleTap", "view": "page"}"#)
          + """
          , "reactions": [{"recognizer": "single", "state": "ended",
            "do": [{"removeView": "page"}]}]
          """,
      tap(60, 110, at: 0, 1) + ", " + tap(60, 110, at: 200, 2), #""it": ["ended@260"]"#, "it")
    #expect(
      explanation.remedies.contains { $0.contains("if 'single' had to wait for 'it' to fail") },
      "\(explanation)")
    #expect(
      explanation.remedies.contains { $0.contains("get touches on all of view 'screen'") },
      "\(explanation)")
  }

  @Test func `a single tap that waits no more fires in all that it awaited (S4.40)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "tap", "view": "page", "requireToFail": ["double"]}"#,
          #"{"id": "double", "kind": "doubleTap", "view": "page", "requireToFail": ["triple"]}"#,
          """
          {"id": "triple", "kind": "tap", "view": "page", "set": {"numberOfTapsRequired": 3}}
          """),
      tap(60, 110, at: 0, 1), #""it": ["ended@60"]"#, "it")
    #expect(
      explanation.remedies.contains {
        $0.contains("it would fire before each 'double' and 'triple', too")
      },
      "\(explanation)")
  }

  @Test func `the default and its value are one remedy (S14.7)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "tap", "view": "page", "set": {"buttonMaskRequired": 2}}"#),
      """
      {"at": 0, "type": "mouse", "buttons": 1, "began": {"1": [60, 110]}},
      {"at": 60, "type": "mouse", "buttons": 0, "ended": {"1": null}}
      """, #""it": ["ended@60"]"#, "it")
    #expect(
      explanation.remedies.count { $0.contains("its buttonMaskRequired were") } == 1,
      "\(explanation)")
  }

  @Test func `a single tap that waits no more fires in a double tap, too (S4.40)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "double", "kind": "doubleTap", "view": "page"}"#,
          #"{"id": "it", "kind": "tap", "view": "page", "requireToFail": ["double"]}"#),
      tap(60, 110, at: 0, 1), #""it": ["ended@60"]"#, "it")
    #expect(
      explanation.remedies.contains {
        $0.contains("but then it would fire before each 'double', too")
      },
      "\(explanation)")
  }
}
