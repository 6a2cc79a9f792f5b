import GestureCore
import GestureTrace

/// When a gesture that is under way sent `changed`.
struct ChangedActions {
  /// At its own deadlines: the repeats of a press (S15.22).
  var repeats: [Timestamp] = []
  /// At all other times.
  var others: [Timestamp] = []
  /// Whether the log has come to a deadline of the recognizer, and not yet to the next event.
  private var isAtDeadline = false

  mutating func note(_ event: TraceEvent, of label: RecognizerLabel) {
    switch event.what {
    case .deadline(let other): isAtDeadline = other == label
    case .touch, .input: isAtDeadline = false
    case .action(label, .changed):
      if isAtDeadline { repeats.append(event.timestamp) } else { others.append(event.timestamp) }
    case .reset(label, _): self = ChangedActions()
    case .bound, .refused, .ignored, .asked, .askedView, .held, .released, .excluded, .state,
      .handedOver, .action, .view, .reset, .diagnostic:
      break
    }
  }
}
