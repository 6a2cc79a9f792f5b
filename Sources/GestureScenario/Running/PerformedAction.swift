package import GestureCore

/// Something that the host did in a run, and from where.
package struct PerformedAction: Sendable {
  package var at: Timestamp
  package var action: Scenario.HostAction
  package var origin: Origin
  /// The index that the next entry of the log had then.
  package var logIndex: Int

  /// Where the host did it.
  package enum Origin: Hashable, Sendable {
    /// In a step of the script.
    case script
    /// Inside an action that a recognizer sent.
    case reaction(to: String, GestureState)
    /// Inside an answer of the delegate.
    case answer(to: DelegateRule.Question, of: String)
  }
}
