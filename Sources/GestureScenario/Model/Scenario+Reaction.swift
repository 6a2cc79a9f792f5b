public import GestureCore

extension Scenario {
  /// What is done inside each action that a recognizer sends in a state.
  public struct Reaction: Hashable, Sendable {
    public var recognizer: String
    public var state: GestureState
    public var actions: [Scenario.HostAction]

    public init(recognizer: String, state: GestureState, actions: [Scenario.HostAction]) {
      self.recognizer = recognizer
      self.state = state
      self.actions = actions
    }
  }
}
