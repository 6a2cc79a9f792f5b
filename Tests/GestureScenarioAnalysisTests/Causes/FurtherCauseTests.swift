import GestureCore
import GestureDiagnosis
import GestureTestKit
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// What a story says besides the first cause that it finds.
@Suite struct `Causes beside the first one`: WishedScenes {
  @Test func `a smaller hysteresis won`() throws {
    let story = try told(
      page + """
        "recognizers": [{"id": "late", "kind": "pan", "view": "page", "set": {"hysteresis": 16}},
          {"id": "soon", "kind": "pan", "view": "page"}]
        """,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [72, 110]}},
      {"at": 40, "ended": {"1": [160, 110]}}
      """, of: "late")
    #expect(
      story.contains("'soon' begins after 10 pt of movement, this one after 16 pt."), "\(story)")
  }

  @Test func `the wrong way is named, and the right one`() throws {
    let story = try told(
      page + #""recognizers": [{"id": "flip", "kind": "swipe", "view": "page"}]"#,
      """
      {"at": 0, "began": {"1": [200, 110]}}, {"at": 20, "moved": {"1": [120, 110]}},
      {"at": 40, "ended": {"1": [120, 110]}}
      """, of: "flip")
    #expect(
      story.contains("the wrong way, to the left, and takes only movements to the right"),
      "\(story)")
  }

  @Test func `to allow both doesn't lift a wait (S4.38)`() throws {
    let story = try told(
      page + """
        "recognizers": [{"id": "one", "kind": "pan", "view": "page", "requireToFail": ["two"],
            "recognizesTogether": ["two"]}, {"id": "two", "kind": "pan", "view": "page"}]
        """, drag, of: "one")
    #expect(story.contains("may recognize simultaneously doesn't lift the wait"), "\(story)")
  }

  @Test(arguments: ["\"hidden\": true", "\"hidden\": false"])
  func `what is covered may be hidden besides`(hidden: String) throws {
    let story = try told(
      """
      "views": [{"id": "card", "frame": [0, 0, 400, 800], \(hidden)},
        {"id": "shade", "frame": [0, 0, 400, 800]}],
      "recognizers": [{"id": "open", "kind": "tap", "view": "card", "enabled": false}]
      """, tap(60, 60, at: 0, 1), of: "open")
    #expect(story.contains("Besides, it is switched off"), "\(story)")
    #expect(
      story.contains("Besides, view 'card' is passed over") == hidden.contains("true"), "\(story)")
  }

  @Test(arguments: [
    ([0, 200, 400, 0], "high", [400, 110]), ([0, 200, 0, 300], "wide", [120, 300]),
    ([0, 200, 0, 0], "large", [120, 110]),
  ])
  func `a container without a size has one in the direction in which it lacks it (S13.19)`(
    frame: [Int], word: String, size: [Double]
  ) throws {
    let scene = try scenario(
      """
      "views": [{"id": "stack", "frame": \(frame)},
        {"id": "tile", "parent": "stack", "frame": [20, 10, 100, 100]}],
      "recognizers": [{"id": "open", "kind": "tap", "view": "tile"}]
      """, tap(60, 250, at: 0, 1), #""open": ["ended"]"#)
    let remedy = try #require(scene.remedies(for: "open").first)
    #expect(remedy.clause == "view 'stack' were as \(word) as what lies in it")
    let stack = remedy.scenario.scene.views[0].frame
    #expect([stack.width, stack.height] == size)
  }

  @Test(arguments: [("slider", "on its thumb"), ("switch", "only single taps and a drag along it")])
  func `a control that lost a drag is told what it keeps (S11.2)`(
    control: String, words: String
  ) throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "volume", "parent": "page", "frame": [50, 50, 300, 100], "control": "\(control)"}],
      "recognizers": [{"id": "scroll", "kind": "pan", "view": "page"}]
      """,
      """
      {"at": 0, "began": {"1": [300, 60]}}, {"at": 20, "moved": {"1": [300, 90]}},
      {"at": 40, "ended": {"1": [300, 140]}}
      """, of: "volume")
    #expect(story.contains(words), "\(story)")
  }

  @Test
  func `a prerequisite that has begun with another touch is not said not to have begun (S15.3)`()
    throws
  {
    let story = try told(
      """
      "views": [{"id": "lock", "frame": [0, 0, 200, 800]}, {"id": "dial", "frame": [200, 0, 200, 800]}],
      "recognizers": [{"id": "hold", "kind": "longPress", "view": "lock"},
        {"id": "turn", "kind": "pan", "view": "dial", "startsAfter": ["hold"]}]
      """,
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 700, "began": {"2": [300, 100]}},
      {"at": 720, "moved": {"2": [300, 160]}}, {"at": 800, "ended": {"1": null, "2": null}}
      """, of: "turn")
    #expect(story.contains("'hold', which has begun, but with other touches"), "\(story)")
  }

  @Test func `a refused start is not called waiting, and the ring can be broken elsewhere (S15.6)`()
    throws
  {
    let scene = try scenario(
      page + """
        "recognizers": [
          {"id": "hold", "kind": "longPress", "view": "page", "requireToFail": ["drag"]},
          {"id": "drag", "kind": "pan", "view": "page", "startsAfter": ["hold"]}]
        """, drag, #""drag": []"#)
    let explanation = try #require(scene.explain("drag"))
    #expect(
      explanation.says("'drag' starts after 'hold', which waits for 'drag'"), "\(explanation)")
    #expect(
      explanation.remedies.first?.hasSuffix("if 'hold' did not have to wait for 'drag'.") == true,
      "\(explanation)")
  }

  @Test func `one of a set is judged by the set's own properties (S15.8)`() throws {
    let story = try told(
      page + """
        "recognizers": [{"id": "two", "kind": "tap", "view": "page", "forEachTouch": {},
          "set": {"numberOfTouchesRequired": 2}}]
        """, tap(100, 100, at: 0, 1), of: "two#1")
    #expect(story.contains("each touch has a recognizer of its own, and it needs 2"), "\(story)")
  }

  @Test func `one of a set that needs more touches could be one for all (S15.8)`() throws {
    let scene = try scenario(
      page + """
        "recognizers": [{"id": "hit", "kind": "doubleTap", "view": "page", "forEachTouch": {}}]
        """, tap(100, 100, at: 0, 1) + ", " + tap(100, 100, at: 100, 2),
      #""hit#1": ["ended"], "hit#2": []"#)
    let remedies = scene.remedies(for: "hit#1")
    let remedy = try #require(remedies.first)
    #expect(remedy.clause == "it were one for all touches (no forEachTouch)", "\(remedies)")
    let edited = try Scenario(text: remedy.scenario.text)
    #expect(edited.expectations.actions == ["hit": [Scenario.Expected(.ended)]])
    #expect(edited.isAsExpected(in: edited.play()))
  }

  @Test(arguments: [true, false])
  func `momentum that isn't followed is told (S15.18)`(follows: Bool) throws {
    let scroll = #""scroll": {"at": [200, 300], "by": [0, 30], "kind": "continuous", "phase": "#
    let story = try told(
      page + """
        "recognizers": [{"id": "move", "kind": "pan", "view": "page",
          "set": {"allowedScrollTypes": ["continuous"], "followsMomentum": \(follows)}}]
        """,
      """
      {"at": 0, \(scroll)"began"}}, {"at": 16, \(scroll)"changed"}}, {"at": 32, \(scroll)"ended"}},
      {"at": 48, \(scroll)"began", "momentum": true}}, {"at": 80, \(scroll)"ended", "momentum": true}}
      """, of: "move")
    #expect(story.contains("momentum scrolls, which it doesn't follow") == !follows, "\(story)")
  }
}
