import GestureScenario
import GestureTrace

/// What an explanation is about: the run of a scenario, and the recognizer or view whose outcome in
/// it is explained.
struct ExplainedRun {
  let scenario: Scenario
  let record: RunRecord
  /// The explained recognizer or view.
  let subject: Subject
  /// The outcome that was wanted; nil where none is asked for and what the file expects comes.
  var wish: Wish?
  /// The views and recognizers as they were before each moment of the run.
  let past: ScenarioPast

  init(of subject: Subject, in record: RunRecord, of scenario: Scenario) {
    self.scenario = scenario
    self.record = record
    self.subject = subject
    past = ScenarioPast(scenario)
  }
}
