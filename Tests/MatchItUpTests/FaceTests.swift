import GestureCore
@testable import MatchItUp
@testable import MatchItUpGame
import Testing

@Suite struct `Terminal face` {
  private let game = Game(seed: 1) { _, _ in }

  private func makeFace(
    columns: Int = 80, rows: Int = 24,
    record: @escaping (PlayerAction, Timestamp) -> Void = { _, _ in }
  ) -> TerminalFace {
    TerminalFace(
      game: game, palette: .indexed, columns: columns, rows: rows, pixels: nil, record: record)
  }

  private func mouse(_ button: Int, _ column: Int, _ row: Int) -> TerminalInput {
    MouseReport(numbers: [button, column, row], isRelease: false).map(TerminalInput.mouse)
      ?? .escape
  }

  private var pathIsDrawn: Bool { game.scene.marks.contains { $0.ink == .path } }

  private func beginStroke(_ face: inout TerminalFace) {
    _ = face.handle(mouse(0, 12, 5), at: .zero)
    _ = face.handle(mouse(32, 16, 5), at: .milliseconds(10))
    _ = face.handle(mouse(32, 18, 6), at: .milliseconds(20))
  }

  @Test func `q quits, Ctrl-C interrupts, Ctrl-Z suspends, anything else goes on`() {
    var face = makeFace()
    #expect(face.handle(.character("q"), at: .zero) == .quit)
    #expect(face.handle(.control(3), at: .zero) == .interrupt)
    #expect(face.handle(.control(26), at: .zero) == .suspend)
    #expect(face.handle(.character("x"), at: .zero) == nil)
    #expect(face.handle(.escape, at: .zero) == nil)
  }

  @Test func `n deals a new set and d shows the debug picture`() {
    var face = makeFace()
    _ = face.handle(.character("n"), at: .zero)
    #expect(game.round.number == 2)
    _ = face.handle(.character("d"), at: .zero)
    #expect(game.showsDebugPicture)
  }

  @Test func `the mouse draws a path`() {
    var face = makeFace()
    beginStroke(&face)
    #expect(pathIsDrawn)
  }

  @Test func `losing the focus cancels the stroke`() {
    var face = makeFace()
    beginStroke(&face)
    _ = face.handle(.focusLost, at: .milliseconds(30))
    #expect(!pathIsDrawn)
  }

  @Test func `another size cancels the stroke and draws all anew`() {
    var face = makeFace()
    _ = face.output()
    beginStroke(&face)
    face.refit(columns: 100, rows: 30, pixels: nil, at: .milliseconds(30))
    #expect(!pathIsDrawn)
    #expect(face.output().contains("\u{1B}[2J"))
  }

  @Test func `a window that is too small says so and takes no stroke`() {
    var face = makeFace(columns: 40, rows: 10)
    #expect(face.output().contains("The window is too small: 40 by"))
    beginStroke(&face)
    #expect(!pathIsDrawn)
  }

  @Test func `the first output asks for pixels and sizes`() {
    var face = makeFace()
    #expect(face.output().contains(PointerPrecision.questions))
    #expect(!face.output().contains(PointerPrecision.questions))
  }

  @Test func `what the player does is recorded, and what the mouse merely says is not`() {
    var actions: [PlayerAction] = []
    var face = makeFace { action, _ in actions.append(action) }
    beginStroke(&face)
    _ = face.handle(mouse(64, 3, 3), at: .milliseconds(30))
    _ = face.handle(.focusLost, at: .milliseconds(40))
    _ = face.handle(.character("n"), at: .milliseconds(50))
    #expect(actions.count == 5)
    #expect(actions.last == .newSet)
  }
}
