import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Drags on a view and on one in it, of which the nearer one always goes first.
@Suite struct `Drags that lie in another one` {
  /// A list that scrolls and a row in it that is dragged.
  private func rows(
    _ outer: String = "", _ inner: String = "", script: String = ""
  ) throws -> Scenario {
    try Scenario(
      scene: """
        "views": [{"id": "list", "frame": [0, 0, 400, 800]},
          {"id": "row", "parent": "list", "frame": [0, 200, 400, 200]}],
        "recognizers": [{"id": "scroll", "kind": "pan", "view": "list", "set": {\(outer)}},
          {"id": "drag", "kind": "pan", "view": "row", "set": {\(inner)}}]
        """, script: script)
  }

  private func notes(_ scenario: Scenario) -> [Lint.Finding] {
    scenario.findings(.rarelyFires)
  }

  /// A drag of as many fingers as begin at these places, in small steps.
  private func drag(_ starts: [(x: Int, y: Int)], by way: (dx: Int, dy: Int)) -> String {
    func places(_ count: Int) -> String {
      starts.enumerated().map { index, start in
        "\"\(index + 1)\": [\(start.x + way.dx * count), \(start.y + way.dy * count)]"
      }.joined(separator: ", ")
    }
    let moves = (1...20).map { "{\"at\": \($0 * 10), \"moved\": {\(places($0))}}" }
    return
      (["{\"at\": 0, \"began\": {\(places(0))}}"] + moves
      + ["{\"at\": 210, \"ended\": {\(places(20))}}"]).joined(separator: ", ")
  }

  private let ways = [(3, 0), (-3, 0), (0, 3), (0, -3), (2, 3), (-3, 2), (30, 1), (0, 0)]

  @Test func `two that go any way are told (S4.4, S14.8)`() throws {
    let found = notes(try rows())
    #expect(
      found.map(\.sentence) == [
        "'scroll' never begins with a single finger on view 'row' while 'drag' is free: 'drag' begins "
          + "there after the same 10 pt in any direction, being nearer"
      ])
    #expect(found.first?.severity == .note)
    for way in ways {
      let record = try rows(script: drag([(200, 300)], by: way)).play()
      #expect(!record.actions.contains { $0.recognizer == "scroll" }, "\(way)")
    }
  }

  @Test(arguments: [(144.0, true), (143, false)])
  func `leave a single finger to the outer one, where there is room for two`(
    height: Double, isOffered: Bool
  ) throws {
    var scenario = try rows()
    scenario.scene.changeView("row") { $0.frame = Rect(x: 0, y: 200, width: 400, height: height) }
    let found = try #require(notes(scenario).first)
    let words =
      "set drag.minimumNumberOfTouches to 2, with which it begins only with two fingers"
    #expect(found.fixes.map(\.words).contains(words) == isOffered, "\(found.fixes)")
    guard isOffered else { return }
    var changed = try rows(script: drag([(200, 300)], by: (3, 0)))
    #expect(changed.play().actions.first?.recognizer == "drag")
    changed.apply(found.fixes[1])
    #expect(changed.play().actions.first?.recognizer == "scroll")
  }

  @Test(arguments: [
    ("", #""hysteresis": 11"#), ("", #""axis": "horizontal""#),
    ("", #""numberOfTapsRequired": 1"#), (#""numberOfTapsRequired": 1"#, ""),
    ("", #""minimumNumberOfTouches": 2"#),
  ])
  func `not where the outer one may begin there`(outer: String, inner: String) throws {
    let found = notes(try rows(outer, inner))
    #expect(!found.contains { $0.sentence.contains("'scroll' never begins") }, "\(found)")
  }

  // MARK: The outer one along an axis

  @Test(arguments: [(5, 10), (9, 10), (10, 10), (12, 10)])
  func `lose an axis on which the outer one begins after less (S4.2, S4.4)`(
    outer: Int, inner: Int
  ) throws {
    let keys = (outer: #""axis": "vertical", "hysteresis": \#(outer)"#, inner: "")
    let found = try rows(keys.outer, keys.inner).findings(.noRelation)
    let words =
      "'drag' and 'scroll' are not related: where both have the finger and it moves up or down, "
      + "'scroll' begins after \(outer) pt, and the nearer 'drag', which needs \(inner) pt, has lost"
    #expect(found.map(\.sentence) == (outer < inner ? [words] : []))
    for (way, isAlong) in [((0, 1), true), ((0, -1), true), ((1, 0), false), ((-1, 0), false)] {
      let record = try rows(keys.outer, keys.inner, script: drag([(200, 300)], by: way)).play()
      let winner = Set(record.actions.map(\.recognizer))
      #expect(winner == [isAlong && outer < inner ? "scroll" : "drag"], "\(way): \(record.entries)")
    }
  }

  @Test(arguments: [
    (#""axis": "horizontal""#, ""), ("", #""minimumNumberOfTouches": 2"#),
    (#""numberOfTapsRequired": 1"#, ""),
  ])
  func `lose none where the two don't share a movement`(inner: String, outer: String) throws {
    let found = try rows(
      [#""axis": "vertical", "hysteresis": 5"#, outer].filter { !$0.isEmpty }
        .joined(separator: ", "), inner)
    #expect(found.findings(.noRelation).isEmpty)
  }

  // MARK: Scrolling

  private let discrete = #""allowedScrollTypes": ["discrete"]"#

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `a wheel changes nothing for fingers (S9.25)`(outer: Bool, inner: Bool) throws {
    let axis = #""axis": "vertical""#
    let settings = (axis + (outer ? ", \(discrete)" : ""), inner ? discrete : "")
    let found = notes(try rows(settings.0, settings.1))
    #expect(
      found.first?.sentence.hasPrefix("'scroll' never begins with a single finger on view 'row'")
        == true, "\(found)")
    for way in ways {
      let record = try rows(settings.0, settings.1, script: drag([(200, 300)], by: way)).play()
      #expect(!record.actions.contains { $0.recognizer == "scroll" }, "\(way)")
    }
  }

  // MARK: More fingers

  @Test func `one that takes two fingers is beaten by one that takes any number (S14.11)`() throws {
    let found = notes(try rows(#""minimumNumberOfTouches": 2"#))
    #expect(
      found.map(\.sentence) == [
        "'scroll' rarely begins with 2 fingers on view 'row' while 'drag' is free: 'drag' begins there "
          + "after the same 10 pt in any direction, being nearer; it comes first only where a finger moves "
          + "before the others come down"
      ])
    #expect(found.first?.fix.hasPrefix("set drag.maximumNumberOfTouches to 1") == true)
    for way in ways {
      let script = drag([(100, 300), (300, 300)], by: way)
      let record = try rows(#""minimumNumberOfTouches": 2"#, script: script).play()
      #expect(!record.actions.contains { $0.recognizer == "scroll" }, "\(way)")
      let fixed = try rows(
        #""minimumNumberOfTouches": 2"#, #""maximumNumberOfTouches": 1"#, script: script
      ).play()
      let moves = way != (0, 0)
      #expect(fixed.actions.contains { $0.recognizer == "scroll" } == moves, "\(way)")
    }
  }

  @Test func `but where a finger moves before the others come down (S14.11)`() throws {
    let record = try rows(
      #""minimumNumberOfTouches": 2"#,
      script: """
        {"at": 0, "began": {"1": [100, 300]}}, {"at": 10, "moved": {"1": [109, 300]}},
        {"at": 20, "began": {"2": [300, 300]}},
        {"at": 30, "moved": {"1": [98, 300], "2": [289, 300]}},
        {"at": 90, "ended": {"1": null, "2": null}}
        """
    ).play()
    #expect(record.actions.first { $0.state == .began }?.recognizer == "scroll")
  }

  // MARK: The axis as a fix

  @Test(arguments: [("vertical", "horizontal", (0, 3)), ("horizontal", "vertical", (3, 0))])
  func `the axis that is left is the first fix (S14.8)`(
    axis: String, left: String, way: (Int, Int)
  ) throws {
    let outer = "\"axis\": \"\(axis)\""
    var scenario = try rows(outer, script: drag([(200, 300)], by: way))
    let fix = try #require(notes(scenario).first?.fixes.first)
    #expect(fix.words.hasPrefix("set drag.axis to \(left), with which it begins only"), "\(fix)")
    #expect(!scenario.play().actions.contains { $0.recognizer == "scroll" })
    scenario.apply(fix)
    #expect(notes(scenario).isEmpty)
    #expect(scenario.play().actions.first?.recognizer == "scroll")
  }

  @Test func `that fills the one around it hands its touches over before it waits (S15.11)`() throws
  {
    let scenario = try Scenario(
      scene: """
        "views": [{"id": "pager", "frame": [0, 0, 400, 800]},
          {"id": "photo", "frame": [0, 0, 400, 800], "parent": "pager"}],
        "recognizers": [{"id": "page", "kind": "horizontalPan", "view": "pager"},
          {"id": "move", "kind": "pan", "view": "photo"}]
        """)
    let finding = try #require(scenario.findings(.alwaysBeaten).first)
    let words = "\(finding)".split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.hasSuffix(
        """
        fix: let 'move' hand its touches over when it has gone far enough, with \
        move.handsOver(to: page) { … }, if one drag is to be both in turn, or \
        move.require(toFail: page), with which 'move' begins only where 'page' fails
        """), "\(finding)")
  }
}
