import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// Remedies that make sense to whoever knows the app, and none that only the trials favour.
@Suite struct `Plausible remedies`: WishedScenes {
  @Test func `a rival and a no while another one is under way (S3.5, S3.17)`() throws {
    let scene =
      #"""
      "views": [
        {"id": "sheet", "frame": [0, 300, 400, 500]},
        {"id": "list", "frame": [0, 40, 400, 460], "parent": "sheet"}],
      "delegate": [
        {"question": "shouldBegin", "recognizer": "close", "answer": false,
         "while": {"recognizer": "scroll", "state": ["began", "changed"]}},
        {"question": "shouldRecognizeSimultaneously", "recognizer": "scroll", "answer": true}],
      """#
      + recognizers(
        #"{"id": "move", "kind": "pan", "view": "sheet"}"#,
        #"{"id": "scroll", "kind": "pan", "view": "list"}"#,
        #"{"id": "close", "kind": "swipe", "view": "list", "set": {"direction": ["down"]}}"#)
    let down = #"""
      {"at": 0, "began": {"1": [200, 400]}}, {"at": 16, "moved": {"1": [200, 420]}},
      {"at": 32, "moved": {"1": [200, 440]}}, {"at": 48, "moved": {"1": [200, 470]}},
      {"at": 64, "ended": {"1": null}}
      """#
    let remedies = try sentences(scene, down, wish: "close: ended")
    #expect(
      remedies.first?.contains(
        "if 'move' and 'close' were allowed simultaneously and the delegate of 'close' said yes to "
          + "shouldBegin, but then a quick drag down would fire both") == true, "\(remedies)")
    // 'scroll' is in the way because it has begun; that it began otherwise would not help.
    #expect(!remedies.contains { $0.contains("of 'scroll' were") }, "\(remedies)")
  }

  @Test func `a drag hands over only along the axis of the taker (S15.11)`() throws {
    let remedies = try sentences(
      #"""
      "views": [{"id": "viewer", "frame": [0, 0, 400, 800]},
        {"id": "photo", "frame": [0, 0, 400, 800], "parent": "viewer"}],
      """#
        + recognizers(
          #"{"id": "turn", "kind": "horizontalPan", "view": "viewer"}"#,
          #"{"id": "dismiss", "kind": "pan", "view": "photo"}"#),
      """
      {"at": 0, "began": {"1": [300, 400]}}, {"at": 20, "moved": {"1": [270, 405]}},
      {"at": 40, "moved": {"1": [230, 412]}}, {"at": 60, "moved": {"1": [150, 420]}},
      {"at": 80, "ended": {"1": null}}
      """, wish: "turn: fires")
    #expect(remedies.contains { $0.contains("handed over") && $0.contains("pt left") })
    #expect(!remedies.contains { $0.contains("pt down") }, "\(remedies)")
  }

  /// The taps are 27 pt apart. With the usual margin the spacing would be less than half of the
  /// default, which refuses what fingers do.
  @Test func `a double tap takes no taps on two rows (S9.8)`() throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "one", "frame": [0, 0, 400, 30], "parent": "list"},
        {"id": "two", "frame": [0, 30, 400, 30], "parent": "list"}],
      """#
        + recognizers(
          #"{"id": "open", "kind": "tap", "view": "one", "requireToFail": ["like"]}"#,
          #"{"id": "other", "kind": "tap", "view": "two", "requireToFail": ["like"]}"#,
          #"{"id": "like", "kind": "doubleTap", "view": "list"}"#),
      tap(100, 20, at: 0, 1) + ", " + tap(110, 45, at: 200, 2),
      #""open": ["ended"], "other": ["ended"], "like": []"#, of: "open")
    #expect(
      remedies.contains {
        $0.contains(
          "It would have gone as it should if the allowableTapSpacing of 'like' were 23 pt, but "
            + "then 'like' would take no taps more than 23 pt apart.")
      }, "\(remedies)")
  }

  @Test func `a control that covers another one goes on to catch its touches (S2.5)`() throws {
    let remedies = try sentences(
      #"""
      "views": [{"id": "bar", "frame": [0, 740, 400, 60]},
        {"id": "delete", "frame": [200, 10, 40, 40], "parent": "bar", "control": "button"},
        {"id": "share", "frame": [244, 10, 40, 40], "parent": "bar", "control": "button",
         "hitOutset": 14}],
      """# + recognizers(#"{"id": "hide", "kind": "swipe", "view": "bar"}"#),
      tap(236, 770, at: 0, 1), wish: "delete: began, ended")
    #expect(remedies.contains { $0.contains("if view 'delete' lay in front of view 'share'") })
    #expect(!remedies.contains { $0.contains("catchesOwnTouches") }, "\(remedies)")
  }

  @Test func `a control that is partly covered lies in front (S2.3)`() throws {
    let remedies = try sentences(
      #"""
      "views": [{"id": "app", "frame": [0, 0, 400, 800]},
        {"id": "add", "frame": [320, 700, 60, 60], "parent": "app", "control": "button"},
        {"id": "toast", "frame": [0, 690, 400, 60], "parent": "app"}],
      """# + recognizers(#"{"id": "hide", "kind": "tap", "view": "toast"}"#),
      tap(350, 720, at: 0, 1), wish: "add: began, ended")
    #expect(
      remedies.first?.contains("if view 'add' lay in front of view 'toast'") == true, "\(remedies)")
    #expect(
      remedies.first?.contains("view 'toast' would get no touches where view 'add' lies") == true,
      "\(remedies)")
  }
}
