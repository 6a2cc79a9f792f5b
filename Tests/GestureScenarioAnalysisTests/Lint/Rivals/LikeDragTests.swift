import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Two drags along one axis, one in the other's view, and taps that are ranked the wrong way.
@Suite struct `Drags alike, and ranks turned` {
  private func rows(
    _ outer: String = "", _ inner: String = "", kind: String = "horizontalPan", more: String = ""
  ) throws -> [Lint.Finding] {
    try Scenario.lint(
      """
      "views": [{"id": "tabs", "frame": [0, 0, 400, 800]},
        {"id": "row", "parent": "tabs", "frame": [0, 200, 400, 70]}],
      "recognizers": [
        {"id": "turn", "kind": "horizontalPan", "view": "tabs"\(outer)},
        {"id": "dismiss", "kind": "\(kind)", "view": "row"\(inner)}]\(more)
      """)
  }

  private let sentence =
    "'turn' never begins with a single finger on view 'row' while 'dismiss' is free: 'dismiss' begins "
    + "there after the same 10 pt along the same axis, being nearer"

  @Test func `the nearer one always goes first on its view (S4.4)`() throws {
    let found = try rows()
    #expect(found.map(\.sentence) == [sentence], "\(found)")
    #expect(found.first?.severity == .note && found.first?.kind == .rarelyFires, "\(found)")
    #expect(found.first?.fix.contains("dismiss.handsOver(to: turn)") == true, "\(found)")
  }

  @Test(arguments: [(9, false), (10, true), (11, false)])
  func `not where the hysteresis differs (S4.2)`(hysteresis: Int, isAlike: Bool) throws {
    let found = try rows("", #", "set": {"hysteresis": \#(hysteresis)}"#)
    #expect(found.contains { $0.sentence == sentence } == isAlike, "\(found)")
  }

  @Test(arguments: [
    (#", "recognizesTogether": ["dismiss"]"#, ""),
    (#", "startsAfter": ["dismiss"]"#, ""), ("", #", "requireToFail": ["turn"]"#),
    ("", #", "preventsOnly": []"#), (#", "set": {"minimumNumberOfTouches": 2}"#, ""),
    ("", #", "set": {"maximumNumberOfTouches": 1}"#),
  ])
  func `not where they have a relation, or other fingers`(outer: String, inner: String) throws {
    let found = try rows(outer, inner)
    #expect(!found.contains { $0.sentence.contains("never begins with") }, "\(found)")
  }

  @Test(arguments: [("dismiss", "turn"), ("turn", "dismiss")])
  func `not where one hands over to the other (S15.11)`(from: String, to: String) throws {
    let found = try rows(
      more: #", "handOvers": [{"from": "\#(from)", "to": "\#(to)", "#
        + #""when": {"translation": "x", "atLeast": 40}}]"#)
    #expect(!found.contains { $0.sentence.contains("never begins with") }, "\(found)")
  }

  @Test(arguments: ["pan", "horizontalPan"])
  func `one that goes any way goes first over any (S4.4)`(
    outer: String
  ) throws {
    let found = try Scenario.lint(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "card", "parent": "page", "frame": [0, 200, 400, 70]}],
      "recognizers": [{"id": "turn", "kind": "\(outer)", "view": "page"},
        {"id": "move", "kind": "pan", "view": "card"}]
      """)
    let sentence =
      "'turn' never begins with a single finger on view 'card' while 'move' is free: 'move' begins "
      + "there after the same 10 pt in any direction, being nearer"
    #expect(found.map(\.sentence) == [sentence], "\(found)")
  }

  @Test(arguments: [
    (300, "after 300 ms, and 'lift' needs 500 ms"), (500, "after the same 500 ms, being nearer"),
    (501, nil),
  ])
  func `a nearer press that is no longer goes first (S4.4)`(time: Int, lead: String?) throws {
    let found = try Scenario.lint(
      """
      "views": [{"id": "grid", "frame": [0, 0, 400, 800]},
        {"id": "cell", "parent": "grid", "frame": [0, 200, 100, 100]}],
      "recognizers": [{"id": "lift", "kind": "longPress", "view": "grid"},
        {"id": "menu", "kind": "longPress", "view": "cell", "set": {"minimumPressDuration": \(time)}}]
      """)
    let sentence = lead.map {
      "'lift' never begins with a single finger on view 'cell' while 'menu' is free: 'menu' begins "
        + "there \($0)"
    }
    #expect(
      found.first { $0.sentence.contains("never begins with") }?.sentence == sentence,
      "\(found)")
  }

  @Test func `many rows are one finding`() throws {
    let numbers = 1...5
    let found = try Scenario.lint(
      """
      "views": [{"id": "tabs", "frame": [0, 0, 400, 800]},
        \(numbers.map { #"{"id": "row\#($0)", "parent": "tabs", "frame": [0, \#($0 * 80), 400, 70]}"# }
          .joined(separator: ","))],
      "recognizers": [{"id": "turn", "kind": "horizontalPan", "view": "tabs"},
        \(numbers.map { #"{"id": "dismiss\#($0)", "kind": "horizontalPan", "view": "row\#($0)"}"# }
          .joined(separator: ","))]
      """)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.sentence.contains("'row3' and 2 more") == true, "\(found)")
  }

  private func taps(_ requirements: (double: String, triple: String)) throws -> Scenario {
    try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "box", "frame": [0, 0, 400, 800]}],
          "recognizers": [{"id": "single", "kind": "tap", "view": "box"},
            {"id": "double", "kind": "doubleTap", "view": "box",
              "requireToFail": [\(requirements.double)]},
            {"id": "triple", "kind": "tap", "view": "box", "set": {"numberOfTapsRequired": 3},
              "requireToFail": [\(requirements.triple)]}]},
         "script": [{"at": 0, "began": {"1": [60, 60]}}, {"at": 60, "ended": {"1": null}},
           {"at": 180, "began": {"2": [60, 60]}}, {"at": 240, "ended": {"2": null}}],
         "expect": {"actions": {"single": [], "double": ["ended"], "triple": []}}}
        """)
  }

  @Test func `a rank the wrong way round is turned as a whole (S4.30, S15.7)`() throws {
    var scenario = try taps((#""single""#, #""single", "double""#))
    let fix = try #require(scenario.lint().first?.fixes.first)
    #expect(
      fix.words
        == "turn the requirements round: single.require(toFail: double), "
        + "single.require(toFail: triple) and double.require(toFail: triple), with which 'single' "
        + "will fire 350 ms late, and 'double' will fire 350 ms late")
    #expect(!scenario.play().differences(from: scenario.expectations).isEmpty)
    scenario.apply(fix)
    #expect(scenario.play().differences(from: scenario.expectations).isEmpty)
    #expect(!scenario.lint().contains { $0.kind == .neverFires || $0.kind == .noRelation })
  }

  @Test func `a single requirement is turned alone`() throws {
    let fix = try taps((#""single""#, "")).lint().first { $0.kind == .neverFires }?.fixes.first
    #expect(
      fix?.words == "turn the requirement round: single.require(toFail: double), with which "
        + "'single' will fire 350 ms late")
  }
}
