import GestureCore

/// A recorded game: the seed of its rounds, and what the player did at which time.
struct Recording: Hashable, Sendable {
  var seed: UInt64
  var moments: [Moment]

  struct Moment: Hashable, Sendable {
    /// Since the game began.
    var at: Timestamp
    var action: PlayerAction
  }

  static let format = "matchitup-recording"
  static let version = 1
}
