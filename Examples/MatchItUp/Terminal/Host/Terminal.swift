import Glibc

/// The terminal that the game plays in: taken over whole, and given back as it was.
final class Terminal {
  private enum State {
    case away
    /// Taken over; the settings are those to give back.
    case taken(termios)
  }

  let input = STDIN_FILENO
  let output = STDOUT_FILENO
  private var state = State.away

  /// Whether both sides are terminals that can do more than print.
  static func isThere(environment: [String: String]) -> Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["dumb", ""].contains(environment["TERM"] ?? "")
  }

  /// Takes the terminal over, or once more sets up all that another program may have undone.
  ///
  /// What was typed while the terminal was away is thrown away; what was typed since is not.
  func enter() {
    var moment = TCSANOW
    if case .away = state {
      moment = TCSAFLUSH
      var settings = termios()
      tcgetattr(input, &settings)
      state = .taken(settings)
      CrashRescue.arm(settings: settings, output: output, farewell: ControlSequence.leave)
    }
    guard case .taken(let settings) = state else { return }
    var raw = settings
    cfmakeraw(&raw)
    tcsetattr(input, moment, &raw)
    write(ControlSequence.enter)
  }

  /// Gives the terminal back. Mouse reports that are still on their way are thrown away, lest the
  /// shell take them for commands.
  func leave() {
    guard case .taken(var settings) = state else { return }
    state = .away
    write(ControlSequence.leave)
    tcsetattr(input, TCSAFLUSH, &settings)
    CrashRescue.disarm()
  }

  /// Writes to the screen. A terminal that is gone can't be written to; that it's gone shows when
  /// it's read.
  func write(_ text: String) {
    _ = output.writeAll(text)
  }

  /// The bytes that have come; nil when the terminal is gone.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = Glibc.read(input, &bytes, bytes.count)
    if length < 0, errno == EINTR || errno == EAGAIN { return [] }
    return length > 0 ? Array(bytes.prefix(length)) : nil
  }

  /// The size in cells, and in pixels where the kernel knows that.
  var size: (columns: Int, rows: Int, pixels: PixelSize?) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24, nil)
    }
    let pixels = PixelSize(width: Int(size.ws_xpixel), height: Int(size.ws_ypixel))
    return (Int(size.ws_col), Int(size.ws_row), pixels.width > 0 ? pixels : nil)
  }

  deinit {
    leave()
  }
}
