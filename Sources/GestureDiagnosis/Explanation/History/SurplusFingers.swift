import GestureCore

/// The touches that were too many for a recognizer when it gave up, until one that is left moves.
struct SurplusFingers {
  private var touches: [TouchID] = []

  /// It has given up.
  ///
  /// - Parameter down: the touches that are down.
  mutating func note(_ detail: FailureDetail?, _ down: [TouchID]) {
    guard let figures = detail?.figures, figures.unit == .count, figures.bound == .atMost else {
      return
    }
    touches = down
  }

  /// A touch moves.
  ///
  /// - Returns: whether it is one of those that were too many, and others of them have lifted: true
  ///   once.
  mutating func noteMove(of id: TouchID, isDown: (TouchID) -> Bool) -> Bool {
    guard touches.contains(id), touches.contains(where: { !isDown($0) }) else { return false }
    touches = []
    return true
  }
}
