import GestureCore
import GestureDiagnosis
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// What a story says of combinations that are rarely made.
@Suite struct `Unusual combinations of input and recognizers`: WishedScenes {
  private func scrolled(_ set: String, kind: String = "pan") -> String {
    page
      + recognizers(
        #"{"id": "pull", "kind": "\#(kind)", "view": "page", "#
          + #""set": {"allowedScrollTypes": ["continuous"]\#(set)}}"#)
  }

  private func scroll(at time: Int = 0, from x: Int = 200, _ more: String = "") -> String {
    #"{"at": \#(time), "scroll": {"at": [\#(x), 300], "by": [20, 0], "kind": "continuous"\#(more)}}"#
  }

  @Test(arguments: [true, false])
  func `momentum begins no drag (S15.18)`(isMomentum: Bool) throws {
    let script = scroll(#", "phase": "began", "momentum": \#(isMomentum)"#)
    let story = try told(scrolled(#", "followsMomentum": true"#), script, of: "pull")
    #expect(
      story.contains("momentum begins no drag: it continues one that fingers on the trackpad have")
        == isMomentum, "\(story)")
  }

  @Test(arguments: [0, 1, 2])
  func `scrolling brings no taps for a drag that needs some (S15.21)`(taps: Int) throws {
    let story = try told(
      scrolled(#", "numberOfTapsRequired": \#(taps)"#), scroll(), wish: "pull: fires")
    #expect(
      story.contains("it needs taps first (numberOfTapsRequired), and scrolling brings none")
        == (taps > 0), "\(story)")
    #expect(story.contains("if its numberOfTapsRequired were 0") == (taps > 0), "\(story)")
  }

  /// At the moment of a touch it can't be known which came first.
  @Test(arguments: [(49, false), (50, false), (51, true), (199, true), (200, false)])
  func `scrolling moves no drag of fingers (S9.25)`(time: Int, isTold: Bool) throws {
    let steps = [
      (50, #"{"at": 50, "began": {"1": [100, 100]}}"#),
      (
        time, #"{"at": \#(time), "scroll": {"at": [200, 300], "by": [5, 0], "kind": "continuous"}}"#
      ),
      (200, #"{"at": 200, "ended": {"1": null}}"#),
    ]
    let script = steps.sorted { $0.0 < $1.0 }.map { $0.1 }.joined(separator: ", ")
    let story = try told(scrolled(""), script, of: "pull")
    #expect(
      story.contains("it had a touch then, and scrolling neither begins nor moves a drag")
        == isTold, "\(story)")
  }

  @Test(arguments: [10, 200])
  func `scrolling comes from no edge (S9.26)`(x: Int) throws {
    let story = try told(
      scrolled(#", "edges": ["left"]"#, kind: "screenEdgePan"), scroll(from: x), of: "pull")
    #expect(story.contains("It gave up: scrolling comes from no edge. (S9.26)"), "\(story)")
  }

  @Test(arguments: [
    #"{"question": "shouldRequireFailure", "recognizer": "double", "other": "single", "answer": true}"#,
    #"{"question": "shouldBeRequiredToFail", "recognizer": "single", "other": "double", "answer": true}"#,
  ])
  func `a delegate that mistakes one question for the other is turned round (S3.24)`(
    rule: String
  ) throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "single", "kind": "tap", "view": "page"}"#,
          #"{"id": "double", "kind": "doubleTap", "view": "page"}"#)
        + #", "delegate": [\#(rule)]"#,
      tap(100, 100, at: 0, 1) + ", " + tap(100, 100, at: 150, 2), wish: "single: none")
    #expect(
      story.contains("if 'single' had to wait for 'double' to fail, and not the other way round"),
      "\(story)")
  }

  @Test func `the first of a chain is switched on (S15.2)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "p", "kind": "longPress", "view": "page", "enabled": false}"#,
          #"{"id": "q", "kind": "pan", "view": "page", "startsAfter": ["p"]}"#,
          #"{"id": "r", "kind": "pinch", "view": "page", "startsAfter": ["q"]}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 600, "moved": {"1": [100, 130]}},
      {"at": 650, "began": {"2": [200, 100]}}, {"at": 700, "moved": {"2": [240, 100]}},
      {"at": 800, "ended": {"1": null, "2": null}}
      """, wish: "r: fires")
    #expect(story.contains("It would have fired at 700 ms if 'p' were switched on"), "\(story)")
  }

  @Test func `two taps of which one waits for the other may both be meant (S4.17)`() throws {
    let story = try told(
      """
      "views": [{"id": "table", "frame": [0, 0, 400, 800]},
        {"id": "cell", "parent": "table", "frame": [0, 100, 400, 80]}],
      """
        + recognizers(
          #"{"id": "keyboard", "kind": "tap", "view": "table"}"#,
          #"{"id": "select", "kind": "tap", "view": "cell", "requireToFail": ["keyboard"]}"#),
      tap(100, 140, at: 0, 1), wish: "select: fires")
    #expect(
      story.contains(
        "if 'select' did not have to wait for 'keyboard', and both were allowed simultaneously"),
      "\(story)")
  }

  @Test(arguments: [(190, true), (400, false)])
  func `a press that is as short as a tap is made by taps (S9.37)`(
    lift: Int, isTold: Bool
  ) throws {
    let story = try told(
      page + recognizers(#"{"id": "hold", "kind": "longPress", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": \(lift), "ended": {"1": [100, 100]}}
      """, wish: "hold: fires")
    #expect(story.contains("if its minimumPressDuration were"), "\(story)")
    #expect(
      story.contains("but then it would fire with taps that last ") == isTold, "\(story)")
  }

  /// The tap fails at 45 points, before the swipe's 50.
  @Test func `a change with which it never fires is no remedy, without a wish neither`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "t", "kind": "tap", "view": "page", "requireToFail": ["sw"]}"#,
          #"{"id": "sw", "kind": "swipe", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 100, "moved": {"1": [130, 100]}},
      {"at": 200, "ended": {"1": null}}
      """, of: "t")
    #expect(!story.contains("started after"), "\(story)")
  }

  @Test(arguments: ["switch", "slider"])
  func `a control that loses a touch is said to keep single taps, too (S11.1)`(
    kind: String
  ) throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "knob", "parent": "page", "frame": [50, 100, 100, 40], "control": "\(kind)"}],
      """
        + recognizers(#"{"id": "double", "kind": "doubleTap", "view": "page"}"#),
      tap(100, 120, at: 0, 1) + ", " + tap(100, 120, at: 150, 2), of: "knob")
    #expect(
      story.contains("A \(kind) keeps only single taps and a drag along it")
        && !story.contains("0 pt along it"), "\(story)")
  }
}
