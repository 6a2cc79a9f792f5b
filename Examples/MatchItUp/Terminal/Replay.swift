import GestureCore
import MatchItUpGame

/// Plays a recording in virtual time: the game is told the recorded times, and nothing waits.
struct Replay {
  private final class Log {
    var lines = ""
  }

  private let game: Game
  private let log = Log()

  init(seed: UInt64) {
    game = Game(seed: seed) { [log] moment, event in
      log.lines += "\(Replay.text(moment))  \(event)\n"
    }
  }

  /// Plays a recording and returns the game as it is afterwards. A touch that is still down at the
  /// end is cancelled.
  ///
  /// - Parameter write: Called with a line for each event of the game. If it throws, the replay
  ///   ends.
  func play(
    _ moments: [Recording.Moment], write: (String) throws(FileError) -> Void
  ) throws(FileError) -> Game {
    for moment in moments {
      try flush(to: write)
      game.perform(moment.action, at: moment.at)
    }
    game.cancelTouches()
    try flush(to: write)
    return game
  }

  private func flush(to write: (String) throws(FileError) -> Void) throws(FileError) {
    defer { log.lines = "" }
    if !log.lines.isEmpty { try write(log.lines) }
  }

  /// A time in seconds, aligned in columns: "  1.250 s".
  private static func text(_ moment: Timestamp) -> String {
    let milliseconds = moment.nanoseconds / 1_000_000
    let seconds = String(milliseconds / 1000)
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return String(repeating: " ", count: max(0, 3 - seconds.count)) + "\(seconds).\(fraction) s"
  }
}
