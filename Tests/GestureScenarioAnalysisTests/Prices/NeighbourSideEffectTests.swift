import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

/// What a change makes of gestures that are close to those for which recognizers are there.
@Suite struct `A side effect on neighbouring gestures`: WishedScenes {
  @Test(arguments: [(500, ""), (610, ""), (750, "a press of 600 to 750 ms"), (1100, "600 to 1000")])
  func `is a tap of the time that a shorter press takes (S9.43)`(
    longestTap: Int, range: String
  ) throws {
    let remedies = try remedies(
      #"{"id": "open", "kind": "tap", "view": "page", "set": {"maximumPressDuration": \#(longestTap)}}"#,
      #"{"id": "menu", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 1000}}"#,
      script: #"{"at": 0, "began": {"1": [60, 110]}}, {"at": 850, "ended": {"1": null}}"#,
      wish: "menu: began@600, ended@850")
    let remedy = try #require(
      remedies.first { $0.contains("minimumPressDuration were 600 ms") }, "\(remedies)")
    #expect(remedy.contains("would fire 'menu' instead of 'open'") == !range.isEmpty, "\(remedy)")
    #expect(range.isEmpty || remedy.contains(range), "\(remedy)")
  }

  @Test(arguments: [("doubleTap", true), ("tap", false)])
  func `is a lift that a view is told of in a double tap (S7.13)`(
    kind: String, isTold: Bool
  ) throws {
    let explanation = try #require(
      try scenario(
        """
        "views": [{"id": "form", "frame": [0, 0, 400, 800]},
          {"id": "cell", "frame": [0, 200, 400, 60], "parent": "form"}],
        """ + recognizers(#"{"id": "dismiss", "kind": "\#(kind)", "view": "form"}"#),
        tap(100, 230, at: 0, 1), ""
      ).explain("cell", wish: Wish("cell: began@0, ended@60")))
    let remedies = explanation.remedies.filter {
      $0.contains("delaysTouchesEnded of 'dismiss'") || $0.contains("cancelsTouchesInView")
    }
    #expect(
      remedies.contains {
        $0.hasSuffix("but then a double tap on view 'cell' would give it touchesEnded once, too.")
      } == isTold, "\(explanation)")
    #expect(!remedies.contains { $0.contains("but then a tap on view") }, "\(explanation)")
  }

  @Test(arguments: [(10, "more than 10 and less than 15 pt"), (3, "less than 15 pt")])
  func `is a slow drag that becomes a press (S9.37)`(hysteresis: Int, range: String) throws {
    let remedies = try remedies(
      #"{"id": "pan", "kind": "pan", "view": "page", "set": {"hysteresis": \#(hysteresis)}}"#,
      #"{"id": "menu", "kind": "longPress", "view": "page"}"#,
      script: #"""
        {"at": 0, "began": {"1": [200, 300]}}, {"at": 200, "moved": {"1": [208, 309]}},
        {"at": 700, "ended": {"1": null}}
        """#, wish: "menu: fires")
    let slow = "a drag that has gone \(range) in 500 ms would fire 'menu' instead of 'pan'"
    let waits = remedies.filter {
      $0.contains("allowableMovement were 15 pt and 'pan' had to wait")
    }
    #expect(!waits.isEmpty && waits.allSatisfy { $0.contains(slow) }, "\(remedies)")
    let later = remedies.filter { $0.contains("and the hysteresis of 'pan' were 15 pt") }
    #expect(!later.isEmpty && later.allSatisfy { $0.contains(slow) }, "\(remedies)")
  }

  // MARK: Another number of fingers

  private let fingers = [
    #"{"id": "click", "kind": "tap", "view": "page"}"#,
    #"{"id": "menu", "kind": "tap", "view": "page", "set": {"numberOfTouchesRequired": 2}}"#,
    #"{"id": "zoom", "kind": "pinch", "view": "page"}"#,
  ]
  private let unsteadyTap = """
    {"at": 0, "began": {"1": [150, 400]}}, {"at": 30, "began": {"2": [230, 410]}},
    {"at": 60, "moved": {"1": [147, 398], "2": [241, 412]}},
    {"at": 110, "ended": {"2": null}}, {"at": 125, "ended": {"1": null}}
    """

  @Test func `is that of one finger where two are needed (S9.1)`() throws {
    let remedies = try remedies(
      fingers[0], fingers[1], fingers[2], script: unsteadyTap, wish: "click: fires")
    let more = remedies.filter { $0.contains("its numberOfTouchesRequired were 2") }
    #expect(!more.isEmpty, "\(remedies)")
    for remedy in more {
      #expect(remedy.contains("it would do nothing with one finger"), "\(remedy)")
      #expect(!remedy.contains("no longer fire with a tap"), "\(remedy)")
    }
  }

  @Test func `is that of taps before, which have as many fingers (S15.21)`() throws {
    let remedies = try remedies(
      #"""
      {"id": "two", "kind": "pan", "view": "page",
        "set": {"minimumNumberOfTouches": 2, "numberOfTapsRequired": 1}}
      """#,
      script: tap(60, 110, at: 0, 1) + ", "
        + """
        {"at": 200, "began": {"2": [60, 110]}}, {"at": 216, "moved": {"2": [60, 140]}},
        {"at": 260, "ended": {"2": null}}
        """, wish: "two: fires")
    #expect(
      remedies.contains {
        $0.contains(
          "its minimumNumberOfTouches were left at the default (1), but then it would ask ")
          && $0.contains("for taps of one finger before it, and no longer of two fingers")
      }, "\(remedies)")
  }

  @Test(arguments: [true, false])
  func `is a short movement that is a tap if that is waited for (S4.29)`(isPinch: Bool) throws {
    let drag =
      #"{"id": "zoom", "kind": "pan", "view": "page", "set": {"minimumNumberOfTouches": 2}}"#
    let remedies = try remedies(
      fingers[1], isPinch ? fingers[2] : drag,
      script: isPinch ? unsteadyTap : unsteadyTap.replacing("241, 412", with: "255, 430"),
      wish: "menu: ended@125")
    let waits = remedies.filter { $0.contains("'zoom' had to wait for 'menu' to fail") }
    #expect(!waits.isEmpty, "\(remedies)")
    let movement =
      isPinch
      ? "a pinch of up to 90 pt in 100 ms" : "a drag of two fingers of up to 45 pt in 100 ms"
    let sideEffect = movement + " would fire 'menu' instead of 'zoom'"
    #expect(waits.allSatisfy { $0.contains(sideEffect) }, "\(waits)")
  }

  // MARK: Before a second finger

  @Test(arguments: [(12, true), (19, true), (24, false)])
  func `is no axis where fingers part, but a longer way of the first (S4.9)`(
    slip: Int, isOffered: Bool
  ) throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "page"}"#,
          #"{"id": "zoom", "kind": "pinch", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [150, 400]}}, {"at": 30, "moved": {"1": [150, \(400 - slip)]}},
      {"at": 50, "began": {"2": [250, 420]}},
      {"at": 80, "moved": {"1": [130, 380], "2": [280, 432]}},
      {"at": 110, "moved": {"1": [110, 372], "2": [310, 440]}},
      {"at": 200, "ended": {"1": null, "2": null}}
      """, #""zoom": ["began@80", "changed*", "ended"], "scroll": []"#, "zoom")
    #expect(!explanation.remedies.contains { $0.contains("axis") }, "\(explanation)")
    #expect(
      explanation.remedies.contains { $0.contains("if the hysteresis of 'scroll' were") }
        == isOffered, "\(explanation)")
  }
}
