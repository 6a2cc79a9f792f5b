public import GestureCore

/// Words on the board, wrapped at the width of their frame.
public struct Label: Hashable, Sendable {
  /// Where the lines stand in the width of the frame.
  public enum Alignment: Hashable, Sendable {
    /// At the left.
    case leading
    /// In the middle.
    case center
  }

  /// The words; a line break in them begins a new line.
  public var text: String
  /// Where the words go, in points of the board. The first line is at its top.
  public var frame: Rect
  /// The ink in which to draw them.
  public var ink: Ink
  /// Where the lines stand in the width of the frame. Default: at the left.
  public var alignment: Alignment

  /// Words in a frame, in points of the board.
  public init(_ text: String, in frame: Rect, ink: Ink = .text, alignment: Alignment = .leading) {
    self.text = text
    self.frame = frame
    self.ink = ink
    self.alignment = alignment
  }
}
