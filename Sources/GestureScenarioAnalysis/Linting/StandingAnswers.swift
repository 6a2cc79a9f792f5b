import GestureScenario

/// Answers of a scene's delegate that are the same whatever happens.
struct StandingAnswers {
  private let rules: [DelegateRule]

  init(_ rules: [DelegateRule]) { self.rules = rules }

  /// The constant answer that rules state; nil where they state none, or where the answer depends
  /// on the touch, on the number of questions, or on a state.
  func stated(
    _ question: DelegateRule.Question, of recognizer: String, other: String? = nil,
    view: String? = nil
  ) -> Bool? {
    answer(question, of: recognizer, other: other, view: view).stated
  }

  /// The constant answer of the rules, or the default where they state none; nil where it varies.
  func orDefault(
    _ question: DelegateRule.Question, of recognizer: String, view: String? = nil
  ) -> Bool? {
    let answer = answer(question, of: recognizer, view: view)
    return answer.isConstant ? answer.stated ?? question.defaultAnswer : nil
  }

  /// Goes through the rules that may answer, up to the first that always does. If all say the same,
  /// so does the delegate.
  private func answer(
    _ question: DelegateRule.Question, of recognizer: String, other: String? = nil, view: String?
  ) -> (stated: Bool?, isConstant: Bool) {
    var answers: [Bool?] = []
    for rule in rules
    where rule.question == question && rule.concerns(recognizer, other)
      && (rule.hitView == nil || rule.hitView == view)
    {
      answers.append(rule.answer)
      if rule.isUnconditional { return constant(answers) }
    }
    return constant(answers + [nil])
  }

  private func constant(_ answers: [Bool?]) -> (stated: Bool?, isConstant: Bool) {
    let isConstant = answers.allSatisfy { $0 == answers[0] }
    return (isConstant ? answers[0] : nil, isConstant)
  }

  /// Whether a recognizer's delegate allows simultaneous recognition with every other recognizer.
  func allowsAll(_ recognizer: String) -> Bool {
    rules.contains { rule in
      rule.question == .shouldRecognizeSimultaneously && rule.concerns(recognizer)
        && rule.other == nil && rule.isUnconditional && rule.answer == true
    }
  }

  /// Whether a rule sometimes refuses a recognizer touches, or refuses to let it begin. Constant
  /// answers are covered by ``orDefault(_:of:view:)``.
  func mayRefuse(_ recognizer: String) -> Bool {
    rules.contains { rule in
      !rule.question.isAboutPair && rule.answer == false && rule.concerns(recognizer)
        && !(rule.isUnconditional && rule.question != .viewShouldBegin)
    }
  }
}

extension DelegateRule {
  /// Whether it answers every question about the recognizers that it names.
  fileprivate var isUnconditional: Bool { times == nil && condition == nil && touch == nil }
}
