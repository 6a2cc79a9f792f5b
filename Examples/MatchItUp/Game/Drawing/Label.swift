public import GestureCore

/// Words on the board, wrapped at the width of their frame.
public struct Label: Hashable, Sendable {
  /// Where the lines stand in the width of the frame.
  public enum Alignment: Hashable, Sendable {
    case leading, center
  }

  public var text: String
  /// Where the words go, in points of the board. The first line is at its top.
  public var frame: Rect
  public var ink: Ink
  public var alignment: Alignment

  public init(_ text: String, in frame: Rect, ink: Ink = .text, alignment: Alignment = .leading) {
    self.text = text
    self.frame = frame
    self.ink = ink
    self.alignment = alignment
  }
}
