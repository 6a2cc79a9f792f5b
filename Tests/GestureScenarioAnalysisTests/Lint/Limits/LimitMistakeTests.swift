import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Limits that leave a gesture hardly a chance, though it isn't impossible.
@Suite struct `A limit that is probably a mistake` {
  private func lint(
    _ kind: String, _ set: String, on view: String = "page", _ more: String = ""
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.add("own", kind, on: view, "\"set\": {\(set)}\(more)")
    return try scene.findings().filter { $0.kind != .controlLosesTouch }
  }

  @Test(arguments: [
    ("tap", "\"allowableMovement\": 0", "moves by more than 0 pt"),
    ("longPress", "\"allowableMovement\": 0.9", "moves by more than 0.9 pt"),
    ("tap", "\"allowableMovement\": 1", nil),
    ("pan", "\"minimumNumberOfTouches\": 11", "needs 11 fingers (minimumNumberOfTouches)"),
    ("pan", "\"minimumNumberOfTouches\": 10", nil),
    ("tap", "\"numberOfTouchesRequired\": 12", "needs 12 fingers (numberOfTouchesRequired)"),
  ])
  func `S9.4, S9.16 no finger, or no hand, keeps it`(
    kind: String, set: String, words: String?
  ) throws {
    let found = try lint(kind, set).filter { $0.kind == .misuse }
    #expect(found.map(\.severity) == (words == nil ? [] : [.note]), "\(found)")
    if let words { #expect(found.first?.sentence.contains(words) == true, "\(found)") }
    let pencil = try lint(kind, set, on: "page", ", \"allowedTouchTypes\": [\"pencil\"]")
    #expect(pencil.contains { $0.sentence.contains("moves by more") } == false)
  }

  // MARK: A double tap that waits for the single one

  @Test(arguments: [
    ("", nil), ("\"maximumPressDuration\": 749", "a tap lasts longer than"),
    ("\"maximumPressDuration\": 750", nil),
    ("\"allowableMovement\": 44", "a finger moves further in a tap than"),
    ("\"allowableMovement\": 45", nil), ("\"maximumTapGap\": 100", nil),
  ])
  func `S4.22 leaves a double tap only what is no single one`(
    set: String, exception: String?
  ) throws {
    var scene = FileScene()
    scene.add("single", "tap", on: "card", "\"set\": {\(set)}")
    scene.add("double", "doubleTap", on: "card", "\"requireToFail\": [\"single\"]")
    let found = try scene.findings()
    #expect(found.map(\.kind) == [exception == nil ? .neverFires : .rarelyFires], "\(found)")
    if let exception {
      #expect(
        found.first?.sentence.hasSuffix("it fires only where \(exception) 'single' allows") == true,
        "\(found)")
    }
    #expect(
      found.first?.fixes.first?.words
        == "turn the requirement round: single.require(toFail: double), with which 'single' will "
        + "fire 350 ms late", "\(found)")
  }

  @Test func `is said of three taps that wait for two quick ones`() throws {
    var scene = FileScene()
    scene.add("two", "doubleTap", on: "page", "\"set\": {\"maximumTapGap\": 200}")
    scene.add(
      "three", "tap", on: "page",
      "\"set\": {\"numberOfTapsRequired\": 3}, \"requireToFail\": [\"two\"]")
    let found = try scene.findings(.rarelyFires)
    #expect(
      found.first?.sentence.contains("the taps follow each other more slowly than 'two' allows")
        == true, "\(found)")
  }

  @Test(arguments: [(200, []), (400, ["ended"])])
  func `and such taps do fire it`(press: Int, actions: [String]) throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "v", "frame": [0, 0, 400, 800]}],
          "recognizers": [
            {"id": "single", "kind": "tap", "view": "v", "set": {"maximumPressDuration": 300}},
            {"id": "double", "kind": "doubleTap", "view": "v", "requireToFail": ["single"]}]},
         "script": [
           {"at": 0, "began": {"1": [50, 50]}}, {"at": \(press), "ended": {"1": null}},
           {"at": \(press + 100), "began": {"1": [50, 50]}},
           {"at": \(2 * press + 100), "ended": {"1": null}}],
         "expect": {"actions": {"double": \(actions)}}}
        """)
    #expect(scenario.run().passes)
    #expect(scenario.lint().map(\.kind) == [.rarelyFires])
  }

  // MARK: Seconds for milliseconds

  @Test(arguments: [
    ("longPress", "minimumPressDuration", 500), ("tap", "maximumPressDuration", 500),
    ("doubleTap", "maximumTapGap", 500), ("longPress", "repeatInterval", 500),
    ("contentDelay", "delay", 500),
  ])
  func `may be a time in seconds`(kind: String, property: String, milliseconds: Int) throws {
    let found = try lint(kind, "\"\(property)\": 0.5").filter { $0.kind == .misuse }
    #expect(
      found.map(\.sentence) == [
        "'\(property)' of 'own' is 0.5 ms, which is too short for fingers: a file gives durations "
          + "in milliseconds, so 0.5 s are 500"
      ])
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(
      found.first?.fixes.first?.words
        == "set own.\(property) to \(milliseconds) if seconds were meant", "\(found)")
  }

  @Test(arguments: [(0.0, 0), (9.9, 1), (10, 0)])
  func `is a time below 10 ms that isn't 0`(time: Double, count: Int) throws {
    let found = try lint("longPress", "\"minimumPressDuration\": \(time)")
    #expect(found.count { $0.kind == .misuse } == count, "\(found)")
  }

  @Test(arguments: ["0.000001", "0.00000125", "0.0000999", "0.0001", "0.000125"])
  func `is told without an exponent, however short it is`(time: String) throws {
    let found = try lint("longPress", "\"minimumPressDuration\": \(time)")
    #expect(found.first?.sentence.contains(" is \(time) ms, which") == true, "\(found)")
  }

  // MARK: Room and time of a movement

  @Test(arguments: [
    ("page", "right", 400.0, 401.0), ("page", "up", 800, 801), ("card", "right", 350, 351),
    ("card", "left", 250, 251),
  ])
  func `S9.34 is a distance for which the window has no room`(
    view: String, direction: String, enough: Double, tooFar: Double
  ) throws {
    let set = "\"direction\": [\"\(direction)\"], \"minimumDistance\": "
    #expect(try lint("swipe", set + "\(enough)", on: view).isEmpty)
    let found = try lint("swipe", set + "\(tooFar)", on: view)
    #expect(found.map(\.kind) == [.rarelyFires], "\(found)")
    #expect(
      found.first?.sentence.hasSuffix("only where a finger goes on outside of the window") == true,
      "\(found)")
  }

  @Test func `is no distance from a view that may be moved, nor one in several directions`() throws
  {
    #expect(
      try lint("swipe", "\"direction\": [\"left\", \"up\"], \"minimumDistance\": 401").isEmpty)
    var scene = FileScene()
    scene.add("own", "swipe", on: "card", "\"set\": {\"minimumDistance\": 380}")
    scene.add("drag", "pinch", on: "card")
    #expect(try scene.findings(.rarelyFires).isEmpty)
  }

  @Test func `is a distance for which a reaction may make room`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "v", "frame": [300, 0, 100, 100]}],
          "recognizers": [
            {"id": "own", "kind": "swipe", "view": "v", "set": {"minimumDistance": 200}},
            {"id": "tap", "kind": "tap", "view": "v"}],
          "reactions": [{"recognizer": "tap", "state": "ended",
                         "do": [{"setFrame": "v", "to": [0, 0, 100, 100]}]}]}, "script": []}
        """)
    #expect(scenario.lint().map(\.severity) == [.note])
  }

  @Test func `is a slop for which the window has no room`() throws {
    #expect(try lint("pan", "\"hysteresis\": 890").isEmpty)
    #expect(try lint("pan", "\"hysteresis\": 900").map(\.kind) == [.rarelyFires])
    // From the corner of the card, which no other gesture moves: 350 by 750 pt.
    #expect(try lint("pan", "\"hysteresis\": 827", on: "card").isEmpty)
    #expect(try lint("pan", "\"hysteresis\": 828", on: "card").map(\.kind) == [.rarelyFires])
    let scrolled = "\"hysteresis\": 900, \"allowedScrollTypes\": [\"continuous\"]"
    #expect(try lint("pan", scrolled).isEmpty)
  }

  @Test(arguments: [(30, 300, false), (29, 300, true), (500, 50, false), (4, 50, true)])
  func `is a time in which no finger goes so far`(
    time: Int, distance: Int, isFound: Bool
  ) throws {
    let found = try lint(
      "swipe", "\"maximumDuration\": \(time), \"minimumDistance\": \(distance)"
    ).filter { $0.kind == .rarelyFires }
    #expect(found.isEmpty != isFound, "\(found)")
    #expect(
      found.allSatisfy {
        $0.sentence.contains("needs a movement of \(distance) pt within \(time) ms")
      }, "\(found)")
  }
}
