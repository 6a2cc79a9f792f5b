import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// What a story says of causes that the log alone doesn't show.
@Suite struct `Causes that no log shows`: WishedScenes {
  @Test(arguments: [true, false])
  func `a control isn't asked by one that leaves it its touches (S3.13)`(takes: Bool) throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "volume", "parent": "page", "frame": [50, 100, 300, 40], "control": "slider"}],
      "recognizers": [{"id": "pull", "kind": "pan", "view": "page",
        "cancelsTouchesInView": \(takes)}]
      """, drag, wish: "pull: none")
    #expect(
      story.contains("20 ms Control 'volume' would have said no, but a view is asked only by one")
        == !takes, "\(story)")
    #expect(
      story.contains(
        "if its cancelsTouchesInView were true, but then it would cancel the touches in the ")
        == !takes, "\(story)")
  }

  @Test(arguments: ["box", "label"])
  func `a view around the one that was hit isn't asked (S3.14)`(view: String) throws {
    let story = try told(
      """
      "views": [{"id": "box", "frame": [0, 0, 400, 800]},
        {"id": "label", "parent": "box", "frame": [50, 100, 300, 40]}],
      "recognizers": [{"id": "move", "kind": "pan", "view": "box"}],
      "delegate": [{"question": "viewShouldBegin", "hitView": "\(view)", "answer": false}]
      """, drag, wish: "move: none")
    #expect(
      story.contains("View 'box' says no when it is asked whether this one should begin, but only")
        == (view == "box"), "\(story)")
  }

  @Test(arguments: [0.01, 0.05, 1])
  func `a view that is faded out is not said to lie in front because of that (S2.2)`(
    alpha: Double
  ) throws {
    let story = try told(
      """
      "views": [{"id": "go", "frame": [0, 0, 400, 800]}, {"id": "shade", "frame": [0, 0, 400, 800]}],
      "recognizers": [{"id": "press", "kind": "tap", "view": "go"}]
      """,
      #"{"at": 0, "do": [{"setAlpha": "shade", "to": \#(alpha)}]}, "# + tap(60, 110, at: 100, 1),
      wish: "press: fires")
    #expect(!story.contains("since the app made the alpha"), "\(story)")
    #expect(
      story.contains("and an alpha of \(alpha) is enough to be hit: only below 0.01 is a view")
        == (alpha < 1), "\(story)")
    #expect(
      story.contains("if the app had set the alpha of view 'shade' to 0.") == (alpha < 1),
      "\(story)")
  }

  @Test func `a view that is faded in does lie in front because of that (S2.2)`() throws {
    let story = try told(
      """
      "views": [{"id": "go", "frame": [0, 0, 400, 800]},
        {"id": "shade", "frame": [0, 0, 400, 800], "alpha": 0}],
      "recognizers": [{"id": "press", "kind": "tap", "view": "go"}]
      """,
      #"{"at": 0, "do": [{"setAlpha": "shade", "to": 0.5}]}, "# + tap(60, 110, at: 100, 1),
      wish: "press: fires")
    #expect(story.contains("since the app made the alpha of view 'shade' 0.5 at 0 ms"), "\(story)")
  }

  @Test func `a touch that hit a view beside its bounds is said to (S2.5)`() throws {
    let scene = """
      "views": [{"id": "left", "frame": [40, 90, 40, 40]},
        {"id": "right", "frame": [84, 90, 40, 40], "hitOutset": 20}],
      "recognizers": [{"id": "one", "kind": "tap", "view": "left"},
        {"id": "two", "kind": "tap", "view": "right"}]
      """
    let story = try told(scene, tap(70, 110, at: 0, 1), wish: "two: none")
    #expect(story.contains("on view 'right', by its hitOutset of 20 pt. (S2.8, S2.5)"), "\(story)")
    #expect(
      story.contains(
        "if the hitOutset of view 'right' were 0, but then 'one' would fire at 60 ms and view 'right' "
          + "would get no touches beside it."), "\(story)")
    let other = try told(scene, tap(70, 110, at: 0, 1), wish: "one: fires")
    #expect(
      other.contains(
        "if view 'left' lay in front of view 'right', but then 'two' would not fire with these touches "
          + "and view 'right' would get no touches where view 'left' lies."), "\(other)")
  }

  @Test(arguments: [true, false])
  func `momentum that never came has not ended (S15.18)`(comes: Bool) throws {
    let scroll = #""scroll": {"at": [200, 300], "by": [0, 30], "kind": "continuous", "phase": "#
    let momentum = comes ? #"{"at": 40, \#(scroll)"began", "momentum": true}}, "# : ""
    let story = try told(
      page + """
        "recognizers": [{"id": "move", "kind": "pan", "view": "page",
          "set": {"allowedScrollTypes": ["continuous"], "followsMomentum": true}}]
        """,
      """
      {"at": 0, \(scroll)"began"}}, {"at": 32, \(scroll)"ended"}}, \(momentum)
      {"at": 48, \(scroll)"began"}}, {"at": 64, \(scroll)"ended"}}
      """, of: "move")
    #expect(story.contains("as something else came before any momentum") == !comes, "\(story)")
    #expect(story.contains("as the momentum ended") == comes, "\(story)")
  }

  @Test func `one that is under way itself takes nothing over (S15.11)`() throws {
    let story = try told(
      """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "sheet", "frame": [0, 0, 400, 800]}],
      "recognizers": [{"id": "pull", "kind": "pan", "view": "sheet"},
        {"id": "scroll", "kind": "pan", "view": "list", "recognizesTogether": ["pull"]}],
      "handOvers": [{"from": "scroll", "to": "pull", "when": {"translation": "x", "atLeast": 40}}]
      """, drag, wish: "pull: began@40, changed*, ended")
    #expect(
      story.contains(
        "'scroll' could not hand its touches over to it: it was under way itself since 20 ms"),
      "\(story)")
  }

  @Test func `scrolling has no touches to hand over (S15.11)`() throws {
    let takesScrolling = #""set": {"allowedScrollTypes": ["continuous"]}"#
    let scroll = #""scroll": {"at": [60, 110], "by": [0, 60], "kind": "continuous", "phase": "#
    let story = try told(
      """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "sheet", "frame": [0, 0, 400, 800]}],
      "recognizers": [
        {"id": "pull", "kind": "pan", "view": "sheet", \(takesScrolling)},
        {"id": "scroll", "kind": "pan", "view": "list", \(takesScrolling)}],
      "handOvers": [{"from": "scroll", "to": "pull", "when": {"translation": "y", "atLeast": 40}}]
      """,
      """
      {"at": 0, \(scroll)"began"}}, {"at": 16, \(scroll)"changed"}}, {"at": 32, \(scroll)"ended"}}
      """, wish: "pull: fires")
    #expect(
      story.contains("only touches are handed over, and it was driven without any"), "\(story)")
  }

  @Test(arguments: [(1000, true), (10, false)])
  func `how far a press moved that allows much (S9.38)`(allowed: Int, isTold: Bool) throws {
    let story = try told(
      page + """
        "recognizers": [{"id": "menu", "kind": "longPress", "view": "page",
          "set": {"allowableMovement": \(allowed)}}]
        """,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 300, "moved": {"1": [\(isTold ? 160 : 66), 110]}},
      {"at": 700, "ended": {"1": null}}
      """, wish: "menu: none")
    #expect(
      story.contains("500 ms It had moved 100 pt by then, of 1000 pt allowed (allowableMovement)")
        == isTold, "\(story)")
  }

  @Test func `a pointer over what lies in a view is over that view (S9.55)`() throws {
    let story = try told(
      """
      "views": [{"id": "card", "frame": [0, 0, 400, 400]},
        {"id": "ok", "parent": "card", "frame": [200, 0, 100, 100]}],
      "recognizers": [{"id": "glow", "kind": "hover", "view": "card"}]
      """,
      """
      {"at": 0, "hover": [60, 110]}, {"at": 100, "hover": [250, 50]}, {"at": 300, "hover": null}
      """, wish: "glow: began@0, ended@100")
    #expect(
      story.contains("100 ms The pointer was over view 'ok', which lies in its view 'card'"),
      "\(story)")
  }

  @Test(arguments: [(3, true), (2, false)])
  func `a tap of several buttons needs them together (S9.2)`(mask: Int, isTold: Bool) throws {
    let story = try told(
      page + """
        "recognizers": [{"id": "menu", "kind": "tap", "view": "page",
          "set": {"buttonMaskRequired": \(mask)}}]
        """,
      """
      {"at": 0, "began": {"1": [60, 110]}, "type": "mouse", "buttons": 1},
      {"at": 60, "ended": {"1": null}}
      """, wish: "menu: fires")
    #expect(
      story.contains("; it needs buttons 1 and 2 together (its buttonMaskRequired is 3)") == isTold,
      "\(story)")
  }

  @Test(arguments: ["rotation", "pinch"])
  func `fingers that turn go along an arc (S14.18)`(kind: String) throws {
    let story = try told(
      page + #""recognizers": [{"id": "it", "kind": "\#(kind)", "view": "page"}]"#,
      """
      {"at": 0, "began": {"1": [180, 400], "2": [220, 400]}},
      {"at": 50, "moved": {"1": [182, 392], "2": [218, 408]}}, {"at": 90, "ended": {"1": null, "2": null}}
      """, of: "it")
    #expect(
      story.contains(
        "8.2 pt where 10 pt are needed (the arc by which they turned, at half of their distance).")
        == (kind == "rotation"), "\(story)")
  }

  @Test func `fingers that were unseen for one reason are told together`() throws {
    let story = try told(
      page + """
        "recognizers": [{"id": "undo", "kind": "swipe", "view": "page",
            "set": {"numberOfTouchesRequired": 3}}, {"id": "zoom", "kind": "pinch", "view": "page"}]
        """,
      """
      {"at": 0, "began": {"1": [60, 110], "2": [160, 110]}}, {"at": 20, "moved": {"1": [80, 110]}},
      {"at": 30, "began": {"3": [260, 110]}}, {"at": 90, "ended": {"1": null, "2": null, "3": null}}
      """, of: "undo")
    #expect(
      story.contains(
        "; touch 1 and touch 2 were unseen, since its attempt with those touches was over at 20 ms."
      ),
      "\(story)")
  }
}
