extension RecognizerCore {
  /// The state that the recognizer's own code has reached. Assigning asks the engine for the
  /// transition; an illegal one changes nothing and is diagnosed (S1.16).
  ///
  /// Inside a callback what is assigned is arbitrated when all recognizers have seen the event
  /// (S4.3). Outside of one, each assignment is a pass of its own: at once, or after the pass
  /// that is running (S1.18, S14.24).
  public var state: GestureState {
    get { attempt.tracking }
    set {
      if mayRecord { record(newValue) } else { ask(for: StateRequest(state: newValue)) }
    }
  }

  /// The state that everyone but the recognizer sees (S4.18).
  public var deliveredState: GestureState { attempt.delivered }

  /// Fails, or cancels if begun, and says why.
  ///
  /// - Parameters:
  ///   - reason: `.ownDecision`, or `.touchesCancelled`.
  ///   - detail: what exactly was wrong, for logs and explanations.
  public func fail(_ reason: FailureReason = .ownDecision, _ detail: FailureDetail? = nil) {
    if !mayRecord {
      ask(for: StateRequest(state: .failed, reason: reason, detail: detail))
    } else if record(.failed) {
      attempt.ending.note(reason, detail)
    }
  }

  /// Fails and says why in words made up on the spot: "most like a star, with 0.61 of 0.8".
  ///
  /// What is the same each time, or a figure and its limit, is better said with a
  /// ``FailureDetail``, which costs nothing as long as nobody reads it.
  public func fail(_ reason: FailureReason = .ownDecision, words: String) {
    if !mayRecord {
      ask(for: StateRequest(state: .failed, reason: reason, words: words))
    } else if record(.failed) {
      attempt.ending.note(reason, words: words)
    }
  }

  /// Fails and says which figure was over which limit.
  public func fail(
    _ phrase: StaticString, measured: Double, limit: Double, _ unit: FailureDetail.Unit
  ) {
    fail(.ownDecision, FailureDetail(phrase, measured: measured, limit: limit, unit))
  }

  /// Whether what is assigned is taken down for the arbitration that follows.
  private var mayRecord: Bool { isInCallback && !isBeingReset }

  private func ask(for request: StateRequest) {
    guard let dispatcher else {
      diagnose(.misuse("it assigned a state without being in a window: add its view to one"))
      return
    }
    if isBeingReset || attempt.tracking.isTerminal {
      // In a reset: taken up, it would end in another, which would assign it again, and so for ever.
      // After the end: by the time it was taken up, the next attempt might have begun (S1.5).
      diagnose(.illegalTransition(from: attempt.tracking, to: request.state))
    } else {
      dispatcher.run(request, for: self)
    }
  }

  /// Takes down an assignment that was put off.
  func record(_ request: StateRequest) {
    guard record(request.state), let reason = request.reason else { return }
    if let words = request.words {
      attempt.ending.note(reason, words: words)
    } else {
      attempt.ending.note(reason, request.detail)
    }
  }

  /// Takes down an assignment, for arbitration to decide on.
  ///
  /// - Returns: whether it was legal.
  @discardableResult
  func record(_ state: GestureState) -> Bool {
    guard let next = attempt.tracking.following(assignmentOf: state) else {
      diagnose(.illegalTransition(from: attempt.tracking, to: state))
      return false
    }
    attempt.tracking = next
    if next.isActive && attempt.touchSlop > 0 { touchSlop = 0 }
    switch next {
    case .began:
      attempt.passedBegan = true
      attempt.requested.insert(.began)
    case .changed: attempt.requested.insert(.changed)
    case .ended: attempt.requested.insert(.ended)
    case .cancelled, .failed:
      attempt.requested.insert(.cancelled)
      attempt.ending.note(callbackPhase == .cancelled ? .touchesCancelled : .ownDecision)
    case .possible: break
    }
    return true
  }

  @usableFromInline
  func cancelFromOutside(_ why: String?) {
    endFromOutside(.disabled, words: why)
  }

  /// Ends the attempt as the host or the engine wants it. The state changes at once; what follows
  /// from it comes in the running pass, or in one of its own (S8.2, S8.3, S8.5).
  func endFromOutside(_ reason: FailureReason, words: String? = nil) {
    guard attempt.isOpen, let dispatcher else { return }
    dispatcher.end(self, because: reason, words: words)
  }
}

/// One assignment of a state.
struct StateRequest {
  var state: GestureState
  var reason: FailureReason?
  var detail: FailureDetail?
  var words: String?
}
