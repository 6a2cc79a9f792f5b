import GestureCore
import GestureDiagnosis
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// Sentences that a script has refuted, and what is said now.
@Suite struct `Lost attempts, cancelled touches and waits`: WishedScenes {
  private let menu = #"{"id": "menu", "kind": "longPress", "view": "page"}"#
  private let turn = #"{"id": "turn", "kind": "pan", "view": "page"}"#

  /// A finger that moves by 15 points in the end, and a tap some time later.
  private let dragAndTap = #"""
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "moved": {"1": [110, 100]}},
    {"at": 90, "moved": {"1": [115, 100]}}, {"at": 800, "ended": {"1": null}},
    {"at": 1500, "began": {"2": [100, 100]}}, {"at": 1560, "ended": {"2": null}}
    """#

  @Test func `without its rival the attempt that was lost would have failed, and when (S4.2)`()
    throws
  {
    let story = try told(page + recognizers(turn, menu), dragAndTap, wish: "menu: began, ended")
    #expect(
      story.contains(
        "60 ms Without 'turn' it would have given up at 90 ms: it moved: 15 pt where 10 pt are allowed."
      ), "\(story)")
  }

  @Test func `without its rival a delegate would have said no (S3.5)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "quick", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 200}}"#,
        menu)
      + #", "delegate": [{"question": "shouldBegin", "recognizer": "menu", "answer": false}]"#
    let hold = #"{"at": 0, "began": {"1": [100, 100]}}, {"at": 900, "ended": {"1": null}}"#
    let story = try told(scene, hold, wish: "menu: began, ended")
    #expect(
      story.contains(
        "Without 'quick' it would have failed at 500 ms, too: its delegate was asked whether it should "
          + "begin, and said no"), "\(story)")
  }

  @Test func `a view that has lost its touch keeps none from others (S2.18)`() throws {
    let scene = #"""
      "views": [
        {"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "pad", "frame": [0, 400, 200, 200], "parent": "page", "exclusiveTouch": true},
        {"id": "hud", "frame": [0, 0, 100, 100], "parent": "page", "exclusiveTouch": true},
        {"id": "fire", "frame": [200, 400, 200, 200], "parent": "page"}],
      """# + recognizers(#"{"id": "steer", "kind": "pan", "view": "pad"}"#)
    let script = #"""
      {"at": 0, "began": {"1": [50, 500]}}, {"at": 100, "moved": {"1": [90, 500]}},
      {"at": 240, "began": {"2": [50, 50]}}, {"at": 260, "began": {"3": [300, 500]}},
      {"at": 300, "ended": {"3": null}}, {"at": 500, "ended": {"1": null, "2": null}}
      """#
    let story = try told(scene, script, wish: "view fire: began, ended")
    #expect(
      story.contains("view 'hud' lets no other view have a touch while it has one")
        && !story.contains("view 'pad' lets"), "\(story)")
  }

  private let two =
    #""views": [{"id": "page", "frame": [0, 0, 400, 800], "multipleTouch": true},"#
    + #" {"id": "dot", "frame": [0, 0, 100, 100], "parent": "page"}], "#

  @Test func `a finger that a removed view takes along is why two fingers fail (S2.30)`() throws {
    let scene =
      two
      + recognizers(
        #"{"id": "move", "kind": "pan", "view": "page", "set": {"minimumNumberOfTouches": 2}}"#)
    let script = #"""
      {"at": 0, "began": {"1": [80, 80], "2": [200, 80]}}, {"at": 130, "do": [{"removeView": "dot"}]},
      {"at": 200, "moved": {"2": [280, 100]}}, {"at": 260, "ended": {"2": null}}
      """#
    let story = try told(scene, script, of: "move")
    #expect(
      story.contains(
        "130 ms Touch 1 was cancelled, since the app removed view 'dot'. It needs 2 touches. (S2.30)"
      ), "\(story)")
  }

  @Test func `touches that the app cancels in an action are not cancelled from outside (S7.25)`()
    throws
  {
    let scene =
      #"""
      "views": [
        {"id": "piece", "frame": [0, 0, 100, 100]}, {"id": "clock", "frame": [200, 0, 100, 100]}],
      "reactions": [
        {"recognizer": "info", "state": "began", "do": [{"send": {"cancelled": "all"}}]}],
      """#
      + recognizers(
        #"{"id": "drag", "kind": "pan", "view": "piece"}"#,
        #"{"id": "info", "kind": "longPress", "view": "clock"}"#)
    let script = #"""
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 32, "moved": {"1": [70, 50]}},
      {"at": 50, "began": {"2": [250, 50]}}, {"at": 900, "ended": {"2": null}},
      {"at": 950, "ended": {"1": null}}
      """#
    let story = try told(scene, script, wish: "drag: began, changed*, ended")
    #expect(
      story.contains(
        "its touches were cancelled, since the app cancelled all touches in the action 'began' of 'info'"
      ),
      "\(story)")
    #expect(
      story.contains("if the app had not cancelled all touches in the action 'began' of 'info'"),
      "\(story)")
  }

  @Test func `a touch that is cancelled as another begins is named (S7.25)`() throws {
    let story = try told(
      two + recognizers(#"{"id": "hold", "kind": "longPress", "view": "dot"}"#),
      #"""
      {"at": 0, "began": {"1": [60, 50]}},
      {"at": 30, "cancelled": ["1"], "began": {"2": [60, 200]}}, {"at": 80, "ended": {"2": null}}
      """#, of: "hold")
    #expect(story.contains("its touches were cancelled: touch 1 from outside"), "\(story)")
  }

  @Test(arguments: [
    (
      #""kind": "pan", "view": "page", "set": {"maximumNumberOfTouches": 2}"#,
      "maximumNumberOfTouches were 3, but then it would follow 3 fingers together"
    ),
    (
      #""kind": "swipe", "view": "page", "set": {"numberOfTouchesRequired": 2, "direction": ["down"]}"#,
      "numberOfTouchesRequired were 3, but"
    ),
  ])
  func `with a finger too many, as many fingers are the remedy (S9.15)`(
    kind: String, clause: String
  ) throws {
    let script = #"""
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 10, "began": {"2": [90, 50]}},
      {"at": 20, "began": {"3": [130, 50]}},
      {"at": 50, "moved": {"1": [50, 150], "2": [90, 150], "3": [130, 150]}},
      {"at": 100, "ended": {"1": null, "2": null, "3": null}}
      """#
    let remedies = try sentences(
      page + recognizers(#"{"id": "it", \#(kind)}"#), script, wish: "it: fires")
    #expect(remedies.contains { $0.contains("if its \(clause)") }, "\(remedies)")
    #expect(
      !remedies.contains { $0.contains("OfTouches were 1") || $0.contains("default") },
      "\(remedies)")
  }

  @Test func `one that waits for a double tap through another fires before each (S4.24)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "double", "kind": "doubleTap", "view": "page"}"#,
        #"{"id": "mid", "kind": "tap", "view": "page", "requireToFail": ["double"]}"#,
        #"{"id": "go", "kind": "tap", "view": "page", "requireToFail": ["mid"]}"#)
      + #", "delegate": [{"question": "shouldBegin", "recognizer": "mid", "answer": false}]"#
    let remedies = try sentences(scene, tap(30, 30, at: 0, 1), wish: "go: ended@60")
    let first = try #require(
      remedies.first { $0.contains("if 'go' did not have to wait for 'mid'") }, "\(remedies)")
    #expect(first.contains("but then it would fire before each 'double', too"), "\(first)")
  }

  @Test func `one that was held had its gesture earlier, and was in no tie (S4.40)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "d", "kind": "doubleTap", "view": "page"}"#,
          #"{"id": "e", "kind": "tap", "view": "page", "startsAfter": ["d"]}"#,
          #"{"id": "f", "kind": "tap", "view": "window", "requireToFail": ["e"]}"#),
      tap(50, 50, at: 0, 1) + ", " + tap(50, 50, at: 200, 1), of: "f")
    #expect(story.contains("'d' recognized and excluded it"), "\(story)")
    #expect(!story.contains("in this event"), "\(story)")
  }

  @Test func `what another loses on a view that one leaves is told (S3.1)`() throws {
    let scene =
      #"""
      "views": [
        {"id": "card", "frame": [0, 0, 400, 400]},
        {"id": "heart", "frame": [300, 300, 60, 60], "parent": "card"}],
      """#
      + recognizers(
        #"{"id": "open", "kind": "tap", "view": "card"}"#,
        #"{"id": "like", "kind": "tap", "view": "heart", "preventsOnly": ["zoom"]}"#,
        #"{"id": "zoom", "kind": "doubleTap", "view": "card"}"#)
    let remedies = try sentences(scene, tap(330, 330, at: 0, 1), wish: "open: none")
    let refusal = try #require(
      remedies.first { $0.contains("its delegate refused touches on view 'heart'") }, "\(remedies)")
    #expect(
      refusal.contains("'zoom' would no longer fire with a double tap on view 'heart'"),
      "\(refusal)")
  }

  @Test func `of several that might wait for it those do that have to (S4.17)`() throws {
    let scene =
      #"""
      "views": [
        {"id": "pager", "frame": [0, 0, 400, 800]},
        {"id": "row", "frame": [0, 200, 400, 60], "parent": "pager"}],
      """#
      + recognizers(
        #"{"id": "page", "kind": "pan", "view": "pager"}"#,
        #"{"id": "del", "kind": "swipe", "view": "row", "set": {"direction": ["left"]}}"#,
        #"{"id": "menu", "kind": "longPress", "view": "row"}"#)
    let script = #"""
      {"at": 0, "began": {"1": [300, 230]}}, {"at": 10, "moved": {"1": [284, 230]}},
      {"at": 50, "moved": {"1": [220, 230]}}, {"at": 90, "ended": {"1": null}},
      {"at": 2000, "began": {"2": [300, 230]}}, {"at": 2700, "ended": {"2": null}}
      """#
    let remedies = try sentences(scene, script, wish: "del: ended")
    #expect(
      remedies.contains { $0.contains("if 'page' had to wait for 'del' to fail") }, "\(remedies)")
    #expect(!remedies.contains { $0.contains("'menu'") }, "\(remedies)")
  }

  @Test func `a view that keeps one from taking touches over is told (S15.12, S3.14)`() throws {
    let scene =
      #"""
      "views": [
        {"id": "sheet", "frame": [0, 100, 400, 700]},
        {"id": "list", "frame": [0, 100, 400, 600], "parent": "sheet"}],
      "delegate": [
        {"question": "viewShouldBegin", "answer": false, "hitView": "list", "recognizer": "pull"}],
      "handOvers": [
        {"from": "scroll", "to": "pull", "when": {"translation": "y", "atLeast": 40}}],
      """#
      + recognizers(
        #"{"id": "pull", "kind": "pan", "view": "sheet"}"#,
        #"{"id": "scroll", "kind": "pan", "view": "list", "cancelsTouchesInView": false}"#)
    let script = #"""
      {"at": 0, "began": {"1": [200, 240]}}, {"at": 16, "moved": {"1": [200, 260]}},
      {"at": 64, "moved": {"1": [200, 290]}}, {"at": 80, "moved": {"1": [200, 300]}},
      {"at": 120, "ended": {"1": null}}
      """#
    let story = try told(scene, script, wish: "pull: began, changed*, ended")
    #expect(
      story.contains(
        "64 ms It was to take over the touches of 'scroll': view 'list', which the touch hit and would "
          + "have lost, was asked whether it should begin, and said no. (S15.12, S3.14)"),
      "\(story)")
    #expect(story.contains("if view 'list' let it begin"), "\(story)")
  }
}
