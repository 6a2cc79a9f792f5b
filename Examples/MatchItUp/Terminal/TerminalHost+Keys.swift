import Glibc

extension TerminalHost {
  /// What a control character asks for. The terminal is in raw mode, so the game has to do what the
  /// terminal does for other programs.
  static func request(for character: UInt8) -> Request? {
    switch character {
    case 3: .signal(SIGINT)  // Ctrl-C
    case 28: .signal(SIGQUIT)  // Ctrl-\
    case 26: .suspend  // Ctrl-Z
    default: nil
    }
  }
}
