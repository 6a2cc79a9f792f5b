import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Changes that an expert would name first. Each leads to what is wished for in the scene that it
/// makes.
@Suite struct `Remedies in delegates, controls and sets`: WishedScenes {
  private func remedies(
    _ scene: String, _ script: String, wish: String
  ) throws -> [Remedy] {
    let wish = try Wish(wish)
    let remedies = try scenario(scene, script, "").remedies(for: wish.id, wish: wish)
    for remedy in remedies {
      let again = try #require(remedy.scenario.explain(wish.id, wish: wish))
      #expect(again.remedies.isEmpty, "\(remedy.sentence)")
    }
    return remedies
  }

  private let rank = """
    {"id": "single", "kind": "tap", "view": "page"},
    {"id": "double", "kind": "doubleTap", "view": "page", "requireToFail": ["single"]},
    {"id": "triple", "kind": "tap", "view": "page", "requireToFail": ["single", "double"],
      "set": {"numberOfTapsRequired": 3}}
    """

  @Test(arguments: ["single: none", "double: ended"])
  func `a rank of taps in the wrong order is turned round (S15.7)`(wish: String) throws {
    let remedies = try remedies(
      page + recognizers(rank), tap(60, 110, at: 0, 1) + ", " + tap(60, 110, at: 180, 2),
      wish: wish)
    #expect(
      remedies.contains {
        $0.sentence.contains(
          "if all requirements among 'single', 'double' and 'triple' were turned round")
      }, "\(remedies.map(\.sentence))")
    #expect(
      remedies.contains {
        $0.sentence.contains(
          "if 'single' had to wait for 'double' to fail, and not the other way round")
      }, "\(remedies.map(\.sentence))")
  }

  @Test(arguments: [
    ("", "if the isUserInteractionEnabled of view 'host' were false."),
    (
      #", {"id": "undo", "frame": [0, 500, 90, 40], "parent": "host", "control": "button"}"#,
      "if the catchesOwnTouches of views 'toast' and 'host' were false, but then"
    ),
  ])
  func `a cover and what is around it are let through together (S2.3, S15.23)`(
    button: String, expected: String
  ) throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "share", "frame": [40, 90, 44, 44]},
        {"id": "host", "frame": [0, 0, 400, 800]},
        {"id": "toast", "frame": [0, 80, 400, 60], "parent": "host"}\#(button)],
      """# + recognizers(#"{"id": "tap", "kind": "tap", "view": "share"}"#),
      tap(60, 110, at: 0, 1), wish: "tap: fires")
    #expect(remedies.first?.sentence.contains(expected) == true, "\(remedies.map(\.sentence))")
  }

  @Test func `a swipe's wrong way is told although another view hid it (S2.3, S9.29)`() throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "card", "frame": [0, 100, 400, 200]},
        {"id": "tint", "frame": [0, 100, 400, 200]}],
      """#
        + recognizers(
          #"{"id": "swipe", "kind": "swipe", "view": "card", "set": {"direction": ["left"]}}"#),
      #"""
      {"at": 0, "began": {"1": [100, 200]}}, {"at": 20, "moved": {"1": [150, 200]}},
      {"at": 40, "moved": {"1": [200, 200]}}, {"at": 60, "ended": {"1": null}}
      """#, wish: "swipe: fires")
    #expect(
      remedies.map(\.sentence).contains {
        $0.contains(
          "if the isUserInteractionEnabled of view 'tint' were false and its direction were 'left' "
            + "and 'right'")
      }, "\(remedies.map(\.sentence))")
  }

  @Test(arguments: [("pin", 1), ("map", 0)])
  func `S3.1 one around its view, for which it waits, is refused the touches there`(
    view: String, count: Int
  ) throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "map", "frame": [0, 0, 400, 800]},
        {"id": "pin", "frame": [40, 90, 44, 44], "parent": "map"}],
      """#
        + recognizers(
          #"""
          {"id": "zoom", "kind": "doubleTap", "view": "map"},
          {"id": "open", "kind": "tap", "view": "\#(view)", "requireToFail": ["zoom"]}
          """#), tap(60, 110, at: 0, 1), wish: "open: ended@60")
    let refusals = remedies.map(\.sentence).filter { $0.contains("refused touches") }
    #expect(refusals.count == count, "\(remedies.map(\.sentence))")
    #expect(
      refusals.allSatisfy {
        $0.hasSuffix(
          "if the delegate of 'zoom' refused touches on view 'pin', but then 'zoom' would no longer "
            + "fire on view 'pin' (each tap there fires 'open').")
      }, "\(refusals)")
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func `S11.1 a control in its view says no, and then keeps its touch`(
    isControl: Bool, count: Int
  ) throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "card", "frame": [0, 0, 400, 800]},
        {"id": "key", "frame": [40, 90, 44, 44], "parent": "card", "control": \#(isControl)}],
      """# + recognizers(#"{"id": "menu", "kind": "longPress", "view": "card"}"#),
      #"{"at": 0, "began": {"1": [60, 110]}}, {"at": 620, "ended": {"1": null}}"#,
      wish: "menu: none")
    let denials = remedies.map(\.sentence).filter { $0.contains("answered no") }
    #expect(denials.count == count, "\(remedies.map(\.sentence))")
    #expect(
      denials.allSatisfy {
        $0.hasSuffix(
          "if control 'key' answered no when it is asked whether 'menu' should begin, but then "
            + "control 'key' would get touchesEnded at 620 ms and 'menu' would no longer fire "
            + "with a press on view 'key'.")
      }, "\(denials)")
  }

  @Test func `one tap, where an action is to fire a double tap (S15.19)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "like", "kind": "doubleTap", "view": "page"}"#,
          #"{"id": "open", "kind": "tap", "view": "page", "requireToFail": ["like"]}"#),
      #"{"at": 0, "action": {"view": "page", "name": "activate"}}"#, wish: "like: fires")
    #expect(
      remedies.map(\.sentence).contains {
        $0.contains("if its numberOfTapsRequired were 1, but then")
          && $0.contains("it would fire with a single tap")
          && $0.contains("'open' would no longer fire with a tap ('like' ")
      }, "\(remedies.map(\.sentence))")
  }

  @Test(arguments: [
    #""action": {"view": "page", "name": "activate"}"#,
    #""scroll": {"at": [60, 110], "by": [0, 12], "kind": "discrete"}"#, #""hover": [60, 110]"#,
  ])
  func `the delegate says no to what comes without touches (S3.3)`(input: String) throws {
    let remedies = try remedies(
      page
        + recognizers(
          input.contains("scroll")
            ? #"""
            {"id": "it", "kind": "pan", "view": "page", "set": {"allowedScrollTypes": ["discrete"]}}
            """#
            : #"""
            {"id": "it", "kind": "\#(input.contains("hover") ? "hover" : "tap")", "view": "page"}
            """#),
      #"{"at": 0, \#(input)}"#, wish: "it: none")
    #expect(
      remedies.contains {
        $0.sentence.contains(
          "if its delegate said no to such an event (shouldReceiveEvent), but then")
          && $0.sentence.contains("take nothing at all, unless the delegate tells events apart")
      }, "\(remedies.map(\.sentence))")
  }

  private let chord = """
    {"at": 0, "began": {"1": [50, 600]}}, {"at": 10, "began": {"2": [150, 600]}},
    {"at": 20, "began": {"3": [250, 600]}}, {"at": 300, "ended": {"1": null, "2": null, "3": null}}
    """

  private func notes(limit: Int) -> String {
    #""views": [{"id": "keys", "frame": [0, 0, 400, 800], "multipleTouch": true}], "#
      + recognizers(
        #"""
        {"id": "note", "kind": "longPress", "view": "keys", "forEachTouch": {"limit": \#(limit)},
          "set": {"minimumPressDuration": 0}}
        """#)
  }

  @Test func `a set's limit is told with its figure (S15.8)`() throws {
    let more = try remedies(notes(limit: 2), chord, wish: "note#3: fires")
    #expect(
      more.map(\.sentence) == ["It would have fired at 20 ms if the limit of its set were 3."])
    let less = try remedies(notes(limit: 3), chord, wish: "note#3: none")
    #expect(
      less.contains {
        $0.sentence.hasSuffix(
          "if the limit of its set were 2, but then the set would take no more than 2 fingers at once."
        )
      },
      "\(less.map(\.sentence))")
  }

  @Test func `a set that should not fire is to be silent as a whole (S15.8)`() throws {
    let wish = try Wish("note: none")
    let explanation = try #require(
      try scenario(notes(limit: 2), chord, "").explain("note", wish: wish))
    #expect("\(explanation)".hasPrefix("'note#1' of view 'keys' fired: began at 0 ms"))
    #expect(!explanation.remedies.contains { $0.contains("limit") }, "\(explanation)")
    #expect(!explanation.remedies.contains { $0.contains("'note#2' would not") }, "\(explanation)")
  }

  @Test func `a view that is never shown is the last that is named`() throws {
    let scene =
      #"""
      "views": [{"id": "word", "frame": [40, 90, 120, 44]},
        {"id": "tip", "frame": [40, 100, 200, 60], "hidden": true}],
      """# + recognizers(#"{"id": "look", "kind": "hover", "view": "word"}"#)
        + #"""
        , "reactions": [{"recognizer": "look", "state": "began", "do": [{"showView": "tip"}]},
          {"recognizer": "look", "state": "ended", "do": [{"hideView": "tip"}]}]
        """#
    let remedies = try remedies(
      scene,
      #"""
      {"at": 0, "hover": [60, 110]}, {"at": 50, "hover": [62, 110]},
      {"at": 100, "hover": [64, 110]}, {"at": 300, "hover": [300, 600]}
      """#, wish: "look: began@0, changed*, ended@300")
    #expect(
      remedies.map(\.sentence) == [
        "It would have gone as it should if the isUserInteractionEnabled of view 'tip' were false."
      ])
  }

  @Test(arguments: [true, false])
  func `two that keep back a lift let it go together (S7.12)`(isSingleToo: Bool) throws {
    let double = #"{"id": "double", "kind": "doubleTap", "view": "page"}"#
    let single =
      #"{"id": "single", "kind": "tap", "view": "page", "requireToFail": ["double"], "#
      + #""cancelsTouchesInView": false, "delaysTouchesEnded": \#(isSingleToo)}"#
    let remedies = try remedies(
      page + recognizers("\(double), \(single)"), tap(60, 110, at: 0, 1),
      wish: "page: began@0, ended@60")
    let clauses = [true: "'double' and 'single' were false", false: "'double' were false"]
    for (isBoth, names) in clauses {
      let sentence = "if the delaysTouchesEnded of \(names)"
      #expect(
        remedies.contains { $0.sentence.contains(sentence) } == (isBoth == isSingleToo),
        "\(remedies.map(\.sentence))")
    }
  }

  @Test func `a view that sticks out lies in what is around its container (S2.4)`() throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "bar", "frame": [0, 20, 400, 50]},
        {"id": "menu", "frame": [250, 50, 150, 120], "parent": "bar"}],
      "recognizers": [{"id": "pick", "kind": "tap", "view": "menu"}]
      """#, tap(320, 140, at: 0, 1), wish: "pick: fires")
    let raised = remedies.first {
      $0.sentence.contains(
        "if view 'menu' lay at the same place in the window instead of in view 'bar', but then view "
          + "'menu' would not move or hide with view 'bar'")
    }
    let menu = raised?.scenario.scene.views.last
    #expect(menu?.frame == Rect(x: 250, y: 70, width: 150, height: 120), "\(remedies)")
  }

  @Test func `two movements go together instead of one waiting for the other (S3.17)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "drawer", "kind": "pan", "view": "window", "requireToFail": ["delete"]}"#,
          #"{"id": "delete", "kind": "swipe", "view": "page", "set": {"direction": ["left"]}}"#),
      """
      {"at": 0, "began": {"1": [300, 240]}}, {"at": 100, "moved": {"1": [285, 240]}},
      {"at": 300, "moved": {"1": [262, 240]}}, {"at": 400, "ended": {"1": null}}
      """, wish: "drawer: began@100, changed*, ended")
    let together = remedies.first {
      $0.sentence.contains(
        "if 'drawer' recognized together with 'delete' instead of waiting for it to fail, but then")
    }
    #expect(
      together?.sideEffects.contains { $0.hasSuffix("would fire both") } ?? false,
      "\(remedies.map(\.sentence))")
  }
}
