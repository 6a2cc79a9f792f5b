import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import PanGesture
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// What a story says of the moment at which a gesture sends an action.
@Suite struct `The moment at which a gesture fires`: WishedScenes {
  private func pan(_ kind: String, _ set: String = "{}") -> String {
    page + recognizers(#"{"id": "it", "kind": "\#(kind)", "view": "page", "set": \#(set)}"#)
  }

  /// Two fingers, 100 pt apart, of which the second one moves.
  private func two(_ x: Int, _ y: Int) -> String {
    """
    {"at": 0, "began": {"1": [100, 100], "2": [200, 100]}}, {"at": 20, "moved": {"2": [\(x), \(y)]}},
    {"at": 40, "ended": {"1": null}}, {"at": 60, "ended": {"2": null}}
    """
  }

  @Test(arguments: [(109, nil), (110, "10 pt where 10 pt"), (112, "12 pt where 10 pt")])
  func `a drag begins by its way, and ends with its last touch (S9.12, S9.13)`(
    x: Int, figures: String?
  ) throws {
    let story = try told(
      pan("pan"),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 20, "moved": {"1": [\(x), 100]}},
      {"at": 40, "ended": {"1": [\(x), 100]}}
      """, of: "it")
    guard let figures else { return #expect(!story.contains("It fired"), "\(story)") }
    #expect(
      story.contains(
        "It fired: began, when it had moved \(figures) are needed. (S5.5, S9.12)"), "\(story)")
    #expect(story.contains("It fired: ended, as touch 1 lifted. (S5.5, S9.13)"), "\(story)")
  }

  @Test func `a way counts from when the last touch that is needed came down (S14.11)`() throws {
    let story = try told(
      pan("pan", #"{"minimumNumberOfTouches": 2}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 20, "moved": {"1": [150, 100]}},
      {"at": 40, "began": {"2": [200, 100]}}, {"at": 60, "moved": {"1": [174, 100]}},
      {"at": 80, "ended": {"1": null}}, {"at": 100, "ended": {"2": null}}
      """, of: "it")
    #expect(
      story.contains("when the middle of its touches had moved 12 pt where 10 pt"), "\(story)")
    #expect(story.contains("It fired: ended, as touch 2, its last one, lifted."), "\(story)")
  }

  @Test func `a pinch and a rotation begin by what they measure (S9.45, S9.50, S14.18)`() throws {
    let pinch = try told(pan("pinch"), two(212, 100), of: "it")
    #expect(
      pinch.contains("the distance of its touches had changed by 12 pt where 8 pt"), "\(pinch)")
    let turn = try told(pan("rotation"), two(200, 130), of: "it")
    #expect(
      turn.contains("turned by an arc of 15.2 pt where 10 pt are needed. (S5.5, S9.50, S14.18)"),
      "\(turn)")
  }

  @Test func `a cause carries the figures (S9.12)`() throws {
    let stage = Stage()
    let pan = PanGestureRecognizer()
    stage.add(pan)
    stage.finger.down(at: Point(x: 100, y: 100))
    stage.finger.move(to: Point(x: 112, y: 100))
    stage.finger.up()
    let figures = stage.explain(pan).causes.compactMap(\.figures)
    #expect(
      figures == [
        FailureDetail.Figures(measured: 12, limit: 10, unit: .points, bound: .atLeast)
      ])
  }

  @Test func `a swipe recognizes while its touch moves (S9.28)`() throws {
    let story = try told(
      pan("swipe"),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "moved": {"1": [165, 104]}},
      {"at": 300, "ended": {"1": [165, 104]}}
      """, of: "it")
    #expect(
      story.contains("when it had moved 65 pt where 50 pt are needed: a swipe recognizes while"),
      "\(story)")
  }

  @Test func `a lift brings a swipe's last movement (S13.6)`() throws {
    let story = try told(
      pan("swipe"),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "ended": {"1": [165, 104]}}
      """, of: "it")
    #expect(
      story.contains(
        "65 pt where 50 pt are needed, with the place at which touch 1 lifted. (S5.5, S9.28, S13.6)"
      ),
      "\(story)")
    #expect(!story.contains("doesn't wait for the lift"), "\(story)")
  }

  @Test func `a tap recognizes as its touch lifts (S9.1)`() throws {
    let story = try told(
      pan("doubleTap"), tap(60, 60, at: 0, 1) + ", " + tap(60, 60, at: 200, 2), of: "it")
    #expect(
      story.contains("It fired: ended, as touch 2, its tap number 2, lifted. (S5.5, S9.1)"),
      "\(story)")
  }
}

/// What a story says of a press.
@Suite struct `The moments of a press`: WishedScenes {
  private func key(_ set: String) -> String {
    #"""
    "views": [{"id": "key", "frame": [0, 0, 100, 100]}],
    """# + recognizers(#"{"id": "it", "kind": "longPress", "view": "key", "set": \#(set)}"#)
  }

  private func held(until end: Int, _ moves: String = "") -> String {
    #"{"at": 0, "began": {"1": [50, 50]}}, \#(moves) {"at": \#(end), "ended": {"1": null}}"#
  }

  @Test func `repeats and movements are told apart (S15.22)`() throws {
    let story = try told(
      key(#"{"repeatInterval": 100}"#),
      held(until: 750, #"{"at": 640, "moved": {"1": [55, 50]}},"#), of: "it")
    #expect(story.contains("It fired: began, when it had been held for 500 ms."), "\(story)")
    #expect(
      story.contains(
        "It repeats each 100 ms (repeatInterval), counted from 'began', wherever its touch is: it sent "
          + "'changed' at 600 ms and 700 ms. The one at 640 ms is a movement of its touch."),
      "\(story)")
  }

  @Test func `many repeats are one sentence (S15.22)`() throws {
    let story = try told(key(#"{"repeatInterval": 20}"#), held(until: 750), of: "it")
    #expect(story.contains("'changed' 12 times, from 520 ms to 740 ms. (S15.22)"), "\(story)")
  }

  @Test func `a lift before the first repeat is told, and no rule of moves alone (S15.22)`() throws
  {
    let scene = try scenario(
      key(#"{"minimumPressDuration": 300, "repeatInterval": 400}"#), held(until: 650),
      #""it": ["began@300", "changed@400", "ended@650"]"#)
    let story = try #require(scene.explain("it"))
    #expect(story.says("before its first repeat, which was due at 700 ms"), "\(story)")
    #expect(!story.says("only when a touch of it moves"), "\(story)")
  }

  @Test func `a press goes on outside of its view (S9.39)`() throws {
    let story = try told(
      key(#"{"minimumPressDuration": 0}"#),
      held(
        until: 480,
        #"{"at": 100, "moved": {"1": [70, 50]}}, {"at": 150, "moved": {"1": [150, 50]}},"#),
      of: "it")
    #expect(story.contains("It fired: began, at once (its minimumPressDuration is 0)"), "\(story)")
    #expect(
      story.contains(
        "ended, as touch 1 lifted; that it left view 'key' at 150 ms ended nothing: a press that has "
          + "begun has no limit of movement. (S5.5, S9.35, S9.39)"), "\(story)")
  }
}

/// What a story says of input without touches.
@Suite struct `The moments of a pointer`: WishedScenes {
  private var scrolled: String {
    """
    {"at": 0, "scroll": {"at": [60, 60], "by": [0, 14], "kind": "continuous", "phase": "began"}},
    {"at": 40, "scroll": {"at": [60, 60], "by": [0, 0], "kind": "continuous", "phase": "ended"}}
    """
  }

  private var momentum: String {
    """
    {"at": 60, "scroll": {"at": [60, 60], "by": [0, 9], "kind": "continuous", "phase": "began",
      "momentum": true}},
    {"at": 90, "scroll": {"at": [60, 60], "by": [0, 0], "kind": "continuous", "phase": "ended",
      "momentum": true}}
    """
  }

  private func list(following isFollowing: Bool) -> String {
    page
      + recognizers(
        """
        {"id": "it", "kind": "pan", "view": "page",
          "set": {"allowedScrollTypes": ["continuous"], "followsMomentum": \(isFollowing)}}
        """)
  }

  @Test func `scrolling ends with the fingers, or with momentum (S15.18)`() throws {
    let short = try told(list(following: false), scrolled + ", " + momentum, of: "it")
    #expect(short.contains("It fired: began, by scrolling. (S5.5, S9.25)"), "\(short)")
    #expect(short.contains("ended, as the fingers left the trackpad. (S5.5, S15.18)"), "\(short)")
    let long = try told(list(following: true), scrolled + ", " + momentum, of: "it")
    #expect(
      long.contains(
        "ended, as the momentum ended: the fingers had left the trackpad at 40 ms, and it goes on with "
          + "the momentum (followsMomentum is true). (S5.5, S15.18)"), "\(long)")
    let awaited = try told(
      list(following: true), scrolled + #", {"at": 500, "hover": [60, 60]}"#, of: "it")
    #expect(awaited.contains("ended, as no momentum came for 100 ms after"), "\(awaited)")
  }

  @Test func `modifier keys alone make nothing happen (S15.16)`() throws {
    let scene = page + recognizers(#"{"id": "it", "kind": "hover", "view": "page"}"#)
    let story = try told(
      scene,
      """
      {"at": 0, "hover": [60, 60]}, {"at": 200, "modifiers": ["option"]},
      {"at": 400, "hover": [70, 60], "modifiers": ["option"]}
      """, of: "it")
    #expect(story.contains("began, as the pointer came over its view. (S5.5, S9.54)"), "\(story)")
    #expect(
      story.contains("200 ms Only the modifier keys changed (now option): that sends no action."),
      "\(story)")
    let moved = try told(
      scene,
      #"{"at": 0, "hover": [60, 60]}, {"at": 200, "hover": [70, 60], "modifiers": ["option"]}"#,
      of: "it")
    #expect(!moved.contains("Only the modifier keys"), "\(moved)")
  }
}

/// What a story says of the one after which a gesture starts.
@Suite struct `The past of a prerequisite`: WishedScenes {
  private var scene: String {
    page
      + recognizers(
        #"{"id": "arm", "kind": "tap", "view": "page"}"#,
        #"{"id": "drag", "kind": "pan", "view": "page", "startsAfter": ["arm"]}"#)
  }

  private func dragged(to x: Int) -> String {
    """
    {"at": 180, "began": {"2": [100, 100]}}, {"at": 240, "moved": {"2": [\(x), 100]}},
    {"at": 300, "ended": {"2": null}}
    """
  }

  @Test func `what fired in an earlier interaction doesn't count (S15.1)`() throws {
    let story = try told(scene, tap(100, 100, at: 0, 1) + ", " + dragged(to: 200), of: "drag")
    #expect(
      story.contains(
        "had not begun: it failed at 240 ms (it moved: 100 pt where 45 pt are allowed). That it "
          + "fired at 60 ms was in an earlier interaction and doesn't count. So it failed."),
      "\(story)")
    #expect(
      story.contains(
        "'arm' recognizes when its touch lifts, so a movement of the same touch comes too early. "
          + "(S15.1, S15.2, S15.3)"), "\(story)")
    let alone = try told(scene, dragged(to: 200), of: "drag")
    #expect(!alone.contains("earlier interaction"), "\(alone)")
  }

  @Test func `a tap never begins (S15.2)`() throws {
    let story = try told(scene, dragged(to: 130), of: "drag")
    #expect(story.contains("'arm' recognized, so it went on. (S15.2)"), "\(story)")
  }

  @Test func `of several for whose failure it waited the last one is told as such (S4.17)`() throws
  {
    let story = try told(
      page
        + recognizers(
          #"{"id": "two", "kind": "doubleTap", "view": "page"}"#,
          #"""
          {"id": "three", "kind": "tap", "view": "page", "set": {"numberOfTapsRequired": 3}}
          """#,
          #"{"id": "one", "kind": "tap", "view": "page", "requireToFail": ["two", "three"]}"#),
      tap(100, 100, at: 0, 1), of: "one")
    #expect(
      story.contains(
        "failed (no second tap began within 350 ms), the last of the 2 for which it waited, so it "
          + "went on."), "\(story)")
  }
}
