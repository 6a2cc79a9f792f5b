import GestureCore
import GestureInput
import Glibc
import MatchItUpGame

/// The loop of the game in a terminal: waits for input, for signals and for the game's next
/// deadline, and passes on what arrives.
final class PlayLoop {
  /// Why the game ended.
  enum End: Hashable {
    /// The player quit, or the input ended.
    case quit
    /// A signal arrived; the process should now die of it.
    case signal(Int32)
    /// The terminal can't be written to.
    case failure(FileError)
  }

  private let game: Game
  private let terminal: Terminal
  private let signals: SignalQueue
  private let clock = MonotonicClock()
  private var host: TerminalHost
  private var parser = TerminalParser()

  /// How long to wait for the rest of a sequence before an escape byte counts as the escape key.
  /// Unit: milliseconds.
  private static let escapeTimeout: Int32 = 50

  init(
    game: Game, terminal: Terminal, signals: SignalQueue, palette: Palette,
    record: @escaping (PlayerAction, Timestamp) -> Void
  ) {
    self.game = game
    self.terminal = terminal
    self.signals = signals
    host = TerminalHost(game: game, palette: palette, size: terminal.size, record: record)
  }

  /// Plays until the end, and releases the terminal.
  func run() -> End {
    defer { terminal.release() }
    do {
      try terminal.acquire()
      while true {
        try terminal.write(host.output())
        if let end = try handleNext() { return end }
      }
    } catch {
      // If the terminal was closed, the process also got a signal, which is the better reason.
      return endBySignal ?? .failure(error)
    }
  }

  private func handleNext() throws(FileError) -> End? {
    var files = [
      pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&files, 2, timeout)
    game.advance(to: clock.now)
    if count == 0 { return try handle(parser.stopWaiting()) }
    if count > 0, files[1].revents != 0, let end = try handleSignals() { return end }
    if count > 0, files[0].revents != 0 { return try handleInput() }
    return nil
  }

  /// How long to wait at most, in milliseconds; negative if there is no limit.
  private var timeout: Int32 {
    let untilEscape = parser.isWaitingAfterEscape ? PlayLoop.escapeTimeout : .max
    guard let deadline = game.nextDeadline else { return untilEscape == .max ? -1 : untilEscape }
    let milliseconds = ((deadline - clock.now) / .milliseconds(1)).rounded(.up)
    return min(untilEscape, Int32(max(0, min(milliseconds, 60_000))))
  }
}

// Input and signals.
extension PlayLoop {
  private func handleInput() throws(FileError) -> End? {
    guard let bytes = terminal.read() else { return endBySignal ?? .quit }
    return try handle(parser.read(bytes))
  }

  private func handle(_ inputs: [TerminalInput]) throws(FileError) -> End? {
    for input in inputs {
      switch host.handle(input, at: clock.now) {
      case .quit?: return .quit
      case .signal(let number)?: return .signal(number)
      case .suspend?: try suspend()
      case nil: break
      }
    }
    return nil
  }

  private func handleSignals() throws(FileError) -> End? {
    if let endBySignal { return endBySignal }
    for number in signals.take() {
      switch number {
      case SIGTSTP: try suspend()
      case SIGCONT: try resume()
      default: resize()
      }
    }
    return nil
  }

  private var endBySignal: End? { signals.ending.map(End.signal) }

  /// Stops the whole job, as Ctrl-Z does for a program that leaves that key to the terminal.
  /// Returns when the shell resumes the job.
  private func suspend() throws(FileError) {
    host.cancelStroke(at: clock.now)
    terminal.release()
    Signals.stopJob()
    try resume()
  }

  private func resume() throws(FileError) {
    try terminal.acquire()
    resize()
  }

  private func resize() {
    host.resize(to: terminal.size, at: clock.now)
  }
}
