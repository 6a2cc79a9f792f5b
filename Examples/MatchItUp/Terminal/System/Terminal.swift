import GestureInput
import Glibc

/// The terminal that the game is played in. While it is acquired, the game alone reads the keys and
/// the mouse and draws on the whole screen; when it is released, it is as it was before.
final class Terminal {
  private enum State {
    case released
    /// The settings are those to restore.
    case acquired(termios)
  }

  let input = STDIN_FILENO
  private let output = TextOutput(name: "the terminal", descriptor: STDOUT_FILENO)
  private var state = State.released

  /// Whether standard input and output are terminals that can do more than print lines.
  static func isAvailable(environment: [String: String]) -> Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["dumb", ""].contains(environment["TERM"] ?? "")
  }

  /// Acquires the terminal. If it is acquired already, everything is set up again, because another
  /// program may have changed it while this one was stopped.
  ///
  /// What was typed before the game had the terminal is discarded.
  func acquire() throws(FileError) {
    var moment = TCSANOW
    if case .released = state {
      moment = TCSAFLUSH
      var settings = termios()
      tcgetattr(input, &settings)
      state = .acquired(settings)
      TerminalRescue.arm(
        settings: settings, output: output.descriptor, sequence: ControlSequence.leave)
    }
    guard case .acquired(let settings) = state else { return }
    var raw = settings
    cfmakeraw(&raw)
    tcsetattr(input, moment, &raw)
    try write(ControlSequence.enter)
  }

  /// Restores the terminal as far as it still exists. Mouse reports that were not read yet are
  /// discarded, because the shell would take them for commands.
  func release() {
    guard case .acquired(var settings) = state else { return }
    state = .released
    try? write(ControlSequence.leave)
    tcsetattr(input, TCSAFLUSH, &settings)
    TerminalRescue.disarm()
  }

  func write(_ text: String) throws(FileError) {
    try output.write(text)
  }

  /// Reads the bytes that have arrived; nil at the end of input.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = Glibc.read(input, &bytes, bytes.count)
    if length < 0, errno == EINTR || errno == EAGAIN { return [] }
    return length > 0 ? Array(bytes.prefix(length)) : nil
  }

  /// The size in cells, and in pixels if the kernel knows it.
  var size: ScreenSize {
    var size = winsize()
    let result = ioctl(output.descriptor, UInt(TIOCGWINSZ), &size)
    guard result == 0, size.ws_col > 0, size.ws_row > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    let pixels = PixelSize(width: Int(size.ws_xpixel), height: Int(size.ws_ypixel))
    return ScreenSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row), pixels: pixels.width > 0 ? pixels : nil)
  }

  deinit {
    release()
  }
}
