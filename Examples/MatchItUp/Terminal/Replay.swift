import GestureCore
import MatchItUpGame

/// Plays a recording without a terminal and in no time: the game is told what time it is.
struct Replay {
  private let game: Game

  /// - Parameter say: Called with a line for each thing that happens.
  init(seed: UInt64, say: @escaping (String) -> Void) {
    game = Game(seed: seed) { moment, happening in
      say("\(Replay.text(moment))  \(happening)")
    }
  }

  /// Plays all of a recording and returns the game as it then stands. A touch that is still down
  /// at the end is cancelled.
  func play(_ moments: [Recording.Moment]) -> Game {
    for moment in moments { game.perform(moment.action, at: moment.at) }
    game.cancelTouches()
    return game
  }

  /// A moment in seconds, in columns: "  1.250 s".
  private static func text(_ moment: Timestamp) -> String {
    let milliseconds = moment.nanoseconds / 1_000_000
    let seconds = String(milliseconds / 1000)
    let rest = String(1000 + milliseconds % 1000).dropFirst()
    return String(repeating: " ", count: max(0, 3 - seconds.count)) + "\(seconds).\(rest) s"
  }
}
