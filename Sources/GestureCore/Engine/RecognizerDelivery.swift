/// Tells recognizers of the touches that they track (step 3).
final class RecognizerDelivery {
  private let active: ActiveRecognizers
  private let arbiter: Arbiter

  init(active: ActiveRecognizers, arbiter: Arbiter) {
    self.active = active
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

  /// An event of one touch, as most are. A move within the smallest slop is skipped for all
  /// recipients.
  private func deliver(_ touch: Touch, _ changed: Touches, of event: TouchEvent) {
    let phase = touch.currentPhase
    let distance = phase == .moved ? touch.squaredDistance : .infinity
    if distance < touch.minimumSquaredSlop { return }
    touch.minimumSquaredSlop = .infinity
    touch.recipients.forEach { core in
      guard core.isTracking(touch) else { return }
      if distance >= core.attempt.squaredSlop { deliver(changed, to: core, of: event, phase) }
      if core.attempt.listens {
        touch.minimumSquaredSlop = min(touch.minimumSquaredSlop, core.attempt.squaredSlop)
      }
    }
  }

  /// Tells a recognizer that a wake is due.
  func deliver(_ deadline: Deadline, to core: RecognizerCore) {
    guard let recognizer = core.recognizer, core.attempt.listens else { return }
    core.callback = .wake
    recognizer.deadlineReached(deadline)
    core.callback = .none
    active.needsStallCheck = true
    arbiter.process(core)
  }

  /// Tells a recognizer of input that comes without touches.
  func deliver(_ delivery: IndirectRouter.Delivery, of event: TouchEvent) {
    let (core, input) = (delivery.core, delivery.input)
    guard let attachment = core.attachmentReference.object, core.attempt.listens else { return }
    core.callback = .input
    if let place = input.location { core.lastCentroid = place }
    attachment.indirectInputReceiver?.inputReceived(input, with: event)
    if input.isOver { core.attempt.flags.subtract([.isDrivenIndirectly, .awaitsIndirectEnd]) }
    core.callback = .none
    active.needsStallCheck = true
    arbiter.process(core)
  }

  /// Tells a recognizer what a touch's pressure truly was.
  func deliver(_ update: EstimationUpdate, of touch: Touch, to core: RecognizerCore) {
    guard let recognizer = core.recognizer else { return }
    core.callback = .estimate
    recognizer.touchEstimateUpdated(update, of: touch)
    core.callback = .none
    arbiter.process(core)
  }

  /// Tells a recognizer that a touch counts no more, be it inside of one of its callbacks or not.
  func deliverIgnoring(of touch: Touch, to core: RecognizerCore) {
    let former = core.callback
    if former == .none { core.callback = .touchIgnored }
    core.recognizer?.touchIgnored(touch)
    core.callback = former
    if former == .none { arbiter.process(core) }
  }

  /// An event of several touches: each recognizer is told of all that it tracks, in arbitration
  /// order.
  private func deliverTogether(_ changed: Touches, of event: TouchEvent) {
    let visit = active.beginVisit()
    changed.forEach { touch in
      touch.recipients.forEach { if $0.isTracking(touch) { $0.attempt.visit = visit } }
    }
    active.participants.forEach { core in
      if core.attempt.visit == visit { deliverChanged(to: core, of: event) }
    }
  }

  /// Tells a recognizer of those of its touches of which the event says something new.
  private func deliverChanged(to core: RecognizerCore, of event: TouchEvent) {
    for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
      guard core.attempt.listens else { return }
      var touches = Touches()
      core.touchList.forEach { touch in
        if touch.isChanged && touch.currentPhase == phase { touches.append(touch) }
      }
      let slop = core.attempt.squaredSlop
      let isUnheard = phase == .moved && touches.allSatisfy { $0.squaredDistance < slop }
      if !touches.isEmpty && !isUnheard { deliver(touches, to: core, of: event, phase) }
    }
  }

  private func deliver(
    _ touches: Touches, to core: RecognizerCore, of event: TouchEvent, _ phase: TouchPhase
  ) {
    core.callback = .touches(phase)
    // Its open attempt keeps the attachment.
    core.attachmentReference.withObject { $0.tell(touches, phase, with: event) }
    if phase == .ended || phase == .cancelled { forget(touches, of: core, phase) }
    core.callback = .none
    if !core.attempt.requested.isEmpty { arbiter.process(core) }
  }

  private func forget(_ touches: Touches, of core: RecognizerCore, _ phase: TouchPhase) {
    let centroid = touches.count > 1 ? core.centroid : nil
    touches.forEach { core.stopTracking($0) }
    guard core.touchList.isEmpty else { return }
    if let centroid { core.lastCentroid = centroid }
    active.needsStallCheck = true
    guard phase == .cancelled, !core.attempt.tracking.isTerminal else { return }
    core.diagnose(
      .misuse(
        "its touches were cancelled and it did not decide: fail or cancel in touchesCancelled")
    )
    core.record(.cancelled)  // S1.20, S14.15
  }
}

extension Attachment {
  /// Calls the recognizer, or at once the logic to which it leaves the callback.
  @inline(__always)
  fileprivate func tell(_ touches: Touches, _ phase: TouchPhase, with event: TouchEvent) {
    switch phase {
    case .began:
      guard defaultCallbacks.contains(.touchesBegan) else {
        return recognizer.touchesBegan(touches, with: event)
      }
      logic?.touchesBegan(touches, with: event, core)
    case .moved:
      guard defaultCallbacks.contains(.touchesMoved) else {
        return recognizer.touchesMoved(touches, with: event)
      }
      logic?.touchesMoved(touches, with: event, core)
    case .ended:
      guard defaultCallbacks.contains(.touchesEnded) else {
        return recognizer.touchesEnded(touches, with: event)
      }
      logic?.touchesEnded(touches, with: event, core)
    case .cancelled:
      guard defaultCallbacks.contains(.touchesCancelled) else {
        return recognizer.touchesCancelled(touches, with: event)
      }
      logic?.touchesCancelled(touches, with: event, core)
    case .stationary: break
    }
  }

  /// Tells the recognizer, or its logic, of the reset.
  func tellReset() {
    if defaultCallbacks.contains(.reset) { logic?.reset() } else { recognizer.reset() }
  }
}
