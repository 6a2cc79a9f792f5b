import GestureTestKit
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// What a story says of what counted, and of the figures of actions.
@Suite struct `What counted, and what was read`: WishedScenes {
  @Test func `the touches that counted as taps are told where it should not fire (S9.7, S9.8)`()
    throws
  {
    let scene =
      page
      + recognizers(
        #"{"id": "zoom", "kind": "pan", "view": "page", "set": {"numberOfTapsRequired": 1}}"#)
    let script = """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 40, "moved": {"1": [106, 100]}},
      {"at": 60, "ended": {"1": null}}, {"at": 200, "began": {"2": [130, 100]}},
      {"at": 220, "moved": {"2": [160, 100]}}, {"at": 300, "ended": {"2": null}}
      """
    let story = try explained(scene, script, #""zoom": []"#, "zoom")
    #expect(
      story.says(
        "Touch 1 counted as tap 1: it was down for 60 ms, of 750 ms allowed, and moved 6 pt, of 45 pt "
          + "allowed."), "\(story)")
    #expect(
      story.says(
        "Touch 2 came 140 ms after touch 1 had lifted, of 350 ms allowed, and 30 pt from the first "
          + "tap, of 45 pt allowed."), "\(story)")
    let met = try told(scene, script, of: "zoom")
    #expect(!met.contains("counted as tap"), "\(met)")
  }

  @Test func `figures and modifier keys that fall short are told (S15.16)`() throws {
    func story(_ values: String) throws -> String {
      let scenario = try Scenario(
        text: """
          {"scene": {"size": [400, 800], \(page) "recognizers": [
            {"id": "it", "kind": "pan", "view": "page"}]},
           "script": [{"at": 0, "began": {"1": [100, 100]}, "modifiers": ["shift"]},
            {"at": 20, "moved": {"1": [130, 100]}}, {"at": 40, "ended": {"1": null}}],
           "expect": {"values": [\(values)]}}
          """)
      let story = try #require(scenario.explain("it"))
      return story.inOneLine
    }
    let keys = try story(#"{"recognizer": "it", "state": "began", "modifiers": ["shift"]}"#)
    #expect(
      keys.contains(
        "At 'began' the file expects the modifier keys 'shift', but they were none. They are those of the "
          + "event that makes it send the action: they changed last at 20 ms. (S15.16)"), "\(keys)")
    let way = try story(#"{"recognizer": "it", "state": "began", "translation": [20, 0]}"#)
    #expect(
      way.contains(
        "20 ms At 'began' the file expects translation [20, 0], give or take 0.5, but it was translation "
          + "[30, 0]."), "\(way)")
    let third = try story(
      #"{"recognizer": "it", "state": "began", "occurrence": 3, "translation": [20, 0]}"#)
    #expect(third.contains("action 'began' number 3, but it sent only 1. (S5.5)"), "\(third)")
  }

  @Test func `what lies in its view makes it fire, too (S2.8)`() throws {
    let story = try explained(
      sheetWithRow + recognizers(#"{"id": "close", "kind": "tap", "view": "sheet"}"#),
      tap(200, 100, at: 0, 1), #""close": []"#, "close")
    #expect(story.says("View 'row' lies in its view 'sheet'"), "\(story)")
  }

  @Test func `a touch doesn't cancel scrolling that is under way (S9.13)`() throws {
    let story = try told(
      page
        + recognizers(
          """
          {"id": "it", "kind": "pan", "view": "page",
            "set": {"allowedScrollTypes": ["continuous"], "followsMomentum": true}}
          """),
      """
      {"at": 0, "scroll": {"at": [60, 60], "by": [0, 14], "kind": "continuous", "phase": "began"}},
      {"at": 50, "began": {"1": [60, 60]}}, {"at": 100, "ended": {"1": null}},
      {"at": 200, "scroll": {"at": [60, 60], "by": [0, 0], "kind": "continuous", "phase": "ended"}}
      """, of: "it")
    #expect(
      story.contains("50 ms It was under way by scrolling, and goes on: touch 1 doesn't cancel it"),
      "\(story)")
    #expect(story.contains("100 ms It fired: ended, as touch 1 lifted."), "\(story)")
  }

  @Test func `edges are those of the window (S14.18)`() throws {
    let story = try told(
      """
      "views": [{"id": "side", "frame": [200, 0, 200, 800]}],
      "recognizers": [{"id": "back", "kind": "screenEdgePan", "view": "side",
        "set": {"edges": ["left"]}}]
      """, tap(205, 100, at: 0, 1), of: "back")
    #expect(
      story.contains("; the edges are the window's, not its view's. (S9.26, S14.18)"), "\(story)")
  }
}
