import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Changes that an engineer would try first, each of which leads to what is wished for.
@Suite struct `Remedies in directions, touch types and views`: WishedScenes {
  private let flick = """
    {"at": 0, "began": {"1": [200, 600]}}, {"at": 20, "moved": {"1": [200, 560]}},
    {"at": 40, "moved": {"1": [200, 500]}}, {"at": 60, "ended": {"1": [200, 480]}}
    """

  private func pager(_ directions: String) -> String {
    page
      + recognizers(
        #"{"id": "turn", "kind": "swipe", "view": "page", "set": {"direction": \#(directions)}}"#,
        #"{"id": "scroll", "kind": "pan", "view": "page", "requireToFail": ["turn"]}"#)
  }

  @Test func `a swipe in too many directions takes fewer`() throws {
    let remedies = try sentences(
      pager(#"["left", "right", "up", "down"]"#), flick, wish: "turn: none")
    #expect(
      remedies.contains {
        $0.contains("if its direction were 'left' and 'right', but then")
          && $0.contains("would take no movement up or down")
      }, "\(remedies)")
    #expect(
      remedies.contains { $0.contains("if its direction were 'left', 'right' and 'down'") },
      "\(remedies)")
    #expect(!remedies.contains { $0.contains("the default ('right')") }, "\(remedies)")
  }

  @Test func `what is left may be the default direction`() throws {
    let remedies = try sentences(pager(#"["right", "up"]"#), flick, wish: "turn: none")
    #expect(
      remedies.contains { $0.contains("if its direction were left at the default ('right')") },
      "\(remedies)")
  }

  @Test func `a rival takes fewer directions`() throws {
    let remedies = try sentences(
      pager(#"["left", "right", "up", "down"]"#), flick, wish: "scroll: fires")
    #expect(
      remedies.contains { $0.contains("if the direction of 'turn' were 'left' and 'right'") },
      "\(remedies)")
  }

  @Test func `a button that fingers don't have calls for a mouse alone (S15.17)`() throws {
    let remedies = try sentences(
      page
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "page", "set": {"buttonMaskRequired": 2}}"#),
      drag, wish: "move: none")
    #expect(
      remedies == [
        "It would not have fired at 20 ms if its allowedTouchTypes were 'mouse' alone, but then it "
          + "would take nothing but a mouse."
      ])
  }

  @Test(arguments: [true, false])
  func `a recognizer of the window is put on the page under a dialog`(isFull: Bool) throws {
    let remedies = try sentences(
      """
      "views": [{"id": "list", "frame": [0, 0, 400, \(isFull ? 800 : 300)]},
        {"id": "dialog", "frame": [50, 100, 300, 300]}],
      """ + recognizers(#"{"id": "scroll", "kind": "pan", "view": "window"}"#), drag,
      wish: "scroll: none")
    #expect(remedies.contains { $0.contains("if it were on view 'list'") } == isFull, "\(remedies)")
  }

  @Test func `a swipe that may stray less has a side effect`() throws {
    let remedies = try sentences(
      page
        + recognizers(
          #"""
          {"id": "scroll", "kind": "pan", "view": "page", "requireToFail": ["drop"]},
          {"id": "drop", "kind": "swipe", "view": "page",
            "set": {"direction": ["left"], "maximumDuration": 5000}}
          """#),
      """
      {"at": 0, "began": {"1": [300, 240]}}, {"at": 16, "moved": {"1": [297, 252]}},
      {"at": 100, "moved": {"1": [292, 280]}}, {"at": 400, "moved": {"1": [290, 300]}},
      {"at": 420, "ended": {"1": [290, 300]}}
      """, wish: "scroll: began@16, changed*, ended")
    #expect(
      remedies.contains {
        $0.contains("if the maximumCrossDistance of 'drop' were 10 pt, but then")
          && $0.contains("'drop' would take nothing that strays by more than 10 pt")
      }, "\(remedies)")
  }

  @Test func `a press after a tap counts the tap itself (S9.41, S15.1)`() throws {
    let remedies = try sentences(
      page
        + recognizers(
          #"{"id": "touch", "kind": "tap", "view": "page"}"#,
          #"{"id": "hold", "kind": "longPress", "view": "page", "startsAfter": ["touch"]}"#),
      tap(60, 110, at: 0, 1)
        + #", {"at": 200, "began": {"1": [60, 110]}}, {"at": 900, "ended": {"1": null}}"#,
      wish: "hold: began@700, ended@900")
    #expect(
      remedies.first?.contains(
        "if its numberOfTapsRequired were 1 instead of starting after 'touch', and it recognized "
          + "together with that") == true, "\(remedies)")
  }

  @Test func `a hover that is put on another view gets all of that`() throws {
    let remedies = try sentences(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "row", "parent": "page", "frame": [0, 0, 400, 100]}],
      """ + recognizers(#"{"id": "tip", "kind": "hover", "view": "row"}"#),
      #"{"at": 0, "hover": [60, 110]}, {"at": 100, "hover": null}"#, wish: "tip: fires")
    #expect(
      remedies.contains {
        $0.contains(
          "if it were on view 'page', but then it would fire over all of view 'page'")
      }, "\(remedies)")
  }

  @Test func `a finger elsewhere is no reason to ask for two`() throws {
    let remedies = try sentences(
      """
      "views": [{"id": "a", "frame": [0, 0, 400, 100]}, {"id": "b", "frame": [0, 100, 400, 100]}],
      """
        + recognizers(
          #"{"id": "one", "kind": "pan", "view": "a"}"#,
          #"{"id": "two", "kind": "pan", "view": "b"}"#),
      """
      {"at": 0, "began": {"1": [60, 50], "2": [60, 150]}}, {"at": 20, "moved": {"1": [90, 50]}},
      {"at": 40, "moved": {"2": [90, 150]}}, {"at": 60, "ended": {"1": null, "2": null}}
      """, wish: "two: none")
    #expect(!remedies.isEmpty)
    #expect(!remedies.contains { $0.contains("minimumNumberOfTouches") }, "\(remedies)")
  }

  @Test func `an axis in a turned view is the other one (S2.32)`() throws {
    let remedies = try sentences(
      """
      "views": [{"id": "dial", "frame": [0, 0, 400, 400], "transform": [0, 1, -1, 0, 0, 0]}],
      """
        + recognizers(
          #"{"id": "turn", "kind": "pan", "view": "dial", "set": {"axis": "vertical"}}"#),
      drag, wish: "turn: fires")
    #expect(
      remedies.first?.contains(
        "if its axis were 'horizontal', but then it would not begin with a movement up or down")
        == true, "\(remedies)")
  }

  @Test func `a view is brought in front of its sibling`() throws {
    let remedies = try sentences(
      """
      "views": [{"id": "deck", "frame": [0, 0, 400, 800]},
        {"id": "top", "parent": "deck", "frame": [0, 0, 400, 300]},
        {"id": "face", "parent": "top", "frame": [0, 0, 400, 300]},
        {"id": "under", "parent": "deck", "frame": [0, 50, 400, 400]}],
      """ + recognizers(#"{"id": "next", "kind": "pan", "view": "face"}"#), drag,
      wish: "next: fires")
    #expect(
      remedies.contains {
        $0.contains(
          "if view 'top' lay in front of view 'under', but then view 'under' would get no touches "
            + "where view 'top' lies")
      }, "\(remedies)")
  }

  @Test(arguments: [("", "'left', but then"), (#""direction": ["right"]"#, "'left' and 'right'")])
  func `a swipe of no chosen direction takes the other one alone (S9.29)`(
    chosen: String, words: String
  ) throws {
    let found = try remedies(
      #"{"id": "next", "kind": "swipe", "view": "page", "set": {\#(chosen)}}"#,
      script: """
        {"at": 0, "began": {"1": [300, 300]}}, {"at": 16, "moved": {"1": [260, 300]}},
        {"at": 32, "moved": {"1": [220, 300]}}, {"at": 90, "ended": {"1": null}}
        """, wish: "next: fires")
    #expect(found.first?.contains("if its direction were \(words)") ?? false, "\(found)")
  }
}
