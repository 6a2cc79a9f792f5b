import GestureCore
import GestureDiagnosis
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// Remedies where more than one thing is in the way, one behind the other.
@Suite struct `Remedies against several in a row`: WishedScenes {
  private let upwards = #"""
    {"at": 0, "began": {"1": [200, 795]}}, {"at": 16, "moved": {"1": [200, 775]}},
    {"at": 32, "moved": {"1": [200, 740]}}, {"at": 48, "ended": {"1": null}}
    """#

  @Test func `two nearer drags wait for an edge pan (S4.4, S4.17, S9.26)`() throws {
    let sheet =
      #"""
      "views": [
        {"id": "sheet", "frame": [0, 400, 400, 400]},
        {"id": "list", "frame": [0, 50, 400, 350], "parent": "sheet"}],
      """#
      + recognizers(
        #"{"id": "home", "kind": "screenEdgePan", "view": "window", "set": {"edges": ["bottom"]}}"#,
        #"{"id": "expand", "kind": "pan", "view": "sheet", "set": {"axis": "vertical"}}"#,
        #"{"id": "scroll", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}"#)
    let remedies = try sentences(sheet, upwards, wish: "home: began@16, changed*, ended")
    #expect(
      remedies.contains { $0.contains("if 'scroll' and 'expand' had to wait for 'home' to fail") },
      "\(remedies)")
  }

  @Test func `drags in mid-page rather go together, unless the file wants one alone`() throws {
    let scene =
      #"""
      "views": [
        {"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "middle", "frame": [0, 0, 400, 800], "parent": "page"},
        {"id": "list", "frame": [0, 0, 400, 800], "parent": "middle"}],
      """#
      + recognizers(
        #"{"id": "outer", "kind": "pan", "view": "page", "set": {"axis": "vertical"}}"#,
        #"{"id": "middle", "kind": "pan", "view": "middle"}"#,
        #"{"id": "inner", "kind": "pan", "view": "list"}"#)
    let words = "'inner' and 'middle' had to wait for 'outer' to fail"
    let wished = try sentences(scene, upwards, wish: "outer: began, changed*, ended")
    #expect(!wished.contains { $0.contains(words) }, "\(wished)")
    let expected = try scenario(
      scene, upwards,
      #""outer": ["began", "changed*", "ended"], "inner": [], "middle": []"#)
    let told = try #require(expected.explain("outer")).remedies
    #expect(told.contains { $0.contains(words) }, "\(told)")
  }

  @Test func `two covers let a touch through together (S2.2)`() throws {
    let scene =
      #"""
      "views": [
        {"id": "card", "frame": [50, 300, 300, 200]}, {"id": "fade", "frame": [0, 0, 400, 800]},
        {"id": "toast", "frame": [100, 350, 200, 60]}],
      """# + recognizers(#"{"id": "open", "kind": "tap", "view": "card"}"#)
    let remedies = try sentences(scene, tap(150, 380, at: 0, 1), wish: "open: ended")
    #expect(
      remedies.first
        == "It would have fired at 60 ms if the isUserInteractionEnabled of views 'toast' and 'fade' "
        + "were false.", "\(remedies)")
  }

  @Test func `a cover hides the view for which a delegate says no (S3.6, S2.2)`() throws {
    let scene =
      #"""
      "views": [
        {"id": "player", "frame": [0, 0, 400, 400]},
        {"id": "right", "frame": [200, 0, 200, 400], "parent": "player"},
        {"id": "overlay", "frame": [0, 0, 400, 400], "parent": "player"}],
      """#
      + recognizers(
        #"{"id": "volume", "kind": "pan", "view": "player"}"#,
        #"{"id": "light", "kind": "pan", "view": "player"}"#)
        + #"""
        , "delegate": [{"question": "shouldReceiveTouch", "recognizer": "light", "hitView": "right",
          "answer": false}]
        """#
    let script = #"""
      {"at": 0, "began": {"1": [300, 300]}}, {"at": 16, "moved": {"1": [300, 270]}},
      {"at": 32, "ended": {"1": null}}
      """#
    let remedies = try sentences(scene, script, wish: "volume: began@16, ended")
    #expect(
      remedies.contains {
        $0.contains("the isUserInteractionEnabled of view 'overlay' were false")
      },
      "\(remedies)")
  }
}

/// Remedies for views, and for what the file expects of two at once.
@Suite struct `Remedies that take two steps`: WishedScenes {
  private let shop = #"""
    "views": [
      {"id": "cell", "frame": [0, 300, 400, 100]},
      {"id": "alert", "frame": [50, 250, 300, 200], "hidden": true},
      {"id": "ok", "frame": [100, 70, 100, 60], "parent": "alert", "control": "button"}],
    """#

  @Test func `a tap that shows a button waits for the second tap (S4.17)`() throws {
    let scene =
      shop
      + recognizers(
        #"{"id": "buy", "kind": "tap", "view": "cell"}"#,
        #"{"id": "like", "kind": "doubleTap", "view": "cell"}"#)
      + #", "reactions": [{"recognizer": "buy", "state": "ended", "do": [{"showView": "alert"}]}]"#
    let script = tap(200, 350, at: 0, 1) + ", " + tap(202, 352, at: 200, 2)
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], \(scene)}, "script": [\(script)],
         "expect": {"views": {"ok": []}}}
        """)
    let told = try #require(scenario.explain("ok")).remedies
    #expect(told.contains { $0.contains("if 'buy' had to wait for 'like' to fail") }, "\(told)")
  }

  @Test func `a button in a card is left alone by all that would take its touch (S3.6)`() throws {
    let scenario = try Scenario(
      text: #"""
        {"scene": {"size": [400, 800],
          "views": [
            {"id": "card", "frame": [50, 200, 300, 300]},
            {"id": "buy", "frame": [100, 200, 100, 50], "parent": "card", "control": "button"}],
          "recognizers": [
            {"id": "drag", "kind": "pan", "view": "card", "set": {"hysteresis": 3}},
            {"id": "lift", "kind": "longPress", "view": "card",
              "set": {"minimumPressDuration": 200}}]},
         "script": [{"at": 0, "began": {"1": [200, 420]}}, {"at": 60, "moved": {"1": [203, 422]}},
           {"at": 240, "ended": {"1": null}}],
         "expect": {"views": {"buy": ["began", "moved*", "ended"]}}}
        """#)
    let told = try #require(scenario.explain("buy")).remedies
    let refusal = told.first {
      $0.contains("if the delegates of 'drag' and 'lift' refused touches on this view")
    }
    #expect(refusal?.contains("'drag' would") == true, "\(told)")
    #expect(refusal?.contains("no longer fire with a drag on view 'buy'") == true, "\(told)")
  }

  @Test func `a gap for two taps, and the single tap waits for them (S9.7, S4.17)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "two", "kind": "doubleTap", "view": "page"}"#,
        #"{"id": "one", "kind": "tap", "view": "page"}"#)
    let script = tap(50, 50, at: 0, 1) + ", " + tap(50, 50, at: 500, 2)
    let told = try explained(scene, script, #""two": ["ended"], "one": []"#, "two").remedies
    #expect(
      told.first?.contains("its maximumTapGap were 500 ms and 'one' had to wait for 'two' to fail")
        == true, "\(told)")
  }

  @Test func `a chain's root that is a press begins sooner (S4.24, S4.29)`() throws {
    let scene =
      page
      + recognizers(
        #"""
        {"id": "root", "kind": "longPress", "view": "page",
          "set": {"minimumPressDuration": 700, "allowableMovement": 100}}
        """#,
        #"{"id": "link", "kind": "pan", "view": "page", "requireToFail": ["root"]}"#,
        #"""
        {"id": "move", "kind": "pan", "view": "page", "requireToFail": ["link"],
          "recognizesTogether": ["root", "link"]}
        """#)
      + #", "delegate": [{"question": "shouldBegin", "recognizer": "link", "answer": false}]"#
    let script = #"""
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "moved": {"1": [80, 50]}},
      {"at": 1000, "moved": {"1": [95, 50]}}, {"at": 1200, "ended": {"1": null}}
      """#
    let remedies = try sentences(scene, script, wish: "move: began@300, changed*, ended")
    #expect(
      remedies.contains { $0.contains("the minimumPressDuration of 'root' were 300 ms") },
      "\(remedies)")
  }

  @Test func `a hand-over at the start costs all drags that way (S15.11)`() throws {
    let scene =
      #"""
      "views": [
        {"id": "sheet", "frame": [0, 300, 400, 500]},
        {"id": "list", "frame": [0, 60, 400, 440], "parent": "sheet"}],
      """#
      + recognizers(
        #"{"id": "pull", "kind": "pan", "view": "sheet", "set": {"axis": "vertical"}}"#,
        #"{"id": "scroll", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}"#)
        + #"""
        , "reactions": [
          {"recognizer": "scroll", "state": "changed", "do": [{"resetTranslation": "scroll"}]}],
        "handOvers": [{"from": "scroll", "to": "pull", "when": {"translation": "y", "atLeast": 40}}]
        """#
    let moves = (1...8).map { #"{"at": \#($0 * 16), "moved": {"1": [200, \#(400 + 10 * $0)]}}"# }
    let script = #"{"at": 0, "began": {"1": [200, 400]}}, "# + moves.joined(separator: ", ")
    let remedies = try sentences(
      scene, script + #", {"at": 160, "ended": {"1": null}}"#, wish: "pull: began, changed*, ended")
    let early = remedies.filter { $0.contains("handed over to 'pull' from") }
    #expect(
      early.allSatisfy { $0.contains("would give away each of its drags that goes") },
      "\(remedies)")
    #expect(!early.isEmpty, "\(remedies)")
  }
}

/// What those lose for which a recognizer waits no more, with no wish to try it.
@Suite struct `The price of not waiting`: WishedScenes {
  @Test func `is said of all in a chain of taps that a press then cuts short (S4.17)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "double", "kind": "doubleTap", "view": "page"}"#,
        #"{"id": "single", "kind": "tap", "view": "page", "requireToFail": ["double"]}"#,
        #"""
        {"id": "press", "kind": "longPress", "view": "page", "requireToFail": ["single"],
          "set": {"minimumPressDuration": 100}}
        """#)
    let script = #"{"at": 0, "began": {"1": [50, 50]}}, {"at": 150, "ended": {"1": null}}"#
    let story = try told(scene, script, of: "press")
    let words = "would no longer fire where a finger rests so long that 'press' begins (100 ms)"
    #expect(story.contains("'single' would not fire with these touches and \(words)"), "\(story)")
    #expect(story.contains("'double' \(words)"), "\(story)")
  }

  @Test(arguments: [
    (100, #"["right"]"#, true), (50, #"["right"]"#, false), (100, #"["right", "up"]"#, false),
  ])
  func `is a longer swipe where the shorter one is always first (S4.2)`(
    distance: Int, direction: String, isLost: Bool
  ) throws {
    let scene =
      page
      + recognizers(
        #"{"id": "short", "kind": "swipe", "view": "page", "requireToFail": ["long"]}"#,
        #"""
        {"id": "long", "kind": "swipe", "view": "page",
          "set": {"minimumDistance": \#(distance), "direction": \#(direction), "maximumDuration": 900}}
        """#)
    let script = #"""
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "moved": {"1": [80, 50]}},
      {"at": 120, "moved": {"1": [99, 50]}}, {"at": 180, "moved": {"1": [101, 50]}},
      {"at": 300, "ended": {"1": null}}
      """#
    let story = try told(scene, script, of: "short")
    #expect(
      story.contains("'long' would hardly ever fire, since 'short' recognizes first") == isLost,
      "\(story)")
  }

  @Test(arguments: [("any", true), ("vertical", false)])
  func `is a swipe where the drag begins sooner along its way (S4.2)`(
    axis: String, isLost: Bool
  ) throws {
    let scene =
      page
      + recognizers(
        #"""
        {"id": "move", "kind": "pan", "view": "page", "requireToFail": ["next"],
          "set": {"axis": "\#(axis)"}}
        """#,
        #"{"id": "next", "kind": "swipe", "view": "page"}"#)
    let script = #"""
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 300, "moved": {"1": [55, 75]}},
      {"at": 700, "moved": {"1": [60, 110]}}, {"at": 800, "ended": {"1": null}}
      """#
    let story = try told(scene, script, of: "move")
    #expect(
      story.contains("'next' would hardly ever fire, since 'move' begins first") == isLost,
      "\(story)"
    )
  }
}
