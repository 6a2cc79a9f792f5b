public import GestureCore

extension Scenario {
  /// What must come out of a run. What is not named is not checked.
  public struct Expectations: Hashable, Sendable {
    /// The actions of recognizers, by their ids; an empty list means that it never fires.
    public var actions: [String: [Scenario.Expected<GestureState>]] = [:]
    /// All actions in the order in which they are sent; nil if the order is not checked.
    public var order: [Scenario.Expected<Scenario.SentAction>]?
    /// How often the delegate is asked.
    public var calls: [ExpectedCalls] = []
    /// Whether in the end every recognizer is possible, tracks nothing, and no deadline is pending;
    /// nil where that is not checked.
    public var isIdle: Bool?
    /// The outcome of each attempt of recognizers, by their ids.
    public var outcomes: [String: [ExpectedOutcome]] = [:]
    /// The touches that views receive, by their ids.
    public var views: [String: [Scenario.Expected<TouchPhase>]] = [:]
    /// The figures that recognizers offer inside their actions.
    public var values: [ExpectedValues] = []
    /// Kinds of diagnostics that must be reported.
    public var diagnostics: [String] = []

    /// Nothing is expected, so nothing is checked.
    public init() {}
  }
}

extension Scenario {
  /// An entry of a list in which order counts.
  public struct Expected<Word: Hashable & Sendable>: Hashable, Sendable {
    /// What is expected, such as a state.
    public var word: Word
    /// Whether it stands for any number of these words, including none.
    public var isRepeated: Bool
    /// When it happens; nil for any time. Unit: milliseconds.
    public var at: Double?

    /// An entry that stands for one word, unless it is repeated, at any time, unless one is given.
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
    /// The recognizer's id.
    public var recognizer: String
    /// The state for which it is sent.
    public var state: GestureState

    /// An action of a recognizer, by its id.
    public init(_ recognizer: String, _ state: GestureState) {
      self.recognizer = recognizer
      self.state = state
    }
  }
}

/// How often a question is asked.
public struct ExpectedCalls: Hashable, Sendable {
  /// The question that is counted.
  public var question: DelegateRule.Question
  /// The id of the recognizer that is asked; nil for any.
  public var recognizer: String?
  /// The id of the second recognizer, in questions about a pair; nil for any.
  public var other: String?
  /// How often it is asked, exactly. Range: 0 or more.
  public var count: Int

  /// A number of questions; nil stands for any recognizer.
  public init(_ question: DelegateRule.Question, recognizer: String?, other: String?, count: Int) {
    self.question = question
    self.recognizer = recognizer
    self.other = other
    self.count = count
  }
}

/// The outcome of an attempt.
public struct ExpectedOutcome: Hashable, Sendable {
  /// How it ends: `ended`, `cancelled` or `failed`.
  public var state: GestureState
  /// The reason's word, or ``handedOver``; nil for any.
  public var reason: String?

  /// The word for an end because another recognizer took over (S15.12).
  public static let handedOver = "handedOver"

  /// An outcome; nil stands for any reason.
  public init(_ state: GestureState, reason: String? = nil) {
    self.state = state
    self.reason = reason
  }
}
