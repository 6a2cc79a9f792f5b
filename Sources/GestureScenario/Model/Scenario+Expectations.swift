public import GestureCore

extension Scenario {
  /// What must come out of a run. What is not named is not checked.
  public struct Expectations: Hashable, Sendable {
    /// The actions of each recognizer; an empty list means that it never fires.
    public var actions: [String: [Scenario.Expected<GestureState>]] = [:]
    /// All actions in the order in which they are sent; nil if the order is not checked.
    public var order: [Scenario.Expected<Scenario.SentAction>]?
    /// How often the delegate is asked.
    public var calls: [ExpectedCalls] = []
    /// Whether in the end every recognizer is possible, tracks nothing, and no deadline is pending.
    public var isIdle: Bool?
    /// The outcome of each attempt of a recognizer.
    public var outcomes: [String: [ExpectedOutcome]] = [:]
    /// The touches that a view receives.
    public var views: [String: [Scenario.Expected<TouchPhase>]] = [:]
    public var values: [ExpectedValues] = []
    /// Kinds of diagnostics that must be reported.
    public var diagnostics: [String] = []

    public init() {}
  }
}

extension Scenario {
  /// An entry of a list in which order counts.
  public struct Expected<Word: Hashable & Sendable>: Hashable, Sendable {
    public var word: Word
    /// Whether it stands for any number of these words, including none.
    public var isRepeated: Bool
    /// When, in milliseconds; nil for any time.
    public var at: Double?

    public init(_ word: Word, isRepeated: Bool = false, at: Double? = nil) {
      self.word = word
      self.isRepeated = isRepeated
      self.at = at
    }
  }
}

extension Scenario {
  /// An action and the recognizer that sends it.
  public struct SentAction: Hashable, Sendable {
    public var recognizer: String
    public var state: GestureState

    public init(_ recognizer: String, _ state: GestureState) {
      self.recognizer = recognizer
      self.state = state
    }
  }
}

/// How often a question is asked.
public struct ExpectedCalls: Hashable, Sendable {
  public var question: DelegateRule.Question
  /// Nil matches any, here and in the next property.
  public var recognizer: String?
  public var other: String?
  public var count: Int

  public init(_ question: DelegateRule.Question, recognizer: String?, other: String?, count: Int) {
    self.question = question
    self.recognizer = recognizer
    self.other = other
    self.count = count
  }
}

/// The outcome of an attempt.
public struct ExpectedOutcome: Hashable, Sendable {
  public var state: GestureState
  /// The reason's word, or ``handedOver``; nil for any.
  public var reason: String?

  /// The word for an end because another recognizer took over (S15.12).
  public static let handedOver = "handedOver"

  public init(_ state: GestureState, reason: String? = nil) {
    self.state = state
    self.reason = reason
  }
}
