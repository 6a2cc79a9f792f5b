import GestureCore
@testable import MatchItUpGame

/// Plays a game in virtual time and remembers what happened.
final class GamePlayer {
  private final class Log {
    var lines: [String] = []
  }

  let game: Game
  private let log = Log()
  private(set) var now = Timestamp.zero

  init(seed: UInt64 = 1) {
    game = Game(seed: seed) { [log] _, happening in log.lines.append(happening.description) }
  }

  var said: [String] { log.lines }
  var oddPicture: Int { game.round.oddPicture }
  var wrongPicture: Int { (game.round.oddPicture + 1) % 4 }

  func wait(_ interval: Duration) {
    now = now + interval
    game.advance(to: now)
  }

  func touch(_ phase: TouchPhase, at place: Point) {
    wait(.milliseconds(16))
    game.send(InputEvent(at: now, touches: [TouchInput(id: 1, phase: phase, location: place)]))
  }

  /// Draws a path and lifts at its end.
  func draw(_ path: [Point]) {
    press(path)
    if let end = path.last { touch(.ended, at: end) }
  }

  /// Draws a path and stays down.
  func press(_ path: [Point]) {
    for (index, point) in path.enumerated() { touch(index == 0 ? .began : .moved, at: point) }
  }

  func circle(picture: Int) {
    draw(Strokes.circle(around: BoardLayout.picture(picture).center))
  }

  func clickNewSet() {
    touch(.began, at: BoardLayout.button.center)
    touch(.ended, at: BoardLayout.button.center)
  }

  /// The shapes that are drawn in an ink now.
  func shapes(in ink: Ink) -> [Shape] {
    game.scene.marks.filter { $0.ink == ink }.map(\.shape)
  }
}
