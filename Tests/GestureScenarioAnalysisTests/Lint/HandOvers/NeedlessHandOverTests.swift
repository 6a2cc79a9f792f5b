import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Hand-overs to a drag that begins with the same movement itself.
@Suite struct `Hand-overs between drags that go together` {
  /// A list in a sheet; both scroll.
  private func sheet(
    _ list: String = #", "set": {"axis": "vertical"}"#,
    _ sheet: String = #", "set": {"axis": "vertical"}"#,
    together: Bool = true, on taker: String = "sheet"
  ) throws -> Scenario {
    let relation = together ? #", "recognizesTogether": ["pull"]"# : ""
    return try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "sheet", "frame": [0, 100, 400, 700]},
            {"id": "list", "parent": "sheet", "frame": [0, 60, 400, 640]},
            {"id": "head", "parent": "sheet", "frame": [0, 0, 400, 60]}],
          "recognizers": [{"id": "pull", "kind": "pan", "view": "\(taker)"\(sheet)},
            {"id": "scroll", "kind": "pan", "view": "list"\(list)\(relation)}],
          "handOvers": [{"from": "scroll", "to": "pull",
            "when": {"translation": "y", "atLeast": 40}}]},
         "script": [{"at": 0, "began": {"1": [200, 300]}}, {"at": 16, "moved": {"1": [200, 312]}},
           {"at": 32, "moved": {"1": [200, 330]}}, {"at": 48, "moved": {"1": [200, 400]}},
           {"at": 64, "moved": {"1": [200, 440]}}, {"at": 80, "ended": {"1": null}}]}
        """)
  }

  @Test func `are told, since one that is under way takes nothing over (S15.11)`() throws {
    let scenario = try sheet()
    let found = scenario.findings(.idleHandOver)
    #expect(
      found.map(\.sentence) == [
        "'scroll' never hands over to 'pull' with a single finger: the two may recognize together, "
          + "so 'pull' begins with the same movement itself, and one that is under way takes nothing "
          + "over"
      ])
    #expect(found.first?.severity == .warning && !scenario.handsOver)
    var fixed = scenario
    fixed.apply(try #require(found.first?.fixes.first))
    #expect(fixed.scene.handOvers.isEmpty && fixed.findings(.idleHandOver).isEmpty)
  }

  @Test func `come about where what allows both is taken back`() throws {
    let scenario = try sheet()
    let fixes = try #require(scenario.findings(.idleHandOver).first).fixes
    #expect(fixes.map(\.words).last == "take back what allows 'scroll' and 'pull' both")
    var fixed = scenario
    fixed.apply(try #require(fixes.last))
    #expect(fixed.findings(.idleHandOver).isEmpty && fixed.handsOver)
  }

  private static let vertical = #", "set": {"axis": "vertical"}"#

  @Test(arguments: [("10", true), ("11", false)])
  func `are those where the other needs no longer way`(hysteresis: String, isIdle: Bool) throws {
    let scenario = try sheet(
      Self.vertical, #", "set": {"axis": "vertical", "hysteresis": \#(hysteresis)}"#)
    #expect(scenario.findings(.idleHandOver).isEmpty != isIdle)
    #expect(!isIdle || !scenario.handsOver)
  }

  @Test(arguments: [
    #", "set": {"axis": "horizontal"}"#, #", "set": {"minimumNumberOfTouches": 2}"#,
    #", "set": {"hysteresis": 200}"#, #", "requireToFail": ["scroll"]"#,
    #", "set": {"numberOfTapsRequired": 1}"#,
  ])
  func `are none where the other begins with other movements`(other: String) throws {
    let found = try sheet(Self.vertical, other).findings(.idleHandOver)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `are none where the two exclude each other, or the other is elsewhere`() throws {
    #expect(try sheet(together: false).findings(.idleHandOver).isEmpty)
    #expect(try sheet(together: false).handsOver)
    let sideways = try sheet(#", "set": {"axis": "any"}"#)
    #expect(sideways.findings(.idleHandOver).isEmpty, "sideways first")
    let beside = try sheet(on: "head").findings(.idleHandOver).map(\.sentence)
    #expect(beside.allSatisfy { !$0.contains("together") }, "\(beside)")
  }
}

/// Hand-overs to a nearer drag, which goes first with the touches that both have.
@Suite struct `A hand-over to a nearer drag` {
  /// A sheet that is pulled up and then scrolls its list.
  ///
  /// - Parameters:
  ///   - list: further keys of the list's drag.
  ///   - start: where the finger comes down.
  private func sheet(_ list: String = "", from start: Int = 700) throws -> Scenario {
    let steps = (1...20).map { step in
      "{\"at\": \(step * 16), \"moved\": {\"1\": [200, \(start - step * 8)]}}"
    }
    return try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "sheet", "frame": [0, 300, 400, 500]},
            {"id": "list", "parent": "sheet", "frame": [0, 50, 400, 450]}],
          "recognizers": [
            {"id": "pull", "kind": "pan", "view": "sheet", "set": {"axis": "vertical"}},
            {"id": "scroll", "kind": "pan", "view": "list"\(list)}],
          "handOvers": [{"from": "pull", "to": "scroll",
            "when": {"translation": "y", "atMost": -40}}]},
         "script": [{"at": 0, "began": {"1": [200, \(start)]}}, \(steps.joined(separator: ", ")),
           {"at": 400, "ended": {"1": null}}]}
        """)
  }

  @Test(arguments: [
    (#", "set": {"axis": "vertical"}"#, true), ("", true),
    (#", "set": {"axis": "vertical", "hysteresis": 30}"#, false),
    (#", "set": {"axis": "vertical"}, "requireToFail": ["pull"]"#, false),
    (#", "set": {"axis": "horizontal"}"#, false),
  ])
  func `is told where that one always begins first (S4.4, S15.11)`(
    list: String, isIdle: Bool
  ) throws {
    let scenario = try sheet(list)
    let found = scenario.findings(.idleHandOver)
    #expect(
      found.map(\.sentence)
        == (isIdle
          ? [
            "'pull' never hands over to 'scroll' with a single finger: where both have the touches, "
              + "'scroll', which is nearer, begins first and excludes it, and elsewhere 'scroll' has "
              + "none"
          ] : []),
      "\(found)")
    let head = try sheet(list, from: 320)
    if isIdle { #expect(!scenario.handsOver && !head.handsOver) }
    if list.contains("requireToFail") { #expect(scenario.handsOver) }
  }

  @Test func `comes about where that one waits`() throws {
    var scenario = try sheet(#", "set": {"axis": "vertical"}"#)
    let found = try #require(scenario.lint().first { $0.kind == .idleHandOver })
    #expect(found.fixes.first?.clause == "scroll.require(toFail: pull)")
    scenario.apply(try #require(found.fixes.first))
    #expect(scenario.handsOver)
  }

  /// A tap excludes both drags, so that it makes no difference. One that excludes the sheet's alone,
  /// by its rules or with a finger elsewhere, may leave it to the list's.
  @Test(arguments: [
    ("list", "", true), ("list", #", "preventsOnly": ["pull"]"#, false), ("head", "", false),
  ])
  func `are told beside a third one that excludes both (S15.11)`(
    view: String, tap: String, isTold: Bool
  ) throws {
    let scenario = try Scenario(
      scene: """
        "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
          {"id": "head", "parent": "sheet", "frame": [0, 0, 400, 60]},
          {"id": "list", "parent": "sheet", "frame": [0, 60, 400, 740]}],
        "recognizers": [
          {"id": "pull", "kind": "pan", "view": "sheet", "recognizesTogether": ["scroll"]},
          {"id": "scroll", "kind": "pan", "view": "list"},
          {"id": "open", "kind": "tap", "view": "\(view)"\(tap)}],
        "handOvers": [{"from": "scroll", "to": "pull"}]
        """,
      script: """
        {"at": 0, "began": {"1": [50, 30]}}, {"at": 40, "began": {"2": [250, 300]}},
        {"at": 60, "ended": {"1": null}}, {"at": 700, "moved": {"2": [250, 350]}},
        {"at": 740, "moved": {"2": [250, 390]}}, {"at": 800, "ended": {"2": null}}
        """)
    #expect(scenario.findings(.idleHandOver).isEmpty != isTold)
    #expect(scenario.handsOver == (view == "head"))
  }
}
