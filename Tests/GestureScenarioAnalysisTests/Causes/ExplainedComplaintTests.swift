import GestureDiagnosis
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@testable import GestureScenario

/// Stories and remedies that a tester has found wanting.
@Suite struct `Stories and remedies of complaints`: WishedScenes {
  @Test func `the app need not have removed the view that was hit (S2.30)`() throws {
    let cell = """
      "views": [{"id": "table", "frame": [0, 0, 400, 800]},
        {"id": "cell", "parent": "table", "frame": [0, 100, 400, 80]}],
      """
    let explanation = try explained(
      cell
        + recognizers(#"{"id": "it", "kind": "longPress", "view": "table"}"#)
          + """
          , "reactions": [{"recognizer": "it", "state": "began", "do": [{"removeView": "cell"}]}]
          """,
      #"{"at": 0, "began": {"1": [200, 140]}}, {"at": 700, "ended": {"1": null}}"#,
      #""it": ["began@500", "changed*", "ended@700"]"#, "it")
    #expect(
      explanation.remedies == [
        "It would have gone as it should if the app had not removed view 'cell'.",
        "It would have gone as it should if the app had hidden view 'cell' instead of removing it.",
        "It would have gone as it should if the app had moved view 'cell' into the window instead "
          + "of removing it.",
      ])
    #expect(!explanation.causes.contains { $0.rules == ["S13.7"] }, "it is the app's own doing")
  }

  @Test func `a touch that begins twice is not blamed on an alert (S13.14)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [90, 110]}},
      {"at": 40, "began": {"1": [90, 110]}}, {"at": 60, "ended": {"1": null}}
      """, #""it": ["began", "changed*", "ended"]"#, "it")
    #expect(
      explanation.says("touch 1 was said to begin once more, though it had not lifted. (S13.14)"))
    #expect(!explanation.causes.contains { $0.rules == ["S13.7"] })
  }

  @Test func `one that is left out of preventsOnly, and could be in it (S4.12, S4.40)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "knob", "parent": "page", "frame": [20, 60, 300, 100]}],
      """
        + recognizers(
          #"{"id": "pager", "kind": "pan", "view": "page"}"#,
          #"{"id": "it", "kind": "pan", "view": "knob", "preventsOnly": []}"#),
      drag, #""it": ["began", "changed*", "ended"], "pager": []"#, "it")
    #expect(explanation.says("it can prevent the other, whose preventsOnly leaves it out"))
    #expect(
      explanation.remedies.contains { $0.contains("if its preventsOnly named 'pager'") },
      "\(explanation)")
  }

  @Test func `what an action is for, and what fired by one (S15.19)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "open", "kind": "doubleTap", "view": "page"}"#,
        #"{"id": "select", "kind": "tap", "view": "page"}"#)
    let script =
      #"{"at": 0, "action": {"view": "page", "name": "activate"}}, "# + tap(60, 110, at: 900, 1)
    let open = try told(scene, script, of: "open")
    #expect(open.contains("an action stands for one tap, and it needs 2. (S15.19)"), "\(open)")
    let select = try told(scene, script, of: "select")
    #expect(select.contains("It fired: ended, by an action. (S5.5, S15.19)"), "\(select)")
    #expect(select.contains("900 ms It was given touch 1"), "the touch is another matter")
  }

  @Test func `the button that was pressed (S15.17)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}, "type": "mouse", "buttons": 4},
      {"at": 20, "moved": {"1": [90, 110]}}, {"at": 40, "ended": {"1": null}}
      """, #""it": ["began", "changed*", "ended"]"#, "it")
    #expect(
      explanation.remedies.first?.contains("buttonMaskRequired were 5 (button 1 or 3).") == true,
      "\(explanation)")
  }

  @Test func `more time to keep a touch back (S7.27)`() throws {
    let scene = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "list", "frame": [0, 0, 400, 800]},
            {"id": "cell", "parent": "list", "frame": [0, 0, 400, 80]}],
          "recognizers": [{"id": "scroll", "kind": "pan", "view": "list"},
            {"id": "delay", "kind": "contentDelay", "view": "list", "set": {"delay": 50}}]},
         "script": [{"at": 0, "began": {"1": [60, 40]}}, {"at": 90, "moved": {"1": [60, 60]}},
           {"at": 120, "ended": {"1": null}}],
         "expect": {"views": {"cell": []}}}
        """)
    let remedies = scene.remedies(for: "cell").map(\.sentence)
    #expect(
      remedies == [
        "It would have gone as it should if the delay of 'delay' were 150 ms.",
        "It would have gone as it should if the delaysTouchesBegan of 'scroll' were true, but then "
          + "views would be told of its touches only once 'scroll' has decided.",
      ], "\(remedies)")
  }

  @Test(arguments: [
    ("pan", "began@30", "30 ms  It had moved 4 pt then, and begins after 10 pt. (S9.12)"),
    (
      "longPress", "began@250", "250 ms  It had been held for 250 ms then, and begins after 500 ms."
    ),
  ])
  func `what was lacking where it fired too late (S9.12, S9.37)`(
    kind: String, wish: String, sentence: String
  ) throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "\#(kind)", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 30, "moved": {"1": [64, 110]}},
      {"at": 600, "moved": {"1": [90, 110]}}, {"at": 700, "ended": {"1": null}}
      """, "\"it\": [\"\(wish)\", \"changed*\", \"ended\"]", "it")
    #expect(explanation.says(sentence), "\(explanation)")
  }

  @Test func `a shorter way where it fired too late (S9.12)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 30, "moved": {"1": [64, 110]}},
      {"at": 60, "moved": {"1": [90, 110]}}, {"at": 90, "ended": {"1": null}}
      """, #""it": ["began@0", "changed*", "ended"]"#, "it")
    #expect(
      explanation.remedies == [
        "Nearer to that: it would have fired at 30 ms already if its hysteresis were 3 pt."
      ])
  }

  /// Nothing brings all that the file expects, since no touch is held.
  @Test func `another one is not switched off where there is other advice (S4.32)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "doubleTap", "view": "page", "requireToFail": ["single"]}"#,
          #"{"id": "single", "kind": "tap", "view": "page", "requireToFail": ["it"]}"#,
          #"{"id": "hold", "kind": "longPress", "view": "page"}"#),
      tap(60, 110, at: 0, 1) + ", " + tap(60, 110, at: 160, 1) + ", " + tap(60, 110, at: 2000, 1),
      #""it": ["ended@220"], "single": ["ended@2410"], "hold": ["began", "ended"]"#, "it")
    #expect(!explanation.remedies.isEmpty)
    #expect(!explanation.remedies.contains { $0.contains("switched off") }, "\(explanation)")
  }

  @Test(arguments: [
    ("tap", "", "[60, 200]", 40, "S9.4"), ("tap", "", "null", 900, "S9.5"),
    ("doubleTap", "", "null", 60, "S9.7"), ("longPress", "", "[60, 200]", 40, "S9.38"),
    ("longPress", "", "null", 60, "S9.38"), ("pan", "", "null", 60, "S9.16"),
    ("pan", #", "set": {"axis": "horizontal"}"#, "[60, 200]", 40, "S14.8"),
    ("screenEdgePan", #", "set": {"edges": ["left"]}"#, "null", 60, "S9.26"),
    ("swipe", "", "[10, 110]", 40, "S9.33"), ("swipe", "", "[60, 200]", 40, "S9.31"),
    ("circle", "", "null", 60, "S1.21"),
  ])
  func `gives up by the rule of its kind`(
    kind: String, set: String, end: String, at: Int, rule: String
  ) throws {
    let move = end == "null" ? "" : #"{"at": \#(at), "moved": {"1": \#(end)}}, "#
    let story = try told(
      page + recognizers(#"{"id": "it", "kind": "\#(kind)", "view": "page"\#(set)}"#),
      #"{"at": 0, "began": {"1": [60, 110]}}, \#(move){"at": \#(at + 20), "ended": {"1": null}}"#,
      of: "it")
    #expect(story.contains("It gave up") && story.contains("(\(rule))"), "\(story)")
  }

  @Test(arguments: [("[0, 1, -1, 0, 0, 0]", true), ("[2, 0, 0, 2, 0, 0]", false)])
  func `directions count in the window (S2.32, S14.8)`(transform: String, isTurned: Bool) throws {
    let story = try told(
      """
      "views": [{"id": "card", "frame": [0, 0, 400, 400], "transform": \(transform)}],
      """
        + recognizers(
          #"{"id": "it", "kind": "pan", "view": "card", "set": {"axis": "vertical"}}"#),
      drag, of: "it")
    #expect(story.contains("not more vertical than horizontal"), "\(story)")
    #expect(story.contains("its view is turned. (S14.8, S2.32)") == isTurned, "\(story)")
  }

  /// The script doesn't show it.
  @Test func `a requirement has a side effect with other touches (S4.17)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "pan", "view": "page"}"#,
          #"{"id": "other", "kind": "tap", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [80, 110]}},
      {"at": 40, "ended": {"1": null}}
      """, #""it": []"#, "it")
    let remedy = try #require(
      explanation.remedies.first { $0.contains("if 'it' had to wait for 'other' to fail") })
    #expect(
      remedy.contains(
        "'it' would begin only after 45 pt or 750 ms with other touches (not at all if the finger lifts "
          + "sooner)"), "\(remedy)"
    )
  }

  @Test func `where something brings all that a file expects, nothing less is named`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "pan", "view": "page"}"#,
          #"{"id": "row", "kind": "pan", "view": "page"}"#),
      drag, #""it": ["began", "changed*", "ended"], "row": []"#, "it")
    #expect(!explanation.remedies.isEmpty)
    #expect(!explanation.remedies.contains { $0.contains("still not") }, "\(explanation)")
  }

  @Test(arguments: [("[100, 600]", true), ("[300, 120]", false)])
  func `a finger that comes to its view later (S2.10)`(end: String, isTold: Bool) throws {
    let story = try told(
      """
      "views": [{"id": "top", "frame": [0, 0, 400, 400]}, {"id": "low", "frame": [0, 400, 400, 400]}],
      """ + recognizers(#"{"id": "it", "kind": "tap", "view": "low"}"#),
      """
      {"at": 0, "began": {"1": [100, 120]}}, {"at": 50, "moved": {"1": \(end)}},
      {"at": 90, "ended": {"1": null}}
      """, of: "it")
    #expect(story.contains("50 ms Touch 1 moved to its view") == isTold, "\(story)")
  }

  @Test func `a hand-over to one that needs more fingers (S15.11)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "it", "kind": "pan", "view": "page", "set": {"minimumNumberOfTouches": 2}}"#,
          #"{"id": "one", "kind": "pan", "view": "page"}"#)
        + #", "handOvers": [{"from": "one", "to": "it"}]"#, drag, of: "it")
    #expect(
      story.contains("'one' could not hand its touches over to it: it had 1, and 2 are needed."),
      "\(story)")
  }

  @Test func `a drag after a press rather than beside it (S15.1)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "press", "kind": "longPress", "view": "page"}"#,
          #"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 700, "moved": {"1": [90, 110]}},
      {"at": 900, "ended": {"1": null}}
      """,
      #""it": ["began", "changed*", "ended"], "press": ["began", "changed*", "ended"]"#, "it")
    #expect(explanation.remedies.first?.contains("started after 'press'") == true, "\(explanation)")
  }
}
