import Foundation
import GestureCore
import GestureDiagnosis
@testable import GestureScenario
@testable import GestureScenarioAnalysis
import Testing

/// Remedies that also help another finger than the script's, and what is said of them.
@Suite struct `Thresholds that suit other fingers, too`: WishedScenes {
  // MARK: Figures of one script

  private func shakyTap(_ x: Int, _ y: Int) throws -> [String] {
    try scenario(
      page + """
        "recognizers": [{"id": "open", "kind": "tap", "view": "page"},
          {"id": "drag", "kind": "pan", "view": "page", "set": {"hysteresis": 2}}]
        """,
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 30, "moved": {"1": [\(100 + x), \(100 + y)]}},
      {"at": 60, "ended": {"1": [\(100 + x), \(100 + y)]}}
      """, #""open": ["ended"]"#
    ).remedies(for: "open").map(\.sentence)
  }

  @Test(arguments: [(2, 2), (3, 1)])
  func `an axis is not named for the sake of a tap that slipped`(x: Int, y: Int) throws {
    let remedies = try shakyTap(x, y)
    #expect(!remedies.isEmpty)
    #expect(!remedies.contains { $0.contains("axis") }, "\(remedies)")
  }

  @Test func `a threshold is higher than the rival's, not than the distance of two events`() throws
  {
    let remedies = try scenario(
      page + """
        "recognizers": [{"id": "map", "kind": "pan", "view": "page",
            "set": {"minimumNumberOfTouches": 2, "maximumNumberOfTouches": 2, "hysteresis": 30}},
          {"id": "scroll", "kind": "pan", "view": "page"}]
        """,
      """
      {"at": 0, "began": {"1": [100, 100], "2": [200, 100]}},
      {"at": 20, "moved": {"1": [112, 100], "2": [212, 100]}},
      {"at": 40, "moved": {"1": [140, 100], "2": [240, 100]}},
      {"at": 60, "ended": {"1": null, "2": null}}
      """, #""map": ["began", "changed*", "ended"], "scroll": []"#
    ).remedies(for: "scroll").map(\.sentence)
    #expect(!remedies.contains { $0.contains("its hysteresis were 15 pt") }, "\(remedies)")
  }

  @Test func `a finger that rests and then moves still rests in small steps`() throws {
    let remedies = try scenario(
      page + """
        "recognizers": [{"id": "scroll", "kind": "pan", "view": "page"},
          {"id": "reorder", "kind": "longPress", "view": "page"}],
        "delegate": [{"question": "shouldRecognizeSimultaneously", "recognizer": "reorder",
          "answer": true}]
        """,
      """
      {"at": 0, "began": {"1": [200, 240]}}, {"at": 600, "moved": {"1": [200, 260]}},
      {"at": 620, "moved": {"1": [200, 300]}}, {"at": 700, "ended": {"1": null}}
      """, #""reorder": ["began", "changed*", "ended"], "scroll": []"#
    ).remedies(for: "scroll").map(\.clause)
    #expect(
      remedies.starts(with: [
        "no delegate allowed 'scroll' and 'reorder' simultaneously",
        "'scroll' had to wait for 'reorder' to fail",
      ]), "\(remedies)")
  }

  @Test func `values without a figure are told in a word`() throws {
    let pan = try #require(RecognizerKinds.standard["pan"])
    let touches = try #require(pan.property(.maximumNumberOfTouches))
    #expect(touches.text(of: .number(Double(Int.max))) == "without a limit")
    #expect(touches.text(of: .number(2)) == "2")
    #expect(try #require(pan.property(.allowedScrollTypes)).text(of: .words([])) == "none")
  }

  @Test(arguments: [(9.0, 10.0), (13, 15), (90, 100), (101, 150), (901, 1000), (1200, 1350)])
  func `a larger limit has a tenth of room and is round`(value: Double, round: Double) {
    #expect(limit(present: 5).valueWithRoom(beyond: value) == round)
  }

  @Test(arguments: [(300.0, 250.0), (50, 45), (7, 6), (1, 1)])
  func `a smaller limit has a tenth of room and is no 0`(value: Double, round: Double) {
    #expect(limit(present: 500).valueWithRoom(beyond: value) == round)
  }

  private func limit(present: Double) -> TunableLimit {
    TunableLimit(of: Change.Pair(one: "a", other: "b"), present: present, figures: []) { _ in
      Change("") { _ in }
    }
  }

  // MARK: Several at once

  private func slowPair(_ x: Int, _ more: String = "", _ expect: String = "") throws -> Scenario {
    try scenario(
      page + #""recognizers": [{"id": "zoom", "kind": "doubleTap", "view": "page"}\#(more)]"#,
      tap(100, 100, at: 0, 1) + ", " + tap(x, 100, at: 480, 2), #""zoom": ["ended"]\#(expect)"#)
  }

  @Test func `two limits of one recognizer are found together`() throws {
    let remedies = try slowPair(160).remedies(for: "zoom").map(\.sentence)
    #expect(
      remedies == [
        "It would have fired at 540 ms if its maximumTapGap were 500 ms and its allowableTapSpacing "
          + "were 70 pt, but then it would take taps up to 70 pt apart."
      ])
  }

  @Test(arguments: [
    (480, 160, ", 420 ms after touch 1 had lifted and 60 pt from it."), (300, 100, nil),
  ])
  func `a tap that begins anew tells how late it came`(start: Int, x: Int, words: String?) throws {
    let scene = page + #""recognizers": [{"id": "zoom", "kind": "doubleTap", "view": "page"}]"#
    let story = try told(
      scene, tap(100, 100, at: 0, 1) + ", " + tap(x, 100, at: start, 2), of: "zoom")
    #expect(
      story.contains(
        words ?? "It was given touch 2, which came down at (100, 100) on view 'page'."), "\(story)")
  }

  @Test func `a drag that is judged by its direction is judged later`() throws {
    let remedies = try scenario(
      page + #""recognizers": [{"id": "it", "kind": "horizontalPan", "view": "page"}]"#,
      """
      {"at": 0, "began": {"1": [50, 400]}}, {"at": 16, "moved": {"1": [56, 412]}},
      {"at": 32, "moved": {"1": [90, 414]}}, {"at": 64, "ended": {"1": null}}
      """, #""it": ["began", "changed*", "ended"]"#
    ).remedies(for: "it").map(\.sentence)
    #expect(remedies.contains { $0.contains("if its hysteresis were") }, "\(remedies)")
  }

  @Test func `what should have been held is told what let it go`() throws {
    let select = #", {"id": "select", "kind": "tap", "view": "page", "requireToFail": ["zoom"]}"#
    let remedies = try slowPair(100, select, #", "select": []"#)
      .remedies(for: "select").map(\.sentence)
    #expect(
      remedies.first?.contains(
        "if the maximumTapGap of 'zoom' were 500 ms, but then it would fire 150 ms later")
        == true,
      "\(remedies)")
    #expect(!remedies.contains { $0.contains("its maximumPressDuration") }, "\(remedies)")
  }

  private let wheel = """
    {"at": 0, "scroll": {"at": [200, 300], "by": [0, 30], "kind": "continuous"}},
    {"at": 1000, "scroll": {"at": [200, 300], "by": [0, 30], "kind": "discrete"}}
    """

  @Test func `scrolling of the other kind is told though the first kind came (S9.25)`() throws {
    let explanation = try #require(
      try scenario(
        page + """
          "recognizers": [{"id": "move", "kind": "pan", "view": "page",
            "set": {"allowedScrollTypes": ["continuous"]}}]
          """, wheel,
        #""move": ["began@0", "changed*", "ended", "began@1000", "changed*", "ended"]"#
      ).explain("move"))
    #expect("\(explanation)".contains("that is discrete, and it takes only"), "\(explanation)")
    #expect(
      explanation.remedies.contains {
        $0.contains("allowedScrollTypes were 'continuous' and 'discrete'")
      }, "\(explanation)")
  }

  // MARK: What the file expects of others

  private func twoDrags(_ expect: String) throws -> Scenario {
    try scenario(
      page + """
        "recognizers": [{"id": "back", "kind": "pan", "view": "page"},
          {"id": "scroll", "kind": "pan", "view": "page"}]
        """,
      [0, 1000].map { start in
        """
        {"at": \(start), "began": {"\(start)": [60, 110]}},
        {"at": \(start + 16), "moved": {"\(start)": [90, 110]}},
        {"at": \(start + 32), "ended": {"\(start)": [90, 110]}}
        """
      }.joined(separator: ", "), expect)
  }

  @Test func `a rival that should fire once, and later, is not switched off`() throws {
    let scene = try twoDrags(
      #""back": ["began@16", "changed*", "ended"], "scroll": ["began@1016", "changed*", "ended"]"#)
    let remedies = scene.remedies(for: "back").map(\.sentence)
    #expect(!remedies.contains { $0.contains("'scroll' were switched off") }, "\(remedies)")
  }

  @Test func `what is wished for comes instead of what came`() throws {
    let scene = try scenario(
      page + """
        "recognizers": [{"id": "menu", "kind": "tap", "view": "page", "set": {"buttonMaskRequired": 1}}]
        """,
      """
      {"at": 0, "type": "mouse", "buttons": 2, "began": {"1": [10, 10]}},
      {"at": 50, "buttons": 0, "ended": {"1": [10, 10]}},
      {"at": 1000, "type": "mouse", "buttons": 1, "began": {"2": [10, 10]}},
      {"at": 1050, "buttons": 0, "ended": {"2": [10, 10]}}
      """, #""menu": ["ended@50"]"#)
    let remedies = scene.remedies(for: "menu").map(\.sentence)
    #expect(
      remedies.contains {
        $0.hasPrefix("It would have fired at 50 ms instead of 1050 ms if its buttonMaskRequired")
      }, "\(remedies)")
  }

  @Test func `one that met its expectation gets only what completes the file`() throws {
    let scene = try scenario(
      page + """
        "recognizers": [{"id": "one", "kind": "tap", "view": "page"},
          {"id": "two", "kind": "doubleTap", "view": "page", "requireToFail": ["one"]}]
        """, tap(100, 100, at: 0, 1) + ", " + tap(100, 100, at: 200, 2), #""two": ["ended"]"#)
    let all = scene.explainAll()
    #expect(all.map(\.verdict).first?.hasPrefix("'two'") == true, "\(all)")
    for sentence in all.last?.remedies ?? [] {
      #expect(sentence.contains("as it should, 'two' would fire too"), "\(sentence)")
    }
  }

  // MARK: Other ways

  @Test func `a drag that won may hand over (S15.11)`() throws {
    let remedies = try scenario(
      """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "sheet", "frame": [0, 0, 400, 800]}],
      "recognizers": [{"id": "pull", "kind": "pan", "view": "sheet"},
        {"id": "scroll", "kind": "pan", "view": "list"}]
      """, drag, #""pull": ["began", "changed*", "ended"]"#
    ).remedies(for: "pull").map(\.sentence)
    #expect(
      remedies.contains {
        $0.contains(
          "'scroll' handed over to 'pull' (handOvers) once it has gone 10 pt right")
      }, "\(remedies)")
  }

  @Test func `a view without a size is as large as what lies in it`() throws {
    let remedies = try scenario(
      """
      "views": [{"id": "stack", "frame": [0, 0, 0, 0]},
        {"id": "play", "parent": "stack", "frame": [20, 20, 100, 100]}],
      "recognizers": [{"id": "start", "kind": "tap", "view": "play"}]
      """, tap(60, 60, at: 0, 1), #""start": ["ended"]"#
    ).remedies(for: "start").map(\.sentence)
    #expect(
      remedies.contains(
        "It would have fired at 60 ms if view 'stack' were as large as what lies in it."),
      "\(remedies)")
  }

  @Test func `what an action covers is waited for`() throws {
    let remedies = try scenario(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "bars", "frame": [0, 0, 400, 800], "hidden": true}],
      "recognizers": [{"id": "zoom", "kind": "doubleTap", "view": "page"},
        {"id": "toggle", "kind": "tap", "view": "page"}],
      "reactions": [{"recognizer": "toggle", "state": "ended", "do": [{"showView": "bars"}]}]
      """, tap(100, 100, at: 0, 1) + ", " + tap(100, 100, at: 200, 2), #""zoom": ["ended"]"#
    ).remedies(for: "zoom").map(\.sentence)
    #expect(
      remedies.contains { $0.contains("'toggle' had to wait for 'zoom' to fail") }, "\(remedies)")
  }

  @Test func `a wish that ends with began leaves the end open`() throws {
    let scene = try scenario(
      page + """
        "recognizers": [{"id": "draw", "kind": "pan", "view": "page", "set": {"hysteresis": 300}}]
        """, drag, "")
    let explanation = try #require(scene.explain("draw", wish: try Wish("draw: began@40")))
    #expect(explanation.remedies.contains { $0.contains("fired at 40 ms") }, "\(explanation)")
  }

  @Test func `an oval wants a circle with more tolerance`() throws {
    let places = (0...40).map { index in
      let angle = Double(index) / 40 * 2 * .pi
      return "[\(200 + 60 * cos(angle)), \(300 + 145 * sin(angle))]"
    }
    let moves = places.enumerated().dropFirst().map { index, place in
      "{\"at\": \(index * 16), \"moved\": {\"1\": \(place)}}"
    }
    let remedies = try scenario(
      page + #""recognizers": [{"id": "lasso", "kind": "circle", "view": "page"}]"#,
      "{\"at\": 0, \"began\": {\"1\": \(places[0])}}, " + moves.joined(separator: ", ")
        + #", {"at": 700, "ended": {"1": null}}"#, #""lasso": ["ended"]"#
    ).remedies(for: "lasso").map(\.sentence)
    #expect(
      remedies.count == 1 && remedies.allSatisfy { $0.contains("if its tolerance were 0.") },
      "\(remedies)")
  }
}
