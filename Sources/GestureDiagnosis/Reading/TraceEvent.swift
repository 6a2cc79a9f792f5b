import GestureCore
import GestureTrace

/// An entry of a log with what the entries around it tell about it.
struct TraceEvent {
  let timestamp: Timestamp
  /// What happened. A recognizer that was taken off its view keeps the label that it had before.
  let what: LogEntry.What
  let context: Context

  /// What the other entries add to one.
  enum Context {
    case none
    /// Of `held`: the requirements that hold the recognizer.
    case held([Requirement])
    /// Of `released`: whose failure released the recognizer and after how long.
    case released(Release)
    /// Of `excluded`: how the winner came to exclude the recognizer.
    case excluded(Exclusion)
    /// Of `action`: the touches that views lost to the recognizer, and what allows it beside others.
    case action(losses: [Loss], allowances: [Answer])
  }

  /// That a recognizer has to wait for another one.
  struct Requirement {
    var other: RecognizerLabel
    /// The recognizer whose delegate asked for it in this run; nil if none did.
    var askedBy: RecognizerLabel?
  }

  /// The end of waiting.
  struct Release {
    /// The recognizer that failed last of those that were waited for; nil if the requirement went.
    var by: RecognizerLabel?
    /// Why that one failed; nil where that isn't known.
    var failure: String?
    /// How long it took from the moment the recognizer was held.
    var wait: Duration
  }

  /// That a recognizer lost to another one.
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

  /// That a view was told `touchesCancelled` because a recognizer took the touch.
  struct Loss {
    var view: String
    var touch: TouchID
  }
}
