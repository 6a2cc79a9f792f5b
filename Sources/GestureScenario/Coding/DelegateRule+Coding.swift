import GestureCore

extension DelegateRule {
  private static let answer = Field("answer", \Self.answer, .flag)

  static let table = FieldTable<Self>(
    blank: Self(.shouldBegin, answer: nil),
    heading: [Field("question", \.question, .word("question"), required: "what is asked")],
    fields: [
      Field("recognizer", \.recognizer, .anyRecognizer),
      Field("other", \.other, .anyRecognizer).when { $0.question.isAboutPair },
      Field("hitView", \.hitView, .anyView).when {
        [.shouldReceiveTouch, .viewShouldBegin].contains($0.question)
      },
      Field("touch", \.touch, .anyTouch).when { $0.question == .shouldReceiveTouch },
      Field("while", \.condition, .object(Condition.table)).when { $0.question == .shouldBegin },
      answer,
      Field("times", \.times, .filledList("a list of whole numbers", of: .count)),
      Field("do", \.actions, .hostActions),
    ],
    check: { rule, node throws(ScenarioError) in
      guard rule.answer == nil, rule.actions.isEmpty else { return }
      throw node.error(.missing(key: answer.key, expected: "true or false"))
    })
}

extension DelegateRule.Condition {
  fileprivate static let table = FieldTable<Self>(
    blank: Self(recognizer: "", states: []),
    fields: [
      Field("recognizer", \.recognizer, .recognizer, required: "the id of a recognizer"),
      Field(
        "state", \.states, .filledList("a list of states", of: .state),
        required: "a list of states"),
    ])
}

extension Scenario.Reaction {
  static let table = FieldTable<Self>(
    blank: Self(recognizer: "", state: .began, actions: []),
    fields: [
      Field("recognizer", \.recognizer, .recognizer, required: "the id of a recognizer"),
      Field("state", \.state, .sentState, required: "the state in which the action is sent"),
      Field("do", \.actions, .hostActions, required: "a list of what is done"),
    ])
}
