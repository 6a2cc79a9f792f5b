/// One input from the terminal.
public enum TerminalInput: Hashable, Sendable {
  /// A key with a character.
  case character(Character)
  /// A control character other than escape, such as 3 for Ctrl-C.
  case control(UInt8)
  /// The escape key itself.
  case escape
  case mouse(MouseReport)
  case focusGained
  case focusLost
  /// The answer to a question about a mode.
  case mode(Int, ModeSetting)
  /// The size of one cell, in pixels.
  case cellSize(PixelSize)
  /// The size of the whole text area, in pixels.
  case textAreaSize(PixelSize)
  /// A sequence without a meaning here, such as an arrow key.
  case unknown([UInt8])
}

/// The state of a mode as the terminal reports it (DECRPM).
public enum ModeSetting: Int, Hashable, Sendable {
  case notRecognized, set, reset, permanentlySet, permanentlyReset
}

/// A size on the screen, in pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
