import GestureCore
import GestureInput
import GestureTestKit
@testable import MatchItUp
@testable import MatchItUpGame
import Testing

/// Input that no working terminal sends.
@Suite struct `Garbage on the input` {
  /// Feeds bytes to a host as the loop does, in pieces as they are read from a terminal.
  private struct Session {
    let game = Game(seed: 1) { _, _ in }
    var host: TerminalHost
    var parser = TerminalParser()
    var now = Timestamp.zero

    init() {
      host = TerminalHost(
        game: game, palette: .indexed, size: ScreenSize(columns: 80, rows: 24),
        record: { _, _ in })
    }

    mutating func feed(_ bytes: [UInt8]) {
      now = now + .milliseconds(3)
      game.advance(to: now)
      for input in parser.read(bytes) { _ = host.handle(input, at: now) }
      _ = host.output()
    }
  }

  /// In a few groups: a crash tells only which arguments were the last to be passed.
  private static let seeds: [ClosedRange<UInt64>] = Effort.of(
    [1...3, 4...6], thorough: [1...10, 11...20, 21...30, 31...40])

  @Test(arguments: seeds) func `random bytes never crash the game`(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      var (session, random) = (Session(), SplitMix64(seed: seed))
      for _ in 0..<50 { session.feed((0..<200).map { _ in UInt8(random.index(below: 256)) }) }
    }
  }

  @Test(arguments: seeds)
  func `after random sequences the game can still be played`(seeds: ClosedRange<UInt64>) {
    let pieces = [
      "\u{1B}", "[", "<", "0", "3", "2", "9", ";", "-", "M", "m", "?", "$", "y", "t", "n", "d", "I",
      "O", "1016", "32767", "2147483647", "\u{1B}[<0;", "\u{1B}[<32;", "\u{1B}[6;", "\u{1B}[4;",
      "\u{1B}[?1016;1$y", "\u{1B}]", "\u{7}", "ü", "\u{1A}",
    ]
    for seed in seeds {
      var (session, random) = (Session(), SplitMix64(seed: seed))
      for _ in 0..<50 {
        let text = (0..<100).map { _ in pieces[random.index(below: pieces.count)] }.joined()
        session.feed(Array(text.utf8))
      }
      let round = session.game.roundNumber
      session.feed(Array("\u{18}\u{7}n".utf8))
      #expect(session.game.roundNumber == round + 1, "seed \(seed)")
    }
  }

  @Test func `a mouse that never stops needs no more memory than the longest stroke`() {
    var session = Session()
    session.feed(Array("\u{1B}[<0;10;10M".utf8))
    let moves = (0..<1000).map { "\u{1B}[<32;\($0 % 40 + 1);\($0 % 20 + 1)M" }.joined()
    for _ in 0..<25 { session.feed(Array(moves.utf8)) }
    #expect(session.game.pointsInMemory <= Game.mostPoints + 1)
    #expect(session.game.message == "That was no circle: the stroke is too long.")
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}[<"])
  func `a sequence without an end is dropped in pieces of a bounded length`(start: String) {
    var parser = TerminalParser()
    _ = parser.read(start.utf8)
    let inputs = parser.read(repeatElement(UInt8(ascii: "1"), count: 100_000))
    #expect(inputs.count > 100_000 / 256 - 1)
    for case .unknown(let bytes) in inputs { #expect(bytes.count <= 256) }
  }
}
