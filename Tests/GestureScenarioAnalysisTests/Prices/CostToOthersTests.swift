import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What a change costs other recognizers than the one that it helps, and controls.
@Suite struct `What a change costs others`: WishedScenes {
  private let list =
    #"""
    "views": [{"id": "page", "frame": [0, 0, 400, 800]},
      {"id": "volume", "parent": "page", "frame": [40, 300, 320, 40], "control": "slider"},
      {"id": "ok", "parent": "page", "frame": [50, 400, 90, 40], "control": true}],
    """#

  /// What a drag by 40 points costs that a view is to keep.
  private func costs(_ wish: String, from place: (x: Int, y: Int)) throws -> [String] {
    try sentences(
      list
        + recognizers(
          #"{"id": "pager", "kind": "pan", "view": "page"}"#,
          #"{"id": "close", "kind": "swipe", "view": "page", "set": {"direction": ["down"]}}"#),
      """
      {"at": 0, "began": {"1": [\(place.x), \(place.y)]}},
      {"at": 16, "moved": {"1": [\(place.x + 20), \(place.y)]}},
      {"at": 32, "moved": {"1": [\(place.x + 40), \(place.y)]}}, {"at": 90, "ended": {"1": null}}
      """, wish: wish)
  }

  @Test func `a control that keeps its touch acts on drags, too (S7.8)`() throws {
    let pressed = try costs("ok: began, moved*, ended", from: (60, 420))
    #expect(
      pressed.contains {
        $0.hasSuffix(
          "if the cancelsTouchesInView of 'pager' were false, but then a drag on view 'ok' would "
            + "drive 'pager' and press it, too.")
      }, "\(pressed)")
    let moved = try costs("volume: began, moved*, ended", from: (250, 320))
    #expect(
      moved.contains {
        $0.hasSuffix(
          "but then a drag on view 'volume' would drive 'pager', too, also one of the thumb, and a "
            + "drag that begins and ends on view 'ok' would press it, too.")
      }, "\(moved)")
  }

  @Test func `a button that keeps its touch is pressed by a press around it, too (S7.8)`() throws {
    let found = try sentences(
      list + recognizers(#"{"id": "menu", "kind": "longPress", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [60, 420]}}, {"at": 700, "ended": {"1": null}}"#,
      wish: "ok: began, ended")
    #expect(
      found.contains {
        $0.hasSuffix(
          "if the cancelsTouchesInView of 'menu' were false, but then a press on view 'ok' would "
            + "fire 'menu' and press it, too.")
      }, "\(found)")
  }

  /// A tap recognizes as its finger lifts, so what starts after it can't follow that finger.
  @Test func `a drag after a longer tap doesn't follow the finger (S15.1)`() throws {
    let found = try sentences(
      page
        + recognizers(
          #"{"id": "pick", "kind": "tap", "view": "page"}"#,
          #"{"id": "drag", "kind": "pan", "view": "page", "startsAfter": ["pick"]}"#),
      """
      {"at": 0, "began": {"1": [200, 400]}}, {"at": 16, "moved": {"1": [200, 430]}},
      {"at": 32, "moved": {"1": [200, 450]}}, {"at": 90, "ended": {"1": null}}
      """, wish: "drag: fires")
    #expect(
      found.contains {
        $0.contains("if the allowableMovement of 'pick' were")
          && $0.contains("begin only as its touch lifts")
      }, "\(found)")
  }

  /// The nearer pan takes each finger there already.
  @Test func `no gesture is lost where there was none (S4.4)`() throws {
    let found = try sentences(
      #"""
      "views": [{"id": "game", "frame": [0, 0, 400, 800]},
        {"id": "stick", "frame": [20, 600, 120, 120], "parent": "game"}],
      """#
        + recognizers(
          #"{"id": "camera", "kind": "pan", "view": "game"}"#,
          #"{"id": "walk", "kind": "pan", "view": "stick", "set": {"hysteresis": 5}}"#),
      """
      {"at": 0, "began": {"1": [250, 300]}}, {"at": 40, "moved": {"1": [280, 310]}},
      {"at": 300, "began": {"2": [80, 660]}}, {"at": 320, "moved": {"2": [90, 640]}},
      {"at": 340, "moved": {"2": [100, 620]}}, {"at": 400, "ended": {"1": null, "2": null}}
      """, wish: "walk: fires")
    #expect(
      found.contains {
        $0.hasSuffix(
          "if the delegate of 'camera' refused touches on view 'stick', but then 'camera' would take "
            + "no fingers that come down on view 'stick'.")
      }, "\(found)")
  }

  @Test func `what one leaves on a view others take (S4.9)`() throws {
    let found = try costs("ok: began, moved*, ended", from: (60, 420))
    #expect(
      found.contains {
        $0.contains("if the delegate of 'pager' refused touches on this view, but then")
          && $0.contains("'close' would fire with a swipe on view 'ok'")
      }, "\(found)")
  }

  @Test func `fingers that come late are no longer waited for (S4.17)`() throws {
    let found = try sentences(
      #""views": [{"id": "map", "frame": [0, 0, 400, 800], "multipleTouch": true}], "#
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "map", "requireToFail": ["tilt"]}"#,
          """
          {"id": "tilt", "kind": "pan", "view": "map", "set": {"minimumNumberOfTouches": 2}}
          """),
      """
      {"at": 0, "began": {"1": [200, 400]}}, {"at": 16, "moved": {"1": [200, 420]}},
      {"at": 32, "moved": {"1": [200, 440]}}, {"at": 112, "ended": {"1": null}}
      """, wish: "scroll: began@16, changed*, ended")
    #expect(
      found.contains(
        "It would have fired at 16 ms already if 'scroll' did not have to wait for 'tilt', but then "
          + "'tilt' would no longer fire where a finger moves so far that 'scroll' begins (10 pt) "
          + "before the others come down."), "\(found)")
  }

  /// A finger is not offered to the one for a pencil, and goes on as before (S2.14).
  @Test func `what a pencil loses is said of the pencil (S2.14)`() throws {
    let found = try sentences(
      #"""
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "canvas", "parent": "page", "frame": [20, 100, 360, 400]}],
      """#
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "page", "set": {"hysteresis": 6}}"#,
          """
          {"id": "ink", "kind": "pan", "view": "canvas", "allowedTouchTypes": ["pencil"],
           "set": {"hysteresis": 8}}
          """),
      """
      {"at": 0, "began": {"1": [200, 300]}, "type": "pencil"},
      {"at": 16, "moved": {"1": [207, 300]}}, {"at": 32, "moved": {"1": [215, 300]}},
      {"at": 48, "moved": {"1": [230, 300]}}, {"at": 176, "ended": {"1": null}}
      """, wish: "ink: fires")
    let told = [
      "'scroll' had to wait for 'ink' to fail, but then 'scroll' would no longer fire with a drag by "
        + "pencil on view 'canvas' ('ink' recognizes first)",
      "would give away each of its drags by pencil on view 'canvas' that goes",
    ]
    for words in told { #expect(found.contains { $0.contains(words) }, "\(found)") }
    // The plain answer stands first: scrolling leaves the pencil to the one that draws.
    let first = try #require(found.first)
    #expect(
      first.contains("the allowedTouchTypes of 'scroll' did not include 'pencil'"), "\(found)")
  }

  @Test func `a press at touch down that waits for a tap follows a finger late (S9.42, S4.17)`()
    throws
  {
    let found = try sentences(
      page
        + recognizers(
          #"{"id": "click", "kind": "tap", "view": "page"}"#,
          #"{"id": "seek", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 0}}"#
        ),
      tap(100, 100, at: 0, 1), wish: "click: fires")
    #expect(
      found.contains {
        $0.contains("if 'seek' had to wait for 'click' to fail")
          && $0.hasSuffix(
            "and 'seek' would follow a finger that moves at once only when it has gone 45 pt.")
      }, "\(found)")
  }

  @Test(arguments: [(60, 35, true), (30, 35, false)])
  func `a hand-over after less gives shorter drags away (S15.11)`(
    distance: Int, new: Int, isTold: Bool
  ) throws {
    let sheet =
      sheetWithRow
      + recognizers(
        #"{"id": "sheet", "kind": "pan", "view": "sheet"}"#,
        #"{"id": "scroll", "kind": "pan", "view": "list"}"#)
      + #", "handOvers": [{"from": "scroll", "to": "sheet", "when": {"translation": "y", "#
      + #""atLeast": \#(distance)}}]"#
    func pull(_ distance: Int) -> String {
      """
      {"at": 0, "began": {"1": [200, 100]}}, {"at": 16, "moved": {"1": [200, 80]}},
      {"at": 32, "moved": {"1": [200, \(100 + distance)]}}, {"at": 90, "ended": {"1": null}}
      """
    }
    let found = try scenario(sheet, pull(40), "").remedies(for: "sheet", wish: Wish("sheet: fires"))
    let nearer = found.first { $0.sentence.contains("from \(new) pt on") }
    #expect((nearer != nil) == isTold, "\(found.map(\.sentence))")
    // It was pulled down, so it isn't meant to go up.
    #expect(!found.contains { $0.sentence.contains("and not down") }, "\(found.map(\.sentence))")
    guard var changed = nearer?.scenario else { return }
    #expect(
      nearer?.sentence.hasSuffix("would also give away drags that go only 35 pt down.") ?? false)
    changed.script = try scenario(sheet, pull(36), "").script
    #expect(changed.handsOver)
  }

  @Test(arguments: [(40, true), (10, false)])
  func `a drag that no longer waits for a press takes those that tremble (S9.38)`(
    allowed: Int, isTold: Bool
  ) throws {
    let row = """
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "frame": [0, 200, 400, 80], "parent": "list"}],
      "recognizers": [
        {"id": "scroll", "kind": "pan", "view": "list", "requireToFail": ["lift"]},
        {"id": "lift", "kind": "longPress", "view": "row", "set": {"allowableMovement": \(allowed)}}]
      """
    let drag = """
      {"at": 0, "began": {"1": [200, 240]}}, {"at": 16, "moved": {"1": [200, 225]}},
      {"at": 32, "moved": {"1": [200, 205]}}, {"at": 48, "moved": {"1": [200, 195]}},
      {"at": 90, "ended": {"1": null}}
      """
    let found = try scenario(row, drag, "").remedies(
      for: "scroll", wish: Wish("scroll: began@16, changed*, ended"))
    let told = found.contains {
      $0.sentence.hasSuffix(
        "if 'scroll' did not have to wait for 'lift', but then a press that moves by 15 pt would fire "
          + "'scroll' instead of 'lift'.")
    }
    #expect(told == isTold, "\(found.map(\.sentence))")
  }

  @Test func `a pinch that no longer waits for a rotation excludes it (S4.2)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "zoom", "kind": "pinch", "view": "page", "requireToFail": ["turn"]}"#,
        #"{"id": "turn", "kind": "rotation", "view": "page"}"#)
    let script = """
      {"at": 0, "began": {"1": [100, 300], "2": [200, 300]}},
      {"at": 50, "moved": {"1": [80, 300], "2": [220, 300]}},
      {"at": 100, "moved": {"1": [60, 300], "2": [240, 300]}},
      {"at": 150, "ended": {"1": null, "2": null}}
      """
    let found = try scenario(scene, script, "").remedies(
      for: "zoom", wish: Wish("zoom: began@50, changed*, ended"))
    let words = "whichever of 'zoom' and 'turn' begins first would exclude the other"
    let alone = try #require(
      found.first { $0.sentence.contains("did not have to wait for 'turn'") },
      "\(found.map(\.sentence))")
    #expect(alone.sentence.contains(words), "\(alone.sentence)")
    let both = found.first { $0.sentence.contains("recognized together with 'turn'") }
    #expect(both.map { !$0.sentence.contains(words) } ?? false, "\(found.map(\.sentence))")
  }
}
