import GestureDiagnosis
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@testable import GestureScenario

/// Which remedies are offered, and in which order.
@Suite struct `The order of remedies`: WishedScenes {
  @Test func `one finger more is no remedy beside a gesture of as many (S9.16)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "draw", "kind": "pan", "view": "page", "set": {"hysteresis": 0}}"#,
          #"{"id": "undo", "kind": "tap", "view": "page", "set": {"numberOfTouchesRequired": 2}}"#),
      """
      {"at": 0, "began": {"1": [150, 400]}}, {"at": 10, "moved": {"1": [151, 400]}},
      {"at": 30, "began": {"2": [250, 400]}}, {"at": 90, "ended": {"1": null, "2": null}}
      """, #""draw": [], "undo": ["ended@90"]"#, of: "draw")
    #expect(remedies.contains { $0.contains("hysteresis were left at the default") })
    #expect(!remedies.contains { $0.contains("minimumNumberOfTouches") }, "\(remedies)")
  }

  @Test func `a duration in seconds is what is named first (S9.37)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "menu", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 0.5}}"#,
        #"{"id": "open", "kind": "tap", "view": "page"}"#)
    let expect = #""menu": [], "open": ["ended@60"]"#
    for (id, name) in [("menu", "its minimumPressDuration"), ("open", "the minimumPressDuration")] {
      let first = try remedies(scene, tap(60, 110, at: 0, 1), expect, of: id).first ?? ""
      #expect(first.contains("if \(name)"), "\(first)")
      #expect(
        first.contains(
          "were 500 ms (0.5 ms is too short for fingers; 0.5 s may have been meant), but then"))
    }
  }

  @Test(arguments: [(1, false), (2, true)])
  func `a delegate that answers otherwise than before (S3.19)`(times: Int, isTold: Bool) throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "page"}"#,
          #"{"id": "open", "kind": "tap", "view": "page"}"#)
          + #"""
          , "delegate": [{"question": "shouldRecognizeSimultaneously", "recognizer": "*",
            "answer": true, "times": [1, 2]}]
          """#,
      (0..<times).map { time in
        """
        {"at": \(1000 * time), "began": {"1": [200, 240]}},
        {"at": \(1000 * time + 16), "moved": {"1": [200, 255]}},
        {"at": \(1000 * time + 48), "ended": {"1": null}}
        """
      }.joined(separator: ", "), of: "open")
    #expect(story.contains("an answer holds for one decision. (S3.19)") == isTold, "\(story)")
  }

  @Test func `nothing is shared where a file expects nothing`() throws {
    let scene = try scenario(
      page
        + recognizers(
          #"{"id": "one", "kind": "tap", "view": "page"}"#,
          #"{"id": "two", "kind": "pan", "view": "page"}"#,
          #"{"id": "three", "kind": "pan", "view": "page"}"#), drag, "")
    let remedies = scene.explainAll().flatMap(\.remedies)
    #expect(!remedies.isEmpty && !remedies.contains { $0.contains("as it should") }, "\(remedies)")
  }

  @Test func `no axis where it is what the app did that is in the way (S8.14)`() throws {
    let remedies = try remedies(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [200, 300]}}, {"at": 10, "do": [{"hideView": "page"}]}, "#
        + #"{"at": 30, "moved": {"1": [200, 330]}}, {"at": 80, "ended": {"1": null}}"#,
      #""it": []"#, of: "it")
    #expect(!remedies.isEmpty && !remedies.contains { $0.contains("axis") }, "\(remedies)")
  }

  @Test func `a delegate that saw a state which was over in the event (S3.5, S4.4, S15.2)`() throws
  {
    let scene = try scenario(
      page
        + recognizers(
          #"""
          {"id": "scroll", "kind": "pan", "view": "page", "set": {"axis": "vertical"},
            "recognizesTogether": ["pull"]}
          """#,
          #"{"id": "pull", "kind": "pan", "view": "page", "set": {"axis": "vertical"}}"#)
          + #"""
          , "delegate": [{"question": "shouldBegin", "recognizer": "pull", "answer": false,
            "while": {"recognizer": "scroll", "state": ["possible"]}}]
          """#,
      """
      {"at": 0, "began": {"1": [200, 240]}}, {"at": 16, "moved": {"1": [200, 256]}},
      {"at": 64, "ended": {"1": null}}
      """, "")
    let wish = try Wish("pull: began@16, changed*, ended")
    let explanation = try #require(scene.explain("pull", wish: wish))
    #expect(explanation.says("'scroll' began in this event, too, but only after that question"))
    #expect(
      explanation.remedies == [
        "It would have fired at 16 ms if 'pull' started after 'scroll' (startsAfter), but then it "
          + "would begin only once 'scroll' has begun.",
        "It would have fired at 16 ms if 'scroll' were added after 'pull', but then 'scroll' would "
          + "go first wherever both have their gesture in one event.",
        "It would have fired at 16 ms if its delegate said yes to shouldBegin.",
      ])
  }

  @Test(arguments: [
    (0, "were left at the default (45 pt)"), (9, "were left at the default (45 pt)"),
    (10, "were 40 pt"), (20, "were 40 pt"),
  ])
  func `a limit of hardly anything is left at its default (S9.4)`(
    limit: Int, words: String
  ) throws {
    let move = limit == 0 ? "[61.4, 110]" : "[94, 110]"
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "go", "kind": "tap", "view": "page", "set": {"allowableMovement": \#(limit)}}"#),
      #"{"at": 0, "began": {"1": [60, 110]}}, {"at": 30, "moved": {"1": \#(move)}}, "#
        + #"{"at": 70, "ended": {"1": null}}"#, #""go": ["ended@70"]"#, of: "go")
    #expect(remedies.first?.contains("if its allowableMovement \(words)") == true, "\(remedies)")
  }

  @Test func `the wheel is given up, under both (S9.25)`() throws {
    let scene =
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "map", "parent": "page", "frame": [0, 200, 400, 300]}],
      """
      + recognizers(
        #"""
        {"id": "scroll", "kind": "pan", "view": "page",
          "set": {"axis": "vertical", "allowedScrollTypes": ["discrete"]}}
        """#,
        #"{"id": "zoom", "kind": "pan", "view": "map", "set": {"allowedScrollTypes": ["discrete"]}}"#
      )
    let script = #"{"at": 0, "scroll": {"at": [200, 300], "by": [0, -30], "kind": "discrete"}}"#
    let expect = #""scroll": ["began@0", "ended@100"], "zoom": []"#
    for (id, name) in [
      ("scroll", "the allowedScrollTypes of 'zoom'"), ("zoom", "its allowedScrollTypes"),
    ] {
      let remedies = try remedies(scene, script, expect, of: id)
      #expect(remedies.contains { $0.contains("if \(name) were left at the default (none), but") })
      for words in ["had to wait for 'scroll' to fail", "said no to such an event"] {
        #expect(remedies.count { $0.contains(words) } == 1, "\(remedies)")
      }
    }
  }

  @Test func `a tap on a button that is refused under one is not told twice under the other`()
    throws
  {
    let scene =
      """
      "views": [{"id": "map", "frame": [0, 0, 400, 800]},
        {"id": "plus", "parent": "map", "frame": [340, 700, 44, 44], "control": true}],
      """ + recognizers(#"{"id": "zoomIn", "kind": "doubleTap", "view": "map"}"#)
    let both = tap(360, 720, at: 0, 1) + ", " + tap(360, 720, at: 160, 2)
    let remedies = try Scenario(
      text: """
        {"scene": {"size": [400, 800], \(scene)}, "script": [\(both)], "expect": {"actions":
          {"zoomIn": []}, "views": {"plus": ["began@0", "ended@60", "began@160", "ended@220"]}}}
        """
    ).explainAll().map(\.remedies)
    #expect(remedies.map(\.count) == [1, 1], "\(remedies)")
  }

  @Test func `another view comes last where others then no longer fire (S4.2)`() throws {
    let remedies = try remedies(
      """
      "views": [{"id": "mixer", "frame": [0, 0, 400, 800]},
        {"id": "fader", "frame": [50, 50, 60, 400], "parent": "mixer"},
        {"id": "icon", "frame": [200, 50, 60, 60], "parent": "mixer"}],
      """
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "fader"}"#,
          #"{"id": "mute", "kind": "tap", "view": "icon"}"#)
        + #", "reactions": [{"recognizer": "mute", "state": "ended", "do": ["#
        + #"{"send": {"cancelled": "all"}}]}]"#,
      """
      {"at": 0, "began": {"1": [80, 300]}}, {"at": 30, "moved": {"1": [80, 270]}},
      {"at": 60, "began": {"2": [230, 80]}}, {"at": 120, "ended": {"2": null}},
      {"at": 200, "moved": {"1": [80, 240]}}, {"at": 240, "ended": {"1": null}}
      """, #""move": ["began", "changed*", "ended"]"#, of: "move")
    #expect(
      remedies.first?.contains("if the app had not cancelled all touches") ?? false, "\(remedies)")
    #expect(
      remedies.last?.contains("if it were on view 'mixer', but then 'mute' would not fire")
        ?? false,
      "\(remedies)")
  }
}
