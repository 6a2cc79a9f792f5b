import GestureCore
import GestureScenario

extension RunRecord {
  /// The condition of the rule that answered a question about a recognizer at a moment; nil where
  /// it has none.
  func condition(
    of question: DelegateQuestion, of id: String, at moment: Timestamp
  ) -> DelegateRule.Condition? {
    conditionalAnswers.last { answer in
      answer.question.rawValue == question.rawValue && answer.at == moment
        && StageDelegate.isMatch(id, answer.recognizer)
    }?.condition
  }
}

extension DelegateRule.Condition {
  /// The condition as a clause.
  var clause: String {
    "the state of '\(recognizer)' is " + states.map(\.word).joined(separator: " or ")
  }
}
