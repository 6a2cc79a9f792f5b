extension GestureRecognizer {
  /// How the last finished attempt ended and why, in one sentence.
  ///
  /// ```swift
  /// print(tap.explainLastAttempt())
  /// // 'tap' of view 'card' failed at 120 ms because it saw that this is not its gesture (it
  /// // moved: 52.4 pt where 45 pt are allowed)
  /// ```
  ///
  /// For a recognizer that never had an attempt, ``Dispatcher/explainHit(at:in:type:buttons:)``
  /// says whether touches reach it at all.
  public func explainLastAttempt() -> String {
    guard let outcome = handle.core.lastOutcome else {
      return "\(handle.core.label) has not been in a gesture yet: no touch was given to it (a log "
        + "tells which missed it or were refused, and why)"
    }
    return "\(handle.core.label) \(outcome)"
  }
}
