import Foundation
import GestureCore
@testable import MatchItUp
@testable import MatchItUpGame
import Testing

/// The executable in a pseudo terminal, driven by the bytes that xterm sends for the mouse.
@Suite(.serialized) struct `Playing in a terminal` {
  private let round = Game(seed: PseudoTerminal.seed) { _, _ in }.round
  private let red = "0;1;38;5;160"
  private let green = "0;1;38;5;35"
  private let purple = "0;1;38;5;134"

  private func draw(_ path: [Point], on terminal: PseudoTerminal) throws {
    terminal.draw(try PseudoTerminal.positions(of: path))
  }

  @Test func `a circle wins a round, and a click on New Set deals the next one`() throws {
    let terminal = try PseudoTerminal.playing()
    try draw(Strokes.circle(around: BoardLayout.picture(round.oddPicture).center), on: terminal)
    try terminal.wait(for: "Right!")
    #expect(terminal.screen.text.contains("Score 1 of 1"))
    #expect(!terminal.screen.drawnCells(in: green).isEmpty, "the circle is green")
    try draw([BoardLayout.button.center], on: terminal)
    try terminal.wait(for: "Round 2")
    #expect(terminal.screen.drawnCells(in: green).isEmpty)
    try terminal.quit()
    #expect(terminal.screen.text.contains("Score 1 of 1. To play the same rounds again: --seed 1"))
  }

  @Test func `an S turns red where it was drawn, is cleared after a while, and its verdict stays`()
    throws
  {
    let terminal = try PseudoTerminal.playing()
    let path = Strokes.letterS(around: BoardLayout.picture(0).center)
    try draw(path, on: terminal)
    try terminal.wait(for: "That was no")
    let cells = terminal.screen.drawnCells(in: red)
    #expect(cells.count > 10)
    let drawn = try PseudoTerminal.positions(of: path)
    for cell in cells {
      let isOnPath = drawn.contains {
        abs($0.x - 1 - cell.column) <= 1 && abs($0.y - 1 - cell.row) <= 1
      }
      #expect(isOnPath, "only the stroke is red, and not \(cell)")
    }
    try terminal.wait(for: "the cleared stroke") { $0.drawnCells(in: red).isEmpty }
    #expect(terminal.screen.text.contains("That was no"))
    try terminal.quit()
  }

  @Test func `losing the focus during a stroke cancels it`() throws {
    let terminal = try PseudoTerminal.playing()
    let path = Strokes.circle(around: BoardLayout.picture(0).center).dropLast(20)
    terminal.press(try PseudoTerminal.positions(of: Array(path)))
    try terminal.wait(for: "the stroke") { !$0.drawnCells(in: purple).isEmpty }
    terminal.type("\u{1B}[O")
    try terminal.wait(for: "no stroke") { $0.drawnCells(in: purple).isEmpty }
    try terminal.quit()
  }

  @Test func `d shows the figures of the stroke`() throws {
    let terminal = try PseudoTerminal.playing()
    terminal.type("d")
    try draw(Strokes.circle(around: BoardLayout.picture(0).center), on: terminal)
    try terminal.wait(for: "radius ")
    #expect(terminal.screen.text.contains("error 0.0"))
    try terminal.quit()
  }

  @Test func `a terminal that can report pixels is switched to them`() throws {
    let terminal = try PseudoTerminal.playing()
    try terminal.wait(for: "questions") { $0.questions.contains("?1016$p") }
    #expect(Set(terminal.screen.questions) == ["?1016$p", "16t", "14t"])
    terminal.type("\u{1B}[?1016;2$y\u{1B}[6;20;10t")
    try terminal.wait(for: "mode 1016") { $0.modes[1016] == true }
    terminal.type("\u{1B}[?1016;1$y")
    let circle = Strokes.circle(around: BoardLayout.picture(round.oddPicture).center)
    terminal.draw(try PseudoTerminal.positions(of: circle, unit: (10, 20)))
    try terminal.wait(for: "Right!")
    try terminal.quit()
  }

  @Test func `NO_COLOR leaves only the default colour`() throws {
    let terminal = try PseudoTerminal.playing(environment: ["NO_COLOR=1"])
    #expect(terminal.screen.visibleColors.isSubset(of: ["0", "0;1"]))
    try terminal.quit()
  }

  @Test func `the board adapts to the window, and a window that is too small gets a message`()
    throws
  {
    let terminal = try PseudoTerminal.playing()
    terminal.resize(columns: 40, rows: 10)
    try terminal.wait(for: "too small: 40 by 10")
    terminal.resize(columns: 120, rows: 40)
    try terminal.wait(for: "Round 1")
    try terminal.quit()
  }

  @Test func `a recorded game can be replayed`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("matchitup-\(UUID().uuidString).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let terminal = try PseudoTerminal.playing(["--record", file])
    try draw(Strokes.circle(around: BoardLayout.picture(round.oddPicture).center), on: terminal)
    try terminal.wait(for: "Right!")
    try terminal.quit()
    let recording = try RecordingReader.recording(inFile: file)
    let game = try Replay(seed: recording.seed).play(recording.moments) { _ in }
    #expect(game.score == Score(won: 1, played: 1))
  }
}
