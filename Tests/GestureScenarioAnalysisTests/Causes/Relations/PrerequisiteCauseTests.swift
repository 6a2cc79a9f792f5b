import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Causes of which a story told only a part.
@Suite struct `Causes in prerequisites and sets`: WishedScenes {
  private func zoom(_ kind: String, _ taps: Int, rival: String = "pan") -> String {
    """
    "views": [{"id": "page", "frame": [0, 0, 400, 800]},
      {"id": "map", "parent": "page", "frame": [0, 0, 400, 400]}],
    "recognizers": [{"id": "other", "kind": "\(rival)", "view": "page"},
      {"id": "zoom", "kind": "\(kind)", "view": "map", "set": {"numberOfTapsRequired": \(taps)}}]
    """
  }

  private let swipe = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [100, 130]}},
    {"at": 100, "ended": {"1": null}}
    """

  @Test(arguments: [
    (0, nil),
    (1, "needs a tap first (numberOfTapsRequired), and none had come: touch 1 could only"),
    (2, "needs 2 taps first (numberOfTapsRequired), and none had come: touch 1 could only"),
  ])
  func `a drag that lost and lacks its taps is said to (S15.21)`(
    taps: Int, words: String?
  ) throws {
    let story = try told(zoom("pan", taps, rival: "pan"), swipe, wish: "zoom: fires")
    #expect(words.map(story.contains) ?? !story.contains("Besides"), "\(story)")
  }

  @Test func `a press that lost and lacks its tap is said to (S9.41)`() throws {
    let story = try told(
      zoom("longPress", 1, rival: "longPress"),
      #"{"at": 0, "began": {"1": [100, 100]}}, {"at": 650, "ended": {"1": null}}"#, of: "zoom")
    #expect(
      story.contains("Besides, it needs a tap first (numberOfTapsRequired), and none had come"),
      "\(story)")
  }

  @Test(arguments: [1, 2])
  func `a set's limit is named (S15.8)`(limit: Int) throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "drag", "kind": "pan", "view": "page", "forEachTouch": {"limit": \#(limit)}}"#),
      """
      {"at": 0, "began": {"1": [100, 100], "2": [200, 100], "3": [300, 100]}},
      {"at": 50, "ended": {"1": null, "2": null, "3": null}}
      """, of: "drag#3")
    let number = limit == 1 ? "one recognizer" : "2 recognizers"
    #expect(
      story.contains("its set makes \(number) at most (limit is \(limit)), and none is free"),
      "\(story)")
  }

  /// No touch has made a recognizer of it.
  @Test func `a set after which it starts has its name (S15.3)`() throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "page", "frame": [0, 0, 400, 400]}],
      """
        + recognizers(
          #"{"id": "press", "kind": "longPress", "view": "list", "forEachTouch": {}}"#,
          #"{"id": "drag", "kind": "pan", "view": "page", "startsAfter": ["press"]}"#),
      """
      {"at": 0, "began": {"1": [100, 600]}}, {"at": 50, "moved": {"1": [100, 630]}},
      {"at": 250, "ended": {"1": null}}
      """, of: "drag")
    #expect(
      story.contains("It starts after 'press', and 'press' had not begun")
        && story.contains("if 'drag' did not start after 'press'"), "\(story)")
  }

  @Test func `scrolling is not called touches (S9.25)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "a", "kind": "pan", "view": "page", "set": {"allowedScrollTypes": ["discrete"]}}"#,
          #"{"id": "b", "kind": "pan", "view": "page", "set": {"allowedScrollTypes": ["discrete"]}}"#
        ),
      #"{"at": 0, "scroll": {"at": [200, 300], "by": [0, 20], "kind": "discrete"}}"#, of: "a")
    #expect(
      story.contains("this scrolling would drive both") && !story.contains("these touches"),
      "\(story)")
  }

  @Test(arguments: [1, 2])
  func `all views that it gets touches from are named (S2.8)`(count: Int) throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "title", "parent": "page", "frame": [0, 0, 400, 100]},
        {"id": "text", "parent": "page", "frame": [0, 100, 400, 100]}],
      """ + recognizers(#"{"id": "tap", "kind": "tap", "view": "page"}"#),
      (0..<count).map { tap(50, 50 + $0 * 100, at: $0 * 500, $0 + 1) }.joined(separator: ", "),
      wish: "tap: none")
    let words = count == 1 ? "View 'title' lies in" : "Views 'title' and 'text' lie in"
    #expect(story.contains("\(words) its view 'page'"), "\(story)")
  }

  @Test(arguments: [true, false])
  func `all are named after which it starts in vain (S15.5)`(hasSecond: Bool) throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "a", "kind": "longPress", "view": "page"}"#,
          #"{"id": "b", "kind": "pinch", "view": "page"}"#,
          #"{"id": "c", "kind": "pan", "view": "page", "#
            + #""startsAfter": ["a"\#(hasSecond ? #", "b""# : "")]}"#), swipe, of: "c")
    #expect(story.contains("It starts after 'a', and 'a' had not begun"), "\(story)")
    #expect(
      story.contains("It starts after 'b', too, which had not begun either.") == hasSecond,
      "\(story)")
  }
}
