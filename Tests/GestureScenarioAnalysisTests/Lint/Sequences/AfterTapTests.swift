import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Gestures that follow a tap: those that start after it (S15.1), and those that wait for more taps.
@Suite struct `A gesture after a tap` {
  private func press(_ time: Int, after kind: String) throws -> Lint.Finding? {
    var scene = FileScene()
    scene.add("tap", kind, on: "card")
    scene.add(
      "hold", "longPress", on: "card",
      "\"startsAfter\": [\"tap\"], \"set\": {\"minimumPressDuration\": \(time)}")
    return try scene.findings().first { $0.recognizers.first?.name == "hold" }
  }

  @Test(arguments: [
    (749, "tap", Lint.Finding.Kind.rarelyFires), (750, "tap", .neverFires),
    (751, "doubleTap", .neverFires), (749, "doubleTap", .rarelyFires),
  ])
  func `is no press that takes as long as a tap may (S9.4, S15.1)`(
    time: Int, kind: String, expected: Lint.Finding.Kind
  ) throws {
    let found = try #require(try press(time, after: kind))
    #expect(found.kind == expected, "\(found)")
    #expect(found.severity == .warning)
    let first = kind == "tap" ? "the finger" : "the finger of the first tap"
    #expect(
      found.sentence.hasSuffix(
        expected == .neverFires
          ? "which fails once a finger has been down for 750 ms, and 'hold' needs \(time) ms"
          : "it fires only at the lift, where \(first) has been held for at least \(time) ms and less "
            + "than 750 ms"), "\(found)")
    #expect(
      found.fixes.first?.words.hasPrefix(
        "set hold.numberOfTapsRequired to \(kind == "tap" ? 1 : 2)") == true, "\(found.fixes)")
  }

  @Test(arguments: [(600, 60, true), (60, 600, false), (60, 60, false)])
  func `comes of a double tap whose first tap was held (S15.2)`(
    first: Int, second: Int, fires: Bool
  ) throws {
    var scene = FileScene()
    scene.add("tap", "doubleTap")
    scene.add("hold", "longPress", on: "page", "\"startsAfter\": [\"tap\"]")
    let (lift, down) = (first, first + 100)
    let record = try scene.scenario(
      script: """
        {"at": 0, "began": {"1": [300, 500]}}, {"at": \(lift), "ended": {"1": null}},
        {"at": \(down), "began": {"2": [300, 500]}}, {"at": \(down + second), "ended": {"2": null}},
        {"at": \(down + second + 100), "began": {"3": [300, 500]}},
        {"at": \(down + second + 1500), "ended": {"3": null}}
        """
    ).play()
    #expect(record.actions.contains { $0.recognizer == "tap" })
    #expect(record.actions.contains { $0.recognizer == "hold" } == fires)
  }

  /// A drag that waits for a double tap, and begins some time after a tap.
  @Test(arguments: [(409, false), (410, true)])
  func `is lost while more taps may follow (S6.7, S6.8)`(start: Int, begins: Bool) throws {
    var scene = FileScene()
    scene.add("zoom", "doubleTap")
    scene.add("draw", "pan", on: "page", "\"requireToFail\": [\"zoom\"]")
    let moves = (1...10).map { step in
      "{\"at\": \(start + step * 10), \"moved\": {\"2\": [\(100 + step * 12), 600]}}"
    }
    let scenario = try scene.scenario(
      script: """
        {"at": 0, "began": {"1": [300, 500]}}, {"at": 60, "ended": {"1": null}},
        {"at": \(start), "began": {"2": [100, 600]}}, \(moves.joined(separator: ", ")),
        {"at": \(start + 120), "ended": {"2": null}}
        """)
    #expect(scenario.play().actions.contains { $0.recognizer == "draw" } == begins)
    let found = try #require(scenario.lint().first { $0.kind == .late })
    #expect(
      found.sentence
        == "'draw' will begin with one finger only after 45 pt, 750 ms or 350 ms after "
        + "the lift, whichever comes first, and not at all with a touch within 350 ms of a tap, "
        + "because it waits until 'zoom' has failed, and that one allows as much")
  }

  /// One that waits for a double tap of the same view.
  private func waiting(_ kind: String, _ more: String) -> FileScene {
    var scene = FileScene()
    scene.add("zoom", "doubleTap", on: "card")
    scene.add(
      "next", kind, on: "card",
      [more, "\"requireToFail\": [\"zoom\"]"].filter { !$0.isEmpty }.joined(separator: ", "))
    return scene
  }

  private func expectLost(_ scene: FileScene, _ verb: String) throws {
    #expect(
      try scene.findings(.late).map(\.sentence) == [
        "'next' won't \(verb) within 350 ms of a tap: it waits until 'zoom' has failed, and gets no "
          + "touch before it is reset then"
      ])
  }

  /// A swipe needs a longer way than a tap allows, and a press may need a longer time: neither is
  /// late by a double tap.
  @Test(arguments: [
    ("swipe", "", "fire"), ("longPress", "\"set\": {\"minimumPressDuration\": 900}", "fire"),
    ("pan", "\"set\": {\"hysteresis\": 46}", "begin"),
  ])
  func `is lost though it is never late (S6.7, S6.8)`(
    kind: String, more: String, verb: String
  ) throws {
    let scene = waiting(kind, more)
    try expectLost(scene, verb)
    for (start, fires) in [(409, false), (410, true)] {
      let moves = (1...5).map { step in
        "{\"at\": \(start + step * 10), \"moved\": {\"2\": [\(100 + step * 20), 100]}}"
      }
      let movement = kind != "longPress" ? moves.joined(separator: ", ") + "," : ""
      let record = try scene.scenario(
        script: """
          {"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "ended": {"1": null}},
          {"at": \(start), "began": {"2": [100, 100]}}, \(movement)
          {"at": \(start + 1000), "ended": {"2": null}}
          """
      ).play()
      #expect(record.actions.contains { $0.recognizer == "next" } == fires, "\(start)")
    }
  }

  /// One finger of a tap is among those that a gesture of two tracks.
  @Test(arguments: [("pinch", ""), ("pan", "\"set\": {\"minimumNumberOfTouches\": 2}")])
  func `is lost with two fingers, which end the double tap (S6.7, S6.8)`(
    kind: String, more: String
  ) throws {
    let scene = waiting(kind, more)
    try expectLost(scene, "begin")
    for (start, fires) in [(409, false), (410, true)] {
      let moves = (1...5).map { step in
        let (left, right) = kind == "pinch" ? (90 - step * 8, 150 + step * 8) : (90, 150)
        return
          "{\"at\": \(start + step * 10), \"moved\": {\"2\": [\(left), \(100 + step * 8)], "
          + "\"3\": [\(right), \(100 + step * 8)]}}"
      }
      let record = try scene.scenario(
        script: """
          {"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "ended": {"1": null}},
          {"at": \(start), "began": {"2": [90, 100], "3": [150, 100]}},
          \(moves.joined(separator: ", ")),
          {"at": \(start + 100), "ended": {"2": null, "3": null}}
          """
      ).play()
      #expect(record.actions.contains { $0.recognizer == "next" } == fires, "\(start)")
    }
  }

  @Test func `is lost where the taps are looked for (S6.8)`() throws {
    var scene = FileScene()
    scene.add("zoom", "doubleTap", on: "card")
    scene.add("draw", "pan", on: "page", "\"requireToFail\": [\"zoom\"]")
    let found = try #require(try scene.findings(.late).first)
    #expect(found.sentence.contains("not at all with a touch within 350 ms of a tap there"))
  }

  @Test(arguments: [
    "\"set\": {\"numberOfTouchesRequired\": 2}", "\"allowedTouchTypes\": [\"direct\"]",
  ])
  func `is not claimed to be lost by taps of other fingers`(more: String) throws {
    var scene = FileScene()
    scene.add("zoom", "doubleTap", on: "page", more)
    scene.add("draw", "pan", on: "page", "\"requireToFail\": [\"zoom\"]")
    #expect(try !scene.findings().contains { $0.sentence.contains("of a tap") })
  }

  @Test(arguments: ["tap", "longPress"])
  func `is told only of what waits for several taps`(kind: String) throws {
    var scene = FileScene()
    scene.add("first", kind)
    scene.add("draw", "pan", on: "page", "\"requireToFail\": [\"first\"]")
    #expect(try !scene.findings().contains { $0.sentence.contains("of a tap") })
  }
}
