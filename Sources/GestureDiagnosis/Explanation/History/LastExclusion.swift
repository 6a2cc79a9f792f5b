import GestureCore

/// When a recognizer last lost to a rival, and what was told of it.
struct LastExclusion {
  /// When the attempt in which it lost began.
  private var attempt: Timestamp?
  /// Whether a refusal to take over was told since then.
  private var isRefusalTold = false

  /// Notes that it lost in an attempt.
  mutating func note(_ attempt: Timestamp?) {
    self.attempt = attempt
    isRefusalTold = false
  }

  /// The beginning of the attempt that it lost, if that is still its present attempt, or if no new
  /// attempt has begun.
  func start(in present: Timestamp?) -> Timestamp? {
    guard let attempt, present == nil || present == attempt else { return nil }
    return attempt
  }

  /// Notes that its delegate, or a view, has refused to let it take touches over.
  ///
  /// - Returns: whether that is the first refusal since it lost.
  mutating func noteRefusal() -> Bool {
    defer { isRefusalTold = true }
    return !isRefusalTold
  }
}
