import GestureCore
@testable import MatchItUp
@testable import MatchItUpGame
import GestureTestKit
import Testing

extension PseudoTerminal {
  static let seed: UInt64 = 1

  /// Starts the game with seed 1 and waits until it shows the board.
  static func playing(
    _ arguments: [String] = [], environment: [String] = [], controls: Bool = true,
    errors: ChildProcess.Stream? = nil
  ) throws -> PseudoTerminal {
    let game = try ChildProcess.executable("MatchItUp")
    let terminal = try PseudoTerminal(
      running: [game, "--seed", "\(seed)"] + arguments, environment: environment,
      controls: controls, errors: errors)
    try terminal.wait(for: "Round 1")
    return terminal
  }

  /// Types q, and expects that the game ends well and restores the terminal.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) throws {
    type("q")
    #expect(try waitForEnd() == .status(0), sourceLocation: sourceLocation)
    expectRestored(self, sourceLocation: sourceLocation)
  }

  /// Positions on a screen of 80 by 24 cells as xterm reports them: from one.
  ///
  /// - Parameter unit: The size of a cell, for reports in pixels.
  static func positions(
    of path: [Point], unit: (width: Double, height: Double) = (1, 1)
  ) throws -> [(x: Int, y: Int)] {
    let viewport = try #require(Viewport(columns: 80, rows: 24, board: Game.boardSize))
    return path.map { point in
      let dots = viewport.dots(at: point)
      return (Int(dots.x / 2 * unit.width) + 1, Int(dots.y / 4 * unit.height) + 1)
    }
  }
}
