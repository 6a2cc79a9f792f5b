package import GestureCore

/// The delegate of a scene. It answers by the scene's rules and counts the questions.
package final class StageDelegate {
  package let rules: [DelegateRule]
  /// How often each rule has matched.
  package private(set) var matches: [Int]
  /// What was asked, in order.
  private(set) var calls: [Call] = []
  /// The answers that depended on a state, in order.
  private(set) var conditionalAnswers: [ConditionalAnswer] = []
  var now: () -> Timestamp = { .zero }
  /// Looks up the state of a recognizer, or those of a set, for conditions.
  var statesOf: (String) -> [GestureState] = { _ in [] }
  /// Performs a rule's actions inside the question.
  var perform: ([Scenario.HostAction], DelegateRule.Question, String) -> Void = { _, _, _ in }
  var touchName: (Touch) -> String = { "\($0.id.rawValue)" }

  /// A question that was asked.
  struct Call: Hashable, Sendable {
    var question: DelegateRule.Question
    var recognizer: String
    var other: String?

    /// Whether it is about recognizers that a file names; nil matches any.
    func isAbout(_ recognizer: String?, _ other: String?) -> Bool {
      StageDelegate.isMatch(recognizer, self.recognizer) && StageDelegate.isMatch(other, self.other)
    }
  }

  /// An answer that a rule gave because of the state of a recognizer.
  package struct ConditionalAnswer: Hashable, Sendable {
    package var question: DelegateRule.Question
    package var recognizer: String
    package var at: Timestamp
    package var condition: DelegateRule.Condition
  }

  /// Whether a file means a recognizer, by its id or by that of its set; nil matches any.
  package static func isMatch(_ wanted: String?, _ found: String?) -> Bool {
    wanted == nil || wanted == found || found.flatMap(RecognizerSpec.set(ofMember:)) == wanted
  }

  package init(rules: [DelegateRule]) {
    self.rules = rules
    matches = Array(repeating: 0, count: rules.count)
  }

  /// Drops the questions that were recorded so far.
  func forgetRecords() {
    calls.removeAll()
    conditionalAnswers.removeAll()
  }

  /// What a question is about.
  private struct Subject {
    var other: String?
    /// The view that is asked.
    var view: String?
    /// The touch that is offered.
    var touch: Touch?
  }

  private func answer(
    _ question: DelegateRule.Question, _ recognizer: any GestureRecognizer,
    _ subject: Subject = Subject()
  ) -> Bool {
    explicitAnswer(question, recognizer, subject) ?? question.defaultAnswer
  }

  /// The answer of the first rule that matches. Each rule counts the questions that match it,
  /// including those that another rule answers.
  private func explicitAnswer(
    _ question: DelegateRule.Question, _ recognizer: any GestureRecognizer, _ subject: Subject
  ) -> Bool? {
    calls.append(Call(question: question, recognizer: recognizer.name, other: subject.other))
    var winner: DelegateRule?
    for (index, rule) in rules.enumerated()
    where rule.question == question && matches(rule, recognizer.name, subject) {
      matches[index] += 1
      if winner == nil, rule.times?.contains(matches[index]) ?? true { winner = rule }
    }
    guard let winner else { return nil }
    if let condition = winner.condition {
      conditionalAnswers.append(
        ConditionalAnswer(
          question: question, recognizer: recognizer.name, at: now(), condition: condition))
    }
    perform(winner.actions, question, recognizer.name)
    return winner.answer ?? question.defaultAnswer
  }

  private func matches(
    _ rule: DelegateRule, _ recognizer: String, _ subject: Subject
  ) -> Bool {
    guard rule.concerns(recognizer, subject.other) else { return false }
    if let view = rule.hitView, view != subject.view ?? subject.touch?.view?.name { return false }
    if let touch = rule.touch, touch != subject.touch.map(touchName) { return false }
    guard let condition = rule.condition else { return true }
    return statesOf(condition.recognizer).contains(where: condition.states.contains)
  }
}

extension DelegateRule {
  /// Whether it answers questions about a recognizer, or about a pair.
  package func concerns(_ recognizer: String, _ other: String? = nil) -> Bool {
    StageDelegate.isMatch(self.recognizer, recognizer) && StageDelegate.isMatch(self.other, other)
  }
}

extension StageDelegate: GestureRecognizerDelegate {
  package func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    answer(.shouldBegin, recognizer)
  }

  package func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    answer(.shouldReceiveTouch, recognizer, Subject(touch: touch))
  }

  package func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool {
    answer(.shouldReceiveEvent, recognizer)
  }

  package func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool {
    answer(.shouldRecognizeSimultaneously, recognizer, Subject(other: other.name))
  }

  package func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool {
    answer(.shouldRequireFailure, recognizer, Subject(other: other.name))
  }

  package func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldBeRequiredToFailBy other: any GestureRecognizer
  ) -> Bool {
    answer(.shouldBeRequiredToFail, recognizer, Subject(other: other.name))
  }
}

extension StageDelegate: ViewQuestions {
  func answer(forViewNamed view: String, about recognizer: any GestureRecognizer) -> Bool? {
    explicitAnswer(.viewShouldBegin, recognizer, Subject(view: view))
  }
}
