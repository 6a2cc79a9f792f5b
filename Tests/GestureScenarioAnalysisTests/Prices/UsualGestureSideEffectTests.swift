import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What remedies cost with the gestures that the recognizers are there for, which are not the
/// script's.
@Suite struct `Side effects of a remedy with usual gestures`: WishedScenes {
  private let map = """
    {"id": "scroll", "kind": "pan", "view": "page"}, {"id": "pin", "kind": "tap", "view": "page"},
    {"id": "zoom", "kind": "pan", "view": "page",
      "set": {"numberOfTapsRequired": 1, "axis": "vertical"}}
    """

  private func stab(at place: Int) -> String {
    tap(200, 500, at: 0, 1) + ", "
      + """
      {"at": 200, "began": {"2": [200, \(place)]}},
      {"at": 216, "moved": {"2": [200, \(place - 12)]}},
      {"at": 260, "moved": {"2": [200, \(place - 90)]}}, {"at": 300, "ended": {"2": null}}
      """
  }

  @Test func `no tap that makes another one recognize is waited for (S4.29)`() throws {
    let explanation = try explained(
      page + recognizers(map), stab(at: 541),
      #""scroll": ["began@216", "changed*", "ended"], "zoom": [], "pin": ["ended"]"#, "zoom")
    #expect(
      explanation.remedies == [
        "It would not have fired at 216 ms if its allowableTapSpacing were 35 pt, but then it "
          + "would take no taps more than 35 pt apart; and as it should, 'scroll' would fire at "
          + "216 ms."
      ], "\(explanation)")
  }

  @Test func `the order of adding is named where nothing else helps (S4.4)`() throws {
    let explanation = try explained(
      page + recognizers(map), stab(at: 500),
      #""scroll": ["began@216", "changed*", "ended"], "zoom": [], "pin": ["ended"]"#, "zoom")
    #expect(
      explanation.remedies.contains {
        $0.contains(
          "if 'scroll' were added after 'zoom', but then 'scroll' would go first wherever")
          && $0.contains("'zoom' would never fire ('scroll' always recognizes first)")
      }, "\(explanation)")
  }

  @Test func `a double tap may be quicker than two taps (S9.21)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "doubleTap", "view": "page"}"#),
      tap(60, 110, at: 0, 1) + ", " + tap(60, 110, at: 360, 2), #""it": []"#, "it")
    #expect(
      explanation.remedies.contains {
        $0.hasSuffix(
          "if its maximumTapGap were 250 ms, but then it would take no taps more than 250 ms apart."
        )
      }, "\(explanation)")
  }

  private let lists = """
    "views": [{"id": "outer", "frame": [0, 0, 400, 800]},
      {"id": "inner", "parent": "outer", "frame": [0, 300, 400, 300]},
      {"id": "row", "parent": "inner", "frame": [0, 100, 400, 60]}],
    "recognizers": [{"id": "outer", "kind": "pan", "view": "outer", "set": {"axis": "vertical"}},
      {"id": "inner", "kind": "pan", "view": "inner", "set": {"axis": "vertical"}},
      {"id": "down", "kind": "longPress", "view": "row", "recognizesTogether": ["inner"],
        "set": {"minimumPressDuration": 0}}],
    "handOvers": [{"from": "inner", "to": "outer", "when": {"translation": "y", "atMost": -80}}]
    """

  @Test(arguments: ["outer", "inner"])
  func `a list does not start after a press on one of its rows (S15.3)`(id: String) throws {
    let explanation = try explained(
      lists,
      """
      {"at": 0, "began": {"1": [200, 430]}}, {"at": 16, "moved": {"1": [200, 410]}},
      {"at": 50, "moved": {"1": [200, 380]}}, {"at": 80, "moved": {"1": [200, 340]}},
      {"at": 110, "moved": {"1": [200, 300]}}, {"at": 200, "ended": {"1": null}}
      """,
      """
      "inner": ["began", "changed*", "ended@80"], "outer": ["began@80", "changed*", "ended@200"]
      """, id)
    #expect(
      explanation.remedies.first?.contains("if 'down' and 'outer' were allowed simultaneously")
        == true, "\(explanation)")
    let starts = explanation.remedies.filter { $0.contains("startsAfter") }
    #expect(starts.allSatisfy { $0.contains("no longer fire with a drag down") }, "\(explanation)")
    #expect(starts.count == (id == "outer" ? 1 : 0), "\(explanation)")
    #expect(starts.isEmpty || starts.last == explanation.remedies.last, "\(explanation)")
  }

  @Test func `a pinch that waits for the drag of each finger is none (S4.17)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "board", "frame": [0, 0, 400, 800], "multipleTouch": true},
        {"id": "king", "parent": "board", "frame": [60, 250, 50, 50]}],
      """
        + recognizers(
          #"{"id": "drag", "kind": "pan", "view": "board", "forEachTouch": {"limit": 4}}"#,
          #"{"id": "zoom", "kind": "pinch", "view": "board"}"#),
      """
      {"at": 0, "began": {"1": [85, 275], "2": [285, 275]}},
      {"at": 16, "moved": {"1": [80, 272], "2": [290, 272]}},
      {"at": 32, "moved": {"1": [60, 250], "2": [310, 250]}},
      {"at": 100, "ended": {"1": null, "2": null}}
      """,
      """
      "drag#1": ["began", "changed*", "ended"], "drag#2": ["began", "changed*", "ended"], "zoom": []
      """, "zoom")
    #expect(
      explanation.remedies == [
        "It would not have fired at 16 ms if its delegate refused touches on view 'king', but then "
          + "it would no longer fire with a pinch on view 'king'; and as they should, 'drag#1' and "
          + "'drag#2' would fire at 32 ms."
      ], "\(explanation)")
  }

  @Test func `a pinch that waits for a tap of two fingers begins later (S4.17)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "tap", "view": "page", "set": {"numberOfTouchesRequired": 2}}"#,
          #"{"id": "zoom", "kind": "pinch", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [150, 400], "2": [230, 400]}},
      {"at": 30, "moved": {"1": [147, 398], "2": [237, 402]}},
      {"at": 90, "ended": {"1": null, "2": null}}
      """, #""it": ["ended"], "zoom": []"#, "it")
    #expect(
      explanation.remedies.first
        == "It would have fired at 90 ms if 'zoom' had to wait for 'it' to fail, but then 'zoom' "
        + "would begin only after 45 pt or 750 ms with other touches (not at all if the finger lifts "
        + "sooner) and a pinch of up to 90 pt in 100 ms would fire 'it' "
        + "instead of 'zoom'; and as it should, 'zoom' would not fire.",
      "\(explanation)")
  }

  @Test func `a drag after a tap, which is another interaction (S15.1)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "caret", "kind": "tap", "view": "page"}"#,
          #"{"id": "it", "kind": "pan", "view": "page", "startsAfter": ["caret"]}"#),
      tap(60, 110, at: 0, 1) + ", "
        + """
        {"at": 180, "began": {"2": [60, 110]}}, {"at": 240, "moved": {"2": [90, 110]}},
        {"at": 280, "moved": {"2": [150, 110]}}, {"at": 340, "ended": {"2": null}}
        """, #""caret": ["ended"], "it": ["began@240", "changed*", "ended"]"#, "it")
    #expect(
      explanation.remedies == [
        "It would have fired at 240 ms if its numberOfTapsRequired were 1 instead of starting "
          + "after 'caret'.",
        "It would have fired at 240 ms if 'it' did not start after 'caret', but then it would fire "
          + "without 'caret' before.",
      ], "\(explanation)")
  }

  @Test func `no drag of a panel from the button on it (S2.15)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "panel", "frame": [0, 0, 400, 800]},
        {"id": "pay", "parent": "panel", "frame": [40, 300, 300, 50], "control": true}],
      """ + recognizers(#"{"id": "it", "kind": "pan", "view": "panel"}"#),
      """
      {"at": 0, "began": {"1": [200, 325]}}, {"at": 40, "moved": {"1": [207, 315]}},
      {"at": 100, "ended": {"1": null}}
      """, #""it": []"#, "it")
    #expect(
      explanation.remedies.contains {
        $0.hasSuffix("'it' would no longer fire with a drag on view 'pay'.")
      },
      "\(explanation)")
    #expect(
      explanation.remedies.contains { $0.hasSuffix("'it' would begin only after 15 pt.") },
      "\(explanation)")
  }

  // MARK: Other touches, other input

  @Test func `of a pencil alone are the fingers (S2.15)`() throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"palm": [300, 700]}},
      {"at": 300, "began": {"pen": [100, 100]}, "type": "pencil"},
      {"at": 320, "moved": {"pen": [130, 102]}}, {"at": 420, "ended": {"pen": null}},
      {"at": 900, "ended": {"palm": null}}
      """, #""it": ["began@320", "ended@420"]"#, "it")
    #expect(
      explanation.remedies.contains {
        $0.hasSuffix(
          "allowedTouchTypes were 'pencil' alone, but then it would take nothing but a pencil.")
      }, "\(explanation)")
  }

  @Test func `of an end with the fingers is the momentum (S15.18)`() throws {
    func scroll(_ at: Int, _ by: Int, _ phase: String, _ more: String = "") -> String {
      """
      {"at": \(at), "scroll": {"at": [60, 110], "by": [\(by), 0], "kind": "continuous",
        "phase": "\(phase)"\(more)}}
      """
    }
    let explanation = try explained(
      page
        + recognizers(
          """
          {"id": "it", "kind": "pan", "view": "page",
            "set": {"allowedScrollTypes": ["continuous"], "followsMomentum": true}}
          """),
      [
        scroll(0, -20, "began"), scroll(40, 0, "ended"),
        scroll(60, -20, "began", #", "momentum": true"#),
        scroll(200, 0, "ended", #", "momentum": true"#),
      ].joined(separator: ", "), #""it": ["began@0", "changed*", "ended@40"]"#, "it")
    #expect(
      explanation.remedies.contains {
        $0.hasSuffix("(false), but then it would not go on with the momentum.")
      }, "\(explanation)")
  }

  @Test func `of a deeper edge is what begins beside it (S9.26)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "screenEdgePan", "view": "page", "set": {"edges": ["left"]}}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [90, 110]}},
      {"at": 60, "ended": {"1": null}}
      """, #""it": ["began", "ended"]"#, "it")
    #expect(
      explanation.remedies.contains {
        $0.hasSuffix("edgeDepth were 70 pt, but then it would begin up to 70 pt from the edge.")
      }, "\(explanation)")
  }

  @Test func `a drag that never made it begin is not lost (S9.12)`() throws {
    let wish = try Wish("scroll: fires")
    let remedies = try #require(
      try scenario(
        """
        "views": [{"id": "list", "frame": [0, 100, 400, 700]},
          {"id": "cell", "frame": [0, 120, 400, 60], "parent": "list"},
          {"id": "wifi", "frame": [320, 14, 51, 31], "parent": "cell", "control": "switch"}],
        """
          + recognizers(
            #"{"id": "scroll", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}"#,
            #"{"id": "reveal", "kind": "horizontalPan", "view": "cell"}"#),
        """
        {"at": 0, "began": {"1": [332, 249]}}, {"at": 20, "moved": {"1": [340, 250]}},
        {"at": 40, "moved": {"1": [362, 251]}}, {"at": 90, "ended": {"1": null}}
        """, ""
      ).explain("scroll", wish: wish)
    ).remedies
    let anyAxis = remedies.filter { $0.contains("axis were left at the default ('any')") }
    #expect(!anyAxis.isEmpty, "\(remedies)")
    #expect(anyAxis.allSatisfy { !$0.contains("no longer fire") }, "\(anyAxis)")
  }

  /// The script is one drag; without the allowance all others are lost as well.
  @Test(arguments: [
    (#", "recognizesTogether": ["scroll"]"#, "", "were not declared to recognize together"),
    (
      "", #", "delegate": [{"question": "shouldRecognizeSimultaneously", "answer": true}]"#,
      "no delegate allowed"
    ),
  ])
  func `drags that an allowance has made possible are lost without it (S3.17)`(
    declared: String, delegate: String, change: String
  ) throws {
    let remedies = try remedies(
      """
      "views": [{"id": "sheet", "frame": [0, 200, 400, 600]},
        {"id": "list", "parent": "sheet", "frame": [0, 60, 400, 540]}],
      """
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}"#,
          #"{"id": "drag", "kind": "pan", "view": "sheet", "set": {"axis": "vertical"}"#
            + declared + "}")
        + delegate,
      #"{"at": 0, "began": {"1": [200, 500]}}, {"at": 60, "moved": {"1": [200, 560]}}, "#
        + #"{"at": 90, "ended": {"1": null}}"#, wish: "drag: none")
    let remedy = try #require(remedies.first { $0.contains(change) }, "\(remedies)")
    #expect(
      remedy.contains("no longer fire with a drag on view 'list' ('scroll' recognizes first)"),
      "\(remedy)")
  }
}
