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
      changed.withFirst { deliver($0, changed, of: event) }
    } else {
      deliverTogether(changed, of: event)
    }
  }

  /// An event of one touch: most are. A move that is within everyone's slop is nobody's business,
  /// however many they are.
  private func deliver(_ touch: Touch, _ changed: Touches, of event: TouchEvent) {
    let phase = touch.currentPhase
    let distance = phase == .moved ? touch.distanceFromStart : .infinity
    if distance < touch.unheardWithin { return }
    touch.unheardWithin = .infinity
    touch.recipients.forEach { core in
      guard core.isTracking(touch) else { return }
      if distance >= core.attempt.touchSlop { deliver(changed, to: core, of: event, phase) }
      if core.attempt.listens {
        touch.unheardWithin = min(touch.unheardWithin, core.attempt.touchSlop)
      }
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
    if let place = delivery.input.location { core.attempt.lastCentroid = place }
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

  /// Tells a recognizer that a touch counts no more, be it inside of one of its callbacks or not.
  func deliverIgnoring(of touch: Touch, to core: RecognizerCore) {
    let (wasInCallback, formerPhase) = (core.isInCallback, core.callbackPhase)
    core.isInCallback = true
    core.callbackPhase = formerPhase ?? .stationary
    core.recognizer?.touchIgnored(touch)
    core.isInCallback = wasInCallback
    core.callbackPhase = formerPhase
    if !wasInCallback { arbiter.takeUp(core) }
  }

  /// An event of several touches: each recognizer is told of all that it tracks, in arbitration
  /// order.
  private func deliverTogether(_ changed: Touches, of event: TouchEvent) {
    let visit = roster.beginVisit()
    changed.forEach { touch in
      touch.recipients.forEach { if $0.isTracking(touch) { $0.attempt.visit = visit } }
    }
    roster.participants.forEach { core in
      if core.attempt.visit == visit { deliverChanged(to: core, of: event) }
    }
  }

  /// Tells a recognizer of those of its touches of which the event says something new.
  private func deliverChanged(to core: RecognizerCore, of event: TouchEvent) {
    for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
      guard core.attempt.listens else { return }
      var touches = Touches()
      core.attempt.touches.forEach { touch in
        if touch.isChanged && touch.currentPhase == phase { touches.append(touch) }
      }
      let slop = core.attempt.touchSlop
      let isUnheard = phase == .moved && touches.allSatisfy { $0.distanceFromStart < slop }
      if !touches.isEmpty && !isUnheard { deliver(touches, to: core, of: event, phase) }
    }
  }

  private func deliver(
    _ touches: Touches, to core: RecognizerCore, of event: TouchEvent, _ phase: TouchPhase
  ) {
    core.isInCallback = true
    core.callbackPhase = phase
    // Its attempt is open, so the attachment outlives the call.
    core.attachmentReference.withObject { attachment in
      switch phase {
      case .began: attachment.recognizer.touchesBegan(touches, with: event)
      case .moved: attachment.recognizer.touchesMoved(touches, with: event)
      case .ended: attachment.recognizer.touchesEnded(touches, with: event)
      case .cancelled: attachment.recognizer.touchesCancelled(touches, with: event)
      case .stationary: break
      }
    }
    if phase == .ended || phase == .cancelled { forget(touches, of: core, phase) }
    core.isInCallback = false
    core.callbackPhase = nil
    if !core.attempt.requested.isEmpty { arbiter.takeUp(core) }
  }

  private func forget(_ touches: Touches, of core: RecognizerCore, _ phase: TouchPhase) {
    let centroid = touches.count > 1 ? core.centroid : nil
    touches.forEach { core.stopTracking($0) }
    guard core.attempt.touches.isEmpty else { return }
    if let centroid { core.attempt.lastCentroid = centroid }
    roster.needsAbandonmentCheck = true
    guard phase == .cancelled, !core.attempt.tracking.isTerminal else { return }
    core.diagnose(
      .misuse(
        "its touches were cancelled and it did not decide: fail or cancel in touchesCancelled")
    )
    core.record(.cancelled)  // S1.20, S14.15
  }
}
