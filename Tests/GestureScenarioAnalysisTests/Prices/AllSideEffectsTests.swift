import GestureDiagnosis
import Testing

/// That a side effect tells what becomes of everyday gestures where it tells what becomes of the
/// script's.
@Suite struct `All side effects of a change`: WishedScenes {
  private let sheet = """
    "views": [{"id": "sheet", "frame": [0, 300, 400, 500]},
      {"id": "list", "frame": [0, 40, 400, 460], "parent": "sheet"}],
    """

  /// A finger that drags up through the list, by 130 pt in 100 ms and on to 260.
  private let dragUp = """
    {"at": 0, "began": {"1": [200, 700]}}, {"at": 16, "moved": {"1": [200, 685]}}, {"at": 50, "moved": {"1": [200, 640]}},
    {"at": 100, "moved": {"1": [200, 570]}}, {"at": 150, "moved": {"1": [200, 500]}},
    {"at": 200, "moved": {"1": [200, 440]}}, {"at": 240, "ended": {"1": null}}
    """

  @Test func `has the limit of one that would not fire with the script (S9.37)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "page"}"#,
          #"""
          {"id": "press", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 0}}
          """#),
      drag, wish: "scroll: fires")
    #expect(
      remedies.contains {
        $0.hasSuffix("but then 'press' would begin only after 500 ms, and not with these touches.")
      }, "\(remedies)")
  }

  @Test func `has the drag that one would never take again (S4.4)`() throws {
    let remedies = try remedies(
      sheet
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet"}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list", "requireToFail": ["move"]}"#),
      dragUp, wish: "scroll: fires")
    #expect(
      remedies.first?.hasSuffix(
        "if 'scroll' did not have to wait for 'move', but then 'move' would no longer fire with a "
          + "drag on view 'list' ('scroll' recognizes first).") == true, "\(remedies)")
  }

  @Test(arguments: [(40, " where view 'hot' would be hit"), (400, "")])
  func `has the view that takes taps from another one (S2.2)`(width: Int, place: String) throws {
    let remedies = try remedies(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "hot", "frame": [\((400 - width) / 2), 0, \(width), 800], "parent": "page",
          "alpha": 0}],
      """
        + recognizers(
          #"{"id": "toggle", "kind": "tap", "view": "page"}"#,
          #"{"id": "open", "kind": "tap", "view": "hot"}"#),
      tap(200, 400, at: 0, 1), wish: "open: fires")
    #expect(
      remedies.contains {
        $0.contains("'toggle' would")
          && $0.hasSuffix("would no longer fire with a tap\(place) ('open' recognizes first).")
      }, "\(remedies)")
  }

  @Test func `names what it is said of, and counts a drag once (S9.12)`() throws {
    let explanation = try explained(
      sheet
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet", "requireToFail": ["scroll"]}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list"}"#),
      dragUp,
      #""move": ["began@16", "changed*", "ended@100"], "scroll": ["began@100", "changed*", "ended"]"#,
      "scroll")
    let remedy = try #require(
      explanation.remedies.first { $0.contains("if its hysteresis were") }, "\(explanation)")
    #expect(remedy.contains(", 'scroll' would begin only after"), "\(remedy)")
    #expect(!remedy.contains("slow drag"), "\(remedy)")
  }

  // MARK: Two that are allowed together

  /// What is allowed together with a pan, the script, and what both then make of a gesture.
  struct Pair: Sendable {
    let pan: String
    let other: String
    let script: String
    let sideEffect: String
  }

  @Test(arguments: [
    Pair(
      pan: #"{"hysteresis": 10}"#, other: #""kind": "pinch""#,
      script: #"""
        {"at": 0, "began": {"1": [150, 400]}}, {"at": 30, "moved": {"1": [150, 388]}},
        {"at": 50, "began": {"2": [250, 420]}},
        {"at": 80, "moved": {"1": [130, 380], "2": [280, 432]}},
        {"at": 110, "moved": {"1": [110, 372], "2": [310, 440]}},
        {"at": 200, "ended": {"1": null, "2": null}}
        """#, sideEffect: "a pinch with one finger at rest would drive both"),
    Pair(
      pan: #"{"numberOfTapsRequired": 1}"#, other: #""kind": "doubleTap""#,
      script: #"""
        {"at": 0, "began": {"1": [200, 400]}}, {"at": 60, "ended": {"1": null}},
        {"at": 160, "began": {"2": [200, 402]}}, {"at": 200, "moved": {"2": [203, 414]}},
        {"at": 230, "ended": {"2": null}}
        """#, sideEffect: "a tap and a short drag would fire both"),
    Pair(
      pan: #"{"hysteresis": 10}"#, other: #""kind": "longPress""#,
      script: #"""
        {"at": 0, "began": {"1": [200, 300]}}, {"at": 100, "moved": {"1": [200, 312]}},
        {"at": 700, "ended": {"1": null}}
        """#, sideEffect: "a press that moves in the end would drive both"),
  ])
  func `has the gesture that makes both of two fire (S3.17)`(pair: Pair) throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "it", \#(pair.other), "view": "page"}"#,
          #"{"id": "pan", "kind": "pan", "view": "page", "set": \#(pair.pan)}"#),
      pair.script, wish: "it: fires")
    let together = remedies.filter { $0.contains("'pan' and 'it' were allowed simultaneously") }
    #expect(together.contains { $0.hasSuffix("but then \(pair.sideEffect).") }, "\(remedies)")
  }

  @Test(arguments: [true, false])
  func `is none where the file expects both (S3.17)`(expectsBoth: Bool) throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "turn", "kind": "rotation", "view": "page"}"#,
          #"{"id": "zoom", "kind": "pinch", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [150, 400], "2": [250, 400]}},
      {"at": 30, "moved": {"1": [120, 400], "2": [280, 400]}},
      {"at": 60, "moved": {"1": [120, 360], "2": [280, 440]}},
      {"at": 90, "ended": {"1": null, "2": null}}
      """,
      #""turn": ["began", "changed*", "ended"]"#
        + (expectsBoth ? #", "zoom": ["began", "changed*", "ended"]"# : ""), "turn")
    let together = explanation.remedies.first { $0.contains("were allowed simultaneously") }
    #expect(
      together?.contains("a pinch that turns would drive both") == !expectsBoth, "\(explanation)")
  }

  // MARK: Fewer fingers, less scrolling

  private let twoFingers = """
    {"at": 0, "began": {"1": [200, 400], "2": [260, 400]}},
    {"at": 30, "moved": {"1": [220, 400], "2": [280, 400]}},
    {"at": 70, "moved": {"1": [270, 400], "2": [330, 400]}},
    {"at": 120, "ended": {"1": null, "2": null}}
    """

  @Test(arguments: [(1, true), (2, false)])
  func `is what two fingers no longer do (S9.15)`(least: Int, isOffered: Bool) throws {
    let explanation = try explained(
      page
        + recognizers(
          #"""
          {"id": "undo", "kind": "swipe", "view": "page", "set": {"numberOfTouchesRequired": 2}}
          """#,
          #"""
          {"id": "scroll", "kind": "pan", "view": "page", "set": {"minimumNumberOfTouches": \#(least)}}
          """#),
      twoFingers, #""undo": ["ended"], "scroll": []"#, "scroll")
    let remedy = explanation.remedies.first { $0.contains("its maximumNumberOfTouches were 1") }
    #expect(
      remedy?.contains("but then it would not begin with two fingers") == (isOffered ? true : nil),
      "\(explanation)")
  }

  @Test func `is what a wheel no longer does (S9.25)`() throws {
    let wheel = #"{"at": 0, "scroll": {"at": [60, 110], "by": [0, 12], "kind": "discrete"}}"#
    let explanation = try explained(
      page
        + recognizers(
          #"""
          {"id": "zoom", "kind": "pan", "view": "page", "set": {"allowedScrollTypes": ["discrete"]}},
          {"id": "pan", "kind": "pan", "view": "page",
            "set": {"allowedScrollTypes": ["continuous", "discrete"]}}
          """#), wheel, #""zoom": ["began", "ended"], "pan": []"#, "pan")
    #expect(
      explanation.remedies.first?.contains(
        "if its allowedScrollTypes were 'continuous', but then it would take no wheel") == true,
      "\(explanation)")
  }

  // MARK: Which gestures

  @Test(arguments: [("down", " down"), ("up", " up")])
  func `has the way of a drag that is lost (S9.28)`(way: String, words: String) throws {
    let sign = way == "down" ? 1.0 : -1
    let places = [(16, 9.0), (32, 11), (60, 12), (100, 13)].map { moment, gone in
      #"{"at": \#(moment), "moved": {"1": [200, \#(400 + sign * gone)]}}, "#
    }
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "page", "set": {"axis": "vertical"}}"#,
          #"{"id": "away", "kind": "swipe", "view": "page", "set": {"direction": ["\#(way)"]}}"#),
      #"{"at": 0, "began": {"1": [200, 400]}}, "# + places.joined()
        + #"{"at": 180, "ended": {"1": null}}"#, wish: "away: fires")
    let swipe = try #require(
      remedies.first { $0.contains("minimumDistance") }, "\(remedies)")
    #expect(
      swipe.contains("'move' would no longer fire with a drag\(words) ('away' recognizes first)"),
      "\(swipe)")
  }

  @Test func `calls a drag quick only where a slow one does not the same (S3.17)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "page", "set": {"axis": "vertical"}}"#,
          #"""
          {"id": "press", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 0}}
          """#),
      drag, wish: "scroll: fires")
    let both = try #require(remedies.first { $0.contains("simultaneously") }, "\(remedies)")
    #expect(both.contains("but then a drag would drive both"), "\(both)")
  }

  // MARK: Hand-overs

  @Test(arguments: [100, 150])
  func `is each drag that a hand-over gives away (S15.11)`(moment: Int) throws {
    let explanation = try explained(
      sheet
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet"}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list", "requireToFail": ["move"]}"#),
      dragUp,
      #""move": ["began", "changed*", "ended@\#(moment)"], "#
        + #""scroll": ["began@\#(moment)", "changed*", "ended"]"#, "scroll")
    let way = moment == 100 ? 130 : 200
    let hand = try #require(
      explanation.remedies.first { $0.contains("handed over") }, "\(explanation)")
    #expect(hand.contains("once it has gone \(way) pt up, but then"), "\(hand)")
    #expect(
      hand.contains(
        "'move' would give away each of its drags on view 'list' that goes \(way) pt up"), "\(hand)"
    )
    #expect(!hand.contains(" and 'move' handed over"), "\(hand)")
  }

  @Test func `is that one fails as it waits for the one that hands over to it (S4.22)`() throws {
    let remedies = try remedies(
      sheet
        + recognizers(
          #"{"id": "refresh", "kind": "swipe", "view": "sheet", "set": {"direction": ["down"]}}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list"}"#)
          + #"""
          , "handOvers": [
            {"from": "scroll", "to": "refresh", "when": {"translation": "y", "atLeast": 60}}]
          """#,
      """
      {"at": 0, "began": {"1": [200, 400]}}, {"at": 20, "moved": {"1": [200, 420]}},
      {"at": 40, "moved": {"1": [200, 445]}}, {"at": 60, "moved": {"1": [200, 470]}},
      {"at": 80, "moved": {"1": [200, 500]}}, {"at": 140, "ended": {"1": null}}
      """, wish: "refresh: none")
    let wait = try #require(
      remedies.first { $0.contains("if 'refresh' had to wait for 'scroll'") }, "\(remedies)")
    #expect(wait.contains("would fail each time that 'scroll' hands over to it"), "\(wait)")
  }

  @Test func `is the edge at which one begins no longer, and no drag (S9.26)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"""
          {"id": "edge", "kind": "screenEdgePan", "view": "page", "set": {"edges": ["left"]}}
          """#),
      """
      {"at": 0, "began": {"1": [10, 60]}}, {"at": 20, "moved": {"1": [10, 100]}},
      {"at": 60, "ended": {"1": null}}
      """, wish: "edge: fires")
    let top = remedies.filter { $0.contains("its edges were 'top'") }
    #expect(!top.isEmpty, "\(remedies)")
    #expect(top.allSatisfy { $0.contains("begin no longer at the left") }, "\(top)")
    #expect(top.allSatisfy { !$0.contains("no longer fire") }, "\(top)")
  }
}
