import GestureCore
import GestureSimulation

/// A scenario's views and recognizers as they were just before a moment of its run.
///
/// The script is played again up to that moment, so what actions and answers do to the views is
/// included.
final class ScenarioPast {
  private let scenario: Scenario
  /// The scene before the script.
  let start: Stage
  private var moments: [Timestamp: ScenarioRun] = [:]

  init(_ scenario: Scenario) {
    self.scenario = scenario
    start = Stage(scenario, delegate: StageDelegate(rules: []))
  }

  func window(at moment: Timestamp) -> Window? { run(to: moment).simulation.window }

  /// The view of a recognizer; nil if it was on none.
  func view(of id: String, at moment: Timestamp) -> View? {
    let run = run(to: moment)
    if let recognizer = run.recognizer(id) { return recognizer.view }
    // A recognizer of a set is made when its touch comes down.
    return scenario.scene.spec(of: id).flatMap { run.view($0.view) }
  }

  private func run(to moment: Timestamp) -> ScenarioRun {
    if let run = moments[moment] { return run }
    let run = ScenarioRun(scenario)
    if moment > .zero { run.play(until: moment - .nanoseconds(1)) }
    moments[moment] = run
    return run
  }
}
