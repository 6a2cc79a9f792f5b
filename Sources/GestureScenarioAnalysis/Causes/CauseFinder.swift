import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Finds causes of one kind that the log of a run doesn't tell, and adds them to an explanation.
///
/// ``CauseFinders`` lists all of them, each for the stage in which it is asked.
protocol CauseFinder {
  var run: ExplainedRun { get }

  init(run: ExplainedRun)

  /// Adds the causes that it finds; the explanation has those of the finders before it.
  func addCauses(to explanation: inout Explanation)
}

/// Finds causes that matter only for an outcome that was wanted and did not come.
protocol WishCauseFinder: CauseFinder {
  func addCauses(to explanation: inout Explanation, against wish: Wish)
}

extension WishCauseFinder {
  /// Adds the causes against the run's wish; none where it has no wish.
  func addCauses(to explanation: inout Explanation) {
    if let wish = run.wish { addCauses(to: &explanation, against: wish) }
  }
}

// What finders read.
extension CauseFinder {
  var scenario: Scenario { run.scenario }
  var scene: Scenario.Scene { scenario.scene }
  var expectations: Scenario.Expectations { scenario.expectations }
  var record: RunRecord { run.record }
  var past: ScenarioPast { run.past }

  /// The id of the explained recognizer or view.
  var id: String { run.subject.id }

  /// The file's entry for the recognizer of that id; nil where there is none.
  var spec: RecognizerSpec? { scene.spec(of: id) }

  /// The id under which the file has it: that of its set, if it is in one.
  var fileID: String { spec?.id ?? id }
}

extension Explanation {
  /// Adds what finders find in a run, in the order of the finders.
  mutating func addCauses(foundBy finders: [any CauseFinder.Type], in run: ExplainedRun) {
    for finder in finders { finder.init(run: run).addCauses(to: &self) }
  }
}
