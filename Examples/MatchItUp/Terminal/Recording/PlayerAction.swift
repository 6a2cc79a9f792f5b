import GestureCore
import MatchItUpGame

/// One thing that the player does, by mouse and keys or in a recording.
enum PlayerAction: Hashable, Sendable {
  /// The mouse button, at a point of the board. If it is cancelled because the system took the
  /// mouse away, the point doesn't matter.
  case touch(TouchPhase, Point)
  case newSet
  case debug
}
