import GestureCore
import GestureScenario
import GestureTestKit
import Testing

@testable import GestureExploration
@testable import GestureScenarioAnalysis

/// The moments up to which a search waits.
@Suite struct `The times of a search` {
  private func scenario(_ recognizers: String...) throws -> Scenario {
    try Scenario(
      scene: """
        "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
        "recognizers": [\(recognizers.joined(separator: ", "))]
        """)
  }

  private func recognizer(_ id: String, _ kind: String, _ more: String = "") -> String {
    SceneText.recognizer(id, kind, on: "page", more)
  }

  private func press(_ id: String, after duration: Int, _ more: String = "") -> String {
    recognizer(id, "longPress", ", \"set\": {\"minimumPressDuration\": \(duration)\(more)}")
  }

  /// A press that nothing but a long hold would disprove: a deadline of another one lies beyond, so
  /// that the condition is met in some script.
  private func expectRefuted(
    _ scene: Scenario, _ names: [String], heldFor duration: Double, depth: Int
  ) throws {
    let property = ExplorationProperty.always(
      oneOf: names, if: .held(.nanoseconds(Int64(duration * 1_000_000))))
    let result = scene.explore(depth: depth, [property])
    let found = try #require(result.counterexample, "\(result)")
    let replay = scene.scenario(of: found)
    #expect(replay.run().passes, "\(replay.text)")
    let times = replay.script.map(\.at)
    #expect(try #require(times.last) - times[0] >= duration, "\(replay.text)")
  }

  @Test(arguments: [800.0, 799.5, 1499])
  func `include that at which a hold is long enough for a property`(duration: Double) throws {
    let scene = try scenario(
      press("menu", after: 500), recognizer("drag", "pan", ", \"set\": {\"axis\": \"vertical\"}"),
      "{\"id\": \"delete\", \"kind\": \"longPress\", \"view\": \"page\", "
        + "\"set\": {\"minimumPressDuration\": 1500}, \"recognizesTogether\": [\"menu\"]}")
    try expectRefuted(scene, ["menu", "drag", "delete"], heldFor: duration, depth: 4)
  }

  @Test func `include it where a press repeats`() throws {
    let scene = try scenario(
      press("hold", after: 400, ", \"repeatInterval\": 100"),
      recognizer("pan", "pan", ", \"set\": {\"hysteresis\": 30}"))
    try expectRefuted(scene, ["hold", "pan"], heldFor: 600, depth: 4)
  }

  /// Nothing else has a deadline: it begins when it is told to.
  @Test(arguments: [300.0, 250.5])
  func `include that up to which a scripted recognizer may take its time`(limit: Double) throws {
    let scene = try scenario(recognizer("odd", "scripted"))
    let property = ExplorationProperty.within(.nanoseconds(Int64(limit * 1_000_000)), "odd")
    let result = scene.explore(depth: 3, [property])
    let found = try #require(result.counterexample, "\(result)")
    #expect(scene.scenario(of: found).run().passes, "\(result)")
    let moment = try #require(found.events.last?.timestamp.milliseconds)
    #expect(moment > limit, "\(result)")
    #expect(found.sentence.contains(" \(moment.withOneDecimal) ms after"), "\(result)")
  }

  /// A finger rests, and a trackpad goes on.
  @Test func `count from any input (S15.18)`() throws {
    let scene = try scenario(
      press("hold", after: 500), recognizer("pinch", "pinch", ", \"allowedTouchTypes\": []"))
    let property = ExplorationProperty.within(.milliseconds(499), "hold")
    let bare = scene.explore(depth: 2, [property])
    #expect(bare.counterexample?.sentence == "'hold' recognized 500 ms after the last input")
    var trial = Trial(scene.exploredScene, [property])
    let place = try #require(ExplorationAlphabet(for: scene.exploredScene).spots.first)
    trial.play(ExploredEvent(at: .zero, .down(1, place)))
    let pinch = TransformInput(phase: .began, at: place)
    trial.play(ExploredEvent(at: .milliseconds(1), .transform(pinch)))
    trial.play(ExploredEvent(at: .milliseconds(500), .wait))
    #expect(trial.coverage.recognized == ["hold"])
    #expect(trial.violation == nil, "it is 499 ms since the pinch began")
  }

  @Test func `are that one no longer where a hold was long enough before`() throws {
    let scene = try scenario(recognizer("pan", "pan"))
    let property = ExplorationProperty.always(oneOf: ["pan"], if: .held(.milliseconds(70)))
    var trial = Trial(scene.exploredScene, [property])
    let alphabet = ExplorationAlphabet(for: scene.exploredScene)
    let place = try #require(alphabet.spots.first)
    func waits() -> [Double] {
      trial.actions(alphabet).filter { $0.what == .wait }.map(\.timestamp.milliseconds).sorted()
    }
    trial.play(ExploredEvent(at: .zero, .down(1, place)))
    #expect(waits() == [20, 69, 70, 71])
    trial.play(ExploredEvent(at: .milliseconds(70), .wait))
    #expect(waits() == [90])
    trial.play(ExploredEvent(at: .milliseconds(70), .lift(1)))
    #expect(waits() == [])
  }
}
