import GestureCore
@testable import MatchItUpGame

/// Plays a game in virtual time and remembers its events.
final class GamePlayer {
  private final class Log {
    var lines: [String] = []
  }

  let game: Game
  private let log = Log()
  private(set) var now = Timestamp.zero

  init(seed: UInt64 = 1) {
    game = Game(seed: seed) { [log] _, event in log.lines.append(event.description) }
  }

  /// The descriptions of all events so far.
  var events: [String] { log.lines }
  var oddPicture: Int { game.round.oddPicture }
  var otherPicture: Int { (game.round.oddPicture + 1) % 4 }

  func wait(_ interval: Duration) {
    now = now + interval
    game.advance(to: now)
  }

  func touch(_ phase: TouchPhase, at location: Point, id: TouchID = 1) {
    wait(.milliseconds(16))
    game.send(InputEvent(at: now, touches: [TouchInput(id: id, phase: phase, location: location)]))
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

  /// The shapes that the scene shows in an ink.
  func shapes(in ink: Ink) -> [Shape] {
    game.scene.marks.filter { $0.ink == ink }.map(\.shape)
  }

  /// All text of the scene.
  var text: String { game.scene.labels.map(\.text).joined(separator: "|") }
}
