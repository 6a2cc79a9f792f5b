public import GestureCore

/// What is done inside each action that a recognizer sends in a state.
public struct Reaction: Hashable, Sendable {
  public var recognizer: String
  public var state: GestureState
  public var actions: [HostAction]

  public init(recognizer: String, state: GestureState, actions: [HostAction]) {
    self.recognizer = recognizer
    self.state = state
    self.actions = actions
  }
}
