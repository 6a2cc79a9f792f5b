/// One thing that a terminal told on its input.
enum TerminalInput: Hashable, Sendable {
  /// A key that stands for a character.
  case character(Character)
  /// A control character other than escape, such as 3 for Ctrl-C.
  case control(UInt8)
  /// The escape key itself.
  case escape
  case mouse(MouseReport)
  case focusGained
  case focusLost
  /// The answer to a question after a mode.
  case mode(Int, ModeSetting)
  /// The size of one cell, in pixels.
  case cellSize(PixelSize)
  /// The size of the whole text area, in pixels.
  case textAreaSize(PixelSize)
  /// A sequence that means nothing to the game, such as an arrow key.
  case unknown([UInt8])
}

/// What a terminal says of one of its modes (DECRPM).
enum ModeSetting: Int, Hashable, Sendable {
  case notRecognized, set, reset, permanentlySet, permanentlyReset
}

/// A size on the screen, in pixels.
struct PixelSize: Hashable, Sendable {
  var width: Int
  var height: Int
}
