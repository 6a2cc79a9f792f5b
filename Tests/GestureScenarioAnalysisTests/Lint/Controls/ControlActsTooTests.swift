import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// A control around which a tap recognizes only after the lift, and takes no touch any more.
@Suite struct `A control that acts too` {
  /// - Parameters:
  ///   - tap: keys of the tap that waits, or is to wait.
  ///   - double: properties and keys of the one for which it waits.
  ///   - more: a further recognizer.
  private func scenario(
    tap: String = "\"requireToFail\": [\"double\"], \"delaysTouchesEnded\": false",
    double: (set: String, more: String) = ("", "\"delaysTouchesEnded\": false"), more: String = "",
    view: [String] = ["began", "ended"]
  ) throws -> Scenario {
    let two = "\"numberOfTouchesRequired\": 2"
    let set = double.set.isEmpty ? two : "\(two), \(double.set)"
    let keys = view.map { "\"\($0)\"" }.joined(separator: ", ")
    return try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "panel", "frame": [0, 0, 400, 800], "multipleTouch": true},
            {"id": "key", "parent": "panel", "frame": [50, 100, 100, 60], "control": true}],
          "recognizers": [
            {"id": "double", "kind": "doubleTap", "view": "panel", "set": {\(set)}, \(double.more)},
            {"id": "tap", "kind": "tap", "view": "panel", "set": {\(two)}, \(tap)}\(more)]},
         "script": [{"at": 0, "began": {"1": [250, 130]}}, {"at": 10, "began": {"2": [100, 130]}},
           {"at": 90, "ended": {"1": null}}, {"at": 500, "ended": {"2": null}}],
         "expect": {"actions": {"tap": ["ended"], "double": []}, "views": {"key": [\(keys)]}}}
        """)
  }

  private func kinds(_ scenario: Scenario) -> [Lint.Finding.Kind] {
    scenario.lint().filter { $0.recognizers.first?.name == "tap" && $0.kind != .late }.map(\.kind)
  }

  @Test func `has had the lift when a tap that waits recognizes (S7.10)`() throws {
    let scenario = try scenario()
    #expect(scenario.run().passes)
    let found = try #require(scenario.lint().first { $0.kind == .controlActsToo })
    #expect(kinds(scenario) == [.controlActsToo])
    #expect(found.severity == .note)
    #expect(
      found.sentence == "control 'key' acts too when 'tap' of view 'panel' recognizes: that waits "
        + "until 'double' has failed, and by then it has had the lift, since "
        + "tap.delaysTouchesEnded is off")
    #expect(
      found.fixes.map(\.words) == [
        "set tap.delaysTouchesEnded to true if 'tap' alone is meant",
        "set tap.cancelsTouchesInView to false if both are meant",
      ])
    var fixed = try self.scenario(view: ["began", "cancelled"])
    fixed.apply(found.fixes[0])
    #expect(fixed.run().passes)
    #expect(kinds(fixed) == [.controlLosesTouch])
  }

  @Test(arguments: [
    "\"requireToFail\": [\"double\"]", "\"delaysTouchesEnded\": false",
    "\"requireToFail\": [\"double\"], \"delaysTouchesEnded\": false, \"delaysTouchesBegan\": true",
  ])
  func `loses its touch where the tap doesn't wait, or keeps the lift`(tap: String) throws {
    #expect(try kinds(scenario(tap: tap)).contains(.controlLosesTouch))
    #expect(try !kinds(scenario(tap: tap)).contains(.controlActsToo))
  }

  @Test(arguments: [
    ("", "\"delaysTouchesEnded\": true"),
    ("\"maximumPressDuration\": 400", "\"delaysTouchesEnded\": false"),
    ("\"allowableMovement\": 40", "\"delaysTouchesEnded\": false"),
  ])
  func `loses its touch where the other keeps the lift, or may have failed before`(
    set: String, more: String
  ) throws {
    let scenario = try scenario(double: (set, more), view: ["began", "cancelled"])
    #expect(kinds(scenario) == [.controlLosesTouch])
    if !set.contains("allowableMovement") { #expect(scenario.run().passes) }
  }

  @Test(arguments: [("pan", 1), ("doubleTap", 0)])
  func `acts too beside one that has decided at the lift`(kind: String, count: Int) throws {
    let more = ", {\"id\": \"more\", \"kind\": \"\(kind)\", \"view\": \"panel\"}"
    let scenario = try scenario(more: more)
    #expect(kinds(scenario).count { $0 == .controlActsToo } == count, "\(scenario.lint())")
  }

  @Test(arguments: [("true", [Lint.Finding.Kind.controlLosesTouch]), ("false", [.controlActsToo])])
  func `may have the tap on itself (S11.4)`(
    delays: String, expected: [Lint.Finding.Kind]
  ) throws {
    var scene = FileScene()
    scene.add("double", "doubleTap", on: "ok", "\"delaysTouchesEnded\": \(delays)")
    scene.add(
      "tap", "tap", on: "ok",
      "\"requireToFail\": [\"double\"], \"delaysTouchesEnded\": \(delays)")
    #expect(try kinds(scene.scenario()) == expected)
  }

  @Test(arguments: [(true, Lint.Finding.Kind.controlLosesTouch), (false, .controlActsToo)])
  func `acts on a drag that ends on it and takes no touches (S7.8)`(
    cancels: Bool, kind: Lint.Finding.Kind
  ) throws {
    var scene = FileScene()
    scene.add("scroll", "pan", on: "page", "\"cancelsTouchesInView\": \(cancels)")
    let scenario = try scene.scenario(
      script: """
        {"at": 0, "began": {"1": [60, 420]}}, {"at": 20, "moved": {"1": [80, 420]}},
        {"at": 40, "ended": {"1": null}}
        """)
    let events = scenario.play().touches(of: "ok").map(\.phase)
    #expect(events.last == (cancels ? .cancelled : .ended))
    let found = scenario.lint().filter { $0.recognizers.first?.name == "scroll" }
    #expect(found.map(\.kind) == [kind], "\(found)")
    // Each of the two may be meant: the mend of one leads to the other.
    let turning = try #require(found[0].fixes.last { $0.words.contains("cancelsTouchesInView") })
    var fixed = scenario
    fixed.apply(turning)
    #expect(fixed.lint().map(\.kind).contains(cancels ? .controlActsToo : .controlLosesTouch))
  }

  @Test(arguments: [(true, Lint.Finding.Kind.controlLosesTouch), (false, .controlActsToo)])
  func `acts as the finger of a press lifts that takes no touches (S7.8)`(
    cancels: Bool, kind: Lint.Finding.Kind
  ) throws {
    var scene = FileScene()
    scene.add("menu", "longPress", on: "page", "\"cancelsTouchesInView\": \(cancels)")
    let scenario = try scene.scenario(
      script: "{\"at\": 0, \"began\": {\"1\": [60, 420]}}, {\"at\": 900, \"ended\": {\"1\": null}}")
    #expect(scenario.play().actions.first?.recognizer == "menu")
    #expect(scenario.play().touches(of: "ok").last?.phase == (cancels ? .cancelled : .ended))
    let found = scenario.lint().filter { $0.recognizers.first?.name == "menu" }
    #expect(found.map(\.kind) == [kind], "\(found)")
    if !cancels { #expect(found[0].sentence.contains("when a press of 'menu'"), "\(found)") }
  }

  @Test(arguments: [(true, 0), (false, 1)])
  func `acts as the finger of a press of its own lifts that takes no touches (S11.4)`(
    cancels: Bool, count: Int
  ) throws {
    var scene = FileScene()
    scene.add("menu", "longPress", on: "ok", "\"cancelsTouchesInView\": \(cancels)")
    #expect(try scene.findings(.controlActsToo).count == count)
    let record = try scene.scenario(
      script: "{\"at\": 0, \"began\": {\"1\": [60, 420]}}, {\"at\": 900, \"ended\": {\"1\": null}}"
    ).play()
    #expect(record.touches(of: "ok").last?.phase == (cancels ? .cancelled : .ended))
  }

  @Test(arguments: ["\"slider\"", "\"switch\""])
  func `is no slider or switch, which is dragged itself (S11.2)`(control: String) throws {
    var scene = FileScene()
    scene.addView("level", [50, 600, 200, 40], in: "page", "\"control\": \(control)")
    scene.add("scroll", "pan", on: "page", "\"cancelsTouchesInView\": false")
    let found = try scene.findings(.controlActsToo)
    #expect(found.count == 1)
    #expect(found.first?.sentence.contains("control 'ok'") == true, "\(found)")
  }

  @Test(arguments: [0, 200])
  func `acts when a press leaves it its touch, however long it takes (S7.8, S11.5)`(
    duration: Int
  ) throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "home", "frame": [0, 0, 400, 800]},
            {"id": "go", "parent": "home", "frame": [100, 400, 200, 60], "control": "button"}],
          "recognizers": [{"id": "wake", "kind": "longPress", "view": "home",
            "cancelsTouchesInView": false, "set": {"minimumPressDuration": \(duration)}}]},
         "script": [{"at": 0, "began": {"1": [150, 420]}}, {"at": 500, "ended": {"1": null}}],
         "expect": {"actions": {"wake": ["began", "ended"]}, "views": {"go": ["began", "ended"]}}}
        """)
    #expect(scenario.play().differences(from: scenario.expectations).isEmpty)
    let findings = scenario.lint()
    #expect(findings.map(\.kind) == [.controlActsToo], "\(findings)")
  }
}
