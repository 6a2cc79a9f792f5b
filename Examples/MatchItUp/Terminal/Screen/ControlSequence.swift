import GestureInput

/// The sequences that the game sends to the terminal.
///
/// Source: XTerm Control Sequences, invisible-island.net/xterm/ctlseqs.
enum ControlSequence {
  static let plain = "\u{1B}[0m"
  static let clear = "\u{1B}[H\u{1B}[2J"
  /// Mode 2026 makes the terminal show a frame only when it is complete. Terminals without it
  /// ignore it.
  static let beginUpdate = "\u{1B}[?2026h"
  static let endUpdate = "\u{1B}[?2026l"

  /// Alternate screen, no cursor, mouse reports while a button is down, their SGR form, and reports
  /// of focus changes.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l" + TerminalMouse.enable

  /// Undoes ``enter`` and all other modes that the game may have set, in reverse order.
  static let leave =
    "\u{1B}[?2026l\u{1B}[0m" + TerminalMouse.disable + "\u{1B}[?25h\u{1B}[?1049l"

  /// Moves the cursor to a cell, counted from zero.
  static func move(column: Int, row: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }
}
