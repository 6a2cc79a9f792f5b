public import GestureCore

/// A button on the board, as a host has to draw it.
public struct PushButton: Hashable, Sendable {
  /// The word on it.
  public var title: String
  /// Where it is, in points of the board.
  public var frame: Rect
  /// Whether a finger is on it and would press it by lifting.
  public var isPressed: Bool
}
