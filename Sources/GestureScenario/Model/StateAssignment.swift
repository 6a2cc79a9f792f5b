public import GestureCore

/// A state that a scripted recognizer assigns.
public struct StateAssignment: Hashable, Sendable {
  public var recognizer: String
  public var verb: Verb

  public init(_ verb: Verb, _ recognizer: String) {
    self.verb = verb
    self.recognizer = recognizer
  }

  /// The words for assignments in a script.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
    case begin
    case change
    case end
    case fail
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
