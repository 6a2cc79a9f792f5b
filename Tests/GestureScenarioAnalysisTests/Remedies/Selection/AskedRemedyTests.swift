import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Remedies as people answer on the web: some of them were missed, or stood behind worse ones.
@Suite struct `Remedies for what people ask`: WishedScenes {
  private func finger(_ places: [(Int, Double, Double)], lift: Int) -> String {
    let moves = places.dropFirst().map { at, x, y in
      #"{"at": \#(at), "moved": {"1": [\#(x), \#(y)]}}"#
    }
    let (at, x, y) = places[0]
    let began = #"{"at": \#(at), "began": {"1": [\#(x), \#(y)]}}"#
    return ([began] + moves + [#"{"at": \#(lift), "ended": {"1": null}}"#])
      .joined(separator: ", ")
  }

  private let list = """
    "views": [{"id": "list", "frame": [0, 0, 400, 800]},
              {"id": "card", "frame": [20, 300, 300, 100], "parent": "list"},
              {"id": "handle", "frame": [240, 20, 60, 60], "parent": "card"}],
    """
  private let scroll = """
    {"id": "scroll", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}
    """

  /// A card that is dragged after a press, in a list that scrolls before.
  @Test func `a drag starts after the press that fires (S15.1)`() throws {
    let strokes =
      finger([(0, 100, 350), (10, 100, 330), (20, 100, 310)], lift: 40) + ", "
      + finger([(1500, 100, 350), (2105, 110, 340), (2110, 130, 320)], lift: 2200)
    let moved = #"["began", "changed*", "ended"]"#
    let found = try remedies(
      list
        + recognizers(
          scroll, #"{"id": "hold", "kind": "longPress", "view": "card"}"#,
          #"{"id": "drag", "kind": "pan", "view": "card"}"#),
      strokes, #""scroll": \#(moved), "drag": \#(moved)"#, of: "scroll")
    #expect(found.contains { $0.contains("if 'drag' started after 'hold'") }, "\(found)")
  }

  @Test(arguments: [
    ("handle", "", "", true), ("card", "", "", false),
    ("handle", "", #", {"id": "open", "kind": "tap", "view": "handle"}"#, false),
    ("handle", #", "startsAfter": ["scroll"]"#, "", false),
  ])
  func `a press of a handle alone may begin at touch down (S9.42)`(
    view: String, wait: String, other: String, isTold: Bool
  ) throws {
    let found = try remedies(
      list
        + recognizers(
          scroll,
          """
          {"id": "reorder", "kind": "longPress", "view": "\(view)",
           "set": {"minimumPressDuration": 200}\(wait)}\(other)
          """),
      finger([(0, 290, 350), (20, 290, 362), (40, 290, 380), (200, 290, 420)], lift: 240),
      #""reorder": ["began", "changed*", "ended"], "scroll": []"#, of: "reorder")
    #expect(
      found.contains {
        $0.contains(
          "its minimumPressDuration were 0 ms, but then it would begin as soon as a finger comes "
            + "down and 'scroll' would no longer fire with a drag on view 'handle'")
      } == isTold, "\(found)")
  }

  @Test func `two swipes that look for the same take other directions (S9.33)`() throws {
    let strokes =
      finger([(0, 300, 300), (20, 260, 300), (40, 220, 300)], lift: 60) + ", "
      + finger([(1000, 100, 300), (1020, 140, 300), (1040, 180, 300)], lift: 1060)
    let found = try remedies(
      page
        + recognizers(
          #"{"id": "right", "kind": "swipe", "view": "page"}"#,
          #"{"id": "left", "kind": "swipe", "view": "page"}"#),
      strokes, #""left": ["ended"], "right": ["ended"]"#, of: "right")
    #expect(
      found.contains {
        $0.hasSuffix(
          "the direction of 'left' were 'left', but then 'left' would take no movement right.")
      }, "\(found)")
  }

  /// The longer way depends on the finger; the order doesn't.
  @Test func `a longer way comes last, with what a quick finger does (S9.12)`() throws {
    let found = try remedies(
      page
        + recognizers(
          #"{"id": "zoom", "kind": "pan", "view": "page", "set": {"numberOfTapsRequired": 1}}"#,
          #"{"id": "move", "kind": "pan", "view": "page"}"#),
      tap(200, 300, at: 0, 1) + ", "
        + finger((0...24).map { (160 + 5 * $0, 200, 300 + 3.3 * Double($0)) }, lift: 290),
      #""zoom": ["began", "changed*", "ended"], "move": []"#, of: "zoom")
    let order = try #require(found.firstIndex { $0.contains("'zoom' were added after") })
    let way = try #require(found.firstIndex { $0.contains("the hysteresis of 'move'") })
    #expect(order < way, "\(found)")
    #expect(
      found[way].contains(
        "and a quick finger (20 pt from one event to the next) would still drive 'move'"),
      "\(found[way])")
  }

  @Test func `a delegate that allowed both while a tap was held is told (S3.17, S4.17)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "one", "kind": "tap", "view": "page", "requireToFail": ["two"]}"#,
        #"{"id": "two", "kind": "doubleTap", "view": "page"}"#,
        #"{"id": "press", "kind": "longPress", "view": "page"}"#)
      + #", "delegate": [{"question": "shouldRecognizeSimultaneously", "answer": true}]"#
    let script = #"{"at": 0, "began": {"1": [100, 100]}}, {"at": 600, "ended": {"1": null}}"#
    let story = try told(scene, script, of: "one")
    #expect(
      story.contains("500 ms The delegate of 'press' was asked about 'one' and allowed both."),
      "\(story)")
    let found = try sentences(scene, script, wish: "one: none")
    #expect(
      found.contains { $0.hasSuffix("if no delegate allowed 'one' and 'press' simultaneously.") },
      "\(found)")
  }

  @Test func `so is a declaration, once (S3.17, S4.17)`() throws {
    let story = try told(
      page
        + recognizers(
          """
          {"id": "one", "kind": "tap", "view": "page", "requireToFail": ["two"],
           "recognizesTogether": ["press"]}
          """,
          """
          {"id": "two", "kind": "doubleTap", "view": "page", "recognizesTogether": ["press"]}
          """,
          #"{"id": "press", "kind": "longPress", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [100, 100]}}, {"at": 600, "ended": {"1": null}}"#, of: "one")
    let words = "It and 'press' don't exclude each other: they were declared to recognize together."
    #expect(story.contains("500 ms \(words)"), "\(story)")
    #expect(story.ranges(of: words).count == 1, "\(story)")
  }

  /// With 20 points from one event to the next, as the price says: each begins with its first move.
  @Test func `a quick finger makes steps of that length (S9.12)`() throws {
    let found = try remedies(
      list
        + recognizers(
          """
          {"id": "scroll", "kind": "pan", "view": "list",
           "set": {"axis": "vertical", "hysteresis": 12}}
          """,
          #"{"id": "inner", "kind": "pan", "view": "card", "set": {"hysteresis": 12}}"#),
      finger((0...12).map { (16 * $0, 100, 380 - 9 * Double($0)) }, lift: 220),
      #""scroll": ["began", "changed*", "ended"], "inner": []"#, of: "scroll")
    #expect(found.contains { $0.contains("the hysteresis of 'inner' were 25 pt") }, "\(found)")
    #expect(!found.contains { $0.contains("a quick finger") }, "\(found)")
  }

  /// One of two touches was not seen: so it had not made its gesture.
  @Test func `one that lacks a touch is in no tie (S4.4, S6.4)`() throws {
    let story = try told(
      page.replacing(#""frame""#, with: #""multipleTouch": true, "frame""#)
        + recognizers(
          #"{"id": "one", "kind": "swipe", "view": "page"}"#,
          #"{"id": "two", "kind": "swipe", "view": "page", "set": {"numberOfTouchesRequired": 2}}"#),
      """
      {"at": 0, "began": {"1": [100, 300]}}, {"at": 20, "moved": {"1": [160, 300]}},
      {"at": 30, "began": {"2": [100, 500]}}, {"at": 60, "moved": {"2": [160, 500]}},
      {"at": 90, "ended": {"1": null, "2": null}}
      """, of: "two")
    #expect(story.contains("It had 1 touch then and needs 2"), "\(story)")
    #expect(!story.contains("Both had their gesture in this event, and 'one'"), "\(story)")
  }

  @Test func `a nearer drag begins after as little as the one around it (S4.4)`() throws {
    let found = try remedies(
      list
        + recognizers(
          #"{"id": "sheet", "kind": "pan", "view": "list", "set": {"hysteresis": 5}}"#,
          #"{"id": "move", "kind": "pan", "view": "card"}"#),
      finger((0...20).map { (5 * $0, 100, 350 + 2 * Double($0)) }, lift: 120),
      #""move": ["began", "changed*", "ended"], "sheet": []"#, of: "move")
    #expect(
      found.contains {
        $0.contains(
          "if its hysteresis were 5 pt, but then 'sheet' would no longer fire with a drag on "
            + "views 'card' and 'handle'")
      }, "\(found)")
  }

  @Test(arguments: [
    ("tap", "", 150, "begins after 150 ms, this one as the finger lifts."),
    ("longPress", "", 150, "begins after 150 ms, this one after 500 ms."),
    ("tap", "", 500, ""),
  ])
  func `how long a press has to be held is told (S9.37)`(
    kind: String, set: String, time: Int, words: String
  ) throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "it", "kind": "\#(kind)", "view": "page"}"#,
          """
          {"id": "lift", "kind": "longPress", "view": "page",
           "set": {"minimumPressDuration": \(time)}}
          """),
      #"{"at": 0, "began": {"1": [100, 100]}}, {"at": 700, "ended": {"1": null}}"#, of: "it")
    #expect(story.contains("'lift' recognized and excluded it"), "\(story)")
    #expect(story.contains("'lift' \(words)") || words.isEmpty, "\(story)")
    #expect(story.contains("'lift' begins after") == !words.isEmpty, "\(story)")
  }

  @Test func `of two that look for the same it is known which one goes first (S4.4)`() throws {
    let found = try sentences(
      list
        + recognizers(
          #"{"id": "around", "kind": "tap", "view": "list", "recognizesTogether": ["inner"]}"#,
          #"{"id": "inner", "kind": "tap", "view": "card"}"#),
      tap(100, 350, at: 0, 1), wish: "around: none")
    #expect(
      found.contains {
        $0.hasSuffix(
          "were not declared to recognize together, but then it would no longer fire with a tap on "
            + "views 'card' and 'handle' ('inner' recognizes first).")
      }, "\(found)")
  }

  /// A stick and the camera: the finger on the stick is the stick's alone.
  @Test func `one that has a finger elsewhere leaves the winner its own (S4.1)`() throws {
    let found = try remedies(
      list
        + recognizers(
          #"{"id": "look", "kind": "pan", "view": "list"}"#,
          #"{"id": "steer", "kind": "pan", "view": "card"}"#),
      """
      {"at": 0, "began": {"1": [100, 350]}}, {"at": 5, "began": {"2": [200, 600]}},
      {"at": 20, "moved": {"1": [112, 350]}}, {"at": 60, "moved": {"2": [200, 640]}},
      {"at": 90, "moved": {"2": [200, 680]}}, {"at": 120, "ended": {"1": null, "2": null}}
      """,
      #""look": ["began", "changed*", "ended"], "steer": ["began", "changed*", "ended"]"#,
      of: "look")
    #expect(
      found.contains { $0.contains("if its delegate refused touches on view 'card'") }, "\(found)")
  }

  @Test func `fewer types of touches come late (S2.14)`() throws {
    let found = try remedies(
      page
        + recognizers(
          """
          {"id": "scroll", "kind": "pan", "view": "page",
           "set": {"buttonMaskRequired": 4, "hysteresis": 1}}
          """,
          #"{"id": "paste", "kind": "tap", "view": "page", "set": {"buttonMaskRequired": 4}}"#),
      """
      {"at": 0, "began": {"1": [200, 200]}, "type": "mouse", "buttons": 4},
      {"at": 30, "moved": {"1": [202, 200]}}, {"at": 80, "ended": {"1": null}}
      """, #""paste": ["ended"], "scroll": []"#, of: "paste")
    let types = try #require(found.firstIndex { $0.contains("did not include 'mouse'") })
    let mask = try #require(found.firstIndex { $0.contains("(1, the primary button)") })
    #expect(mask < types && types > 1, "\(found)")
  }
}
