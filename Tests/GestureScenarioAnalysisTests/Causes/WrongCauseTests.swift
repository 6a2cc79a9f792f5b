import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

/// What was told and is not so, and remedies that were missed beside odd ones.
@Suite struct `Wrong causes, and missed remedies`: WishedScenes {
  @Test(arguments: [("{\"at\": 0, \"do\": [{\"remove\": \"it\"}]}, ", ""), ("", "over")])
  func `a finger comes to no recognizer that is gone or covered (S2.3, S2.10)`(
    before: String, cover: String
  ) throws {
    let views =
      #""views": [{"id": "low", "frame": [0, 0, 400, 400]}"#
      + (cover.isEmpty ? "" : #", {"id": "over", "frame": [0, 0, 400, 800]}"#) + "],"
    let story = try told(
      views + recognizers(#"{"id": "it", "kind": "pan", "view": "low"}"#),
      before
        + """
        {"at": 10, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [130, 100]}},
        {"at": 90, "ended": {"1": null}}
        """, of: "it")
    #expect(!story.contains("moved to its view"), "\(story)")
  }

  @Test(arguments: [
    (#"{"setFrame": "low", "to": [0, 500, 400, 100]}"#, 150, false),
    (#"{"setFrame": "low", "to": [0, 100, 400, 100]}"#, 150, true),
    (#"{"hideView": "low"}"#, 250, false), (#"{"setAlpha": "low", "to": 1}"#, 250, true),
  ])
  func `a finger comes to the view as it is by then (S2.10)`(
    change: String, y: Int, isTold: Bool
  ) throws {
    let story = try told(
      #""views": [{"id": "low", "frame": [0, 200, 400, 100]}],"#
        + recognizers(#"{"id": "it", "kind": "pan", "view": "low"}"#),
      """
      {"at": 0, "began": {"1": [100, 20]}}, {"at": 20, "do": [\(change)]},
      {"at": 50, "moved": {"1": [100, \(y)]}}, {"at": 90, "ended": {"1": null}}
      """, of: "it")
    #expect(story.contains("50 ms Touch 1 moved to its view") == isTold, "\(story)")
  }

  @Test func `one that waits for two alike is to wait for neither (S4.17)`() throws {
    let remedies = try remedies(
      #""views": [{"id": "page", "frame": [0, 0, 400, 800]}],"#
        + recognizers(
          #"{"id": "once", "kind": "tap", "view": "page", "requireToFail": ["twice", "thrice"]}"#,
          #"{"id": "twice", "kind": "doubleTap", "view": "page", "requireToFail": ["thrice"]}"#,
          #"{"id": "thrice", "kind": "tap", "view": "page", "set": {"numberOfTapsRequired": 3}}"#),
      #"{"at": 0, "began": {"1": [10, 10]}}, {"at": 60, "ended": {"1": null}}"#,
      wish: "once: ended@60")
    #expect(
      remedies == [
        "It would have fired at 60 ms already if 'once' did not have to wait for 'twice' and 'thrice', "
          + "but then it would fire before each 'twice' and 'thrice', too."
      ])
  }

  @Test func `where one requirement holds it, that one is enough (S4.17)`() throws {
    let remedies = try remedies(
      #""views": [{"id": "page", "frame": [0, 0, 400, 800]}],"#
        + recognizers(
          #"{"id": "once", "kind": "tap", "view": "page", "requireToFail": ["twice", "hold"]}"#,
          #"{"id": "twice", "kind": "doubleTap", "view": "page"}"#,
          #"{"id": "hold", "kind": "longPress", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [10, 10]}}, {"at": 60, "ended": {"1": null}}"#,
      wish: "once: ended@60")
    #expect(
      remedies.contains { $0.contains("did not have to wait for 'twice', but") }, "\(remedies)")
    #expect(!remedies.contains { $0.contains("'twice' and 'hold'") }, "\(remedies)")
  }

  @Test func `what goes as the file expects has no remedy that breaks it`() throws {
    let scenario = try scenario(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "hint", "frame": [0, 200, 400, 200], "parent": "page"}],
      """
        + recognizers(
          #"{"id": "like", "kind": "doubleTap", "view": "page"}"#,
          #"{"id": "close", "kind": "tap", "view": "hint"}"#)
        + #", "reactions": [{"recognizer": "close", "state": "ended", "do": [{"hideView": "hint"}]}]"#,
      [0, 150, 300, 450].map { moment in
        #"{"at": \#(moment), "began": {"\#(moment)": [200, 300]}}, "#
          + #"{"at": \#(moment + 60), "ended": {"\#(moment)": null}}"#
      }.joined(separator: ", "),
      #""like": ["ended@210", "ended@510"], "close": []"#)
    let explanation = try #require(scenario.explain("like"))
    #expect(explanation.remedies == [], "\(explanation)")
    #expect(try !#require(scenario.explain("close")).remedies.isEmpty)
  }

  @Test func `a tap that waits for a drag after a tap fires in that, too (S15.21)`() throws {
    let remedies = try remedies(
      #""views": [{"id": "page", "frame": [0, 0, 400, 800]}],"#
        + recognizers(
          #"{"id": "once", "kind": "tap", "view": "page", "requireToFail": ["zoom"]}"#,
          #"{"id": "zoom", "kind": "pan", "view": "page", "set": {"numberOfTapsRequired": 1}}"#),
      #"{"at": 0, "began": {"1": [10, 10]}}, {"at": 60, "ended": {"1": null}}"#,
      wish: "once: ended@60")
    #expect(
      remedies.contains {
        $0.contains(
          "did not have to wait for 'zoom', but then it would fire before each 'zoom', too")
      }, "\(remedies)")
  }

  @Test func `an edge pan without edges is no remedy (S9.27)`() throws {
    let scenario = try scenario(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "range", "frame": [0, 200, 400, 40], "parent": "page"}],
      """
        + recognizers(
          #"{"id": "pop", "kind": "screenEdgePan", "view": "page", "set": {"edges": ["left"]}}"#),
      """
      {"at": 0, "began": {"1": [5, 220]}}, {"at": 50, "moved": {"1": [60, 220]}},
      {"at": 90, "ended": {"1": null}}
      """, "")
    let explanation = try #require(scenario.explain("range"))
    #expect(!explanation.remedies.isEmpty, "\(explanation)")
    #expect(!explanation.remedies.contains { $0.contains("default (none)") }, "\(explanation)")
  }

  @Test func `no double tap on a view where touches are refused (S3.1)`() throws {
    let remedies = try remedies(
      """
      "views": [{"id": "board", "frame": [0, 0, 400, 800]},
        {"id": "a", "frame": [100, 300, 60, 60], "parent": "board"},
        {"id": "b", "frame": [170, 300, 60, 60], "parent": "board"}],
      """
        + recognizers(
          #"{"id": "zoom", "kind": "doubleTap", "view": "board"}"#,
          #"{"id": "pickA", "kind": "tap", "view": "a"}"#,
          #"{"id": "pickB", "kind": "tap", "view": "b"}"#),
      """
      {"at": 0, "began": {"1": [150, 330]}}, {"at": 60, "ended": {"1": null}},
      {"at": 200, "began": {"2": [180, 330]}}, {"at": 260, "ended": {"2": null}}
      """, wish: "zoom: none")
    #expect(
      remedies.contains {
        $0.contains("refused touches on view 'a', but then")
          && $0.contains("would no longer fire with a double tap on view 'a'")
      }, "\(remedies)")
  }

  @Test func `an answer about a set is one about each of it (S15.9)`() throws {
    let scenario = try scenario(
      #""views": [{"id": "board", "frame": [0, 0, 400, 800]}],"#
        + recognizers(
          #"{"id": "drag", "kind": "pan", "view": "board", "forEachTouch": {}}"#,
          #"{"id": "scroll", "kind": "pan", "view": "board"}"#)
          + #"""
          , "delegate": [{"question": "shouldRecognizeSimultaneously", "recognizer": "drag",
            "answer": false}]
          """#,
      """
      {"at": 0, "began": {"1": [100, 300]}}, {"at": 50, "moved": {"1": [100, 360]}},
      {"at": 90, "ended": {"1": null}}
      """, "")
    let told = "\(try #require(scenario.explain("drag#1")))"
    #expect(!told.contains("default"), "\(told)")
  }

  @Test func `of two taps alike the other one takes the second button (S9.2)`() throws {
    let scenario = try scenario(
      #""views": [{"id": "row", "frame": [0, 200, 400, 80]}],"#
        + recognizers(
          #"{"id": "select", "kind": "tap", "view": "row"}"#,
          #"{"id": "menu", "kind": "tap", "view": "row"}"#),
      [(0, 1), (1000, 2)].map { moment, button in
        #"{"at": \#(moment), "type": "mouse", "buttons": \#(button), "#
          + #""began": {"\#(button)": [200, 240]}}, "#
          + #"{"at": \#(moment + 80), "ended": {"\#(button)": null}}"#
      }.joined(separator: ", "),
      #""select": ["ended@80"], "menu": ["ended@1080"]"#)
    let explanation = try #require(scenario.explain("select"))
    #expect(
      explanation.remedies.first?.contains("if the buttonMaskRequired of 'menu' were 2") == true,
      "\(explanation)")
  }

  @Test func `a tap that a control refuses is to be on that control (S11.4)`() throws {
    let remedies = try remedies(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "ok", "frame": [100, 300, 200, 50], "parent": "page", "control": true}],
      """ + recognizers(#"{"id": "it", "kind": "tap", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [200, 320]}}, {"at": 60, "ended": {"1": null}}"#, wish: "it: fires"
    )
    #expect(
      remedies.contains {
        $0.contains("if it were on view 'ok'") && $0.contains("get no touches on view 'page'")
      }, "\(remedies)")
  }

  @Test func `a drag that no mouse is to make takes all but the mouse (S2.13)`() throws {
    let remedies = try remedies(
      #""views": [{"id": "page", "frame": [0, 0, 400, 800]}],"#
        + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "type": "mouse", "buttons": 1, "began": {"1": [20, 20]}},
      {"at": 40, "moved": {"1": [60, 20]}}, {"at": 90, "ended": {"1": null}}
      """, wish: "it: none")
    #expect(
      remedies.contains {
        $0.contains(
          "if its allowedTouchTypes did not include 'mouse', but then it would take no touches of type "
            + "'mouse'.")
      }, "\(remedies)")
  }
}
