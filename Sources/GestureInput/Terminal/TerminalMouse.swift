/// What a program sends to a terminal so that it reports its mouse.
///
/// ```swift
/// print(TerminalMouse.enable, terminator: "")
/// var parser = TerminalParser()
/// var button = MouseButton()
/// for case .mouse(let report) in parser.read(bytes) {
///   for phase in button.phases(for: report) { send(phase, report) }
/// }
/// print(TerminalMouse.disable, terminator: "")
/// ```
///
/// Source: XTerm Control Sequences, invisible-island.net/xterm/ctlseqs.
public enum TerminalMouse {
  /// Mouse reports while a button is down, their SGR form, and reports of focus changes.
  public static let enable = "\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h"
  /// Undoes ``enable`` and ``enablePixels``.
  public static let disable = "\u{1B}[?1004l\u{1B}[?1016l\u{1B}[?1006l\u{1B}[?1002l"
  /// Reports in pixels instead of cells.
  public static let enablePixels = "\u{1B}[?1016h"
  /// Asks whether the terminal has mouse reports in pixels, and whether they are on.
  public static let askForPixels = "\u{1B}[?1016$p"
  /// Asks for the size of a cell and for that of the text area, in pixels. Not every terminal
  /// answers both.
  public static let askForSizes = "\u{1B}[16t\u{1B}[14t"
}
