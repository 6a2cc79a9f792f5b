import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Hand-overs that wait for a translation which their giver doesn't have.
@Suite struct `Hand-overs of what has no translation` {
  private func menu(
    _ giver: String = "longPress",
    _ when: String = #", "when": {"translation": "y", "atLeast": 60}"#,
    _ more: String = ""
  ) throws -> Scenario {
    try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "item", "frame": [50, 300, 300, 100]}],
          "recognizers": [{"id": "menu", "kind": "\(giver)", "view": "item"\(more)},
            {"id": "drag", "kind": "pan", "view": "item"}],
          "handOvers": [{"from": "menu", "to": "drag"\(when)}]},
         "script": [{"at": 0, "began": {"1": [200, 350]}}, {"at": 600, "moved": {"1": [200, 400]}},
           {"at": 640, "moved": {"1": [200, 650]}}, {"at": 700, "ended": {"1": null}}]}
        """)
  }

  @Test(arguments: ["longPress", "pinch"])
  func `are told (S15.11)`(giver: String) throws {
    let scenario = try menu(giver)
    let found = scenario.findings(.idleHandOver)
    #expect(
      found.map(\.sentence).contains(
        "'menu' never hands over to 'drag': that waits until its translation in y is at least 60 pt, and "
          + "it has no translation"), "\(found)")
    #expect(found.count == 1 && found.first?.severity == .warning)
    #expect(!scenario.handsOver)
    var fixed = scenario
    fixed.apply(try #require(found.first?.fixes.first))
    #expect(fixed.scene.handOvers.map(\.condition) == [nil], "\(found)")
    #expect(fixed.findings(.idleHandOver).isEmpty)
  }

  @Test(arguments: [
    ("pan", nil, ""), ("longPress", "", ""), ("longPress", nil, #", "enabled": false"#),
  ])
  func `not where one has it, or there is no condition`(
    giver: String, when: String?, more: String
  ) throws {
    let scenario =
      if let when { try menu(giver, when, more) } else {
        try menu(giver, #", "when": {"translation": "y", "atLeast": 60}"#, more)
      }
    #expect(scenario.findings(.idleHandOver).isEmpty)
  }

  @Test func `once, where a tap hands nothing over anyway`() throws {
    let found = try menu("tap").findings(.idleHandOver)
    #expect(found.count == 1, "\(found)")
  }
  /// The list hands its touches to the sheet, whose delegate refuses those on the list.
  @Test func `to one whose delegate refuses the touches need its yes (S3.5, S15.11)`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "sheet", "frame": [0, 200, 400, 600]},
            {"id": "list", "frame": [0, 40, 400, 560], "parent": "sheet"}],
          "recognizers": [
            {"id": "sheetPan", "kind": "pan", "view": "sheet", "set": {"axis": "vertical"}},
            {"id": "listPan", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}],
          "delegate": [{"question": "shouldReceiveTouch", "recognizer": "sheetPan",
            "answer": false, "hitView": "list"}],
          "handOvers": [{"from": "listPan", "to": "sheetPan",
            "when": {"translation": "y", "atLeast": 60}}]},
         "script": [{"at": 0, "began": {"1": [200, 300]}}, {"at": 16, "moved": {"1": [200, 330]}},
           {"at": 32, "moved": {"1": [200, 400]}}, {"at": 48, "moved": {"1": [200, 420]}},
           {"at": 64, "ended": {"1": null}}]}
        """)
    let found = scenario.findings(.idleHandOver)
    #expect(
      found.map(\.sentence) == [
        "'listPan' never hands over to 'sheetPan': the two never have the same touch: the delegate of "
          + "'sheetPan' refuses those on view 'list'"
      ], "\(found)")
    #expect(!scenario.handsOver)
    var fixed = scenario
    fixed.apply(try #require(found.first?.fixes.first))
    #expect(fixed.handsOver)
    #expect(fixed.lint().isEmpty, "\(fixed.lint())")
  }
}
