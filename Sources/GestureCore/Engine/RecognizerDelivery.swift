/// Tells recognizers of the touches that they track (step 3).
final class RecognizerDelivery {
  private let roster: Roster
  private let arbiter: Arbiter

  init(roster: Roster, arbiter: Arbiter) {
    self.roster = roster
    self.arbiter = arbiter
  }

  /// Tells each recognizer that tracks one of the touches: what began, moved, ended and was
  /// cancelled, in this order (S2.26). Nothing is arbitrated meanwhile (S4.3).
  func deliver(_ changed: Touches, of event: TouchEvent) {
    if changed.count == 1 {
      let touch = changed[0]
      let phase = touch.currentPhase
      for core in touch.recipients where core.isTracking(touch) {
        deliver(changed, to: core, of: event, phase)
      }
    } else {
      for core in recipients(of: changed) { deliver(changed, to: core, of: event) }
    }
  }

  /// Tells a recognizer that a wake is due.
  func deliver(_ deadline: Deadline, to core: RecognizerCore) {
    guard let recognizer = core.recognizer, core.attempt.listens else { return }
    core.isInCallback = true
    recognizer.deadlineReached(deadline)
    core.isInCallback = false
    roster.needsAbandonmentCheck = true
    arbiter.takeUp(core)
  }

  /// Tells a recognizer of input that comes without touches.
  func deliver(_ delivery: IndirectRouter.Delivery, of event: TouchEvent) {
    let core = delivery.core
    guard let recognizer = core.recognizer, core.attempt.listens else { return }
    core.isInCallback = true
    core.callbackPhase = delivery.input.isOver ? .ended : .moved
    recognizer.inputReceived(delivery.input, with: event)
    if delivery.input.isOver { core.attempt.isFedIndirectly = false }
    core.isInCallback = false
    core.callbackPhase = nil
    roster.needsAbandonmentCheck = true
    arbiter.takeUp(core)
  }

  /// Tells a recognizer what a touch's pressure truly was.
  func deliver(_ update: EstimationUpdate, of touch: Touch, to core: RecognizerCore) {
    guard let recognizer = core.recognizer else { return }
    core.isInCallback = true
    core.callbackPhase = .stationary
    recognizer.touchEstimateUpdated(update, of: touch)
    core.isInCallback = false
    core.callbackPhase = nil
    arbiter.takeUp(core)
  }

  private func recipients(of touches: Touches) -> [RecognizerCore] {
    let visit = roster.beginVisit()
    var recipients: [RecognizerCore] = []
    for touch in touches {
      for core in touch.recipients where core.attempt.visit != visit && core.isTracking(touch) {
        core.attempt.visit = visit
        recipients.append(core)
      }
    }
    return recipients.sorted { $0.attempt.order < $1.attempt.order }
  }

  private func deliver(_ changed: Touches, to core: RecognizerCore, of event: TouchEvent) {
    for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.currentPhase == phase && core.isTracking($0) }
      if !touches.isEmpty { deliver(Touches(touches), to: core, of: event, phase) }
    }
  }

  private func deliver(
    _ touches: Touches, to core: RecognizerCore, of event: TouchEvent, _ phase: TouchPhase
  ) {
    guard let recognizer = core.recognizer else { return }
    core.isInCallback = true
    core.callbackPhase = phase
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary: break
    }
    if phase == .ended || phase == .cancelled { forget(touches, of: core, phase) }
    core.isInCallback = false
    core.callbackPhase = nil
    if !core.attempt.requested.isEmpty { arbiter.takeUp(core) }
  }

  private func forget(_ touches: Touches, of core: RecognizerCore, _ phase: TouchPhase) {
    let centroid = core.centroid
    for touch in touches { core.stopTracking(touch) }
    guard core.attempt.touches.isEmpty else { return }
    core.attempt.lastCentroid = centroid
    roster.needsAbandonmentCheck = true
    guard phase == .cancelled, !core.attempt.tracking.isTerminal else { return }
    core.diagnose(
      .misuse(
        "its touches were cancelled and it did not decide: fail or cancel in touchesCancelled")
    )
    core.record(StateRequest(state: .cancelled, reason: .touchesCancelled))  // S1.20, S14.15
  }
}
