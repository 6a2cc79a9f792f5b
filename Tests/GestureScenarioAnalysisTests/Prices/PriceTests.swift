import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Prices that are no wider than what is lost, and names where "it" would be another one.
@Suite struct `A price`: WishedScenes {
  private let key = #"""
    "views": [{"id": "kb", "frame": [0, 500, 400, 300]},
      {"id": "del", "parent": "kb", "frame": [340, 100, 60, 60]}],
    "recognizers": [{"id": "slide", "kind": "pan", "view": "kb", "set": {"hysteresis": 8}},
      {"id": "erase", "kind": "longPress", "view": "del",
       "set": {"minimumPressDuration": 300, "allowableMovement": 5}}]
    """#

  @Test func `of a limit names the view, where the loser has more than that`() throws {
    let found = try sentences(
      key,
      #"""
      {"at": 0, "began": {"1": [370, 630]}}, {"at": 100, "moved": {"1": [370, 636]}},
      {"at": 600, "ended": {"1": null}}
      """#, wish: "erase: fires")
    #expect(
      found.contains {
        $0.hasSuffix(
          "a drag that has gone more than 5 and less than 7 pt in 300 ms on view 'del' would fire "
            + "'erase' instead of 'slide'.")
      }, "\(found)")
  }

  /// A drag that waits for the press is lost only as long as it stays within what that allows.
  @Test func `of a press that allows more says how far a drag may go (S9.35)`() throws {
    let found = try remedies(
      #"""
      "views": [{"id": "card", "frame": [0, 0, 400, 800]},
        {"id": "stars", "parent": "card", "frame": [50, 100, 300, 60]}],
      "recognizers": [{"id": "fling", "kind": "pan", "view": "card"},
        {"id": "rate", "kind": "longPress", "view": "stars",
         "set": {"minimumPressDuration": 100, "allowableMovement": 10}}]
      """#,
      #"""
      {"at": 0, "began": {"1": [80, 130]}}, {"at": 50, "moved": {"1": [120, 130]}},
      {"at": 90, "moved": {"1": [140, 130]}}, {"at": 300, "moved": {"1": [150, 130]}},
      {"at": 400, "ended": {"1": null}}
      """#, #""rate": ["began", "changed", "ended"], "fling": []"#, of: "rate")
    let waiting = found.filter { $0.contains("'fling' had to wait for 'rate'") }
    #expect(!waiting.isEmpty, "\(found)")
    for remedy in waiting where remedy.contains("no longer fire with a drag") {
      #expect(remedy.contains("that stays within 80 pt for 100 ms"), "\(remedy)")
    }
  }

  @Test func `is no delay of what waited as long before`() throws {
    let found = try remedies(
      #"""
      "views": [{"id": "scrim", "frame": [0, 0, 400, 800]},
        {"id": "card", "parent": "scrim", "frame": [50, 100, 300, 300]},
        {"id": "chip", "parent": "card", "frame": [20, 100, 80, 60]}],
      "recognizers": [{"id": "close", "kind": "tap", "view": "scrim"},
        {"id": "pick", "kind": "tap", "view": "chip", "requireToFail": ["big"]},
        {"id": "big", "kind": "doubleTap", "view": "card"}]
      """#, tap(100, 230, at: 0, 1) + #", {"at": 1000}"#, #""close": [], "pick": ["ended@410"]"#,
      of: "close")
    let refusal = found.first { $0.contains("if its delegate refused touches on view 'card'") }
    #expect(refusal?.contains("later") == false, "\(found)")
  }

  /// A tap excludes a press that needs a tap before it, and no drag that does (S15.21).
  @Test(arguments: [("longPress", false), ("pan", true)])
  func `of firing on the way is told of what still fires (S4.2, S15.21)`(
    kind: String, stillFires: Bool
  ) throws {
    let found = try sentences(
      page
        + recognizers(
          #"{"id": "top", "kind": "doubleTap", "view": "page"}"#,
          #"{"id": "hist", "kind": "\#(kind)", "view": "page", "set": {"numberOfTapsRequired": 1}}"#,
          #"{"id": "edit", "kind": "tap", "view": "page", "requireToFail": ["top", "hist"]}"#),
      tap(100, 110, at: 0, 1) + #", {"at": 1000}"#, wish: "edit: ended@60")
    let free = found.filter { $0.contains("'edit' did not have to wait for 'top' and 'hist'") }
    #expect(free.count == 1, "\(found)")
    let names = stillFires ? "each 'top' and 'hist', too" : "each 'top', too"
    #expect(free.first?.contains("fire before \(names)") == true, "\(free)")
    let isLost = free.first?.contains("'hist' would never fire") ?? false
    #expect(isLost != stillFires, "\(free)")
  }

  @Test(arguments: [(true, 400), (false, 400)])
  func `of a longer pause between taps is told where others lose them (S9.7)`(
    hasOther: Bool, gap: Int
  ) throws {
    let select = #"{"id": "select", "kind": "tap", "view": "page", "requireToFail": ["zoom"]}"#
    let zoom = #"{"id": "zoom", "kind": "doubleTap", "view": "page"}"#
    let found = try sentences(
      page + recognizers(hasOther ? "\(select), \(zoom)" : zoom),
      tap(100, 110, at: 0, 1) + ", " + tap(100, 110, at: 60 + gap, 2), wish: "zoom: fires")
    let longer = try #require(found.first { $0.contains("its maximumTapGap were 450 ms") })
    let price = "2 taps, 350 to 450 ms apart, would fire 'zoom' instead of 'select'"
    #expect(longer.contains(price) == hasOther, "\(longer)")
  }

  /// Two stars, each tapped once within the time of a double tap.
  @Test(arguments: [(400, true), (40, false)])
  func `of a wait for a double tap is the second of two quick taps elsewhere (S14.2)`(
    width: Int, isLost: Bool
  ) throws {
    let scene = #"""
      "views": [{"id": "stars", "frame": [0, 100, \#(width), 40]}],
      "recognizers": [{"id": "rate", "kind": "tap", "view": "stars"},
        {"id": "clear", "kind": "doubleTap", "view": "stars"}]
      """#
    let double = tap(20, 120, at: 0, 1) + ", " + tap(20, 120, at: 160, 2)
    let found = try remedies(
      scene, double + #", {"at": 1000}"#, #""rate": [], "clear": ["ended@220"]"#, of: "rate")
    let wait = try #require(found.first { $0.contains("'rate' had to wait for 'clear' to fail") })
    let price = "would miss the second of two quick taps in different places"
    #expect(wait.contains(price) == isLost, "\(wait)")
    if isLost {
      let taps = tap(20, 120, at: 0, 1) + ", " + tap(120, 120, at: 160, 2) + #", {"at": 2000}"#
      let before = try scenario(scene, taps, "").play().actions.count { $0.recognizer == "rate" }
      let waiting = scene.replacing(#""rate", "#, with: #""rate", "requireToFail": ["clear"], "#)
      let after = try scenario(waiting, taps, "").play().actions.count { $0.recognizer == "rate" }
      #expect((before, after) == (2, 1))
    }
  }

  @Test func `of one that no longer waits is what begins after a rest (S9.37)`() throws {
    let found = try remedies(
      page
        + recognizers(
          #"{"id": "fling", "kind": "swipe", "view": "page"}"#,
          #"""
          {"id": "hold", "kind": "longPress", "view": "page", "requireToFail": ["fling"],
           "set": {"minimumPressDuration": 100}}
          """#),
      #"{"at": 0, "began": {"1": [100, 110]}}, {"at": 900, "ended": {"1": null}}"#,
      #""hold": ["began@100", "ended"]"#, of: "hold")
    let free = try #require(found.first { $0.contains("'hold' did not have to wait for 'fling'") })
    #expect(
      free.contains(
        "a drag to the right after a rest of 100 ms would fire 'hold' instead of 'fling'"),
      "\(free)")
  }

  @Test func `names whom the app had switched off, where that is another one`() throws {
    let found = try remedies(
      #"""
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]}],
      "recognizers": [{"id": "drag", "kind": "pan", "view": "sheet"},
        {"id": "warn", "kind": "longPress", "view": "sheet",
         "set": {"minimumPressDuration": 200, "allowableMovement": 100}}],
      "reactions": [{"recognizer": "warn", "state": "began", "do": [{"disable": "drag"}]}]
      """#,
      #"""
      {"at": 0, "began": {"1": [200, 500]}}, {"at": 100, "moved": {"1": [200, 512]}},
      {"at": 300, "moved": {"1": [200, 540]}}, {"at": 600, "ended": {"1": null}}
      """#,
      #""drag": ["began", "changed*", "ended"], "warn": ["began", "changed*", "ended"]"#, of: "warn"
    )
    let both =
      "'drag' and 'warn' were allowed simultaneously and the app had not switched 'drag' off"
    #expect(found.contains { $0.contains(both) }, "\(found)")
  }

  @Test func `of an outset that was below 0 is all of the view`() throws {
    let found = try sentences(
      #"""
      "views": [{"id": "tip", "frame": [100, 100, 200, 80]},
        {"id": "x", "parent": "tip", "frame": [160, 10, 30, 30], "hitOutset": -5}],
      "recognizers": [{"id": "close", "kind": "tap", "view": "x"}]
      """#, tap(262, 112, at: 0, 1), wish: "close: fires")
    #expect(
      found.contains {
        $0.hasSuffix(
          "if the hitOutset of view 'x' were 0 pt, but then view 'x' would get touches in all of it."
        )
      }, "\(found)")
  }
}
