import GestureCore

/// The state of the player's turn in the present round.
///
///     waiting ──▶ drawing ──▶ decided
///        ▲           │ ▲
///        │           ▼ │
///        └───────── failed
enum Turn {
  /// The board is empty. The verdict is that on the previous stroke, if there was one.
  case waiting(after: Verdict?)
  /// The player draws; the circle recognizer holds the points.
  case drawing
  /// The last stroke didn't count, and stays on the board for a while.
  case failed(Stroke, clearedAt: Timestamp)
  /// A picture is circled: the round is over.
  case decided(Stroke)

  /// When the failed stroke is to be cleared.
  var deadline: Timestamp? {
    switch self {
    case .failed(_, let clearedAt): clearedAt
    case .waiting, .drawing, .decided: nil
    }
  }

  var isDecided: Bool {
    switch self {
    case .decided: true
    case .waiting, .drawing, .failed: false
    }
  }
}
