import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Presses that take hardly any time, and what they take from others (S4.2).
@Suite struct `A press that is quick` {
  private func scene(press time: Int, _ kind: String, _ more: String = "") -> FileScene {
    var scene = FileScene()
    scene.add("press", "longPress", on: "card", "\"set\": {\"minimumPressDuration\": \(time)}")
    scene.add("other", kind, on: "page", more)
    return scene
  }

  private func findings(_ scene: FileScene) throws -> [Lint.Finding] {
    try scene.findings(.rarelyFires).filter { $0.recognizers.first?.name == "other" }
  }

  @Test(arguments: [(9, 0), (10, 1), (149, 1), (150, 0)])
  func `takes a tap that lasts as long (S9.37)`(time: Int, count: Int) throws {
    #expect(try findings(scene(press: time, "tap")).count == count)
  }

  @Test(arguments: [(79, "other"), (81, "press")])
  func `is told with what still fires (S4.2)`(held: Int, winner: String) throws {
    let scene = scene(press: 80, "tap")
    let found = try #require(try findings(scene).first)
    #expect(found.severity == .note)
    #expect(
      found.sentence == "'other' fires on view 'card' only with a finger that lifts, or moves by "
        + "more than 10 pt, within 80 ms: 'press' recognizes then, and excludes it")
    let scenario = try scene.scenario(
      script: #"{"at": 0, "began": {"1": [60, 60]}}, {"at": \#(held), "ended": {"1": null}}"#)
    #expect(scenario.play().actions.first?.recognizer == winner)
    for fix in found.fixes {
      var fixed = scenario
      fixed.apply(fix)
      #expect(fixed.play().actions.contains { $0.recognizer == "other" }, "\(fix.words)")
    }
  }

  @Test(arguments: [
    ("pan", "a finger that goes 10 pt within 80 ms"),
    ("swipe", "a finger that goes more than 10 pt within 80 ms"),
    ("doubleTap", "fingers that lift, or move by more than 10 pt, within 80 ms"),
  ])
  func `takes slow movements and slow taps`(kind: String, gesture: String) throws {
    let found = try findings(scene(press: 80, kind))
    #expect(found.count { $0.sentence.contains("only with \(gesture)") } == 1, "\(found)")
  }

  @Test(arguments: [(10, "press"), (11, "other")])
  func `fails by a movement that it doesn't allow (S9.38)`(points: Int, winner: String) throws {
    let scenario = try scene(press: 80, "tap").scenario(
      script: """
        {"at": 0, "began": {"1": [60, 60]}}, {"at": 40, "moved": {"1": [\(60 + points), 60]}},
        {"at": 300, "ended": {"1": null}}
        """)
    #expect(scenario.play().actions.first?.recognizer == winner)
  }

  @Test(arguments: [(99, "other"), (101, "press")])
  func `takes a tap that waits for it, too (S4.15)`(held: Int, winner: String) throws {
    let scene = scene(press: 100, "tap", "\"requireToFail\": [\"press\"]")
    let found = try findings(scene)
    #expect(
      found.map { $0.fixes.map(\.words) } == [["set press.minimumPressDuration to 500 ms"]])
    let scenario = try scene.scenario(
      script: #"{"at": 0, "began": {"1": [60, 60]}}, {"at": \#(held), "ended": {"1": null}}"#)
    #expect(scenario.play().actions.first?.recognizer == winner)
  }

  @Test func `is meant where both may fire, one waits, or fingers don't make it`() throws {
    let related = [
      "\"recognizesTogether\": [\"press\"]", "\"requireToFail\": [\"press\"]",
      "\"allowedTouchTypes\": [\"mouse\"]",
    ]
    for more in related { #expect(try findings(scene(press: 80, "pan", more)).isEmpty, "\(more)") }
  }

  @Test(arguments: [
    ("pinch", ""), ("rotation", ""), ("tap", "\"set\": {\"numberOfTouchesRequired\": 2}"),
  ])
  func `at touch down leaves no finger to what needs two (S9.37)`(
    kind: String, more: String
  ) throws {
    let found = try findings(scene(press: 0, kind, more))
    #expect(
      found.map(\.sentence) == [
        "'other' rarely fires with a touch on view 'card': 'press' recognizes there as the finger "
          + "comes down"
      ])
  }

  @Test(arguments: [
    ("pinch", "", "fingers that part, close or turn within 80 ms"),
    (
      "tap", "\"set\": {\"numberOfTouchesRequired\": 2}",
      "fingers that lift, or move by more than 10 pt, within 80 ms"
    ),
    ("pan", "\"set\": {\"minimumNumberOfTouches\": 2}", "fingers that go 10 pt within 80 ms"),
  ])
  func `of two fingers takes what two fingers do (S9.37)`(
    kind: String, more: String, gesture: String
  ) throws {
    var scene = FileScene()
    scene.add(
      "press", "longPress", on: "card",
      "\"set\": {\"minimumPressDuration\": 80, \"numberOfTouchesRequired\": 2}")
    scene.add("other", kind, on: "card", more)
    let found = try findings(scene)
    #expect(
      found.map(\.sentence) == [
        "'other' fires only with \(gesture): 'press' recognizes then, and excludes it"
      ])
    let record = try scene.scenario(
      script: """
        {"at": 0, "began": {"1": [100, 100], "2": [160, 100]}},
        {"at": 120, "ended": {"1": null, "2": null}}
        """
    ).play()
    #expect(record.actions.first?.recognizer == "press")
  }
}
