import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Remedies that most would name first; the scenes are complaints about real apps.
@Suite struct `A remedy of the first choice`: WishedScenes {
  @Test func `the window, for a pan from its edge under another view (S9.50)`() throws {
    let found = try sentences(
      #"""
      "views": [{"id": "page", "frame": [0, 0, 400, 800]}, {"id": "rail", "frame": [0, 0, 24, 800]}],
      """#
        + recognizers(
          #"{"id": "back", "kind": "screenEdgePan", "view": "page", "set": {"edges": ["left"]}}"#),
      """
      {"at": 0, "began": {"1": [6, 300]}}, {"at": 16, "moved": {"1": [36, 300]}},
      {"at": 32, "moved": {"1": [66, 300]}}, {"at": 112, "ended": {"1": null}}
      """, wish: "back: fires")
    #expect(
      found.contains(
        "It would have fired at 16 ms if it were on view 'window', but then it would get touches on "
          + "all of view 'window'."), "\(found)")
  }

  @Test func `a view that what removes it leaves alone (S3.1)`() throws {
    let found = try sentences(
      #"""
      "views": [{"id": "backdrop", "frame": [0, 0, 400, 800]},
        {"id": "sheet", "parent": "backdrop", "frame": [50, 200, 300, 400]}],
      "reactions": [
        {"recognizer": "dismiss", "state": "ended", "do": [{"removeView": "sheet"}]}],
      """#
        + recognizers(
          #"{"id": "dismiss", "kind": "tap", "view": "backdrop"}"#,
          #"{"id": "zoom", "kind": "doubleTap", "view": "sheet"}"#),
      tap(200, 300, at: 0, 1) + ", " + tap(202, 300, at: 180, 2), wish: "zoom: fires")
    #expect(
      found.contains(
        "It would have fired at 240 ms if the delegate of 'dismiss' refused touches on view 'sheet', "
          + "but then 'dismiss' would no longer fire with a tap on view 'sheet'."), "\(found)")
  }

  @Test func `its own default, where a rival's is no help (S9.45)`() throws {
    let found = try sentences(
      #""views": [{"id": "canvas", "frame": [0, 0, 400, 800], "multipleTouch": true}], "#
        + recognizers(
          """
          {"id": "stroke", "kind": "pan", "view": "canvas", "forEachTouch": {"limit": 2},
           "set": {"hysteresis": 5}}
          """,
          #"{"id": "zoom", "kind": "pinch", "view": "canvas", "set": {"hysteresis": 30}}"#),
      """
      {"at": 0, "began": {"1": [180, 400], "2": [220, 400]}},
      {"at": 16, "moved": {"1": [172, 400], "2": [228, 400]}},
      {"at": 32, "moved": {"1": [164, 400], "2": [236, 400]}},
      {"at": 48, "moved": {"1": [156, 400], "2": [244, 400]}},
      {"at": 90, "ended": {"1": null, "2": null}}
      """, wish: "zoom: fires")
    #expect(
      found.contains {
        $0.contains("at 16 ms if its hysteresis were left at the default (8 pt), but then")
      }, "\(found)")
  }

  @Test func `an overlay lets through what hits nothing in it (S2.2)`() throws {
    let found = try sentences(
      #"""
      "views": [{"id": "map", "frame": [0, 0, 400, 800]},
        {"id": "overlay", "frame": [0, 0, 400, 800], "interactive": false},
        {"id": "panel", "parent": "overlay", "frame": [50, 500, 300, 200]}],
      """#
        + recognizers(
          #"{"id": "look", "kind": "tap", "view": "map"}"#,
          #"{"id": "open", "kind": "tap", "view": "panel"}"#), tap(300, 650, at: 0, 1),
      wish: "open: fires")
    #expect(
      found == [
        "It would have fired at 60 ms if the isUserInteractionEnabled of view 'overlay' were true "
          + "and the catchesOwnTouches of view 'overlay' were false, but then 'look' would not fire "
          + "with these touches."
      ])
  }

  /// As a delegate asks for its state, a press that has failed is possible again (S6.5).
  @Test func `is none that helps only a finger that leaps (S6.6)`() throws {
    let found = try sentences(
      #"""
      "views": [{"id": "card", "frame": [50, 100, 300, 300]}],
      "delegate": [{"question": "shouldBegin", "recognizer": "drag", "answer": false,
        "while": {"recognizer": "menu", "state": ["possible"]}}],
      """#
        + recognizers(
          """
          {"id": "menu", "kind": "longPress", "view": "card", "set": {"allowableMovement": 20}}
          """, #"{"id": "drag", "kind": "pan", "view": "card"}"#),
      """
      {"at": 0, "began": {"1": [200, 200]}}, {"at": 16, "moved": {"1": [206, 202]}},
      {"at": 32, "moved": {"1": [212, 204]}}, {"at": 48, "moved": {"1": [218, 206]}},
      {"at": 64, "moved": {"1": [236, 212]}}, {"at": 112, "ended": {"1": null}}
      """, wish: "drag: fires")
    #expect(found == ["It would have fired at 32 ms if its delegate said yes to shouldBegin."])
  }

  @Test func `milliseconds, where a tap's time was given in seconds (S9.5)`() throws {
    let found = try sentences(
      page
        + recognizers(
          #"{"id": "pick", "kind": "tap", "view": "page", "set": {"maximumPressDuration": 0.3}}"#),
      tap(200, 300, at: 0, 1), wish: "pick: fires")
    #expect(
      found.contains {
        $0.contains("maximumPressDuration were 300 ms (0.3 ms is too short for fingers; 0.3 s may")
      }, "\(found)")
  }
}
