extension RecognizerCore {
  /// The touches that are bound to the recognizer and were not ignored, in the order of binding. A
  /// touch that lifts is included until the recognizer has received the lift.
  public var trackedTouches: Touches {
    var touches = Touches()
    touchList.forEach { touches.append($0) }
    return touches
  }

  /// The mean of the tracked touches' places in window coordinates; after the last one has
  /// lifted, where it was then (S2.33).
  public var centroid: Point {
    guard touchList.count > 1 else {
      return touchList.withFirst { $0.location } ?? lastCentroid
    }
    return trackedTouches.location
  }

  /// How far a touch may move from where it came down before `touchesMoved` is called for it. It
  /// lasts for the attempt, and applies as long as the recognizer is `possible`: one that has begun
  /// receives every move. Unit: points. Default: 0, every move is delivered.
  ///
  /// For recognizers that ignore small movements, such as taps and drags. Even thousands of them
  /// under a finger cost nothing while it moves within their slop. The movement meanwhile can be
  /// read from the touch: how far it has come, and ``Touch/recentPath``.
  ///
  /// ```swift
  /// public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
  ///   core.touchSlop = 10
  /// }
  /// ```
  ///
  /// A move of several touches at once is delivered as soon as one of them is that far from its
  /// start.
  public var touchSlop: Double {
    get { attempt.touchSlop }
    set {
      let slop = newValue > 0 ? newValue : 0  // NaN too is no slop
      // No touch that it tracks has a greater one; a new touch has none until it is delivered.
      if slop == attempt.touchSlop { return }
      attempt.touchSlop = slop
      let squared = attempt.squaredSlop
      touchList.forEach { $0.minimumSquaredSlop = min($0.minimumSquaredSlop, squared) }
    }
  }

  /// Views may get at once what was withheld from them.
  func noteDelays() {
    attemptDispatcher.withObject { $0.delaysChanged() }
  }

  /// The time of the event or deadline that is being handled, or of the last one.
  public var now: Timestamp { dispatcher?.now ?? .zero }

  /// Requests a call of `deadlineReached` after an interval, unless the attempt ends before
  /// (S6.15). Several may be pending.
  ///
  /// - Parameter interval: from now on the event's clock. Inside a `deadlineReached`, or an action
  ///   that follows from it, at least a millisecond, so that no recognizer can keep the clock from
  ///   advancing. A wake beyond the end of the clock, some 292 years, never comes.
  /// - Returns: the deadline that `deadlineReached` will receive. It never comes where the
  ///   recognizer is disabled, or where another dispatcher than its view's is calling its
  ///   `reset()`.
  @discardableResult
  public func wake(after interval: Duration) -> Deadline {
    if attempt.isOpen,
      let deadline = attemptDispatcher.withObject({ $0.schedule(after: interval, for: self) })
    {
      return deadline
    }
    guard let dispatcher else {
      diagnose(.misuse("it asked for a wake without being in a window: add its view to one"))
      return .none
    }
    return dispatcher.schedule(after: interval, for: self)
  }

  /// Cancels all pending wakes.
  public func cancelWakes() {
    if wakes.pending > 0 { dispatcher?.cancelWakes(of: self) }
  }

  @usableFromInline
  func ignore(_ touch: Touch) {
    // It may have lifted, and be withheld from its view because of this recognizer.
    guard attempt.listens, touch.recipients.contains(self) else { return }
    dispatcher?.ignore(touch, by: self)
  }

  /// Whether a touch may be elsewhere than where it came down.
  var haveTouchesMoved: Bool { dispatcher?.registry.haveMoved ?? true }

  func isTracking(_ touch: Touch) -> Bool {
    attempt.listens && touchList.contains(touch)
  }

  /// Removes a touch that lifted or is ignored.
  func stopTracking(_ touch: Touch) {
    guard touchList.contains(touch) else { return }
    if touchList.count == 1 {
      lastCentroid = touch.location
      touchList.removeAll()
    } else {
      touchList.remove(touch)
    }
  }
}
