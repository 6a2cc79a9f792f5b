public import GestureCore

/// A state that a scripted recognizer assigns.
public struct StateAssignment: Hashable, Sendable {
  /// The id of the scripted recognizer.
  public var recognizer: String
  /// What it assigns.
  public var verb: Verb

  /// An assignment of a scripted recognizer, by its id.
  public init(_ verb: Verb, _ recognizer: String) {
    self.verb = verb
    self.recognizer = recognizer
  }

  /// The words for assignments in a script.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
    /// `began`.
    case begin
    /// `changed`.
    case change
    /// `ended`.
    case end
    /// `failed`.
    case fail
    /// `cancelled`; named unlike the host's `cancel`.
    case cancelState

    /// The state that is assigned.
    public var state: GestureState {
      switch self {
      case .begin: .began
      case .change: .changed
      case .end: .ended
      case .fail: .failed
      case .cancelState: .cancelled
      }
    }
  }
}
