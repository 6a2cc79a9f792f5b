import GestureCore
import GestureInput
import MatchItUpGame

/// Connects the game to a terminal: handles what the terminal sends, and returns what to write to
/// it. It has no file and no clock of its own.
struct TerminalHost {
  /// What only the process can do.
  enum Request: Hashable {
    case quit, suspend
    /// To end by a signal.
    case signal(Int32)
  }

  private let game: Game
  private let record: (PlayerAction, Timestamp) -> Void
  private var screen: ScreenWriter
  private var size: ScreenSize
  private var precision: PointerPrecision
  private var button = MouseButton()
  private var lastLocation = Point.zero
  /// What to send to the terminal before the next frame.
  private var questions = PointerPrecision.questions

  /// - Parameter record: Called for each thing that the player does.
  init(
    game: Game, palette: Palette, size: ScreenSize,
    record: @escaping (PlayerAction, Timestamp) -> Void
  ) {
    self.game = game
    self.record = record
    self.size = size
    screen = ScreenWriter(palette: palette)
    precision = PointerPrecision(size)
  }

  /// Handles one input and returns what the process has to do, if anything.
  mutating func handle(_ input: TerminalInput, at now: Timestamp) -> Request? {
    switch input {
    case .character("q"), .character("Q"): return .quit
    case .control(let character): return TerminalHost.request(for: character)
    case .character("n"), .character("N"): perform(.newSet, at: now)
    case .character("d"), .character("D"): perform(.debug, at: now)
    case .mouse(let report): handle(report, at: now)
    case .focusLost: cancelStroke(at: now)
    case .mode, .cellSize, .textAreaSize: questions += precision.handle(input) ?? ""
    case .character, .escape, .focusGained, .unknown: break
    }
    return nil
  }

  /// Adapts to a new size of the window, and draws everything again.
  mutating func resize(to size: ScreenSize, at now: Timestamp) {
    cancelStroke(at: now)
    self.size = size
    precision = PointerPrecision(size)
    questions += PointerPrecision.questions
    screen.invalidate()
  }

  /// Cancels the touch, because the terminal no longer reports the mouse to this program.
  mutating func cancelStroke(at now: Timestamp) {
    guard button.isDown else { return }
    button.release()
    perform(.touch(.cancelled, lastLocation), at: now)
  }

  /// Returns what to write to the terminal now.
  mutating func output() -> String {
    defer { questions = "" }
    return questions + screen.show(frame)
  }

  private mutating func handle(_ report: MouseReport, at now: Timestamp) {
    guard let viewport else { return }
    let place = precision.cell(of: report)
    for phase in button.phases(for: report) {
      if phase != .cancelled {
        lastLocation = viewport.point(column: place.column, row: place.row)
      }
      perform(.touch(phase, lastLocation), at: now)
    }
  }

  private func perform(_ action: PlayerAction, at now: Timestamp) {
    game.perform(action, at: now)
    record(action, now)
  }
}

// The screen.
extension TerminalHost {
  /// The board on the screen; nil if the screen is too small for it.
  private var viewport: Viewport? {
    Viewport(
      columns: size.columns, rows: size.rows, aspect: precision.aspect, board: Game.boardSize)
  }

  private var frame: Frame {
    guard let viewport else { return sizeWarning }
    return ScenePainter(viewport: viewport).paint(scene)
  }

  /// The game's scene and a list of the keys, which only this host has.
  private var scene: Scene {
    var scene = game.scene
    if let spareFrame = game.spareFrame {
      scene.labels.append(Label("n new set\nd debug\nq quit", in: spareFrame, ink: .faint))
    }
    return scene
  }

  private var sizeWarning: Frame {
    var frame = Frame(columns: size.columns, rows: size.rows)
    let text =
      "The window is too small: \(size.columns) by \(size.rows). MatchItUp needs "
      + "\(Viewport.smallestColumns) by \(Viewport.smallestRows). Make it larger, or press q."
    for (row, line) in text.wrapped(at: size.columns).enumerated() {
      frame.write(line, column: 0, row: row, ink: .text)
    }
    return frame
  }
}

extension PointerPrecision {
  init(_ size: ScreenSize) {
    self.init(columns: size.columns, rows: size.rows, pixels: size.pixels)
  }
}
