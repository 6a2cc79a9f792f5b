public import GestureCore

/// What the player draws, or drew last.
public struct Stroke: Sendable {
  /// The player's own points, in points of the board.
  public let points: [Point]
  /// The game's verdict; nil while it is being drawn.
  public let verdict: Verdict?
  /// The circle that the stroke was recognized as; nil if it is not a circle, and while it is
  /// drawn.
  public let circle: Circle?
  let debugPicture: DebugPicture
}
