import DoubleTapGesture
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

/// A delegate that allows everything beside everything.
@Suite struct `A yes to all` {
  private func findings(
    _ one: (String, String), _ two: (String, String), more: String = "", rule: String = ""
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.add("a", one.0, on: one.1, more)
    scene.add("b", two.0, on: two.1)
    scene.answer("shouldRecognizeSimultaneously", true, rule)
    return try scene.findings().filter { $0.kind == .undoesExclusion }
  }

  @Test(arguments: [
    (("tap", "page"), ("tap", "card")), (("tap", "card"), ("doubleTap", "card")),
    (("pan", "page"), ("pan", "card")), (("longPress", "page"), ("longPress", "card")),
  ])
  func `undoes what keeps two apart (S3.17)`(
    one: (String, String), two: (String, String)
  ) throws {
    let found = try findings(one, two)
    #expect(found.map(\.severity) == [.warning], "\(found)")
    #expect(found.first?.sentence.contains("'a' and 'b'") == true, "\(found)")
    #expect(try findings(one, two, rule: "\"other\": \"b\"").isEmpty, "one is meant")
    #expect(try findings(one, two, rule: "\"recognizer\": \"a\"").count == 1)
    #expect(try findings(one, two, rule: "\"times\": [1]").isEmpty)
  }

  @Test func `undoes what a recognizer is declared to prevent`() throws {
    let (press, pan) = (("longPress", "card"), ("pan", "card"))
    #expect(try findings(press, pan).isEmpty)
    #expect(try findings(press, pan, more: "\"preventsOnly\": [\"b\"]").count == 1)
  }

  @Test(arguments: [
    (("pan", "card"), ("pinch", "card")), (("pan", "card"), ("longPress", "card")),
    (("pinch", "card"), ("rotation", "card")), (("tap", "ok"), ("tap", "card")),
  ])
  func `undoes nothing between others`(
    one: (String, String), two: (String, String)
  ) throws {
    #expect(try findings(one, two).isEmpty)
  }

  /// A drag begins after 10 pt, and a tap whose finger slips farther still fires at the lift.
  @Test(arguments: [("page", 11.0, 1), ("page", 10, 0), ("card", 11, 1), ("card", 10, 0)])
  func `undoes what keeps a tap apart from a drag that begins with its slip (S4.14, S9.4)`(
    pan: String, allowed: Double, count: Int
  ) throws {
    var scene = FileScene()
    scene.add("move", "pan", on: pan)
    scene.add("pick", "tap", on: "card", "\"set\": {\"allowableMovement\": \(allowed)}")
    func firings(_ scene: FileScene) throws -> [Int] {
      let slip = """
        {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [110.5, 100]}},
        {"at": 100, "ended": {"1": null}}
        """
      let scenario = try scene.scenario(script: slip)
      return [scenario.firings(of: "move"), scenario.firings(of: "pick")]
    }
    #expect(try firings(scene) == [1, 0])
    scene.answer("shouldRecognizeSimultaneously", true)
    #expect(try scene.findings(.undoesExclusion).count == count)
    #expect(try firings(scene) == [1, count])
  }

  /// A sheet that moves while a row in it is being reordered.
  @Test(arguments: [("page", "card", 1), ("card", "card", 0), ("card", "page", 0)])
  func `undoes what keeps a pan apart from a press on something in its view (S3.17)`(
    pan: String, press: String, count: Int
  ) throws {
    for rule in ["", "\"recognizer\": \"a\"", "\"recognizer\": \"b\""] {
      let found = try findings(("pan", pan), ("longPress", press), rule: rule)
      #expect(found.count == count, "\(rule): \(found)")
      #expect(
        found.allSatisfy { $0.fixes.first?.words == "let it say no for 'a' and 'b'" }, "\(found)")
    }
    let wait = try findings(("pan", pan), ("longPress", press), more: "\"requireToFail\": [\"b\"]")
    #expect(wait.isEmpty, "\(wait)")
  }

  @Test func `undoes nothing where one waits for the other`() throws {
    #expect(
      try findings(("tap", "card"), ("doubleTap", "card"), more: "\"requireToFail\": [\"b\"]")
        .isEmpty)
  }

  @Test func `is found in the complaint that both fire`() throws {
    let path = Repository.path("Docs/Complaints/both-fire.json")
    #expect(try Scenario(contentsOfFile: path).lint().map(\.kind) == [.undoesExclusion])
  }

  @Test func `is taken for one where a delegate allows all that it can meet`() {
    let stage = Stage()
    let list = stage.add(PanGestureRecognizer(), "list", to: stage.window)
    _ = stage.add(PanGestureRecognizer(), "row")
    let pinch = stage.add(PinchGestureRecognizer(), "pinch", to: stage.window)
    let delegate = ScriptedDelegate()
    stage.set(delegate, of: list)
    delegate.allowsBoth = { $1 !== pinch }
    #expect(stage.findings(.undoesExclusion).isEmpty, "\(stage.text)")
    delegate.allowsBoth = { _, _ in true }
    #expect(stage.findings(.undoesExclusion).count == 1, "\(stage.text)")
  }
}
