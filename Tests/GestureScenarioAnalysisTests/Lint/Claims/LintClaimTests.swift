import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

@testable import GestureCommands

/// Claims and figures of lint that a tester has refuted.
@Suite struct `What lint claims`: StrangersScenes {
  // MARK: Delays

  @Test(arguments: [("750", "45 pt or 750 ms"), ("1200", "45 pt or 1200 ms")])
  func `a tap fails by its time as well as by its distance (S9.5)`(
    time: String, limits: String
  ) throws {
    let found = try lint([
      recognizer("t", "tap", ", \"set\": {\"maximumPressDuration\": \(time)}"),
      recognizer("p", "pan", ", \"requireToFail\": [\"t\"]"),
    ])
    #expect(
      found.map(\.sentence) == [
        "'p' will begin with one finger only after \(limits), whichever comes first, because it waits "
          + "until 't' has failed, and that one allows as much; where the finger lifts sooner, 't' "
          + "fires instead"
      ])
  }

  @Test func `a delay says on which view it is (S4.17)`() throws {
    let press = #"{"id": "l", "kind": "longPress", "view": "in", "set": {"allowableMovement": 30}}"#
    let found = try lint(
      [press, recognizer("p", "pan", ", \"requireToFail\": [\"l\"]")],
      #", {"id": "in", "parent": "v", "frame": [0, 0, 100, 100]}"#)
    #expect(
      found.map(\.sentence) == [
        "'p' will begin with one finger only after 30 pt or the lift, whichever comes first, for a "
          + "touch on view 'in', because it waits until 'l' has failed, and that one allows as much"
      ], "\(found)")
  }

  @Test func `a press that a pan waits for begins instead of failing (S4.17)`() throws {
    let found = try lint([
      recognizer("l", "longPress", ", \"set\": {\"allowableMovement\": 30}"),
      recognizer("p", "pan", ", \"requireToFail\": [\"l\"]"),
    ])
    #expect(
      found.first?.sentence.contains("only after 30 pt or the lift, whichever comes first, because")
        == true,
      "\(found)")
    let atLift = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "v", "frame": [0, 0, 400, 800]}],
          "recognizers": [
            {"id": "l", "kind": "longPress", "view": "v", "set": {"allowableMovement": 30}},
            {"id": "p", "kind": "pan", "view": "v", "requireToFail": ["l"]}]},
          "script": [{"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [100, 120]}},
            {"at": 90, "ended": {"1": null}}],
          "expect": {"actions": {"p": ["began@90", "ended@90"]}}}
        """
    ).run()
    #expect(atLift.differences.isEmpty, "\(atLift.report)")
  }

  /// The second one that waits can't help the first: it waits itself.
  @Test(arguments: ["", ", \"recognizesTogether\": [\"r2\"]"])
  func `two that wait for an equal one never fire (S4.17)`(more: String) throws {
    let waits = ", \"requireToFail\": [\"r0\"]"
    let found = try lint([
      recognizer("r0", "doubleTap"), recognizer("r1", "doubleTap", waits + more),
      recognizer("r2", "doubleTap", waits),
    ])
    let never = found.filter { $0.kind == .neverFires }.compactMap(\.recognizers.first?.name)
    #expect(never.sorted() == ["r1", "r2"], "\(found)")
    #expect(found.allSatisfy { $0.kind != .late }, "\(found)")
  }

  @Test func `a delay of contents is not to fire with another (S7.27)`() throws {
    let found = try lint([
      recognizer("list", "contentDelay", ", \"set\": {\"delay\": 900}"),
      recognizer("t", "longPress", ", \"requireToFail\": [\"list\"]"),
    ])
    let late = found.filter { $0.kind == .late }
    #expect(late.map(\.fix) == ["let 't' not wait for 'list'"], "\(found)")
  }

  @Test func `a figure can no longer come of a path`() throws {
    let found = try lint([
      recognizer("c", "circle"), recognizer("p", "pan", ", \"requireToFail\": [\"c\"]"),
    ])
    #expect(
      found.first?.sentence.hasSuffix("until the path can no longer become its figure") == true,
      "\(found)")
  }

  // MARK: Rivals

  @Test func `each finger of a set begins before several together (S15.8)`() throws {
    let found = try lint([
      recognizer("s", "pan", ", \"forEachTouch\": {\"limit\": 2}, \"set\": {\"hysteresis\": 2}"),
      recognizer(
        "c", "swipe", ", \"set\": {\"direction\": [\"down\"], \"numberOfTouchesRequired\": 3}"),
    ])
    let first = try #require(found.first { $0.recognizers.first?.name == "c" }, "\(found)")
    #expect(!first.sentence.contains("fingers"), "\(first)")
    #expect(!first.fix.contains("maximumNumberOfTouches"), "\(first)")
  }

  @Test(arguments: [
    (3, "", false), (5, "", false), (6, "", true), (6, #", "forEachTouch": {}"#, false),
    (7, #", "forEachTouch": {}"#, true),
  ])
  func `fingers that turn back come twice as far (S14.11)`(
    hysteresis: Int, set: String, isTold: Bool
  ) throws {
    let found = try lint([
      recognizer(
        "s", "pan", ", \"set\": {\"minimumNumberOfTouches\": 2, \"maximumNumberOfTouches\": 2}"),
      recognizer("d", "pan", ", \"set\": {\"hysteresis\": \(hysteresis)}\(set)"),
    ])
    let first = try #require(found.first { $0.recognizers.first?.name == "s" }, "\(found)")
    #expect(
      first.sentence.contains("where a finger moves before the others come down") == isTold,
      "\(first)")
  }

  @Test func `of several rivals the one is named that beats the others (S4.2)`() throws {
    let found = try lint([
      recognizer("scale", "pan", ", \"set\": {\"hysteresis\": 30}"),
      recognizer("canvas", "pan"), recognizer("move", "pan", ", \"set\": {\"hysteresis\": 4}"),
    ])
    let first = try #require(found.first { $0.recognizers.first?.name == "scale" }, "\(found)")
    #expect(first.recognizers.last?.name == "move", "\(found)")
  }

  @Test func `a rival with fewer touches is named if it has all of the loser's (S4.2)`() throws {
    let views = """
      , {"id": "tile", "parent": "v", "frame": [40, 200, 100, 100]},
      {"id": "handle", "parent": "tile", "frame": [60, 60, 40, 40]}
      """
    func pan(_ id: String, on view: String, _ hysteresis: Int) -> String {
      """
      {"id": "\(id)", "kind": "pan", "view": "\(view)", "set": {"hysteresis": \(hysteresis)}}
      """
    }
    let found = try lint(
      [pan("canvas", on: "v", 10), pan("move", on: "tile", 4), pan("scale", on: "handle", 12)],
      views)
    let first = try #require(found.first { $0.recognizers.first?.name == "scale" }, "\(found)")
    #expect(first.recognizers.last?.name == "move", "\(found)")
  }

  @Test(arguments: [(true, false), (false, true)])
  func `taps that a control keeps are not made on the way (S11.1)`(
    isControl: Bool, isTold: Bool
  ) throws {
    let found = try lint(
      [
        recognizer("end", "tap"), #"{"id": "all", "kind": "doubleTap", "view": "field"}"#,
      ],
      """
      , {"id": "field", "parent": "v", "frame": [20, 10, 300, 40], "control": \(isControl)}
      """)
    #expect(found.contains { $0.kind == .noRelation } == isTold, "\(found)")
  }

  @Test func `a tap that is always beaten fires on no way (S4.40)`() throws {
    let found = try lint(
      [
        recognizer("dismiss", "tap"),
        #"{"id": "flip", "kind": "tap", "view": "card", "preventsOnly": []}"#,
        #"{"id": "zoom", "kind": "doubleTap", "view": "card"}"#,
      ], #", {"id": "card", "parent": "v", "frame": [50, 200, 300, 300]}"#)
    let pairs = found.filter { $0.kind == .noRelation }.map { $0.recognizers.map(\.name) }
    #expect(pairs == [["dismiss", "zoom"]], "\(found)")
  }

  @Test(arguments: [
    (
      "{\"limit\": 1}",
      "only with 2 or more fingers, or where the first finger moves by less than 10 pt"
    ),
    (
      "{\"limit\": 3}",
      "with 4 or more fingers, or where each of the first 3 fingers moves by less than 10 pt"
    ),
    ("{}", "only where each of several fingers moves by less than 10 pt"),
  ])
  func `a set gets no touch beyond its limit (S15.8)`(set: String, where end: String) throws {
    let found = try lint([
      recognizer("q", "pan"), recognizer("p", "pan", ", \"forEachTouch\": \(set)"),
    ])
    let first = try #require(found.first)
    #expect(first.kind == .rarelyFires, "\(found)")
    #expect(first.sentence.hasSuffix(end), "\(found)")
  }

  @Test func `one finger never goes beyond the limit of a set (S15.8)`() throws {
    let found = try lint([
      recognizer("q", "pan", ", \"set\": {\"maximumNumberOfTouches\": 1}"),
      recognizer("p", "pan", ", \"forEachTouch\": {\"limit\": 1}"),
    ])
    #expect(found.map(\.kind) == [.alwaysBeaten], "\(found)")
  }

  /// Two fingers of which one moves go half as far as that one.
  @Test(arguments: ["", ", \"set\": {\"maximumNumberOfTouches\": 1}"])
  func `one of a set has its finger for itself (S15.8)`(limits: String) throws {
    let found = try lint([
      recognizer("each", "pan", ", \"forEachTouch\": {}"), recognizer("all", "pan", limits),
    ])
    #expect(found.map(\.kind) == [.rarelyFires], "\(found)")
    #expect(found.first?.sentence.hasSuffix("only with 2 or more fingers") == true, "\(found)")
  }

  @Test func `a pan after a tap doesn't look for the same as a pan (S15.21)`() throws {
    let found = try lint([
      recognizer("q", "pan", ", \"set\": {\"numberOfTapsRequired\": 1}"), recognizer("p", "pan"),
    ])
    #expect(found.map(\.kind) == [.alwaysBeaten], "\(found)")
    #expect(found.first?.sentence.contains("recognizes with fewer taps before") == true, "\(found)")
  }

  // MARK: Words

  @Test(arguments: [("slider", true), ("true", false)])
  func `sliders defend themselves against a drag, too (S11.2)`(kind: String, isToo: Bool) throws {
    let control = kind == "true" ? "true" : "\"\(kind)\""
    let found = try lint(
      [recognizer("hold", "longPress")],
      ", {\"id\": \"c\", \"parent\": \"v\", \"frame\": [0, 0, 200, 40], \"control\": \(control)}")
    let note = try #require(found.first { $0.kind == .controlLosesTouch })
    #expect(note.sentence.contains("sliders and switches") == isToo, "\(note)")
  }

  @Test func `limits of touches are named as they are called`() throws {
    let limits = "\"minimumNumberOfTouches\": 3, \"maximumNumberOfTouches\": 2"
    let found = try lint([recognizer("p", "pan", ", \"set\": {\(limits)}")])
    #expect(
      found.first?.sentence.hasSuffix(
        "its maximumNumberOfTouches is less than its minimumNumberOfTouches") == true, "\(found)")
  }

  @Test func `a fix that was made has no condition`() async throws {
    let page = "{\"id\": \"page\", \"frame\": [0, 0, 400, 800]}"
    let cover = "{\"id\": \"cover\", \"frame\": [0, 0, 400, 800]}"
    let text = """
      {"scene": {"size": [400, 800], "views": [\(page), \(cover)],
        "recognizers": [{"id": "t", "kind": "tap", "view": "page"}]}, "script": []}
      """
    try await withFile(text) { file in
      let told = await ToolRun("lint", file)
      #expect(told.text.contains("only there to be seen"), "\(told.text)")
      let made = await ToolRun("lint", "--fix", file)
      #expect(
        made.text.contains("fixed: switch isUserInteractionEnabled of 'cover' off\n"),
        "\(made.text)")
    }
  }

  @Test func `JSON names a set as the file does (S15.8)`() throws {
    let found = try lint([
      recognizer("p", "tap", ", \"forEachTouch\": {}, \"set\": {\"numberOfTapsRequired\": 2}")
    ])
    let line = try #require(found.first).jsonLine()
    #expect(line.contains("\"recognizers\": [\"p\"]"), "\(line)")
  }
}
