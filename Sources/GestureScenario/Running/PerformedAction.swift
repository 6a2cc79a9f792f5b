import GestureCore

/// Something that the host did in a run, and from where.
struct PerformedAction: Sendable {
  var at: Timestamp
  var action: Scenario.HostAction
  var origin: Origin
  /// The index that the next entry of the log had then.
  var logIndex: Int

  /// Where the host did it.
  enum Origin: Hashable, Sendable {
    /// In a step of the script.
    case script
    /// Inside an action that a recognizer sent.
    case reaction(to: String, GestureState)
    /// Inside an answer of the delegate.
    case answer(to: DelegateRule.Question, of: String)
  }
}
