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
      if mayRecord { record(newValue) } else { request(StateRequest(state: newValue)) }
    }
  }

  /// The state that everything but the recognizer sees (S4.18).
  public var deliveredState: GestureState { attempt.delivered }

  /// Fails, or cancels if begun, and says why.
  ///
  /// - Parameters:
  ///   - reason: `.ownDecision`, or `.touchesCancelled`.
  ///   - detail: what exactly was wrong, for logs and explanations.
  public func fail(_ reason: FailureReason = .ownDecision, _ detail: FailureDetail? = nil) {
    if !mayRecord {
      request(StateRequest(state: .failed, reason: reason, detail: detail))
    } else if record(.failed) {
      endings.present.note(reason, detail)
    }
  }

  /// Fails and says why: `core.fail("it went to the left")`.
  public func fail(_ detail: FailureDetail.Fixed) { fail(.ownDecision, FailureDetail(detail)) }

  /// Fails and says why, in words composed at run time.
  public func fail(words: String) { fail(.ownDecision, FailureDetail(words: words)) }

  /// Fails and says which figure was beyond which limit.
  public func fail(
    _ phrase: StaticString, measured: Double, limit: Double, _ unit: FailureDetail.Unit,
    _ bound: FailureDetail.Bound = .atMost
  ) {
    fail(FailureDetail.Fixed(phrase, measured: measured, limit: limit, unit, bound))
  }

  /// Whether an assignment is recorded for the arbitration that follows.
  private var mayRecord: Bool {
    switch callback {
    case .none, .reset: false
    case .touches, .touchIgnored, .input, .estimate, .wake: true
    }
  }

  private func request(_ request: StateRequest) {
    guard let dispatcher else {
      diagnose(.misuse("it assigned a state without being in a window: add its view to one"))
      return
    }
    if callback == .reset || attempt.tracking.isTerminal {
      // In a reset: it would end in another reset, which would assign it again, and so on for ever.
      // After the end: by the time it was handled, the next attempt might have begun (S1.5).
      diagnose(.illegalTransition(from: attempt.tracking, to: request.state))
    } else {
      dispatcher.run(request, for: self)
    }
  }

  /// Records an assignment that was deferred.
  func record(_ request: StateRequest) {
    guard record(request.state), let reason = request.reason else { return }
    endings.present.note(reason, request.detail)
  }

  /// Records an assignment, for arbitration to decide on.
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
      attempt.flags.insert(.isContinuous)
      attempt.requested.insert(.began)
    case .changed: attempt.requested.insert(.changed)
    case .ended: attempt.requested.insert(.ended)
    case .cancelled, .failed:
      attempt.requested.insert(.cancelled)
      endings.present.note(callback == .touches(.cancelled) ? .touchesCancelled : .ownDecision)
    case .possible: break
    }
    return true
  }

  @usableFromInline
  func cancelFromOutside(_ why: String?) {
    endFromOutside(.disabled, why.map { FailureDetail(words: $0) })
  }

  /// Ends the attempt for the host or the engine. The state changes at once; the consequences
  /// follow in the running pass, or in one of its own (S8.2, S8.3, S8.5).
  func endFromOutside(_ reason: FailureReason, _ detail: FailureDetail? = nil) {
    guard attempt.isOpen, let dispatcher else { return }
    dispatcher.end(self, because: reason, detail)
  }
}

extension RecognizerCore {
  /// The number of the attempt that is under way, or of the next one.
  var attemptNumber: Int { endings.closed }
}

/// One assignment of a state.
struct StateRequest {
  var state: GestureState
  var reason: FailureReason?
  var detail: FailureDetail?
}
