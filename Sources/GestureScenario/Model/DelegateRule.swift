public import GestureCore

/// One answer of the delegate, and when it is given.
public struct DelegateRule: Hashable, Sendable {
  /// The question that it answers.
  public var question: DelegateRule.Question
  /// The id of the recognizer that is asked; nil for any. Default: any.
  public var recognizer: String?
  /// The id of the second recognizer, in questions about a pair; nil for any. Default: any.
  public var other: String?
  /// The id of the view that the touch hit; nil for any. Default: any.
  public var hitView: String?
  /// The touch's id in the script; nil for any. Default: any.
  public var touch: String?
  /// The state of a recognizer on which the rule depends; nil for none. Default: none.
  public var condition: Condition?
  /// What is answered; nil for the question's default.
  public var answer: Bool?
  /// The numbers of the matching questions, counted from 1, at which the answer is given; nil for
  /// all of them. Default: all.
  public var times: [Int]?
  /// What the delegate does inside the question. Default: nothing.
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

  /// A rule for every such question, whichever recognizer is asked.
  ///
  /// - Parameters:
  ///   - question: the question that it answers.
  ///   - answer: what is answered; nil for the question's default.
  public init(_ question: DelegateRule.Question, answer: Bool?) {
    self.question = question
    self.answer = answer
  }
}
