/// What holds of every recognizer, whatever fingers, rivals and hosts do.
public enum RecognizerLaw: String, Hashable, Sendable, CaseIterable {
  /// Between two resets there is one outcome at most (S6.1).
  case oneOutcome = "each attempt has one outcome"
  /// Nothing but the transitions of the state machine is assigned (S1.16).
  case legalTransitions = "every assigned state is a legal one"
  /// After a failure no action is sent until the next attempt (S5.1).
  case noActionAfterFailure = "no action follows a failure"
  /// When all fingers have lifted and no wake is pending, it has decided (S1.19, S14.14).
  case comesToAnEnd = "it decides some time after the last finger has lifted"
  /// The same input gives the same log, byte for byte.
  case sameInputSameLog = "the same input gives the same log"
  /// After a reset it behaves as it did at first (S6.3).
  case resetForgets = "reset gives the first behaviour back"
  /// Touches that hit another view change nothing (S2.8).
  case ignoresOthersTouches = "touches of another view change nothing"
  /// What it adds to a state's digest (``GestureInspectable/addState(to:)``) is all that decides
  /// how it goes on. Not checked where it adds nothing.
  case digestTellsAll = "two states with the same digest go on the same way"
  /// If the host cancels all touches at any moment, it comes to rest (S7.25).
  case survivesCancellation = "it comes to rest when all touches are cancelled, at any moment"
  /// If the host loses a lift and the finger comes down again, it comes to rest (S13.14).
  case survivesLostLift = "it comes to rest when a lift was lost"
  /// Nothing keeps it alive when its view has gone.
  case isReleased = "it is released with its view"
}
