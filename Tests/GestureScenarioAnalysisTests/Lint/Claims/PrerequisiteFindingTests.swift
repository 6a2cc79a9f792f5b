import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Scenes with which a tester has found that lint overlooked something, or saw what is not there.
@Suite struct `Findings of edges, prerequisites and hand-overs`: StrangersScenes {
  private func edge(_ edges: String, _ more: String) -> String {
    recognizer("e", "screenEdgePan", ", \"set\": {\"edges\": [\"\(edges)\"], \(more)}")
  }

  @Test(arguments: [("left", "rarelyFires"), ("right", "neverFires")])
  func `an edge without depth has a place on the left alone (S14.18)`(edges: String, kind: String)
    throws
  {
    let found = try lint(edge(edges, "\"edgeDepth\": 0"))
    #expect(found.map(\.kind.rawValue) == [kind], "\(found)")
    #expect(
      found.first?.fixes.first?.words == "leave 'edgeDepth' of 'e' at its default", "\(found)")
  }

  @Test(arguments: [("vertical", 1), ("horizontal", 0), ("any", 0)])
  func `an axis that leads inwards from no edge is told (S9.27, S14.8)`(axis: String, count: Int)
    throws
  {
    let found = try lint(edge("left", "\"axis\": \"\(axis)\""))
    #expect(found.count == count && found.allSatisfy { $0.kind == .neverFires }, "\(found)")
  }

  @Test func `of several properties only that at fault is restored`() throws {
    let swipe = recognizer(
      "s", "swipe",
      ", \"set\": {\"direction\": [\"up\"], \"numberOfTouchesRequired\": 2, \"maximumDuration\": 0}"
    )
    var scene = try scenario(swipe, "")
    let fix = try #require(scene.lint().first?.fixes.first)
    scene.apply(fix)
    #expect(scene.lint() == [])
    #expect(
      scene.scene.recognizers[0].settings.keys.sorted() == [.direction, .numberOfTouchesRequired])
  }

  private static let halves = """
    , {"id": "a", "parent": "v", "frame": [0, 0, 400, 400]},
    {"id": "b", "parent": "v", "frame": [0, 400, 400, 400]}
    """

  @Test func `rivals that get all touches between them are as good as one that does (S4.2)`() throws
  {
    let list = recognizer("list", "pan", ", \"set\": {\"axis\": \"vertical\"}")
    let rows = [recognizer("one", "pan", on: "a"), recognizer("two", "pan", on: "b")]
    let all = try lint(([list] + rows).joined(separator: ", "), Self.halves)
    #expect(all.map(\.kind) == [.rarelyFires], "\(all)")
    let half = try lint([list, rows[0]].joined(separator: ", "), Self.halves)
    #expect(half.map(\.severity) == [.note], "in the other half it fires: \(half)")
    let sideways = rows.map {
      $0.replacing("\"pan\"", with: "\"pan\", \"set\": {\"axis\": \"horizontal\"}")
    }
    let across = try lint(([list] + sideways).joined(separator: ", "), Self.halves)
    #expect(across == [], "\(across)")
  }

  @Test(arguments: [
    ("contentDelay", "longPress"), ("swipe", "longPress"), ("tap", "pinch"), ("hover", "pan"),
  ])
  func `one that starts after something that leaves it no room is told (S15.2)`(
    first: String, second: String
  ) throws {
    let scene =
      recognizer("first", first) + ", "
      + recognizer("then", second, ", \"startsAfter\": [\"first\"]")
    let found = try lint(scene).filter { $0.recognizers.first?.name == "then" }
    #expect(found.map(\.kind) == [.neverFires], "\(found)")
  }

  @Test(arguments: [
    ("longPress", "swipe"), ("longPress", "pan"), ("pinch", "pan"), ("pan", "longPress"),
  ])
  func `one that may come after the other is not (S15.2)`(first: String, second: String) throws {
    let scene =
      recognizer("first", first) + ", "
      + recognizer("then", second, ", \"startsAfter\": [\"first\"]")
    // A swipe has 500 ms in all, as long as a press takes to begin.
    let found = try lint(scene).filter { $0.kind == .neverFires }
    #expect(found.isEmpty == (second != "swipe"), "\(found)")
  }

  private func handOver(
    _ giver: String, _ taker: String, on view: String = "v", _ more: String = ""
  )
    throws -> [Lint.Finding]
  {
    try lint(
      recognizer("giver", giver, on: "a") + ", " + recognizer("taker", taker, more, on: view),
      Self.halves, ", \"handOvers\": [{\"from\": \"giver\", \"to\": \"taker\"}]"
    ).filter { $0.kind == .idleHandOver }
  }

  @Test func `a hand-over that never comes about is told (S15.11)`() throws {
    let two = ", \"set\": {\"minimumNumberOfTouches\": 2}"
    #expect(try handOver("tap", "pan").count == 1)
    #expect(try handOver("pan", "tap").count == 1)
    #expect(try handOver("pan", "pan", on: "b").count == 1)
    #expect(try handOver("longPress", "pan", two).count == 1)
    #expect(try handOver("pan", "pan").isEmpty)
    #expect(try handOver("pan", "pan", two).isEmpty, "two fingers may come down")
    #expect(try handOver("longPress", "pan").isEmpty)
  }

  @Test func `one that takes over from what it waits for fires (S15.12)`() throws {
    let found = try lint(
      recognizer("list", "pan", on: "a") + ", "
        + recognizer("sheet", "pan", ", \"requireToFail\": [\"list\"]"),
      Self.halves, ", \"handOvers\": [{\"from\": \"list\", \"to\": \"sheet\"}]")
    #expect(found.filter { $0.kind == .neverFires } == [], "\(found)")
  }

  @Test func `a control in a view without interaction is noted (S2.12)`() throws {
    let views = """
      , {"id": "picture", "frame": [0, 0, 100, 100], "interactive": false},
      {"id": "ok", "parent": "picture", "frame": [10, 10, 50, 50], "control": true},
      {"id": "off", "frame": [200, 0, 50, 50], "control": true, "interactive": false},
      {"id": "flat", "frame": [300, 0, 0, 50], "control": true}
      """
    let found = try lint("", views)
    #expect(found.map(\.severity) == [.warning, .note], "\(found)")
    #expect(found.last?.sentence.contains("'picture'") == true, "\(found)")
  }

  @Test func `starting after oneself is told (S15.1)`() throws {
    let found = try lint(recognizer("p", "pan", ", \"startsAfter\": [\"p\"]"))
    #expect(found.contains { $0.kind == .misuse && $0.sentence.contains("itself") }, "\(found)")
  }

  @Test func `a hover in a set never gets a touch (S15.8)`() throws {
    let found = try lint(recognizer("h", "hover", ", \"forEachTouch\": {}"))
    #expect(found.map(\.kind) == [.neverFires], "\(found)")
  }

  @Test(arguments: [("pan", 1), ("longPress", 1)])
  func `no time after the tap before a pan or a press is told (S15.21)`(kind: String, count: Int)
    throws
  {
    let taps = ", \"set\": {\"numberOfTapsRequired\": 1, \"maximumTapGap\": 0}"
    let found = try lint(recognizer("p", kind, taps))
    #expect(found.map(\.kind) == [.neverFires], "\(found)")
  }

  @Test func `a recognizer that never fires excludes no other (S4.40)`() throws {
    let never = ", \"set\": {\"numberOfTapsRequired\": 2, \"maximumTapGap\": 0}"
    let found = try lint(recognizer("one", "tap") + ", " + recognizer("two", "tap", never))
    #expect(found.map(\.kind) == [.neverFires], "\(found)")
  }

  @Test(arguments: [(1, 1), (2, 0)])
  func `a tap of other fingers is not on the way to a pan (S15.21)`(touches: Int, count: Int) throws
  {
    let tap = recognizer("tap", "tap", ", \"set\": {\"numberOfTouchesRequired\": \(touches)}")
    let pan = recognizer("pan", "pan", ", \"set\": {\"numberOfTapsRequired\": 1}")
    let found = try lint(tap + ", " + pan).filter { $0.kind == .noRelation }
    #expect(found.count == count, "\(found)")
  }

  @Test func `a slider is dragged and not tapped (S11.2)`() throws {
    let slider =
      ", {\"id\": \"s\", \"parent\": \"v\", \"frame\": [50, 50, 200, 30], \"control\": \"slider\"}"
    #expect(try lint(recognizer("seek", "tap", on: "s"), slider) == [])
    let pan = try lint(recognizer("drag", "pan", on: "s"), slider)
    #expect(pan.map(\.kind) == [.controlLosesTouch], "\(pan)")
    let upright = ", \"set\": {\"axis\": \"vertical\"}"
    #expect(try lint(recognizer("drag", "pan", upright, on: "s"), slider) == [])
  }

  @Test func `a drawer beside the window comes in later (S2.4)`() throws {
    func drawer(_ x: Int) -> String {
      ", {\"id\": \"d\", \"frame\": [\(x), 0, 300, 800]}, "
        + "{\"id\": \"item\", \"parent\": \"d\", \"frame\": [0, 50, 300, 50], \"control\": true}"
    }
    let close = recognizer("close", "swipe", on: "d")
    #expect(try lint(close, drawer(-300)).map(\.severity) == [.note])
    let lost = try lint(close, drawer(-700))
    #expect(lost.map(\.severity) == [.warning, .warning], "\(lost)")
  }

  @Test func `an outset that takes all of a view is the one to mend (S2.5)`() throws {
    let icon =
      ", {\"id\": \"i\", \"parent\": \"v\", \"frame\": [50, 50, 30, 30], \"hitOutset\": -20}"
    let found = try lint(recognizer("t", "tap", on: "i"), icon)
    #expect(found.first?.fixes.map(\.words) == ["set the hitOutset of view 'i' to 0"], "\(found)")
  }
}
