import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import GestureTrace
import Testing

/// A drag that waits for one on a view in its own, which takes the same movements there.
@Suite struct `A drag that waits for a nearer drag` {
  /// A drawer and a row in it, and a drag on the row.
  private func drawer(
    _ outer: String = "", _ inner: String = "", more: String = ""
  ) throws -> Scenario {
    let moves = (1...12).map { "{\"at\": \($0 * 16), \"moved\": {\"1\": [\(250 - 4 * $0), 140]}}" }
    return try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "drawer", "frame": [0, 0, 300, 800]},
            {"id": "row", "frame": [0, 100, 300, 80], "parent": "drawer"}],
          "recognizers": [
            {"id": "close", "kind": "pan", "view": "drawer", "requireToFail": ["delete"]\(outer)},
            {"id": "delete", "kind": "horizontalPan", "view": "row"\(inner)}]\(more)},
         "script": [{"at": 0, "began": {"1": [250, 140]}}, \(moves.joined(separator: ", ")),
           {"at": 300, "ended": {"1": null}}],
         "expect": {"actions": {"close": []}}}
        """)
  }

  @Test(arguments: [true, false])
  func `leaves an axis to one that keeps to the other, waiting or not (S14.8)`(
    waits: Bool
  ) throws {
    var scene = FileScene()
    scene.add(
      "scroll", "pan", on: waits ? "page" : "card",
      waits
        ? #""set": {"axis": "vertical"}, "requireToFail": ["slide"]"#
        : #""set": {"axis": "vertical", "hysteresis": 12}"#)
    scene.add("slide", "pan", on: waits ? "card" : "page")
    let found = try scene.findings(.rarelyFires)
    #expect(found.first?.recognizers.map(\.name) == ["scroll", "slide"], "\(found)")
    #expect(
      found.first?.fixes.first?.words.hasPrefix("set slide.axis to horizontal") == true,
      "\(found.map(\.fix))")
  }

  @Test(arguments: [(60, 0, 0), (0, 60, 1), (0, -60, 0)])
  func `may be a swipe, which fires elsewhere alone (S4.17)`(
    dx: Int, dy: Int, drags: Int
  ) throws {
    var scene = FileScene()
    scene.add(
      "close", "swipe", on: "page",
      #""set": {"direction": ["down"]}, "requireToFail": ["scroll"]"#)
    scene.add("scroll", "pan", on: "card")
    let found = try #require(try scene.findings(.rarelyFires).first)
    #expect(
      found.sentence == "'close' never fires with a single finger on view 'card': it waits until "
        + "'scroll' has failed, and the same movement makes that one begin")
    #expect(found.severity == .note)
    #expect(
      found.fixes.first?.words.hasPrefix(
        "turn the requirement round: scroll.require(toFail: close)")
        == true, "\(found.fixes)")
    for (x, y) in [(150, 150), (300, 600)] {
      let record = try scene.scenario(
        script: """
          {"at": 0, "began": {"1": [\(x), \(y)]}}, {"at": 30, "moved": {"1": [\(x + dx), \(y + dy)]}},
          {"at": 60, "ended": {"1": null}}
          """
      ).play()
      let isOnCard = x == 150
      let fires = record.actions.contains { $0.recognizer == "close" }
      #expect(fires == (!isOnCard && drags == 1), "at (\(x), \(y))")
    }
  }

  private static let axis = #", "set": {"axis": "horizontal", "hysteresis": "#

  @Test func `never begins there, and that is no delay (S4.17)`() throws {
    let scenario = try drawer(Self.axis + "10}")
    let found = scenario.lint()
    #expect(
      found.map(\.sentence) == [
        "'close' never begins with a single finger on view 'row': it waits until 'delete' has failed, "
          + "and the same movement makes that one begin"
      ], "\(found)")
    #expect(found.first?.kind == .rarelyFires && found.first?.severity == .note, "\(found)")
    #expect(scenario.run().passes)
  }

  @Test(arguments: [(6, true), (9, true), (10, false), (14, false)])
  func `may begin at the lift where it needs less movement (S4.2)`(
    hysteresis: Int, mayBegin: Bool
  ) throws {
    let found = try drawer(Self.axis + "\(hysteresis)}").lint()
    let isAtLift = found.contains {
      $0.sentence.contains("only where the finger lifts before it has gone 10 pt")
    }
    #expect(isAtLift == mayBegin, "\(found)")
  }

  @Test func `is no finding where the nearer one takes another way, or may say no (S3.5)`() throws {
    let silent = [
      try drawer(#", "set": {"axis": "vertical"}"#),
      try drawer(Self.axis + "10}", #", "set": {"minimumNumberOfTouches": 2}"#),
      try drawer(
        Self.axis + "10}",
        more: #", "delegate": [{"question": "shouldBegin", "recognizer": "delete", "#
          + #""answer": false, "while": {"recognizer": "close", "state": ["began"]}}]"#),
    ]
    for scenario in silent {
      let found = scenario.findings(.rarelyFires)
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test func `is said of the wait that lets the nearer one begin`() throws {
    var scenario = try drawer(Self.axis + "6}")
    scenario.scene.recognizers[0].requireToFail = []
    let fix = try #require(scenario.lint().first { $0.kind == .rarelyFires }?.fixes.first)
    #expect(
      fix.words == "close.require(toFail: delete), with which 'close' begins on view 'row' only "
        + "where 'delete' fails")
    scenario.apply(fix)
    #expect(scenario.lint().map(\.kind) == [.rarelyFires], "\(scenario.lint())")
  }
}

/// Two drags for different buttons of a mouse (S15.17).
@Suite struct `Drags of pointers alone` {
  private func pans(_ types: String) throws -> [Lint.Finding] {
    try Scenario(
      scene: """
        "views": [{"id": "canvas", "frame": [0, 0, 400, 800]}],
        "recognizers": [
          {"id": "pan", "kind": "pan", "view": "canvas", \(types)
            "set": {"buttonMaskRequired": 3}},
          {"id": "orbit", "kind": "pan", "view": "canvas", \(types)
            "set": {"buttonMaskRequired": 2}}]
        """
    ).lint().filter { [.rarelyFires, .alwaysBeaten].contains($0.kind) }
  }

  @Test func `the one with the main button always fires with that (S15.17)`() throws {
    #expect(try pans(#""allowedTouchTypes": ["mouse"],"#).isEmpty)
  }

  @Test func `fingers have no buttons, and go to the one that is judged first (S15.17)`() throws {
    #expect(try pans("").map(\.kind) == [.rarelyFires])
  }
}

/// An edge pan that waits for a drag on a row. Touches that are handed over come from no edge.
@Suite struct `An edge pan that waits for a nearer drag` {
  @Test func `is to be waited for itself, and takes nothing over in mid-page (S9.27)`() throws {
    var scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]},
            {"id": "row", "frame": [0, 100, 400, 80], "parent": "page"}],
          "recognizers": [
            {"id": "back", "kind": "screenEdgePan", "view": "page", "requireToFail": ["actions"],
              "set": {"edges": ["left"]}},
            {"id": "actions", "kind": "horizontalPan", "view": "row"}]},
         "script": [{"at": 0, "began": {"1": [8, 140]}}, {"at": 20, "moved": {"1": [30, 140]}},
           {"at": 40, "moved": {"1": [60, 140]}}, {"at": 60, "ended": {"1": null}}]}
        """)
    let finding = try #require(scenario.lint().first { $0.kind == .rarelyFires })
    #expect(
      finding.fixes.first?.words == "turn the requirement round: actions.require(toFail: back)",
      "\(finding)")
    #expect(!finding.fixes.contains { $0.words.contains("handsOver") }, "\(finding)")
    scenario.apply(try #require(finding.fixes.first))
    #expect(scenario.lint().isEmpty, "\(scenario.lint())")
    let begins = scenario.play().entries.contains { entry in
      if case .action(let label, .began) = entry.what { label.name == "back" } else { false }
    }
    #expect(begins)
  }
}

/// A press of no time, which shows that a card is touched, and a tap.
@Suite struct `A press as the finger comes down, and a tap` {
  @Test func `both are meant, since a press that waits for the tap doesn't fire with it`() throws {
    let fixes = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "card", "frame": [0, 0, 400, 800]}],
          "recognizers": [
            {"id": "press", "kind": "longPress", "view": "card",
              "set": {"minimumPressDuration": 0}},
            {"id": "open", "kind": "tap", "view": "card"}]}, "script": []}
        """
    ).lint().first { $0.kind == .alwaysBeaten }?.fixes.map(\.words)
    #expect(
      fixes?.prefix(2) == [
        "open.recognizesSimultaneously(with: press) if both are meant",
        "press.require(toFail: open), with which 'press' no longer fires with a tap",
      ])
  }
}
