/// One input from the terminal.
public enum TerminalInput: Hashable, Sendable {
  /// A key with a character.
  case character(Character)
  /// A control character other than escape, such as 3 for Ctrl-C.
  case control(UInt8)
  /// The escape key itself.
  case escape
  /// The mouse, while its reports are switched on.
  case mouse(MouseReport)
  /// The terminal's window got the keyboard's focus.
  case focusGained
  /// The terminal's window lost the keyboard's focus.
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
  /// The terminal doesn't know the mode.
  case notRecognized
  /// It is on.
  case set
  /// It is off.
  case reset
  /// It is on and can't be switched off.
  case permanentlySet
  /// It is off and can't be switched on.
  case permanentlyReset
}

/// A size on the screen, in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The horizontal extent, in pixels.
  public var width: Int
  /// The vertical extent, in pixels.
  public var height: Int

  /// A size of this many pixels each way.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
