import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports that a delegate saw a state that was over in the same event: another recognizer, on
/// whose state the answer depends, began after the question (S4.4).
struct StaleStateFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    for cause in explanation.causes {
      guard case .deniedByDelegate = cause.kind, let moment = cause.timestamp,
        let condition = record.condition(of: .shouldBegin, of: id, at: moment),
        !condition.states.contains(.began), condition.recognizer != spec?.id,
        record.firings(ofRecognizer: condition.recognizer).contains(where: {
          $0.at == moment.milliseconds
        })
      else { continue }
      explanation.addRemark(
        "'\(condition.recognizer)' began in this event, too, but only after that question: this "
          + "one was decided on first.", ["S4.4"], at: moment)
      return
    }
  }
}
