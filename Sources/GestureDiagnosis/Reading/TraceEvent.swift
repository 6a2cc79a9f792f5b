import GestureCore
import GestureTrace

/// An entry of a log, with information from the entries around it.
struct TraceEvent {
  let timestamp: Timestamp
  /// What happened. A recognizer that was removed from its view keeps the label that it had before.
  let what: LogEntry.What
  let context: Context

  /// The information from other entries.
  enum Context {
    case none
    /// For `held`: the requirements that hold the recognizer.
    case held([Requirement])
    /// For `released`: which failure released the recognizer, and after how long.
    case released(Release)
    /// For `excluded`: how the winner came to exclude the recognizer.
    case excluded(Exclusion)
    /// For `action`: the touches that views lost to the recognizer, and what allows simultaneous
    /// recognition.
    case action(losses: [Loss], allowances: [Answer])
  }

  /// A requirement to wait for another recognizer.
  struct Requirement {
    var other: RecognizerLabel
    /// Whether the other recognizer has to begin; otherwise it has to fail.
    var isPrerequisite = false
    /// The recognizer whose delegate asked for it in this run; nil if none did.
    var askedBy: RecognizerLabel?
  }

  /// The end of waiting.
  struct Release {
    /// The last recognizer to fail or begin, of those that were waited for; nil if the requirement
    /// was removed.
    var by: RecognizerLabel?
    /// Whether ``by`` began.
    var hasBegun = false
    /// Why ``by`` failed; nil where that isn't known.
    var failure: String?
    /// How long it took from the moment the recognizer was held.
    var wait: Duration
  }

  /// An exclusion by another recognizer.
  struct Exclusion {
    /// When the winner had begun; nil if it recognized without beginning.
    var winnerBegan: Timestamp?
    /// The answers about the two at that moment, each once, in the order of the questions.
    var answers: [Answer]
  }

  /// An answer to the question whether two recognizers may recognize together.
  struct Answer: Hashable {
    var asked: RecognizerLabel
    var about: RecognizerLabel
    var isYes: Bool
  }

  /// A `touchesCancelled` to a view because a recognizer cancelled the touch.
  struct Loss {
    var view: String
    var touch: TouchID
  }
}
