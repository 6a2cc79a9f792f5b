/// Delivers touches to the recognizers that track them (step 3).
final class RecognizerDelivery {
  private let active: ActiveRecognizers
  private let arbiter: Arbiter

  init(active: ActiveRecognizers, arbiter: Arbiter) {
    self.active = active
    self.arbiter = arbiter
  }

  /// Delivers touches to each recognizer that tracks one of them: those that began, moved, ended
  /// and were cancelled, in this order (S2.26). Nothing is arbitrated meanwhile (S4.3).
  @inline(__always)
  func deliver(_ changed: Touches, of event: TouchEvent) {
    if event.tellsModifiers { noteModifiers(changed, of: event) }
    if changed.count == 1 {
      changed.withFirst { deliverTouch($0, changed, of: event) }
    } else {
      deliverTogether(changed, of: event)
    }
  }

  /// Moves within the slop are not delivered, but their modifiers count (S15.16).
  private func noteModifiers(_ changed: Touches, of event: TouchEvent) {
    changed.forEach { touch in
      touch.recipients.forEach { core in
        if core.isTracking(touch) { core.modifierFlags = event.modifierFlags }
      }
    }
  }

  /// The common case of a single touch. A move within the smallest slop is skipped for all
  /// recipients.
  private func deliverTouch(_ touch: Touch, _ changed: Touches, of event: TouchEvent) {
    let phase = touch.currentPhase
    let distance = phase == .moved ? touch.squaredDistance : .infinity
    if distance < touch.minimumSquaredSlop { return }
    touch.minimumSquaredSlop = .infinity
    touch.recipients.forEach { core in
      guard core.isTracking(touch) else { return }
      if !(distance < core.attempt.squaredSlop) {
        deliverPhase(phase, changed, to: core, of: event)
      }
      if core.attempt.listens {
        touch.minimumSquaredSlop = min(touch.minimumSquaredSlop, core.attempt.squaredSlop)
      }
    }
  }

  /// Tells a recognizer that a wake is due.
  func deliverDeadline(_ deadline: Deadline, to core: RecognizerCore) {
    guard let recognizer = core.recognizer, core.attempt.listens else { return }
    core.callback = .wake
    recognizer.deadlineReached(deadline)
    core.callback = .none
    active.noteStall()
    arbiter.process(core)
  }

  /// Delivers input without touches to a recognizer.
  func deliverInput(_ delivery: IndirectRouter.Delivery, of event: TouchEvent) {
    let (core, input) = (delivery.core, delivery.input)
    guard let attachment = core.attachmentReference.object, core.attempt.listens else { return }
    core.callback = .input
    core.modifierFlags = event.modifierFlags
    if let place = input.location { core.lastCentroid = place }
    attachment.indirectInputReceiver?.inputReceived(input, with: event)
    if input.isOver {
      core.attempt.awaitedEnds.subtract(input.stream)
      if !core.mayGetMomentum(after: input) { core.attempt.drivenBy.subtract(input.stream) }
    }
    core.callback = .none
    active.noteStall()
    arbiter.process(core)
  }

  /// Delivers a touch's true pressure to a recognizer.
  func deliverEstimate(_ update: EstimationUpdate, of touch: Touch, to core: RecognizerCore) {
    guard let recognizer = core.recognizer else { return }
    core.callback = .estimate
    recognizer.touchEstimateUpdated(update, of: touch)
    core.callback = .none
    arbiter.process(core)
  }

  /// Tells a recognizer that a touch was ignored, inside one of its callbacks or outside.
  func deliverIgnoring(of touch: Touch, to core: RecognizerCore) {
    let former = core.callback
    if former == .none { core.callback = .touchIgnored }
    core.recognizer?.touchIgnored(touch)
    core.callback = former
    if former == .none { arbiter.process(core) }
  }

  /// An event of several touches: each recognizer receives all that it tracks, in arbitration
  /// order. Moves within the smallest slop are skipped for all recipients.
  private func deliverTogether(_ changed: Touches, of event: TouchEvent) {
    if changed.allSatisfy({ $0.isMoveWithinSlop }) { return }
    let visit = active.beginVisit()
    changed.forEach { touch in
      touch.recipients.forEach { if $0.isTracking(touch) { $0.attempt.visit = visit } }
    }
    active.participants.forEach { core in
      if core.attempt.visit == visit { deliverChanged(changed, to: core, of: event) }
    }
    changed.forEach { $0.updateSmallestSlop() }
  }

  /// Delivers to a recognizer those of its touches that the event changes.
  private func deliverChanged(
    _ changed: Touches, to core: RecognizerCore, of event: TouchEvent
  ) {
    for phase in RecognizerDelivery.phases {
      guard core.attempt.listens else { return }
      let slop = core.attempt.squaredSlop
      let isHeard = core.touchList.contains { touch in
        touch.isChanged && touch.currentPhase == phase
          && (phase != .moved || !(touch.squaredDistance < slop))
      }
      if isHeard { deliverPhase(phase, changed.all(of: core, in: phase), to: core, of: event) }
    }
  }

  /// The phases in the order in which they are delivered (S2.26).
  private static let phases = [TouchPhase.began, .moved, .ended, .cancelled]

  /// Calls a recognizer with touches of one phase.
  private func deliverPhase(
    _ phase: TouchPhase, _ touches: Touches, to core: RecognizerCore, of event: TouchEvent
  ) {
    core.callback = .touches(phase)
    // The open attempt retains the attachment.
    core.attachmentReference.withObject { $0.tell(touches, phase, with: event) }
    if phase == .ended || phase == .cancelled { forget(touches, of: core, phase) }
    core.callback = .none
    if !core.attempt.requested.isEmpty { arbiter.process(core) }
  }

  /// Delivers touches that a recognizer takes over (S15.12).
  func deliverTaken(_ touches: Touches, to core: RecognizerCore, of event: TouchEvent) {
    guard let recognizer = core.recognizer else { return }
    core.callback = .touches(.began)
    recognizer.touchesTakenOver(touches, with: event)
    core.callback = .none
    active.noteStall()
    if !core.attempt.wantsToRecognize { core.attempt.flags.remove(.isTakingOver) }
    arbiter.process(core)
  }

  private func forget(_ touches: Touches, of core: RecognizerCore, _ phase: TouchPhase) {
    if touches.count == 1 {
      touches.withFirst { core.stopTracking($0) }
    } else {
      core.lastCentroid = core.centroid
      core.touchList.remove(touches)
    }
    guard core.touchList.isEmpty else { return }
    active.noteStall()
    guard phase == .cancelled, !core.attempt.tracking.isTerminal else { return }
    core.diagnose(
      .misuse(
        "its touches were cancelled and it did not decide: fail or cancel in touchesCancelled")
    )
    core.record(.cancelled)  // S1.20, S14.15
  }
}

extension Touch {
  /// Whether it moved, but within the slop of every recognizer that tracks it.
  fileprivate var isMoveWithinSlop: Bool {
    currentPhase == .moved && squaredDistance < minimumSquaredSlop
  }

  fileprivate func updateSmallestSlop() {
    minimumSquaredSlop = .infinity
    recipients.forEach { core in
      guard core.isTracking(self), core.attempt.listens else { return }
      minimumSquaredSlop = min(minimumSquaredSlop, core.attempt.squaredSlop)
    }
  }
}

extension Touches {
  /// The touches of a phase that a recognizer tracks and the event changes, in the order of
  /// binding. Where those are all that the event changes, nothing is allocated.
  fileprivate func all(of core: RecognizerCore, in phase: TouchPhase) -> Touches {
    var count = 0
    var isSame = true
    core.touchList.forEach { touch in
      guard touch.isChanged && touch.currentPhase == phase else { return }
      isSame = isSame && count < self.count && self[count] === touch
      count += 1
    }
    if isSame && count == self.count { return self }
    var touches = Touches()
    core.touchList.forEach { touch in
      if touch.isChanged && touch.currentPhase == phase { touches.append(touch) }
    }
    return touches
  }
}

extension RecognizerCore {
  /// Whether an input's momentum may follow it: the fingers that scroll have lifted.
  fileprivate func mayGetMomentum(after input: IndirectInput) -> Bool {
    guard case .scroll(let scroll) = input else { return false }
    return scroll.phase == .ended && !scroll.isMomentum && indirectInputs.contains(.scrollMomentum)
  }
}

extension Attachment {
  /// Calls the recognizer, or its logic directly where the recognizer uses the default callback.
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

  /// Calls `reset()` on the recognizer or its logic.
  func deliverReset() {
    if defaultCallbacks.contains(.reset) { logic?.reset() } else { recognizer.reset() }
  }
}
