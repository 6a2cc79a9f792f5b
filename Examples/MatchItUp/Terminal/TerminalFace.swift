import GestureCore
import MatchItUpGame

/// The game as it is seen and steered in a terminal: what the terminal tells goes in, what to
/// write on it comes out. It opens no file and reads no clock.
struct TerminalFace {
  /// What only the process can do.
  enum Order: Hashable {
    case quit, interrupt, suspend
  }

  private let game: Game
  private let record: (PlayerAction, Timestamp) -> Void
  private var screen: ScreenWriter
  private var columns = 0
  private var rows = 0
  private var precision: PointerPrecision
  private var button = MouseButton()
  private var lastPlace = Point.zero
  private var answers = PointerPrecision.questions

  /// - Parameter record: Called for each thing that the player does.
  init(
    game: Game, palette: Palette, columns: Int, rows: Int, pixels: PixelSize?,
    record: @escaping (PlayerAction, Timestamp) -> Void
  ) {
    self.game = game
    self.record = record
    self.columns = columns
    self.rows = rows
    screen = ScreenWriter(palette: palette)
    precision = PointerPrecision(columns: columns, rows: rows, pixels: pixels)
  }

  mutating func handle(_ input: TerminalInput, at now: Timestamp) -> Order? {
    switch input {
    case .character("q"), .character("Q"): return .quit
    case .control(TerminalFace.controlC): return .interrupt
    case .control(TerminalFace.controlZ): return .suspend
    case .character("n"), .character("N"): perform(.newSet, at: now)
    case .character("d"), .character("D"): perform(.debug, at: now)
    case .mouse(let report): follow(report, at: now)
    case .focusLost: loseMouse(at: now)
    case .mode, .cellSize, .textAreaSize: answers += precision.hear(input) ?? ""
    case .character, .control, .escape, .focusGained, .unknown: break
    }
    return nil
  }

  private static let controlC: UInt8 = 3
  private static let controlZ: UInt8 = 26

  /// The window has another size, or the screen must be set up afresh for another reason.
  mutating func refit(columns: Int, rows: Int, pixels: PixelSize?, at now: Timestamp) {
    loseMouse(at: now)
    (self.columns, self.rows) = (columns, rows)
    precision = PointerPrecision(columns: columns, rows: rows, pixels: pixels)
    answers += PointerPrecision.questions
    screen.invalidate()
  }

  /// The terminal has taken the mouse away: what it did is not to count.
  mutating func loseMouse(at now: Timestamp) {
    guard button.isDown else { return }
    button.forget()
    perform(.touch(.cancelled, lastPlace), at: now)
  }

  /// What to write on the terminal now.
  mutating func output() -> String {
    defer { answers = "" }
    return answers + screen.show(frame)
  }

  private var viewport: Viewport? {
    Viewport(columns: columns, rows: rows, aspect: precision.aspect, board: Game.boardSize)
  }

  private mutating func follow(_ report: MouseReport, at now: Timestamp) {
    guard let viewport else { return }
    let place = precision.place(of: report)
    for phase in button.phases(for: report) {
      if phase != .cancelled {
        lastPlace = viewport.point(column: place.column, row: place.row)
      }
      perform(.touch(phase, lastPlace), at: now)
    }
  }

  private func perform(_ action: PlayerAction, at now: Timestamp) {
    game.perform(action, at: now)
    record(action, now)
  }
}

extension TerminalFace {
  private var frame: Frame {
    guard let viewport else { return complaintAboutSize }
    return ScenePainter(viewport: viewport).paint(scene)
  }

  /// The game's scene with the keys of the terminal, which the game itself knows nothing of.
  private var scene: Scene {
    var scene = game.scene
    if let spareFrame = game.spareFrame {
      scene.labels.append(Label("n new set\nd debug\nq quit", in: spareFrame, ink: .faint))
    }
    return scene
  }

  private var complaintAboutSize: Frame {
    var frame = Frame(columns: columns, rows: rows)
    let text =
      "The window is too small: \(columns) by \(rows). MatchItUp needs "
      + "\(Viewport.smallestColumns) by \(Viewport.smallestRows). Make it larger, or press q."
    for (row, line) in text.wrapped(at: columns).enumerated() {
      frame.write(line, column: 0, row: row, ink: .text)
    }
    return frame
  }
}
