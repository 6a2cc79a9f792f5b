public import GestureCore

/// One of the four pictures on the board.
public struct Picture: Hashable, Sendable {
  /// Where it is, in words: "upper left".
  public var name: String
  /// Where it is, in points of the board.
  public var frame: Rect
  /// Its lines, in the unit square.
  public var marks: [Mark]
  /// Whether it is the odd one out and the round is decided, so that the player may see it.
  public var isRevealed: Bool
}
