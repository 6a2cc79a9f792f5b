import GestureCore
import GestureScenario
import GestureSimulation

/// A scenario's views and recognizers as they were just before a moment of its run.
///
/// The script is played again up to that moment, so what actions and answers do to the views is
/// included.
final class ScenarioPast {
  private let scenario: Scenario
  /// The scene before the script.
  let start: Stage
  private let touchNames: TouchNames
  private var runs: [Place: ScenarioRun] = [:]
  /// Whether nothing changes the views, or what is on them, during the script: then they are as
  /// they were before it.
  private let isStill: Bool

  /// A place in the script.
  private enum Place: Hashable {
    case beforeStep(Int)
    case beforeMoment(Timestamp)
  }

  init(_ scenario: Scenario) {
    self.scenario = scenario
    start = Stage(scenario, delegate: StageDelegate(rules: []))
    touchNames = TouchNames(of: scenario)
    isStill =
      scenario.allActions.isEmpty
      && scenario.scene.recognizers.allSatisfy { $0.forEachTouch == nil }
  }

  /// The window just before a touch came down, or before the input without touches of a moment.
  func window(at moment: Timestamp, before touch: TouchID?) -> Window? {
    isStill ? start.simulation.window : run(to: place(moment, touch)).simulation.window
  }

  /// The view of a recognizer; nil if the recognizer was on no view.
  func view(of id: String, at moment: Timestamp, before touch: TouchID?) -> View? {
    if isStill { return start.member(id)?.recognizer.view }
    let run = run(to: place(moment, touch))
    if let recognizer = run.recognizer(id) { return recognizer.view }
    // A recognizer of a set is made when its touch comes down.
    guard let spec = scenario.scene.spec(of: id) else { return nil }
    if spec.forEachTouch != nil, let set = run.set(spec.id) { return set.view }
    return run.view(spec.view)
  }

  /// The step that brings a touch or, without a touch, input without touches; the moment where no
  /// step does, because an action sends it.
  private func place(_ moment: Timestamp, _ touch: TouchID?) -> Place {
    let id = touch.map { touchNames.id(of: $0) }
    let index = scenario.script.firstIndex { step in
      guard .milliseconds(step.at) == moment else { return false }
      return id.map { step.content.began[$0] != nil } ?? step.content.isInputWithoutTouch
    }
    return index.map { .beforeStep($0) } ?? .beforeMoment(moment)
  }

  private func run(to place: Place) -> ScenarioRun {
    if let run = runs[place] { return run }
    let run = ScenarioRun(scenario)
    switch place {
    case .beforeStep(let step): run.play(beforeStep: step)
    case .beforeMoment(let moment): if moment > .zero { run.play(until: moment - .nanoseconds(1)) }
    }
    runs[place] = run
    return run
  }
}
