// One pass, in nine steps. Step 1 precedes an event's pass and gives each deadline a pass of its
// own; a pass without an event begins at step 4.
extension Dispatcher {
  /// An event's pass.
  ///
  /// - Parameter window: where touches begin; nil means the first one.
  func runEventPass(
    _ inputs: ArraySlice<TouchInput>, indirect: [IndirectInput] = [], in window: Window?
  ) {
    beginPass()
    let changed = updateTouches(inputs, in: window)
    if indirect.isEmpty {
      routeAndDeliverTouches(changed, hasNew: changed.hasNew)
    } else {
      routeAndDeliver(changed, indirect, in: window)
    }
    finishPass(changed)
    changed.forEach { $0.isChanged = false }
  }

  /// The pass of an event of a single touch and nothing else, without an array. Not inlined: in a
  /// caller of that size the compiler would no longer inline the steps.
  @inline(never)
  func runTouchPass(_ input: TouchInput, in window: Window?) {
    beginPass()
    let changed = updateOnlyTouch(input, in: window)
    routeAndDeliverTouches(changed, hasNew: input.phase == .began)
    finishPass(changed)
  }

  /// Steps 2 to 4: routes and delivers an event's touches.
  ///
  /// - Parameters:
  ///   - changed: the touches that the event changes.
  ///   - hasNew: whether one of them begins.
  @inline(__always)
  private func routeAndDeliverTouches(_ changed: Touches, hasNew: Bool) {
    event.kind = .touches
    if hasNew {
      router.beginEvent(mayAskTwice: changed.count > 1)
      routeNewTouches(changed)
      router.endEvent()
    }
    recognizerDelivery.deliver(changed, of: event)
    if hasNew { buildRequirements(changed) }
  }

  /// The same for an event that also brings input without touches.
  private func routeAndDeliver(_ changed: Touches, _ indirect: [IndirectInput], in window: Window?)
  {
    event.kind = .touches
    router.beginEvent(mayAskTwice: changed.count > 1 || indirect.count > 1)
    let isAnyNew = changed.hasNew
    if isAnyNew { routeNewTouches(changed) }
    let deliveries = routeIndirect(indirect, in: window)
    router.endEvent()
    deliverToRecognizers(changed, deliveries)
    if isAnyNew { buildRequirements(changed) }
    buildActionRequirements(deliveries)
  }

  /// Steps 5 to 9.
  @inline(__always)
  private func finishPass(_ changed: Touches) {
    settle(changed)
    while actionDelivery.notifyValueObservers() { settle(Touches()) }
    queue.endPass()
    if registry.hasLifted { retireLifted() }
  }

  /// A pass without an event, from step 4 on.
  ///
  /// - Parameter cause: does what there is to decide about.
  func runPass(_ cause: () -> Void) {
    beginPass()
    cause()
    finishPass(Touches())
  }

  /// Repeats steps 5 to 9 until nothing is left to decide.
  private func settle(_ changed: Touches) {
    var isFirstRound = true
    repeat {
      while arbiter.hasWork {
        while decideOnNext() { propagate() }
        sendActions()
        if handOverDelivery.hasWork { handOver() }
      }
      if isFirstRound { deliverToViews(changed) } else { deliverToViews(Touches()) }
      isFirstRound = false
      if arbiter.hasWork { continue }  // consequences of views' calls come first
      if arbiter.hasFinished { resetFinishedGroups() }
      if active.mayHaveStalled { endStalled() }
    } while arbiter.hasWork || arbiter.hasFinished
  }

  // MARK: The nine steps

  /// 1. Fires the deadlines that are due, each at its own time and in a pass of its own.
  func fireDeadlines(upTo timestamp: Timestamp) {
    while deadlines.mayBeDue(at: timestamp), let entry = deadlines.popDue(at: timestamp) {
      reporter.now = max(reporter.now, entry.deadline.timestamp)
      deadlines.isFiring = true
      runPass {
        reporter.report(entry.core) { .deadline($0) }
        recognizerDelivery.deliverDeadline(entry.deadline, to: entry.core)
      }
      deadlines.isFiring = false
      queue.drain { execute($0) }
    }
  }

  /// 2. Finds the recognizers that get the new touches: hit test, candidates, filters.
  private func routeNewTouches(_ changed: Touches) {
    router.bindNew(among: changed, of: event, dispatcher: self)
  }

  /// The same for input that comes without touches.
  private func routeIndirect(
    _ indirect: [IndirectInput], in window: Window?
  ) -> [IndirectRouter.Delivery] {
    let window = window ?? windows.first
    return indirect.flatMap { input in
      event.kind = input.eventKind
      if case .hover(let hover) = input, registry.hasPressedPointer {
        indirectRouter.hasPointerLeft = hover.location == nil
        return [IndirectRouter.Delivery]()
      }
      return indirectRouter.route(
        input, in: window, of: event, slot: freeSlot(), dispatcher: self)
    }
  }

  /// 3. Delivers touches to the recognizers that track them. These assign states; nothing is
  /// decided yet.
  private func deliverToRecognizers(
    _ changed: Touches, _ deliveries: [IndirectRouter.Delivery]
  ) {
    event.kind = .touches
    recognizerDelivery.deliver(changed, of: event)
    for delivery in deliveries {
      event.kind = delivery.input.eventKind
      recognizerDelivery.deliverInput(delivery, of: event)
    }
    if !changed.isEmpty { event.kind = .touches }
  }

  /// 4. Asks recognizers that share a touch for the first time which of them waits for which.
  private func buildRequirements(_ changed: Touches) {
    requirementBuilder.buildForNew(among: changed)
  }

  /// The same for recognizers that take an action.
  private func buildActionRequirements(_ deliveries: [IndirectRouter.Delivery]) {
    let takers = deliveries.filter { $0.input.kind == .action }
    if takers.count > 1 { requirementBuilder.build(forAction: takers.map { $0.core }) }
  }

  /// 5. Decides on the next recognizer that wants to leave `possible`: held, vetoed, excluded or
  /// committed.
  private func decideOnNext() -> Bool { arbiter.decideOnNext() }

  /// 6. Failures release the recognizers that waited; recognitions fail rivals and those that
  /// waited.
  private func propagate() { arbiter.propagate() }

  /// 7. For those that recognized, cancels their touches in the views; then sends actions.
  private func sendActions() { actionDelivery.sendAll(with: event) }

  /// 7, continued: where a gesture hands its touches over, it ends, and the other one begins with
  /// them (S15.12).
  private func handOver() {
    handOverDelivery.deliver { step in
      arbiter.endByHandOver(step.giver, to: step.taker)
      sendActions()
      arbiter.propagateFailures()  // those that the last action caused count first
      guard step.isPossible else { return }
      let isOver = step.taker.attempt.isOpen && !step.taker.attempt.listens
      if isOver {
        reset { $0.reset(step.taker, willClose: $1) }
        guard step.isPossible else { return }  // `reset()` may have changed that
      }
      router.bindTaken(step.touches, to: step.taker, dispatcher: self, pass: arbiter.pass)
      recognizerDelivery.deliverTaken(step.touches, to: step.taker, of: event)
      step.heedNewRequirements()
    }
  }

  /// 8. Delivers touches to views: first those no longer withheld, then the event's own.
  private func deliverToViews(_ changed: Touches) {
    if viewDelivery.withholds { releaseWithheld(besides: changed) }
    viewDelivery.deliver(changed, with: event)
  }

  private func releaseWithheld(besides changed: Touches) {
    guard active.takeRelease() else {
      return assert(
        !viewDelivery.hasSomethingToRelease, "a view waits for what no recognizer withholds")
    }
    viewDelivery.releaseWithheld(besides: changed, with: event)
  }

  /// 9. Resets the groups that have finished.
  private func resetFinishedGroups() { reset { $0.resetFinished(willClose: $1) } }

  /// - Parameter body: resets some recognizers, and first calls a closure that removes each from
  ///   everything that lists it.
  private func reset(_ body: (GroupReset, (RecognizerCore) -> Void) -> Void) {
    body(groupReset) { core in
      assert(!arbiter.lists(core), "an attempt closes that the arbiter has yet to deal with")
      deadlines.cancelAll(of: core)  // S6.15
      if indirectRouter.hasRecipients { indirectRouter.remove(core) }
    }
  }

  // MARK: Around the steps

  /// Ends the recognizers that can no longer decide, and reports them and those that wait for them
  /// (S14.14, S13.1).
  private func endStalled() {
    active.forEachStalled { core in
      let waiting = core.requirements.waiting.compactMap { edge in
        edge.core.flatMap { $0.attempt.flags.contains(.isHeld) ? $0.label : nil }
      }
      core.diagnose(.abandoned(waiting: waiting))
      arbiter.end(core, because: .abandoned)
    }
  }

  private func beginPass() {
    if queue.mayHoldConsequences { queue.executeConsequences { execute($0) } }
    queue.beginPass()
    arbiter.beginPass()
  }

  private func retireLifted() {
    registry.retireLifted()
    if indirectRouter.hasPointerLeft && !registry.hasPressedPointer { queuePointerLeave() }
  }

  /// Queues, after the button's release, the report that the pointer left while it was down
  /// (S14.22): nothing else would end the hovers.
  private func queuePointerLeave() {
    indirectRouter.hasPointerLeft = false
    queue.add(.pointerLeave)
  }
}

extension Touches {
  /// Whether one of them begins in the present event.
  fileprivate var hasNew: Bool { !allSatisfy { $0.currentPhase != .began } }
}
