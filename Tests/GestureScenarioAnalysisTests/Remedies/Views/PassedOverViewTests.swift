import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Views that touches pass over, or miss, and what to do about it.
@Suite struct `A touch that passes over a view`: WishedScenes {
  @Test func `over a control whose interaction is off goes to what is around it (S2.2)`() throws {
    let scene =
      #"""
      "views": [{"id": "card", "frame": [0, 100, 400, 300]},
        {"id": "buy", "frame": [250, 200, 100, 60], "parent": "card", "control": true,
          "interactive": false}],
      """# + recognizers(#"{"id": "open", "kind": "tap", "view": "card"}"#)
    let over = try told(scene, tap(300, 330, at: 0, 1), of: "open")
    #expect(
      over.contains(
        "on view 'card'. Control 'buy' there is passed over: its isUserInteractionEnabled is false. "
          + "(S2.8, S2.2)"), "\(over)")
    let beside = try told(scene, tap(100, 330, at: 0, 1), of: "open")
    #expect(!beside.contains("passed over"), "\(beside)")
    let found = try remedies(scene, tap(300, 330, at: 0, 1), #""open": []"#, of: "open")
    #expect(
      found == [
        "It would not have fired at 60 ms if the isUserInteractionEnabled of view 'buy' were true, "
          + "and then control 'buy' would get touchesEnded at 60 ms."
      ], "\(found)")
  }

  @Test func `over two views, one in the other, needs both (S2.2)`() throws {
    let scene =
      #"""
      "views": [{"id": "card", "frame": [0, 0, 400, 300]},
        {"id": "stack", "frame": [0, 0, 400, 300], "parent": "card", "interactive": false},
        {"id": "label", "frame": [20, 20, 200, 40], "parent": "stack", "interactive": false}],
      """#
      + recognizers(
        #"{"id": "open", "kind": "tap", "view": "card"}"#,
        #"{"id": "link", "kind": "tap", "view": "label"}"#)
    let story = try told(scene, tap(100, 40, at: 0, 1), of: "link")
    #expect(
      story.contains(
        "View 'stack', in which its view lies, is passed over: its isUserInteractionEnabled is false; "
          + "so the touch was not offered to it. Besides, view 'label' is passed over: its "
          + "isUserInteractionEnabled is false."), "\(story)")
    let found = try remedies(
      scene, tap(100, 40, at: 0, 1), #""link": ["ended"], "open": []"#, of: "link")
    #expect(
      found == [
        "It would have fired at 60 ms if the isUserInteractionEnabled of view 'label' were true and "
          + "the isUserInteractionEnabled of view 'stack' were true; and as it should, 'open' would "
          + "not fire."
      ], "\(found)")
    let lint = try scenario(scene, "", "").lint()
    #expect(
      lint.map(\.sentence) == [
        "'link' gets no touch: view 'label' has its isUserInteractionEnabled off, and view 'stack' "
          + "has its isUserInteractionEnabled off"
      ])
    #expect(lint.first?.fixes.first?.edits.count == 2)
  }

  @Test func `through a view that holds a button names the view in each clause (S15.23)`() throws {
    let scene =
      #"""
      "views": [{"id": "map", "frame": [0, 0, 400, 800]},
        {"id": "hud", "frame": [0, 0, 400, 800], "interactive": false},
        {"id": "close", "frame": [300, 20, 80, 60], "parent": "hud"}],
      """#
      + recognizers(
        #"{"id": "pick", "kind": "tap", "view": "map"}"#,
        #"{"id": "shut", "kind": "tap", "view": "close"}"#)
    let clause =
      "if the isUserInteractionEnabled of view 'hud' were true and the catchesOwnTouches of view "
      + "'hud' were false"
    let script = tap(340, 50, at: 0, 1) + ", " + tap(200, 400, at: 1000, 2)
    for id in ["pick", "shut"] {
      let found = try remedies(
        scene, script, #""shut": ["ended"], "pick": ["ended@1060"]"#, of: id)
      #expect(found.contains { $0.contains(clause) }, "\(found)")
    }
  }

  @Test func `to a control in it leaves what lies behind to others (S15.23)`() throws {
    let text = """
      {"scene": {"size": [400, 800],
        "views": [{"id": "card", "frame": [50, 100, 300, 300]},
          {"id": "hud", "frame": [0, 0, 400, 800], "interactive": false},
          {"id": "ok", "frame": [300, 700, 80, 40], "parent": "hud", "control": true}],
        "recognizers": [{"id": "open", "kind": "tap", "view": "card"}]},
       "script": [\(tap(340, 720, at: 0, 1)), \(tap(150, 250, at: 1000, 2))],
       "expect": {"views": {"ok": ["began", "ended"]}, "actions": {"open": ["ended@1060"]}}}
      """
    let stories = try Scenario(text: text).explainAll()
    let found = try #require(stories.first { "\($0)".hasPrefix("view 'ok'") }).remedies
    #expect(
      found == [
        "It would have got touchesEnded at 60 ms if the isUserInteractionEnabled of view 'hud' were "
          + "true and the catchesOwnTouches of view 'hud' were false."
      ], "\(found)")
  }

  @Test func `of two fingers beside each other is taken by the window`() throws {
    let scene =
      #""views": [{"id": "photo", "frame": [50, 200, 200, 200]}], "#
      + recognizers(
        #"""
        {"id": "out", "kind": "tap", "view": "photo", "set": {"numberOfTouchesRequired": 2}}
        """#)
    let found = try remedies(
      scene,
      #"""
      {"at": 0, "began": {"1": [220, 300]}}, {"at": 20, "began": {"2": [270, 310]}},
      {"at": 90, "ended": {"1": null}}, {"at": 110, "ended": {"2": null}}
      """#, #""out": ["ended"]"#, of: "out")
    #expect(
      found.last
        == "It would have fired at 110 ms if it were on view 'window', but then it would get touches "
        + "on all of view 'window'.", "\(found)")
  }

  @Test func `is not brought by an outset under what lies in front (S2.3, S2.5)`() throws {
    let scene =
      #"""
      "views": [{"id": "left", "frame": [0, 0, 199, 800]},
        {"id": "bar", "frame": [199, 0, 2, 800]}, {"id": "right", "frame": [201, 0, 199, 800]}],
      """# + recognizers(#"{"id": "resize", "kind": "tap", "view": "bar"}"#)
    func remedy(at x: Int) throws -> [String] {
      try remedies(scene, tap(x, 300, at: 0, 1), #""resize": ["ended"]"#, of: "resize")
    }
    let found = try remedy(at: 196)
    #expect(
      found.first
        == "It would have fired at 60 ms if the hitOutset of view 'bar' were 4 pt, but then view "
        + "'bar' would get touches up to 4 pt beside it and would get none under view 'right'.",
      "\(found)")
  }

  @Test func `that is closed in several ways is opened in all of them (S2.2, S15.23)`() throws {
    let scene =
      #"""
      "views": [{"id": "card", "frame": [0, 0, 300, 300], "interactive": false, "alpha": 0,
          "catchesOwnTouches": false}],
      """# + recognizers(#"{"id": "it", "kind": "tap", "view": "card"}"#)
    let story = try told(scene, tap(100, 100, at: 0, 1), of: "it")
    #expect(
      story.contains(
        "Its view 'card' is passed over: its isUserInteractionEnabled is false; so the touch was not "
          + "offered to it. Besides, view 'card' is passed over: its alpha is below 0.01 and its "
          + "catchesOwnTouches is false."), "\(story)")
    let found = try remedies(scene, tap(100, 100, at: 0, 1), #""it": ["ended"]"#, of: "it")
    #expect(
      found.first
        == "It would have fired at 60 ms if the alpha of view 'card' were 1, the catchesOwnTouches "
        + "of view 'card' were true and the isUserInteractionEnabled of view 'card' were true.",
      "\(found)")
  }

  @Test func `that the app opens in part needs the rest alone (S2.2)`() throws {
    let scene =
      #"""
      "views": [{"id": "bar", "frame": [0, 0, 300, 300], "interactive": false, "alpha": 0}],
      """# + recognizers(#"{"id": "it", "kind": "tap", "view": "bar"}"#)
    let found = try remedies(
      scene, #"{"at": 0, "do": [{"setAlpha": "bar", "to": 1}]}, "# + tap(100, 100, at: 300, 1),
      #""it": ["ended"]"#, of: "it")
    #expect(
      found.first
        == "It would have fired at 360 ms if the isUserInteractionEnabled of view 'bar' were true.",
      "\(found)")
    #expect(!found.contains { $0.contains("alpha") }, "\(found)")
  }
}
