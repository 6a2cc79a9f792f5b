import GestureCore
import GestureInput
@testable import MatchItUp
@testable import MatchItUpGame
import Testing

@Suite struct `Terminal host` {
  private let game = Game(seed: 1) { _, _ in }

  private func makeHost(
    columns: Int = 80, rows: Int = 24,
    record: @escaping (PlayerAction, Timestamp) -> Void = { _, _ in }
  ) -> TerminalHost {
    TerminalHost(
      game: game, palette: .indexed, size: ScreenSize(columns: columns, rows: rows), record: record)
  }

  private func mouse(_ button: Int, _ column: Int, _ row: Int) -> TerminalInput {
    MouseReport(numbers: [button, column, row], isRelease: false).map(TerminalInput.mouse)
      ?? .escape
  }

  private var pathIsDrawn: Bool { game.scene.marks.contains { $0.ink == .path } }

  private func beginStroke(_ host: inout TerminalHost) {
    _ = host.handle(mouse(0, 12, 5), at: .zero)
    _ = host.handle(mouse(32, 16, 5), at: .milliseconds(10))
    _ = host.handle(mouse(32, 18, 6), at: .milliseconds(20))
  }

  @Test
  func `q quits, Ctrl-C and Ctrl-Backslash end by signals, Ctrl-Z suspends, anything else goes on`()
  {
    var host = makeHost()
    #expect(host.handle(.character("q"), at: .zero) == .quit)
    #expect(host.handle(.control(3), at: .zero) == .signal(2))
    #expect(host.handle(.control(28), at: .zero) == .signal(3))
    #expect(host.handle(.control(26), at: .zero) == .suspend)
    #expect(host.handle(.character("x"), at: .zero) == nil)
    #expect(host.handle(.escape, at: .zero) == nil)
  }

  @Test func `n deals a new set and d shows the debug picture`() {
    var host = makeHost()
    _ = host.handle(.character("n"), at: .zero)
    #expect(game.round.number == 2)
    _ = host.handle(.character("d"), at: .zero)
    #expect(game.showsDebugPicture)
  }

  @Test func `the mouse draws a path`() {
    var host = makeHost()
    beginStroke(&host)
    #expect(pathIsDrawn)
  }

  @Test func `losing the focus cancels the stroke`() {
    var host = makeHost()
    beginStroke(&host)
    _ = host.handle(.focusLost, at: .milliseconds(30))
    #expect(!pathIsDrawn)
  }

  @Test func `another size cancels the stroke and draws everything again`() {
    var host = makeHost()
    _ = host.output()
    beginStroke(&host)
    host.resize(to: ScreenSize(columns: 100, rows: 30), at: .milliseconds(30))
    #expect(!pathIsDrawn)
    #expect(host.output().contains("\u{1B}[2J"))
  }

  @Test func `a window that is too small says so and takes no stroke`() {
    var host = makeHost(columns: 40, rows: 10)
    #expect(host.output().contains("The window is too small: 40 by"))
    beginStroke(&host)
    #expect(!pathIsDrawn)
  }

  @Test func `the first output asks for pixels and sizes`() {
    var host = makeHost()
    #expect(host.output().contains(PointerPrecision.questions))
    #expect(!host.output().contains(PointerPrecision.questions))
  }

  @Test func `what the player does is recorded, and other mouse reports are not`() {
    var actions: [PlayerAction] = []
    var host = makeHost { action, _ in actions.append(action) }
    beginStroke(&host)
    _ = host.handle(mouse(64, 3, 3), at: .milliseconds(30))
    _ = host.handle(.focusLost, at: .milliseconds(40))
    _ = host.handle(.character("n"), at: .milliseconds(50))
    #expect(actions.count == 5)
    #expect(actions.last == .newSet)
  }
}
