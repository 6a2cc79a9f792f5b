import GestureCore

/// The surplus touches of a recognizer that gave up, until a remaining touch moves.
struct SurplusFingers {
  private var touches: [TouchID] = []

  /// Notes that it has given up.
  ///
  /// - Parameter down: the touches that are down.
  mutating func note(_ detail: FailureDetail?, _ down: [TouchID]) {
    guard let figures = detail?.figures, figures.unit == .count, figures.bound == .atMost else {
      return
    }
    touches = down
  }

  /// Notes that a touch moves.
  ///
  /// - Returns: whether it is a surplus touch, and other surplus touches have lifted; true only
  ///   once.
  mutating func noteMove(of id: TouchID, isDown: (TouchID) -> Bool) -> Bool {
    guard touches.contains(id), touches.contains(where: { !isDown($0) }) else { return false }
    touches = []
    return true
  }
}
