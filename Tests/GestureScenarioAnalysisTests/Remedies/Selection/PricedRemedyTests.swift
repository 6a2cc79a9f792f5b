import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Changes that are named, with what they cost; the scenes are complaints about real apps.
@Suite struct `A remedy and what it costs`: WishedScenes {
  @Test func `one for each touch where two thumbs overlap (S15.8, S9.6)`() throws {
    let found = try sentences(
      #""views": [{"id": "keyboard", "frame": [0, 500, 400, 300], "multipleTouch": true}], "#
        + recognizers(#"{"id": "type", "kind": "tap", "view": "keyboard"}"#),
      """
      {"at": 0, "began": {"1": [80, 600]}}, {"at": 70, "began": {"2": [300, 620]}},
      {"at": 110, "ended": {"1": null}}, {"at": 170, "ended": {"2": null}}
      """, wish: "type: ended, ended")
    #expect(
      found == [
        "It would have fired at 110 ms and 170 ms if there were one for each touch (forEachTouch), "
          + "but then each finger would make the gesture by itself."
      ])
  }

  @Test func `a wait that is over before the next touch comes (S14.2)`() throws {
    let found = try sentences(
      #"""
      "views": [{"id": "player", "frame": [0, 0, 400, 400]},
        {"id": "left", "parent": "player", "frame": [0, 0, 200, 400]}],
      """#
        + recognizers(
          #"{"id": "controls", "kind": "tap", "view": "player", "requireToFail": ["back"]}"#,
          #"{"id": "back", "kind": "doubleTap", "view": "left"}"#),
      """
      {"at": 0, "began": {"1": [100, 200]}}, {"at": 60, "ended": {"1": null}},
      {"at": 250, "began": {"2": [300, 200]}}, {"at": 310, "ended": {"2": null}}
      """, wish: "controls: ended, ended")
    #expect(
      found.contains {
        $0.contains("maximumTapGap of 'back' were 170 ms")
          && $0.hasSuffix("'back' would take no taps more than 170 ms apart.")
      }, "\(found)")
  }

  @Test func `a press starts after a shorter one (S15.1)`() throws {
    let found = try sentences(
      page
        + recognizers(
          #"""
          {"id": "peek", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 400}}
          """#,
          #"""
          {"id": "pop", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 1200}}
          """#),
      #"{"at": 0, "began": {"1": [70, 110]}}, {"at": 1500, "ended": {"1": null}}"#,
      wish: "pop: began, ended")
    #expect(
      found.first
        == "It would have fired at 1200 ms if 'pop' started after 'peek' (startsAfter), but then it "
        + "would begin only once 'peek' has recognized and a press would drive both.", "\(found)")
  }

  @Test func `what two cost that no longer wait, and are allowed together (S4.38)`() throws {
    let found = try sentences(
      #""views": [{"id": "map", "frame": [0, 0, 400, 800], "multipleTouch": true}], "#
        + recognizers(
          #"{"id": "zoom", "kind": "pinch", "view": "map"}"#,
          #"""
          {"id": "turn", "kind": "rotation", "view": "map", "requireToFail": ["zoom"],
            "recognizesTogether": ["zoom"]}
          """#),
      """
      {"at": 0, "began": {"1": [150, 400], "2": [250, 400]}},
      {"at": 16, "moved": {"1": [140, 385], "2": [262, 415]}},
      {"at": 32, "moved": {"1": [130, 370], "2": [274, 430]}},
      {"at": 100, "ended": {"1": null, "2": null}}
      """, wish: "turn: fires")
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.hasSuffix(
        "if 'turn' did not have to wait for 'zoom', but then a pinch that turns would drive both.")
        == true, "\(found)")
  }

  @Test func `a turn around a finger at rest, where a drag of two no longer waits (S4.17)`() throws
  {
    let found = try sentences(
      #""views": [{"id": "map", "frame": [0, 0, 400, 800], "multipleTouch": true}], "#
        + recognizers(
          #"{"id": "turn", "kind": "rotation", "view": "map"}"#,
          #"""
          {"id": "tilt", "kind": "pan", "view": "map", "requireToFail": ["turn"],
            "set": {"axis": "vertical", "minimumNumberOfTouches": 2}}
          """#),
      """
      {"at": 0, "began": {"1": [140, 500], "2": [260, 500]}},
      {"at": 16, "moved": {"1": [140, 485], "2": [260, 485]}},
      {"at": 32, "moved": {"1": [140, 470], "2": [260, 470]}},
      {"at": 160, "ended": {"1": null, "2": null}}
      """, wish: "tilt: began@16, changed*, ended")
    #expect(
      found.first?.hasSuffix(
        "but then 'turn' would no longer fire with a turn around a finger at rest ('tilt' "
          + "recognizes first).") == true, "\(found)")
  }

  private let player = #"""
    "views": [{"id": "video", "frame": [0, 0, 400, 800]},
      {"id": "hud", "frame": [0, 0, 400, 800], "hidden": true},
      {"id": "play", "frame": [170, 370, 60, 60], "parent": "hud", "control": true}],
    "recognizers": [{"id": "show", "kind": "tap", "view": "video"},
      {"id": "like", "kind": "doubleTap", "view": "video"},
      {"id": "hide", "kind": "tap", "view": "hud"}],
    "reactions": [{"recognizer": "show", "state": "ended", "do": [{"showView": "hud"}]},
      {"recognizer": "hide", "state": "ended", "do": [{"hideView": "hud"}]}]
    """#

  @Test func `no tap on a panel that is hidden at first is silenced (S15.23)`() throws {
    let found = try sentences(
      player, tap(120, 300, at: 0, 1) + ", " + tap(122, 302, at: 180, 2),
      wish: "like: ended@240")
    #expect(found.contains { $0.contains("'show' had to wait for 'like' to fail") }, "\(found)")
    #expect(!found.contains { $0.contains("catchesOwnTouches of view 'hud'") }, "\(found)")
  }

  @Test func `an edge pan never gets an axis along its edges (S9.26)`() throws {
    let scene = try scenario(
      #"""
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "row", "frame": [0, 100, 400, 60], "parent": "page"}],
      """#
        + recognizers(
          #"""
          {"id": "back", "kind": "screenEdgePan", "view": "page",
            "set": {"edges": ["right"], "edgeDepth": 40}}
          """#,
          #"{"id": "delete", "kind": "swipe", "view": "row", "set": {"direction": ["left"]}}"#),
      """
      {"at": 0, "began": {"1": [370, 130]}}, {"at": 16, "moved": {"1": [355, 130]}},
      {"at": 32, "moved": {"1": [330, 130]}}, {"at": 48, "moved": {"1": [305, 130]}},
      {"at": 64, "ended": {"1": null}}
      """, "")
    let found = try #require(scene.explain("delete")).remedies
    #expect(!found.isEmpty)
    #expect(!found.contains { $0.contains("axis of 'back'") }, "\(found)")
  }

  @Test func `a pad that is told at once is cancelled by a scroll (S7.15)`() throws {
    let scene = try Scenario(
      text: #"""
        {"scene": {"size": [400, 800], "views": [{"id": "list", "frame": [0, 0, 400, 800]},
            {"id": "pad", "frame": [0, 100, 400, 200], "parent": "list"}],
          "recognizers": [{"id": "wait", "kind": "contentDelay", "view": "list"},
            {"id": "scroll", "kind": "pan", "view": "list"}]},
         "script": [{"at": 0, "began": {"1": [200, 200]}}, {"at": 220, "ended": {"1": null}}],
         "expect": {"views": {"pad": ["began@0", "ended"]}}}
        """#)
    let found = scene.remedies(for: "pad").map(\.sentence)
    #expect(
      found.first?.hasSuffix(
        "if the delegate of 'wait' refused touches on this view, but then view 'pad' would be told "
          + "of each touch at once, and that it is cancelled if a gesture takes it.") == true,
      "\(found)")
  }

  @Test func `a knob keeps its drags from a list that delays touches (S7.15, S3.13)`() throws {
    let scene = try Scenario(
      text: #"""
        {"scene": {"size": [400, 800], "views": [{"id": "list", "frame": [0, 0, 400, 800]},
            {"id": "knob", "frame": [150, 300, 100, 100], "parent": "list"}],
          "recognizers": [{"id": "scroll", "kind": "pan", "view": "list"},
            {"id": "delay", "kind": "contentDelay", "view": "list"}]},
         "script": [{"at": 0, "began": {"1": [200, 350]}}, {"at": 16, "moved": {"1": [200, 338]}},
           {"at": 48, "moved": {"1": [200, 314]}}, {"at": 80, "moved": {"1": [200, 290]}},
           {"at": 96, "ended": {"1": null}}],
         "expect": {"views": {"knob": ["began@0", "moved*", "ended"]}, "actions": {"scroll": []}}}
        """#)
    let found = scene.remedies(for: "knob").map(\.sentence)
    #expect(
      found.contains {
        $0.contains(
          "the delaysTouchesBegan of 'delay' were false and the delegate of 'scroll' refused touches "
            + "on view 'knob'")
      }, "\(found)")
    // Other drags go farther than this one.
    #expect(!found.contains { $0.contains("hysteresis of 'scroll'") }, "\(found)")
  }

  @Test func `taps before a press count for a button that gets each lift at once (S7.12)`() throws {
    let scene = try Scenario(
      text: #"""
        {"scene": {"size": [400, 800], "views": [{"id": "row", "frame": [0, 0, 400, 100]},
            {"id": "heart", "frame": [300, 20, 60, 60], "parent": "row", "control": true}],
          "recognizers": [{"id": "lift", "kind": "longPress", "view": "row",
            "delaysTouchesEnded": true, "set": {"numberOfTapsRequired": 1}}]},
         "script": [{"at": 0, "began": {"1": [330, 50]}}, {"at": 60, "ended": {"1": null}}],
         "expect": {"views": {"heart": ["began@0", "ended@60"]}}}
        """#)
    let found = scene.remedies(for: "heart").map(\.sentence)
    let cost = "view 'heart' would be told of each lift at once, also where 'lift' fires in the end"
    #expect(found.contains { $0.contains("delaysTouchesEnded of 'lift' were false") }, "\(found)")
    #expect(
      found.allSatisfy { $0.contains(cost) == $0.contains("delaysTouchesEnded") }, "\(found)")
  }

  @Test func `a wait for a giver doesn't keep it from handing over (S15.12)`() throws {
    let found = try sentences(
      #"""
      "views": [{"id": "sheet", "frame": [0, 200, 400, 600]},
        {"id": "list", "frame": [0, 50, 400, 550], "parent": "sheet"}],
      "handOvers": [{"from": "sheet", "to": "list", "when": {"translation": "y", "atMost": -60}},
        {"from": "list", "to": "sheet", "when": {"translation": "y", "atLeast": 30}}],
      """#
        + recognizers(
          #"{"id": "sheet", "kind": "pan", "view": "sheet", "set": {"axis": "vertical"}}"#,
          #"{"id": "list", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}"#),
      """
      {"at": 0, "began": {"1": [200, 400]}}, {"at": 16, "moved": {"1": [200, 412]}},
      {"at": 48, "moved": {"1": [200, 436]}}, {"at": 100, "ended": {"1": null}}
      """, wish: "list: none")
    let waiting = found.filter { $0.contains("'list' had to wait for 'sheet' to fail") }
    #expect(!waiting.isEmpty, "\(found)")
    #expect(!waiting.contains { $0.contains("get no touches from 'sheet'") }, "\(waiting)")
  }

  /// What a recognizer is called is no pronoun that another explanation would have to resolve.
  @Test(arguments: ["on its own", "let it", "do let it go", "this view", "its"])
  func `names recognizers as they are called, also like words of a sentence`(name: String) throws {
    func stories(_ id: String) throws -> [String] {
      let scene =
        #""views": [{"id": "card", "frame": [0, 100, 400, 300]}], "#
        + recognizers(
          #"{"id": "hold", "kind": "longPress", "view": "card"}"#,
          #"""
          {"id": "\#(id)", "kind": "longPress", "view": "card", "set": {"minimumPressDuration": 300}}
          """#, #"{"id": "drag", "kind": "pan", "view": "card", "startsAfter": ["hold"]}"#)
      let script = """
        {"at": 0, "began": {"1": [200, 200]}}, {"at": 700, "moved": {"1": [200, 230]}},
        {"at": 760, "ended": {"1": [200, 230]}}
        """
      let expected = #""hold": ["began@500", "changed@700", "ended@760"], "drag": ["began@700"]"#
      return try scenario(scene, script, expected).explainAll().flatMap(\.remedies)
    }
    let plain = try stories("other")
    #expect(plain.contains { $0.contains("'other' had to wait for 'hold' to fail") }, "\(plain)")
    #expect(try stories(name) == plain.map { $0.replacing("'other'", with: "'\(name)'") })
  }
}
