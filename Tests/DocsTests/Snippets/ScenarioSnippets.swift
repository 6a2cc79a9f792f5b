import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureSimulation
import GestureTesting
import GestureTrace
import Gestures
import Testing

/// The Swift in the comments of `GestureScenario` and `GestureTesting`, and on their pages.
enum ScenarioSnippets {
  static func page() throws {
    let scenario = try Scenario(contentsOfFile: "two-taps.json")
    let result = scenario.run()
    if !result.passes { print(result.report, result.record.timeline, separator: "\n\n") }
    if let explanation = scenario.explain("bars") { print(explanation) }
    for remedy in scenario.remedies(for: "bars") { print(remedy.sentence, remedy.scenario.text) }
  }

  static func report() throws {
    let scenario = try Scenario(contentsOfFile: "single-waits-for-double.json")
    let result = scenario.run()
    print(result.passes ? "as expected" : result.report)
  }

  static func explain(_ scenario: Scenario) throws {
    if let explanation = scenario.explain("tap") { print(explanation) }
    let wish = try Wish("tap: none")
    if let explanation = scenario.explain(wish.id, wish: wish) { print(explanation) }
  }

  static func fix() throws {
    var scenario = try Scenario(contentsOfFile: "photo.json")
    while let fix = scenario.lint().first(where: { $0.severity > .note })?.fixes.first {
      scenario.apply(fix)
    }
  }

  static func fixOfPage() throws {
    var scenario = try Scenario(contentsOfFile: "Docs/Lint/photo.json")
    while let fix = scenario.lint().first(where: { $0.severity > .note })?.fixes.first {
      scenario.apply(fix)
    }
    print(scenario.text)
  }

  static func record() throws {
    let simulation = Simulation()
    simulation.window.addGestureRecognizer(TapGestureRecognizer())
    simulation.tap(at: Point(x: 100, y: 100))
    let scenario = try Scenario(of: simulation, name: "a tap on the window")
    print(scenario.text)
  }

  static func play() throws {
    let run = ScenarioRun(try Scenario(contentsOfFile: "two-taps.json"))
    run.play(until: .milliseconds(100))
    run.simulation.wait(.milliseconds(400))
    print(run.simulation.log.actions)
  }

  static func expect(_ simulation: Simulation) {
    simulation.tap(at: Point(x: 10, y: 10), taps: 2)
    simulation.log.expect("double", sends: [.ended])
    simulation.log.expect("single", sends: [])
    simulation.log.expect("pan", sends: [.began, .changes, .ended])
  }

  static func twoFingers() -> RecognizerKind.Sample {
    let twoDown = RecognizerKind.Sample.strokes(
      [140.0, 260].map { x in [200.0, 200, 240].map { y in Point(x: x, y: y) } }, every: 200)
    return twoDown
  }

  static func twoFingerTap() -> RecognizerKind.Sample {
    let (left, right) = (Point(x: 140, y: 200), Point(x: 260, y: 200))
    var down = StepContent()
    down.began = ["1": left, "2": right]
    var up = StepContent()
    up.ended = ["1": left, "2": right]
    let twoFingerTap = RecognizerKind.Sample(
      steps: [Scenario.Step(at: 0, down), Scenario.Step(at: 60, up)])
    return twoFingerTap
  }
}
