import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureSimulation
import GestureTestKit
import PanGesture
import PinchGesture
import TapGesture
import Testing

/// A pan of a list around a row with a tap, and what keeps the pan from ending the tap.
@Suite struct `A short stroke` {
  private static let folder = "Tests/Scenarios/combinations/scrolling"

  private func findings(
    pan: String = "", _ tap: String = "", on view: String = "card", _ more: [String] = [],
    kind: String = "tap"
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("pull", "pan", on: "page", pan)
    scene.add("open", kind, on: view, tap)
    for (index, other) in more.enumerated() { scene.add("other\(index)", other, on: view) }
    return try scene.findings(.undoesExclusion)
  }

  private static let preventsNone = "\"preventsOnly\": []"

  @Test(arguments: [
    "that-prevents-no-other", "declared-with-all", "whose-delegate-says-yes",
  ])
  func `that fires a tap in a pan is told, and the fix ends that (S4.14)`(name: String) throws {
    let path = "\(Self.folder)/a-short-stroke-fires-a-tap-within-a-pan-\(name).json"
    let scenario = try ScenarioLibrary.scenario(path)
    let finding = try #require(scenario.lint().first)
    #expect(scenario.lint().count == 1 && finding.kind == .undoesExclusion, "\(finding)")
    #expect(finding.severity == .warning)
    #expect(Set(finding.recognizers.map(\.name)) == ["pull", "open"])
    #expect(!finding.fixes.isEmpty)
    let fix = try #require(finding.fixes.first)
    var fixed = scenario
    fixed.apply(fix)
    #expect(fixed.lint().isEmpty, "\(fix): \(fixed.lint())")
    #expect(scenario.firings(of: "open") == 1)
    #expect(fixed.firings(of: "open") == 0, "\(fix)")
  }

  @Test(arguments: ["page", "card"])
  func `that fires a tap is told on the drag's own view and in it (S3.29)`(view: String) throws {
    let found = try findings(pan: Self.preventsNone, "", on: view)
    #expect(
      found.map(\.sentence) == [
        "'pull' prevents none that it meets, among them 'open': a finger that moves by between 10 "
          + "and 45 pt and lifts fires both"
      ])
  }

  @Test func `is told beside a drag along the other axis, which ends no tap (S4.14)`() throws {
    let axis = "\"set\": {\"axis\": \"vertical\"}"
    let pan = "\(Self.preventsNone), \(axis)"
    #expect(try findings(pan: pan, "", on: "card", ["horizontalPan"]).count == 1)
    #expect(try findings(pan: pan, "", on: "card", ["pan"]).isEmpty)
  }

  @Test func `is told with the declaration that makes it, which is taken back`() throws {
    let path = "\(Self.folder)/a-short-stroke-fires-a-tap-within-a-pan-declared-with-all.json"
    let finding = try #require(try ScenarioLibrary.scenario(path).lint().first)
    #expect(
      finding.sentence
        == "'pull' is declared to recognize together with all that it meets, among them "
        + "'open': a finger that moves by between 10 and 45 pt and lifts fires both")
    #expect(
      finding.fixes.first?.words
        == "take back that 'pull' is declared to recognize together with 'open'")
  }

  @Test(arguments: [preventsNone, ""])
  func `is ended by letting the pan prevent the tap (S3.29)`(pan: String) throws {
    let found = try findings(pan: pan, pan.isEmpty ? "\"preventedOnlyBy\": []" : "")
    #expect(
      found.map { $0.fixes.map(\.words) } == [
        ["let 'pull' prevent 'open'", "open.require(toFail: pull)"]
      ])
  }

  @Test(arguments: [(44.0, 1), (45, 0), (46, 0)])
  func `is none where the pan needs as much as the tap allows`(
    hysteresis: Double, count: Int
  ) throws {
    let pan = "\(Self.preventsNone), \"set\": {\"hysteresis\": \(hysteresis)}"
    #expect(try findings(pan: pan).count == count)
  }

  @Test(arguments: [
    "", "\"preventsOnly\": [\"open\"]", "\"recognizesTogether\": [\"open\"]",
    "\"preventsOnly\": [], \"set\": {\"minimumNumberOfTouches\": 2}",
    "\"preventsOnly\": [], \"set\": {\"numberOfTapsRequired\": 1}",
    "\"preventsOnly\": [], \"startsAfter\": [\"open\"]", "\"preventsOnly\": [], \"enabled\": false",
  ])
  func `is none where the pan ends the tap, or one pair is meant`(pan: String) throws {
    #expect(try findings(pan: pan).isEmpty)
  }

  @Test func `is none with a longer gesture, where the tap waits, or declared on one view`() throws
  {
    let both = "\"recognizesTogether\": [\"open\", \"other0\"]"
    #expect(try findings(pan: both, on: "page", ["pinch"]).isEmpty)
    #expect(try findings(pan: Self.preventsNone, kind: "longPress").isEmpty)
    #expect(try findings(pan: Self.preventsNone, "\"requireToFail\": [\"pull\"]").isEmpty)
  }

  @Test func `is a note where a delegate may keep the pan back (S3.5)`() throws {
    var scene = FileScene()
    scene.add("pull", "pan", on: "page", Self.preventsNone)
    scene.add("open", "tap", on: "card")
    #expect(try scene.findings(.undoesExclusion).map(\.severity) == [.warning])
    scene.answer("shouldBegin", false, "\"recognizer\": \"pull\", \"times\": [1]")
    #expect(try scene.findings(.undoesExclusion).map(\.severity) == [.note])
  }

  @Test func `is none where another pan ends the tap`() throws {
    #expect(try findings(pan: Self.preventsNone, "", ["pinch"]).count == 1)
    #expect(try findings(pan: Self.preventsNone, "", ["pan"]).isEmpty)
  }

  @Test func `is told in a window, by tags too (S3.21)`() {
    let stage = Stage()
    let list = stage.add(PanGestureRecognizer(), "list", to: stage.window)
    let zoom = stage.add(PinchGestureRecognizer(), "zoom", to: stage.window)
    let open = stage.add(TapGestureRecognizer(), "open")
    #expect(stage.findings(.undoesExclusion).isEmpty, "\(stage.text)")
    list.tags = ["list"]
    (zoom.tags, open.tags) = (["content"], ["content"])
    stage.simulation.dispatcher.allowSimultaneousRecognition("list", "content")
    #expect(stage.findings(.undoesExclusion).count == 1, "\(stage.text)")
  }

  @Test(arguments: [("", 1), (#", "requireToFail": ["swipe"]"#, 0)])
  func `is told beside a swipe, unless the drag waits for it (S9.31, S4.17)`(
    wait: String, count: Int
  ) throws {
    let scenario = try Scenario(
      scene: """
        "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
        "recognizers": [
          {"id": "pull", "kind": "pan", "view": "page", "preventsOnly": []\(wait)},
          {"id": "open", "kind": "tap", "view": "page"},
          {"id": "swipe", "kind": "swipe", "view": "page"}]
        """,
      script: """
        {"at": 0, "began": {"1": [110, 250]}}, {"at": 50, "moved": {"1": [130, 250]}},
        {"at": 100, "ended": {"1": null}}
        """)
    #expect(scenario.findings(.undoesExclusion).count == count)
    let fired = scenario.play().actions.map(\.recognizer)
    #expect(fired.contains("open") && fired.contains("pull") == (count == 1), "\(fired)")
  }
}
