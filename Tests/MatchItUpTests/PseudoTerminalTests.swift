import Foundation
import GestureCore
@testable import MatchItUp
@testable import MatchItUpGame
import Testing

/// The real executable in a real terminal, by real bytes of xterm's mouse.
@Suite(.serialized) struct `The game in a terminal` {
  private static let seed: UInt64 = 1
  private let round = Game(seed: Self.seed) { _, _ in }.round

  private func play(
    _ arguments: String..., environment: [String] = [], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let game = try BuiltProducts.executable("MatchItUp")
    let terminal = try PseudoTerminal(
      running: [game, "--seed", "\(Self.seed)"] + arguments, environment: environment,
      columns: columns, rows: rows)
    try terminal.wait(for: "Round 1")
    return terminal
  }

  /// Places on a screen of 80 by 24 cells, as xterm tells them: from one.
  private func cells(of path: [Point], unit: (width: Double, height: Double) = (1, 1)) throws
    -> [(x: Int, y: Int)]
  {
    let viewport = try #require(Viewport(columns: 80, rows: 24, board: Game.boardSize))
    return path.map { point in
      let dots = viewport.dots(at: point)
      return (Int(dots.x / 2 * unit.width) + 1, Int(dots.y / 4 * unit.height) + 1)
    }
  }

  private func expectGivenBack(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.modesLeftBehind == [], sourceLocation: sourceLocation)
    #expect(terminal.screen.modes[1049] == false, sourceLocation: sourceLocation)
    #expect(terminal.settingsAreAsBefore, sourceLocation: sourceLocation)
  }

  @Test func `a circle, New Set and an S show what they should, and q gives the terminal back`()
    throws
  {
    let terminal = try play()
    let picture = BoardLayout.picture(round.oddPicture).center
    terminal.draw(try cells(of: Strokes.circle(around: picture)))
    try terminal.wait(for: "Right!")
    #expect(terminal.screen.text.contains("Score 1 of 1"))
    #expect(terminal.screen.visibleColors.contains("0;1;38;5;35"), "the circle is green")

    terminal.draw(try cells(of: [BoardLayout.button.center]))
    try terminal.wait(for: "Round 2")
    #expect(!terminal.screen.visibleColors.contains("0;1;38;5;35"))

    terminal.draw(try cells(of: Strokes.letterS(around: picture)))
    try terminal.wait(for: "That was no")
    #expect(terminal.screen.visibleColors.contains("0;1;38;5;160"), "the circle is red")
    try terminal.wait(for: "the wiped path") { !$0.text.contains("That was no") }

    terminal.type("q")
    #expect(try terminal.waitForEnd() == (0, 0))
    #expect(terminal.screen.text.contains("Score 1 of 1. The same rounds again: --seed 1"))
    expectGivenBack(terminal)
  }

  @Test func `losing the focus in the midst of a stroke wipes it`() throws {
    let terminal = try play()
    let path = try cells(of: Strokes.circle(around: BoardLayout.picture(0).center).dropLast(20))
    for (index, place) in path.enumerated() {
      terminal.type("\u{1B}[<\(index == 0 ? 0 : 32);\(place.x);\(place.y)M")
    }
    try terminal.wait(for: "the path") { $0.visibleColors.contains("0;1;38;5;134") }
    terminal.type("\u{1B}[O")
    try terminal.wait(for: "no path") { !$0.visibleColors.contains("0;1;38;5;134") }
    terminal.type("q")
    _ = try terminal.waitForEnd()
  }

  @Test func `d shows the figures of the stroke`() throws {
    let terminal = try play()
    terminal.type("d")
    terminal.draw(try cells(of: Strokes.circle(around: BoardLayout.picture(0).center)))
    try terminal.wait(for: "radius ")
    #expect(terminal.screen.text.contains("error 0.0"))
    terminal.type("q")
    _ = try terminal.waitForEnd()
  }

  @Test func `a terminal that has pixels is asked for them, and then its pixels are read`() throws {
    let terminal = try play()
    try terminal.wait(for: "questions") { $0.questions.contains("?1016$p") }
    #expect(Set(terminal.screen.questions) == ["?1016$p", "16t", "14t"])
    terminal.type("\u{1B}[?1016;2$y\u{1B}[6;20;10t")
    try terminal.wait(for: "mode 1016") { $0.modes[1016] == true }
    terminal.type("\u{1B}[?1016;1$y")
    let circle = Strokes.circle(around: BoardLayout.picture(round.oddPicture).center)
    terminal.draw(try cells(of: circle, unit: (10, 20)))
    try terminal.wait(for: "Right!")
    terminal.type("q")
    _ = try terminal.waitForEnd()
    expectGivenBack(terminal)
  }

  @Test func `without colour there is none`() throws {
    let terminal = try play(environment: ["NO_COLOR=1"])
    #expect(terminal.screen.visibleColors.isSubset(of: ["0", "0;1"]))
    terminal.type("q")
    _ = try terminal.waitForEnd()
  }

  @Test func `another size refits the board, and one that is too small says so`() throws {
    let terminal = try play()
    terminal.resize(columns: 40, rows: 10)
    try terminal.wait(for: "too small: 40 by 10")
    terminal.resize(columns: 120, rows: 40)
    try terminal.wait(for: "Round 1")
    terminal.type("q")
    _ = try terminal.waitForEnd()
    expectGivenBack(terminal)
  }

  @Test func `Ctrl-C gives the terminal back and ends by SIGINT`() throws {
    let terminal = try play()
    terminal.type("\u{03}")
    #expect(try terminal.waitForEnd().signal == SIGINT)
    expectGivenBack(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS])
  func `a signal or a crash gives the terminal back and ends the process by it`(
    signal: Int32
  ) throws {
    // Under a sanitizer these two signals would be its own.
    let signals = "handle_segv=0:handle_sigbus=0"
    let terminal = try play(environment: [
      "SWIFT_BACKTRACE=enable=no", "TSAN_OPTIONS=\(signals)",
      "ASAN_OPTIONS=\(signals):detect_leaks=0",
    ])
    kill(terminal.process, signal)
    #expect(try terminal.waitForEnd().signal == signal)
    expectGivenBack(terminal)
  }

  @Test func `Ctrl-Z gives the terminal back until the shell goes on with the game`() throws {
    let game = try BuiltProducts.executable("MatchItUp")
    let script = "set -m; \(game) --seed 1; echo stopped; read line; fg >/dev/null; echo over"
    let terminal = try PseudoTerminal(running: ["/bin/sh", "-c", script])
    try terminal.wait(for: "Round 1")
    terminal.type("\u{1A}")
    try terminal.wait(for: "stopped")
    expectGivenBack(terminal)
    terminal.type("\r")
    try terminal.wait(for: "Round 1")
    #expect(terminal.screen.modes[1002] == true)
    terminal.type("q")
    try terminal.wait(for: "over")
    #expect(try terminal.waitForEnd() == (0, 0))
    expectGivenBack(terminal)
  }

  @Test func `what was played can be recorded and replayed`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("matchitup-\(UUID().uuidString).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let terminal = try play("--record", file)
    let circle = Strokes.circle(around: BoardLayout.picture(round.oddPicture).center)
    terminal.draw(try cells(of: circle))
    try terminal.wait(for: "Right!")
    terminal.type("q")
    _ = try terminal.waitForEnd()
    let recording = try RecordingReader.recording(inFile: file)
    let game = Replay(seed: recording.seed) { _ in }.play(recording.moments)
    #expect(game.score == Score(won: 1, played: 1))
  }
}
