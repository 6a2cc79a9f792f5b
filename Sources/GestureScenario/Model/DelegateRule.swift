public import GestureCore

/// One answer of the delegate, and when it is given.
public struct DelegateRule: Hashable, Sendable {
  /// The question that it answers.
  public var question: DelegateRule.Question
  /// The recognizer that is asked. Here and in the next three properties nil matches any.
  public var recognizer: String?
  /// The second recognizer, of questions about a pair.
  public var other: String?
  /// The view that the touch hit.
  public var hitView: String?
  /// The touch's id in the script.
  public var touch: String?
  /// Matches only as long as a recognizer is in one of some states.
  public var condition: Condition?
  /// Nil for the question's default.
  public var answer: Bool?
  /// The numbers of the matching questions, counted from 1, at which the answer is given; nil for
  /// all of them.
  public var times: [Int]?
  /// What the delegate does inside the question.
  public var actions: [Scenario.HostAction] = []

  /// The condition that a recognizer is in one of some states.
  public struct Condition: Hashable, Sendable {
    /// The recognizer's id.
    public var recognizer: String
    /// The states in which the rule matches.
    public var states: [GestureState]

    /// A condition on one recognizer; any of the states will do.
    public init(recognizer: String, states: [GestureState]) {
      self.recognizer = recognizer
      self.states = states
    }
  }

  /// A rule for every such question, whichever recognizer is asked; nil for the usual answer.
  public init(_ question: DelegateRule.Question, answer: Bool?) {
    self.question = question
    self.answer = answer
  }
}
