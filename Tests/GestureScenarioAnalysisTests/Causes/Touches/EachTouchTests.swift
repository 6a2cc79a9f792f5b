import GestureCore
import GestureDiagnosis
import GestureTestKit
import GestureTrace
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// Each touch has its own cause, and what is offered leads towards what was wished for.
@Suite struct `Explanation of each touch, and of what comes nearer` {
  private func scenario(
    _ scene: String, _ script: String, expect: String = "{}"
  ) throws -> Scenario {
    try Scenario(scene: scene, script: script, expect: #""actions": \#(expect)"#)
  }

  private func tap(_ x: Int, _ y: Int, at moment: Int, lasting duration: Int = 60) -> String {
    """
    {"at": \(moment), "began": {"t\(moment)": [\(x), \(y)]}},
    {"at": \(moment + duration), "ended": {"t\(moment)": null}}
    """
  }

  private let menu = """
    "views": [{"id": "page", "frame": [0, 0, 400, 800]},
      {"id": "menu", "parent": "page", "frame": [0, 0, 200, 400]},
      {"id": "item", "parent": "menu", "frame": [0, 50, 200, 40]}],
    "recognizers": [{"id": "pick", "kind": "tap", "view": "item"}]
    """

  @Test(arguments: ["pick", "item"])
  func `touches that miss a view for different reasons are told apart (S2.2)`(id: String) throws {
    let script = [
      tap(300, 700, at: 0), "{\"at\": 500, \"do\": [{\"hideView\": \"menu\"}]}",
      tap(50, 70, at: 1000), tap(60, 70, at: 2000),
    ].joined(separator: ", ")
    let explanation = try #require(
      try scenario(menu, script, expect: "{\"pick\": [\"ended\", \"ended\"]}").explain(id))
    #expect(
      explanation.causes.contains {
        $0.timestamp == .zero && $0.sentence.contains("he place is outside of view 'menu'")
      }, "\(explanation)")
    #expect(
      explanation.causes.contains {
        $0.timestamp == .seconds(1) && $0.sentence.contains("it is hidden, since the app hid")
      }, "\(explanation)")
    guard id == "pick" else { return }
    #expect(
      explanation.remedies == [
        "It would have fired at 1060 ms and 2060 ms if the app had not hidden view 'menu'."
      ], "\(explanation)")
  }

  @Test func `what would not have helped a touch is not its reason (S2.2)`() throws {
    let off = menu.replacing(
      "[0, 0, 200, 400]", with: "[0, 0, 200, 400], \"interactive\": false")
    let script = tap(300, 700, at: 0) + ", " + tap(50, 70, at: 1000)
    let explanation = try #require(
      try scenario(off, script, expect: "{\"pick\": [\"ended\"]}").explain("pick"))
    #expect(
      explanation.causes.first?.sentence.contains("outside of view 'menu'") == true,
      "\(explanation)")
    #expect(
      explanation.remedies == [
        "It would have fired at 1060 ms if the isUserInteractionEnabled of view 'menu' were true."
      ], "\(explanation)")
  }

  @Test func `a neighbour's hit outset is named, and can be dropped (S2.2)`() throws {
    let scene = """
      "views": [{"id": "q", "frame": [0, 0, 100, 100]},
        {"id": "w", "frame": [100, 0, 100, 100], "hitOutset": 20}],
      "recognizers": [{"id": "tq", "kind": "tap", "view": "q"}]
      """
    let explanation = try #require(try scenario(scene, tap(90, 50, at: 0)).explain("tq"))
    #expect(explanation.says("in front of its view 'q' there, by its hitOutset of 20 pt"))
    #expect(
      explanation.remedies.first
        == "It would have fired at 60 ms if the hitOutset of view 'w' were 0, but then view 'w' would "
        + "get no touches beside it.", "\(explanation)")
  }

  @Test func `a hand-over that its delegate refused is told (S15.12)`() throws {
    let scene = """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "sheet", "frame": [0, 100, 400, 700]}],
      "recognizers": [{"id": "sheetPan", "kind": "pan", "view": "sheet"},
        {"id": "listPan", "kind": "pan", "view": "list", "requireToFail": ["sheetPan"]}],
      "handOvers": [
        {"from": "sheetPan", "to": "listPan", "when": {"translation": "y", "atMost": -40}}],
      "delegate": [{"question": "shouldBegin", "recognizer": "listPan", "answer": false}]
      """
    let script = """
      {"at": 0, "began": {"1": [200, 450]}}, {"at": 16, "moved": {"1": [200, 435]}},
      {"at": 32, "moved": {"1": [200, 400]}}, {"at": 64, "ended": {"1": null}}
      """
    let explanation = try #require(try scenario(scene, script).explain("listPan"))
    #expect(explanation.says("It was to take over the touches of 'sheetPan'"), "\(explanation)")
    #expect(!explanation.says("never asked"), "\(explanation)")
    #expect(
      explanation.remedies.contains { $0.contains("its delegate said yes to shouldBegin") },
      "\(explanation)")
  }

  @Test(arguments: ["trail", "trail#3"])
  func `a touch for which a set has no room is told (S15.8)`(id: String) throws {
    let scene = """
      "views": [{"id": "canvas", "frame": [0, 0, 400, 800]}],
      "recognizers": [{"id": "trail", "kind": "pan", "view": "canvas", "forEachTouch": {"limit": 2}}]
      """
    let script = """
      {"at": 0, "began": {"1": [50, 100], "2": [150, 100], "3": [250, 100]}},
      {"at": 20, "moved": {"1": [50, 130], "2": [150, 130], "3": [250, 130]}},
      {"at": 40, "ended": {"1": null, "2": null, "3": null}}
      """
    let explanation = try #require(
      try scenario(scene, script, expect: "{\"trail#3\": [\"began\", \"ended\"]}").explain(id))
    #expect(explanation.says("It was not given touch 3"), "\(explanation)")
    let remedies = explanation.remedies.filter { $0.contains("the limit of its set were 3") }
    #expect(remedies.count == 1, "the set's name means the one that falls short\n\(explanation)")
  }

  @Test func `nothing is offered that leads away from what was wished for`() throws {
    let scene = """
      "views": [{"id": "p", "frame": [0, 0, 400, 800]}],
      "recognizers": [{"id": "d", "kind": "doubleTap", "view": "p"},
        {"id": "t", "kind": "tap", "view": "p"}],
      "reactions": [
        {"recognizer": "d", "state": "ended", "do": [{"requireToFail": "t", "other": "d"}]}]
      """
    let script = [tap(100, 100, at: 0), tap(100, 100, at: 150), tap(100, 100, at: 1500)]
    let explanation = try #require(
      try scenario(
        scene, script.joined(separator: ", "), expect: "{\"t\": [\"ended@60\", \"ended@1560\"]}"
      ).explain("t"))
    #expect(
      explanation.remedies == [
        "It would have fired at 1560 ms already if the app had not made 't' wait for 'd', but then it "
          + "would fire before each 'd', too."
      ], "\(explanation)")
  }

  @Test func `where no single change helps, two are tried together`() throws {
    let scene = """
      "views": [{"id": "card", "frame": [0, 0, 400, 800]}],
      "recognizers": [{"id": "open", "kind": "tap", "view": "card"},
        {"id": "peek", "kind": "longPress", "view": "card"}]
      """
    let pressed = try scenario(
      scene, tap(100, 100, at: 0, lasting: 800), expect: "{\"open\": [\"ended\"]}")
    let explanation = try #require(pressed.explain("open"))
    #expect(
      explanation.remedies.first
        == "It would have fired at 800 ms if 'peek' and 'open' were allowed simultaneously and the "
        + "maximumPressDuration of 'open' were 900 ms, but then these touches would fire both.",
      "\(explanation)")
    for remedy in pressed.remedies(for: "open") {
      let moments = remedy.scenario.play().firings(ofRecognizer: "open").map(\.at)
      #expect(moments == [800], "\(remedy.sentence)")
    }
  }

  private func page(_ recognizers: String, _ more: String = "") -> String {
    """
    "views": [{"id": "p", "frame": [0, 0, 400, 800]},
      {"id": "c", "parent": "p", "frame": [0, 0, 100, 100], "control": true}],
    "recognizers": [\(recognizers)]\(more)
    """
  }

  @Test func `one that it waits for is let in where it fired too early (S4.25)`() throws {
    let scene = page(
      """
      {"id": "d", "kind": "doubleTap", "view": "p"},
      {"id": "s", "kind": "tap", "view": "p", "requireToFail": ["d"]}
      """,
      """
      , "delegate": [{"question": "shouldReceiveTouch", "recognizer": "d", "answer": false}]
      """)
    let twice = tap(200, 200, at: 0) + ", " + tap(200, 200, at: 150)
    let explanation = try #require(try scenario(scene, twice, expect: "{\"s\": []}").explain("s"))
    #expect(
      explanation.remedies.contains {
        $0.contains("if the delegate of 'd' said yes to shouldReceiveTouch")
      }, "\(explanation)")
  }

  @Test func `what the app did to a rival is undone (S8.4)`() throws {
    let scene = page(
      """
      {"id": "t", "kind": "tap", "view": "p"}, {"id": "close", "kind": "tap", "view": "p"}
      """,
      """
      , "reactions": [{"recognizer": "close", "state": "ended", "do": [{"disable": "close"}]}]
      """)
    let twice = tap(200, 200, at: 0) + ", " + tap(200, 200, at: 1000)
    let explanation = try #require(try scenario(scene, twice, expect: "{\"t\": []}").explain("t"))
    #expect(
      explanation.remedies.contains { $0.contains("if the app had not switched 'close' off") },
      "\(explanation)")
  }

  @Test func `a touch that the app made it drop could have stayed (S7.20)`() throws {
    let script = """
      {"at": 0, "began": {"1": [200, 200]}, "do": [{"ignoreTouch": "s", "touch": "1"}]},
      {"at": 20, "moved": {"1": [250, 200]}}, {"at": 80, "ended": {"1": null}}
      """
    let scene = page("{\"id\": \"s\", \"kind\": \"pan\", \"view\": \"p\"}")
    let explanation = try #require(try scenario(scene, script).explain("s"))
    #expect(
      explanation.remedies == [
        "It would have fired at 20 ms if the app had not made it drop touch 1."
      ], "\(explanation)")
  }

  @Test func `a control that clicks at the end of a drag could have lost the touch (S7.2)`() throws
  {
    let script = """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 16, "moved": {"1": [50, 70]}},
      {"at": 48, "ended": {"1": null}}
      """
    let scene = page(
      "{\"id\": \"s\", \"kind\": \"pan\", \"view\": \"p\", \"cancelsTouchesInView\": false}")
    let wish = try Wish("c: began, moved*, cancelled")
    let explanation = try #require(try scenario(scene, script).explain("c", wish: wish))
    #expect(
      explanation.remedies.contains { $0.contains("if the cancelsTouchesInView of 's' were true") },
      "\(explanation)")
  }

  @Test func `one that is added under a finger gets the next one (S2.11)`() throws {
    let scene = page(
      """
      {"id": "hold", "kind": "longPress", "view": "p"}, {"id": "drag", "kind": "pan", "view": "c"}
      """,
      """
      , "reactions": [
        {"recognizer": "hold", "state": "began", "do": [{"add": "drag", "view": "p"}]}]
      """)
    let script = """
      {"at": 0, "began": {"1": [200, 200]}}, {"at": 600, "moved": {"1": [250, 200]}},
      {"at": 700, "ended": {"1": null}}
      """
    let explanation = try #require(try scenario(scene, script).explain("drag"))
    #expect(
      explanation.causes.contains { cause in
        cause.timestamp == .milliseconds(500)
          && cause.sentence.hasPrefix("Touch 1 was down already when the app added it to view 'p'")
      }, "\(explanation)")
  }

  @Test func `that nothing helps is told`() throws {
    let scene = page("{\"id\": \"open\", \"kind\": \"tap\", \"view\": \"p\"}")
    let wish = try Wish("open: ended@3, ended@4, ended@5")
    let explanation = try #require(
      try scenario(scene, tap(200, 200, at: 100)).explain("open", wish: wish))
    #expect(explanation.remedies.isEmpty, "\(explanation)")
    #expect(explanation.text().hasSuffix("  Nothing that was tried leads there."), "\(explanation)")
  }

  @Test func `an action asks for one tap (S15.19)`() throws {
    let scene = page("{\"id\": \"open\", \"kind\": \"doubleTap\", \"view\": \"p\"}")
    let script = "{\"at\": 0, \"action\": {\"view\": \"p\", \"name\": \"activate\"}}"
    let explanation = try #require(try scenario(scene, script).explain("open"))
    #expect(
      explanation.remedies == [
        "It would have fired at 0 ms if its numberOfTapsRequired were 1, but then it would fire "
          + "with a single tap."
      ], "\(explanation)")
  }

  @Test func `a limit of the press is offered to the drag that starts after it (S15.3)`() throws {
    let scene = """
      "views": [{"id": "row", "frame": [0, 0, 400, 800]}],
      "recognizers": [{"id": "hold", "kind": "longPress", "view": "row"},
        {"id": "drag", "kind": "pan", "view": "row", "startsAfter": ["hold"]}]
      """
    let script = """
      {"at": 0, "began": {"1": [100, 120]}}, {"at": 300, "moved": {"1": [108, 129]}},
      {"at": 600, "moved": {"1": [108, 160]}}, {"at": 650, "ended": {"1": null}}
      """
    let wish = try Wish("drag: began@500, changed*, ended")
    let explanation = try #require(try scenario(scene, script).explain("drag", wish: wish))
    #expect(
      explanation.remedies == [
        "It would have fired at 500 ms if the allowableMovement of 'hold' were 15 pt, but then 'hold' "
          + "would fire too, at 500 ms."
      ], "\(explanation)")
  }
}
