// How attempts end: by failing, from outside, or by handing over.
extension Arbiter {
  func fail(_ core: RecognizerCore, because reason: FailureReason) {
    core.endings.present.note(reason)
    commitFailure(of: core)
  }

  /// Fails an attempt whose cause is already recorded.
  @inline(__always)
  func commitFailure(of core: RecognizerCore) {
    if !core.attempt.tracking.isTerminal { core.attempt.tracking = .failed }
    core.attempt.pending = []
    core.attempt.flags.remove(.isHeld)
    setDelivered(.failed, of: core)
    if let place = core.touchList.isEmpty ? nil : core.centroid {
      core.lastCentroid = place
      core.touchList.removeAll()
    }
    finish(core)
    if core.hasWaiting { failed.append(core) }
  }

  /// Fails an attempt since another recognizer won.
  @inline(__always)
  func exclude(
    _ core: RecognizerCore, by winner: RecognizerCore, _ label: RecognizerLabel
  ) {
    reporter.report(core) { recognizer in
      winner.attachmentReference.withObject { .excluded(recognizer, by: $0.recognizer) }
    }
    core.endings.present.noteExclusion(by: label)
    commitFailure(of: core)
  }

  /// Ends an attempt from outside. An attempt whose `began` was sent is cancelled, with its action;
  /// any other fails, and its unsent actions are dropped (S5.14, S14.13).
  func end(
    _ core: RecognizerCore, because reason: FailureReason, _ detail: FailureDetail? = nil
  ) {
    let isUnsent = core.attempt.pending.contains(.ended)
    guard !core.attempt.delivered.isTerminal || isUnsent else { return }
    core.endings.present.note(reason, detail)
    guard core.attempt.flags.contains(.sentBegan) else { return commitFailure(of: core) }
    if !core.attempt.tracking.isTerminal { core.attempt.tracking = .cancelled }
    core.attempt.pending = .cancelled
    setDelivered(.cancelled, of: core)
    addPendingActions(of: core)
  }

  /// Ends an active gesture whose touches another recognizer takes over (S15.12).
  func endByHandOver(_ core: RecognizerCore, to taker: RecognizerCore) {
    reporter.report(core) { recognizer in
      taker.recognizer.map { .handedOver(recognizer, to: $0) }
    }
    core.endings.present.noteHandOver(to: taker.label)
    core.attempt.tracking = .ended
    core.attempt.pending.insert(.ended)
    addPendingActions(of: core)
  }

  /// Records that an attempt is over.
  func finish(_ core: RecognizerCore) {
    core.endings.present.note(core.attempt.delivered, at: reporter.now)
    noteFinish()
  }

  func setDelivered(_ state: GestureState, of core: RecognizerCore) {
    let former = core.attempt.delivered
    core.attempt.delivered = state
    active.noteRelease()
    reporter.report(core) { recognizer in
      guard state == .failed || state == .cancelled else {
        return .transition(recognizer, from: former, to: state, nil)
      }
      let outcome = core.endings.outcome(state, at: reporter.now)
      return .transition(recognizer, from: former, to: state, outcome)
    }
  }

  @inline(never)
  func failDependent(_ dependent: RecognizerCore, of loser: RecognizerCore) {
    guard dependent.attempt.isOpen, dependent.hasReachedGesture else { return }
    guard dependent.sharesTouch(with: loser) else { return reevaluate(dependent) }
    fail(dependent, because: .prerequisiteFailed(loser.label))
  }

  func excludeRivals(of core: RecognizerCore) {
    let label = core.label
    active.participants.forEach { rival in
      guard rival.attempt.delivered == .possible, rival !== core, rival.attempt.isOpen,
        rival.sharesTouch(with: core), questions.blocks(core, rival, recognizing: core),
        rival.attempt.delivered == .possible
      else { return }
      exclude(rival, by: core, label)
    }
  }
}
