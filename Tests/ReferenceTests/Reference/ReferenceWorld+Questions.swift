import GestureCore
import GestureScenario

// What delegates and views are asked.
extension ReferenceWorld {
  /// What a question is about, besides the recognizer that is asked.
  struct Subject {
    var other: String?
    var hitView: String?
    var touch: String?
  }

  /// Asks a question whose number the rules fix, and tells it.
  mutating func ask(
    _ question: DelegateRule.Question, _ recognizer: String, _ subject: Subject = Subject()
  ) -> Bool {
    let answer = answer(question, recognizer, subject)
    for index in rules.indices where matches(rules[index], question, recognizer, subject) {
      askings[index, default: 0] += 1
    }
    let other = question == .viewShouldBegin ? subject.hitView : subject.other
    story.note(question.rawValue, of: recognizer, about: other, answer, at: now)
    return answer
  }

  /// The answer; of several rules the first that matches counts, and a rule may answer only some of
  /// the askings that match it.
  func answer(
    _ question: DelegateRule.Question, _ recognizer: String, _ subject: Subject = Subject()
  ) -> Bool {
    let index = rules.indices.first { index in
      matches(rules[index], question, recognizer, subject)
        && rules[index].times?.contains(askings[index, default: 0] + 1) != false
    }
    switch question {
    case .shouldReceiveTouch, .shouldReceiveEvent, .shouldBegin, .viewShouldBegin:
      return index.flatMap { rules[$0].answer } ?? true
    case .shouldRecognizeSimultaneously, .shouldRequireFailure, .shouldBeRequiredToFail:
      return index.flatMap { rules[$0].answer } ?? false
    }
  }

  private func matches(
    _ rule: DelegateRule, _ question: DelegateRule.Question, _ recognizer: String,
    _ subject: Subject
  ) -> Bool {
    rule.question == question && (rule.recognizer == nil || rule.recognizer == recognizer)
      && (rule.other == nil || rule.other == subject.other)
      && (rule.hitView == nil || rule.hitView == subject.hitView)
      && (rule.touch == nil || rule.touch == subject.touch) && holds(rule.condition)
  }

  /// Whether a recognizer is in one of some states, as seen from outside.
  private func holds(_ condition: DelegateRule.Condition?) -> Bool {
    guard let condition else { return true }
    return condition.states.contains(self[condition.recognizer]?.delivered ?? .possible)
  }
}
