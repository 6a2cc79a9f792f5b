public import GestureCore

extension Scenario {
  /// What is done inside each action that a recognizer sends in a state.
  public struct Reaction: Hashable, Sendable {
    /// The id of the recognizer whose actions count.
    public var recognizer: String
    /// The state for which the action is sent.
    public var state: GestureState
    /// What is done, one thing after the other.
    public var actions: [Scenario.HostAction]

    /// What is done inside each action of a recognizer with a state.
    public init(recognizer: String, state: GestureState, actions: [Scenario.HostAction]) {
      self.recognizer = recognizer
      self.state = state
      self.actions = actions
    }
  }
}
