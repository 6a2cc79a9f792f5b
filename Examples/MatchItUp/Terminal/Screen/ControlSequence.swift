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
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h"

  /// Undoes ``enter`` and all other modes that the game may have set, in reverse order.
  static let leave =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1004l\u{1B}[?1016l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h"
    + "\u{1B}[?1049l"

  static let enablePixels = "\u{1B}[?1016h"
  /// Asks whether the terminal has mouse reports in pixels, and whether they are on.
  static let askForPixels = "\u{1B}[?1016$p"
  /// Asks for the size of a cell and for that of the text area, in pixels. Not every terminal
  /// answers both.
  static let askForSizes = "\u{1B}[16t\u{1B}[14t"

  /// Moves the cursor to a cell, counted from zero.
  static func move(column: Int, row: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }
}
