import GestureCore
import GestureDiagnosis
import GestureTestKit
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// Causes that told less than what was in the way, or something else.
@Suite struct `Unseen touches, linked resets and refusals`: WishedScenes {
  private let bars =
    #"{"id": "bars", "kind": "tap", "view": "page", "requireToFail": ["zoom", "save"]}"#
  private let zoom = #"{"id": "zoom", "kind": "doubleTap", "view": "page"}"#
  private let save = #"{"id": "save", "kind": "longPress", "view": "page"}"#

  private var tapAndPress: String {
    tap(200, 300, at: 0, 1)
      + #", {"at": 250, "began": {"2": [200, 300]}}, {"at": 900, "ended": {"2": null}}"#
  }

  @Test func `one that is not reset names those with which requirements link it (S6.7, S6.8)`()
    throws
  {
    let scene = page + recognizers(zoom, save, bars)
    let press = try told(scene, tapAndPress, of: "save")
    #expect(
      press.contains(
        "its attempt was over at 60 ms, but not that of 'zoom', with which requirements link it: they "
          + "are reset together. (S6.7, S6.8)"), "\(press)")
    let tap = try told(scene, tapAndPress, of: "bars")
    #expect(
      tap.contains("it has had its gesture since 60 ms and waits for 'zoom'. (S14.2)"), "\(tap)")
    let remedies = try sentences(scene, tapAndPress, wish: "save: began, ended")
    #expect(
      remedies.contains { $0.contains("if 'bars' did not have to wait for 'save'") }, "\(remedies)")
  }

  @Test func `one that waits for the winner is in no order with it (S4.22)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "one", "kind": "tap", "view": "page", "requireToFail": ["two"]}"#,
          #"{"id": "two", "kind": "doubleTap", "view": "page"}"#),
      tap(200, 300, at: 0, 1) + ", " + tap(200, 300, at: 150, 2), wish: "two: none")
    #expect(!story.contains("this one went first"), "\(story)")
  }

  @Test func `a finger of an earlier attempt is unseen, also by one that loses (S6.4)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "pin", "kind": "longPress", "view": "page"}"#,
          #"{"id": "zoom", "kind": "pinch", "view": "page"}"#,
          #"{"id": "move", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 600, "began": {"2": [200, 200]}},
      {"at": 620, "moved": {"1": [80, 80], "2": [230, 230]}},
      {"at": 640, "ended": {"1": null, "2": null}}
      """, of: "zoom")
    #expect(
      story.contains(
        "It had 1 touch then and needs 2: touch 1 is unseen until it lifts, since its attempt with "
          + "that touch was over at 500 ms."), "\(story)")
    #expect(!story.contains("'move' begins after"), "\(story)")
  }

  @Test func `a touch that was dropped is unseen (S7.20)`() throws {
    let story = try told(
      page + recognizers(#"{"id": "zoom", "kind": "pinch", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 5, "do": [{"ignoreTouch": "zoom", "touch": "1"}]},
      {"at": 20, "began": {"2": [200, 100]}}, {"at": 60, "ended": {"1": null, "2": null}}
      """, of: "zoom")
    #expect(
      story.contains("touch 1 was unseen, since it dropped that touch at 5 ms"), "\(story)")
  }

  @Test(arguments: [
    ("longPress", "since a press that has begun takes no further fingers. (S7.20, S9.44)"),
    ("pinch", "since it goes by the first two. (S7.20, S9.52)"),
  ])
  func `a further finger is dropped for a reason (S7.20)`(kind: String, reason: String) throws {
    let story = try told(
      page + recognizers(#"{"id": "a", "kind": "\#(kind)", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 510, "began": {"2": [200, 100]}},
      {"at": 520, "began": {"3": [100, 200]}},
      {"at": 600, "ended": {"1": null, "2": null, "3": null}}
      """, of: "a")
    #expect(story.contains("itself, \(reason)"), "\(story)")
  }

  @Test func `a touch that had lifted is taken while its end is withheld (S7.12)`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]},
            {"id": "ok", "parent": "page", "frame": [0, 0, 400, 400], "control": true}],
          \(recognizers(zoom))},
         "script": [\(tap(200, 300, at: 0, 1)), \(tap(200, 300, at: 150, 2))]}
        """)
    let story = try #require(scenario.explain("ok"))
    #expect(
      story.says(
        "It lost touch 1, which had lifted at 60 ms, but whose end was withheld (delaysTouchesEnded)"
      ),
      "\(story)")
  }

  @Test func `a delegate that refuses a view refuses nothing in it (S3.1)`() throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "send", "parent": "page", "frame": [50, 200, 300, 60]},
        {"id": "title", "parent": "send", "frame": [50, 10, 200, 40]}],
      "delegate": [{"question": "shouldReceiveTouch", "recognizer": "close", "hitView": "send",
        "answer": false}],
      """ + recognizers(#"{"id": "close", "kind": "tap", "view": "page"}"#),
      tap(200, 230, at: 0, 1), wish: "close: none")
    #expect(
      story.contains(
        "Its delegate refuses touches that hit view 'send', not those that hit view 'title', which "
          + "lies in it. (S3.1)"), "\(story)")
  }

  @Test func `a delegate that has said yes on the same view said no now (S3.1)`() throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
      "delegate": [{"question": "shouldReceiveTouch", "recognizer": "like", "times": [2],
        "answer": false}],
      """ + recognizers(#"{"id": "like", "kind": "tap", "view": "page"}"#),
      tap(200, 230, at: 0, 1) + ", " + tap(200, 230, at: 900, 2), of: "like")
    #expect(
      story.contains(
        "says no to shouldReceive(_ touch:), and had said yes on the same view at 0 ms: it is asked "
          + "anew for each touch. (S3.1)"), "\(story)")
  }

  @Test func `one that loses while a link of a chain holds it tells the chain (S4.24)`() throws {
    let story = try told(
      page
        + recognizers(
          #"""
          {"id": "hold", "kind": "longPress", "view": "page", "set": {"allowableMovement": 200}}
          """#, #"{"id": "turn", "kind": "swipe", "view": "page", "requireToFail": ["hold"]}"#,
          #"{"id": "move", "kind": "pan", "view": "page", "requireToFail": ["turn"]}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 40, "moved": {"1": [180, 100]}},
      {"at": 900, "ended": {"1": null}}
      """, of: "move")
    #expect(
      story.contains("500 ms 'turn' had waited itself for 'hold', since 40 ms. (S4.24, S4.29)"),
      "\(story)")
  }

  @Test func `a view and a recognizer of one name are two (S7.2)`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "card", "frame": [0, 0, 400, 800]}],
          "recognizers": [{"id": "card", "kind": "pan", "view": "card"}]},
         "script": [\(drag)], "expect": {"views": {"card": ["began", "moved*", "ended"]}}}
        """)
    let all = scenario.explainAll().map { "\($0.verdict)" }
    #expect(all.count == 2, "\(all)")
    #expect(all.first?.hasPrefix("view 'card' lost a touch") == true, "\(all)")
    let wish = try Wish("card: began, moved*, ended")
    for story in [scenario.explain("view card"), scenario.explain("card", wish: wish)] {
      #expect(
        story?.remedies.contains { $0.contains("the cancelsTouchesInView of 'card' were false") }
          == true, "\(String(describing: story))")
    }
    #expect(scenario.explain("card")?.verdict.hasPrefix("'card' of view 'card' fired") == true)
  }

  @Test func `a view that gets begin and end late needs both flags off (S7.12, S7.15)`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]},
            {"id": "ok", "parent": "page", "frame": [0, 0, 400, 400], "control": "slider"}],
          "recognizers": [{"id": "zoom", "kind": "doubleTap", "view": "page",
            "delaysTouchesBegan": true}]},
         "script": [\(tap(200, 300, at: 0, 1))], "expect": {"views": {"ok": ["began@0", "ended@60"]}}}
        """)
    let remedies = try #require(scenario.explain("ok")).remedies
    #expect(
      remedies.contains {
        $0.contains("if the delaysTouchesBegan and the delaysTouchesEnded of 'zoom' were false")
      }, "\(remedies)")
    #expect(
      remedies.contains {
        $0.contains("refused touches on this view, but then 'zoom' would no longer fire with a ")
      }, "\(remedies)")
  }

  @Test func `a touch beside a view misses it, whatever lies in front of its superview (S2.2)`()
    throws
  {
    let story = try told(
      """
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "parent": "list", "frame": [0, 100, 400, 60]},
        {"id": "button", "frame": [0, 500, 100, 100]}],
      """ + recognizers(#"{"id": "open", "kind": "tap", "view": "row"}"#),
      tap(50, 550, at: 0, 1), of: "open")
    #expect(
      story.contains("went to view 'button'. The place is outside of its view 'row'; so"),
      "\(story)")
  }

  @Test(arguments: [(130, true), (500, false)])
  func `a view that is shown is none of a pointer's elsewhere (S14.22)`(
    height: Int, isTold: Bool
  ) throws {
    let story = try told(
      """
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "parent": "list", "frame": [0, 100, 400, 60], "hidden": true}],
      """ + recognizers(#"{"id": "peek", "kind": "hover", "view": "row"}"#),
      """
      {"at": 0, "hover": [30, \(height)]}, {"at": 300, "do": [{"showView": "row"}]}, {"at": 400}
      """, of: "peek")
    #expect(story.contains("the pointer has not moved since") == isTold, "\(story)")
  }

  @Test func `the one that can't be prevented says by what (S4.40, S3.29)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "a", "kind": "tap", "view": "page", "preventedOnlyBy": []}"#,
          #"{"id": "b", "kind": "tap", "view": "page"}"#), tap(200, 300, at: 0, 1), of: "b")
    #expect(
      story.contains(
        "the other can't prevent it (the preventedOnlyBy of 'a' leaves it out). (S4.40)"),
      "\(story)")
  }

  @Test func `a press that nobody makes is no first choice (S15.1)`() throws {
    let remedies = try sentences(
      page
        + recognizers(
          #"{"id": "edge", "kind": "screenEdgePan", "view": "page", "set": {"edges": ["left"]}}"#,
          #"{"id": "hold", "kind": "longPress", "view": "page"}"#,
          #"{"id": "move", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [5, 100]}}, {"at": 16, "moved": {"1": [30, 100]}},
      {"at": 32, "moved": {"1": [60, 100]}}, {"at": 48, "ended": {"1": null}}
      """, wish: "move: none")
    let places = remedies.indices.filter { remedies[$0].contains("started after 'hold'") }
    #expect(places.allSatisfy { $0 == remedies.count - 1 } && !places.isEmpty, "\(remedies)")
  }

  @Test(arguments: ["removeView", "hideView"])
  func `a cover that is taken away leaves its touch to nobody (S2.10)`(action: String) throws {
    let scene =
      """
      "views": [{"id": "list", "frame": [0, 0, 400, 800]}, {"id": "tip", "frame": [0, 0, 400, 800]}],
      "reactions": [{"recognizer": "close", "state": "began", "do": [{"\(action)": "tip"}]}],
      """
      + recognizers(
        #"{"id": "scroll", "kind": "pan", "view": "list"}"#,
        #"{"id": "close", "kind": "longPress", "view": "tip", "set": {"minimumPressDuration": 0}}"#)
    let story = try told(scene, drag, of: "scroll")
    #expect(
      story.contains("but touch 1 goes to no other view: it belongs to where it began. (S2.10)"),
      "\(story)")
  }

  @Test func `a yes on another view is none here, also for the same touch's name (S3.1)`() throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "foot", "parent": "page", "frame": [0, 500, 400, 200]}],
      "delegate": [{"question": "shouldReceiveTouch", "recognizer": "like", "hitView": "foot",
        "answer": false}],
      """ + recognizers(#"{"id": "like", "kind": "tap", "view": "page"}"#),
      tap(200, 230, at: 0, 1) + ", " + tap(200, 600, at: 900, 1), of: "like")
    #expect(!story.contains("had said yes"), "\(story)")
  }

  @Test func `only those that have touches link others for a reset (S6.7)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "s", "kind": "tap", "view": "page", "requireToFail": ["b", "x"]}"#,
          #"{"id": "b", "kind": "doubleTap", "view": "page"}"#,
          #"""
          {"id": "x", "kind": "tap", "view": "page", "allowedTouchTypes": ["pencil"],
           "requireToFail": ["c"]}
          """#, #"{"id": "c", "kind": "tap", "view": "page", "set": {"numberOfTapsRequired": 3}}"#,
          #"{"id": "p", "kind": "longPress", "view": "page"}"#),
      tap(200, 300, at: 0, 1)
        + #", {"at": 250, "began": {"2": [200, 300]}}, {"at": 280, "ended": {"2": null}}"#, of: "s")
    #expect(!story.contains("'c'"), "\(story)")
  }
}
