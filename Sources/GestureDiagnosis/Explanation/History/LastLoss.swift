import GestureCore

/// When a recognizer lost to another one last, and what was told of it.
struct LastLoss {
  /// When the attempt began in which it lost.
  private var attempt: Timestamp?
  /// Whether a refusal to take over was told since.
  private var isRefusalTold = false

  /// It lost in an attempt.
  mutating func note(_ attempt: Timestamp?) {
    self.attempt = attempt
    isRefusalTold = false
  }

  /// The beginning of the attempt that it lost, if its present attempt is that one, or has not
  /// begun.
  func start(in present: Timestamp?) -> Timestamp? {
    guard let attempt, present == nil || present == attempt else { return nil }
    return attempt
  }

  /// Its delegate, or a view, has refused that it takes touches over.
  ///
  /// - Returns: whether that is the first time since it lost.
  mutating func noteRefusal() -> Bool {
    defer { isRefusalTold = true }
    return !isRefusalTold
  }
}
