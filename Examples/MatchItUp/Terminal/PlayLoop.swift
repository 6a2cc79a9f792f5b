import GestureCore
import Glibc
import MatchItUpGame

/// Waits for the terminal, for signals and for the game's next deadline, and lets the face handle
/// whatever comes.
final class PlayLoop {
  /// Why the game ended.
  enum End: Hashable {
    case quit
    /// By a signal, which the process should now die of.
    case signal(Int32)
  }

  private let game: Game
  private let terminal: Terminal
  private let signals: Signals
  private let clock = MonotonicClock()
  private var face: TerminalFace
  private var parser = InputParser()

  /// How long an escape byte may stand alone before it's taken for the key, in milliseconds.
  private static let patienceAfterEscape: Int32 = 50

  init(
    game: Game, terminal: Terminal, signals: Signals, palette: Palette,
    record: @escaping (PlayerAction, Timestamp) -> Void
  ) {
    self.game = game
    self.terminal = terminal
    self.signals = signals
    let size = terminal.size
    face = TerminalFace(
      game: game, palette: palette, columns: size.columns, rows: size.rows, pixels: size.pixels,
      record: record)
  }

  func run() -> End {
    terminal.enter()
    defer { terminal.leave() }
    while true {
      terminal.write(face.output())
      let ready = wait()
      game.advance(to: clock.now)
      if let end = ready.signal ? handleSignals() : nil { return end }
      if let end = handleInput(isReady: ready.input) { return end }
    }
  }

  private func wait() -> (input: Bool, signal: Bool) {
    var files = [
      pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    poll(&files, 2, patience)
    return (files[0].revents != 0, files[1].revents != 0)
  }

  /// How long nothing needs to be done, in milliseconds; negative for ever.
  private var patience: Int32 {
    let untilKey = parser.isWaitingAfterEscape ? PlayLoop.patienceAfterEscape : .max
    guard let deadline = game.nextDeadline else { return untilKey == .max ? -1 : untilKey }
    let milliseconds = ((deadline - clock.now) / .milliseconds(1)).rounded(.up)
    return min(untilKey, Int32(max(0, min(milliseconds, 60_000))))
  }

  private func handleInput(isReady: Bool) -> End? {
    var inputs: [TerminalInput] = []
    if isReady {
      guard let bytes = terminal.read() else { return .signal(SIGHUP) }
      inputs = parser.read(bytes)
    } else if parser.isWaitingAfterEscape {
      inputs = parser.giveUpWaiting()
    }
    for input in inputs {
      switch face.handle(input, at: clock.now) {
      case .quit?: return .quit
      case .interrupt?: return .signal(SIGINT)
      case .suspend?: suspend()
      case nil: break
      }
    }
    return nil
  }

  private func handleSignals() -> End? {
    for number in signals.received() {
      switch number {
      case SIGWINCH: refit()
      case SIGCONT:
        terminal.enter()
        refit()
      case SIGTSTP: suspend()
      default: return .signal(number)
      }
    }
    return nil
  }

  /// Stops the whole job, as Ctrl-Z does for a program that leaves that to the terminal. It goes
  /// on here when the shell brings it back.
  private func suspend() {
    face.loseMouse(at: clock.now)
    terminal.leave()
    Signals.raiseDefault(SIGTSTP, wholeJob: true)
    terminal.enter()
    refit()
  }

  private func refit() {
    let size = terminal.size
    face.refit(columns: size.columns, rows: size.rows, pixels: size.pixels, at: clock.now)
  }
}
