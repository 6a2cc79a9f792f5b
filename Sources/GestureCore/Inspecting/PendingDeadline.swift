/// A wake that a recognizer waits for.
public struct PendingDeadline: Hashable, Sendable {
  /// The recognizer that asked to be woken.
  public let recognizer: RecognizerLabel
  /// When the wake is due.
  public let deadline: Deadline
}

extension Dispatcher {
  /// The wakes that recognizers wait for, the next one first.
  public var pendingDeadlines: [PendingDeadline] {
    deadlines.pending.map { PendingDeadline(recognizer: $0.core.label, deadline: $0.deadline) }
  }
}
