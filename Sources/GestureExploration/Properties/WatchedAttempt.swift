import GestureCore

/// An attempt of a recognizer that is under way, as far as the laws need it.
struct WatchedAttempt {
  let recognizer: any GestureRecognizer
  let handle: RecognizerHandle
  /// The numbers of its touches.
  var touches: Set<Int> = []
  /// Whether it has begun and not ended.
  var isActive = false
  var sent = SentActions.none

  init(_ recognizer: any GestureRecognizer) {
    self.recognizer = recognizer
    handle = recognizer.handle
  }
}

/// The actions of an attempt that were sent so far.
enum SentActions {
  case none
  case began
  case ended
  case cancelled

  /// Adds the next action.
  ///
  /// - Returns: whether it may follow.
  mutating func advance(by state: GestureState) -> Bool {
    switch (self, state) {
    case (.none, .began): self = .began
    case (.began, .changed): break
    case (.none, .ended), (.began, .ended): self = .ended
    case (.began, .cancelled): self = .cancelled
    case (.none, _), (.began, _), (.ended, _), (.cancelled, _): return false
    }
    return true
  }

  /// Whether the actions are those of an attempt with an outcome.
  func agrees(with outcome: GestureState) -> Bool {
    switch self {
    case .none: outcome == .failed
    case .began: false
    case .ended: outcome == .ended
    case .cancelled: outcome == .cancelled
    }
  }
}
