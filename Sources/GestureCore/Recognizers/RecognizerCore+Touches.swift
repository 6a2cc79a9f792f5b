extension RecognizerCore {
  /// The touches that are bound to the recognizer and were not ignored, in the order of binding.
  /// A touch that lifts is among them until the recognizer has been told.
  public var trackedTouches: Touches { Touches(attempt.touches) }

  /// The mean of the tracked touches' places in window coordinates; after the last one has
  /// lifted, where it was then (S2.33).
  public var centroid: Point {
    attempt.touches.isEmpty ? attempt.lastCentroid : Touches(attempt.touches).location
  }

  /// The moment of the event or deadline that is being handled, or was last.
  public var now: Timestamp { dispatcher?.now ?? .zero }

  /// Asks for a call of `deadlineReached` after an interval, unless the attempt ends before
  /// (S6.15). Several may be pending.
  ///
  /// - Parameter interval: from now on the event's clock. Inside a `deadlineReached` at least a
  ///   millisecond, so that no recognizer can stop time.
  /// - Returns: the deadline, which `deadlineReached` is given.
  @discardableResult
  public func wake(after interval: Duration) -> Deadline {
    guard let dispatcher else {
      diagnose(.misuse("it asked for a wake without being in a window: add its view to one"))
      return Deadline(timestamp: .zero, number: 0)
    }
    return dispatcher.schedule(after: interval, for: self)
  }

  /// Takes back all wakes that are pending.
  public func cancelWakes() { dispatcher?.cancelWakes(of: self) }

  @usableFromInline
  func ignore(_ touch: Touch) {
    guard isTracking(touch) else { return }
    dispatcher?.ignore(touch, by: self)
  }

  func isTracking(_ touch: Touch) -> Bool {
    guard attempt.listens else { return false }
    for tracked in attempt.touches where tracked === touch { return true }
    return false
  }

  /// Forgets a touch that lifted or is ignored.
  func stopTracking(_ touch: Touch) {
    if attempt.touches.count == 1 { attempt.lastCentroid = touch.location }
    attempt.touches.removeAll { $0 === touch }
  }
}
