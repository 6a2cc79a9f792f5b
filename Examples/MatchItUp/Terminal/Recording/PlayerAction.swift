import GestureCore
import MatchItUpGame

/// What a player can do, whether by mouse and keys or in a recording.
enum PlayerAction: Hashable, Sendable {
  /// The button of the mouse, at a place on the board. To cancel says that the system took the
  /// mouse away; what the place is then no longer matters.
  case touch(TouchPhase, Point)
  case newSet
  case debug
}
