// Calls from recognizers and hosts that change what is under way.
extension Dispatcher {
  // MARK: What recognizers request

  /// A state that was assigned outside of the recognizer's callbacks is a pass of its own
  /// (S1.18, S14.24).
  func run(_ request: StateRequest, for core: RecognizerCore) {
    guard let recognizer = core.recognizer else { return }
    perform(.assignment(request, recognizer, attempt: core.attemptNumber))
  }

  func assign(_ request: StateRequest, to core: RecognizerCore) {
    // It may have been disabled or removed, or gone to another dispatcher, meanwhile (S8.1,
    // S13.15).
    guard core.dispatcher === self, core.attempt.isOpen || core.mayOpenAttempt(in: self)
    else { return }
    let isLegal = core.state.following(assignmentOf: request.state) != nil
    guard core.attempt.isOpen || isLegal else {
      return core.record(request)  // it is diagnosed and opens no attempt (S1.16, S6.13)
    }
    runPass {
      active.insert(core, dispatcher: self)
      core.record(request)
      arbiter.process(core)
      active.noteStall()
    }
  }

  /// The shortest wake that can be requested in `deadlineReached`, in what follows from it or in
  /// `reset`, in nanoseconds: a millisecond, so that no recognizer can keep the clock from
  /// advancing.
  private static let shortestRepeatedWake: Int64 = 1_000_000

  func schedule(after interval: Duration, for core: RecognizerCore) -> Deadline {
    guard core.attempt.isOpen || core.mayOpenAttempt(in: self) else { return .none }
    let mayRepeat = deadlines.isFiring || core.callback == .reset
    let nanoseconds = max(interval.wholeNanoseconds, mayRepeat ? Self.shortestRepeatedWake : 0)
    let (due, overflows) = now.nanoseconds.addingReportingOverflow(nanoseconds)
    let isBeyondTheEnd = overflows || due == .max
    if !core.attempt.isOpen {
      active.insert(core, dispatcher: self)
      if isBeyondTheEnd {
        active.noteStall()  // the wake never comes
        settleSoon()
      }
    }
    return deadlines.add(
      at: Timestamp(nanoseconds: isBeyondTheEnd ? .max : due), for: core)
  }

  func cancelWakes(of core: RecognizerCore) {
    deadlines.cancelAll(of: core)
    active.noteStall()
  }

  /// Ignores a touch for a recognizer, which receives nothing more of it (S7.20).
  func ignore(_ touch: Touch, by core: RecognizerCore) {
    let wasTracked = core.touchList.contains(touch)
    core.stopTracking(touch)
    core.slots.remove(touch.slot)  // the touch no longer counts as shared (S7.22)
    core.ignoredSlots.insert(touch.slot)
    core.attempt.flags.insert(.hasIgnored)
    touch.recipients.remove(core)
    active.noteRelease()
    reporter.report(core) { .ignored($0, touch) }
    arbiter.reevaluateWaiters(of: core)
    if wasTracked { recognizerDelivery.deliverIgnoring(of: touch, to: core) }
    active.noteStall()
    settleSoon()
  }

  // MARK: What hosts do

  /// Ends an attempt at once; the consequences follow in the running pass or in one of its own.
  /// While a question is being asked, only a removal ends an attempt: the decision in question
  /// stands, and a recognizer that is disabled or cancelled ends after the pass (S3.35).
  func end(_ core: RecognizerCore, because reason: FailureReason, _ detail: FailureDetail? = nil) {
    if questions.isAsking, reason != .removed, let recognizer = core.recognizer {
      return queue.add(.end(recognizer, reason, detail, attempt: core.attemptNumber))
    }
    arbiter.end(core, because: reason, detail)
    core.attempt.flags.insert(.wasEndedByHost)
    arbiter.noteFinish()  // if it was over already, its group is smaller now
    settleSoon()
  }

  func requirementWasRemoved(from core: RecognizerCore) {
    arbiter.reevaluateWaiters(of: core)
    settleSoon()
  }

  /// A recognizer withholds less or more: views get at once what is no longer withheld (S7.14).
  func delaysChanged() {
    active.noteRelease()
    if viewDelivery.withholds { settleSoon() }
  }

  /// Views were moved or removed: touches whose view is no longer in its window are cancelled.
  func viewsMoved() {
    router.noteMove()
    guard !registry.live.isEmpty || !viewDelivery.withheld.isEmpty else { return }
    actionDelivery.noteMovedViews()
    perform(.viewsMoved)
  }

  private func settleSoon() {
    if !queue.isPassRunning { perform(.settle) }
  }

  func cancelTouchesOfAbsentViews() {
    actionDelivery.forgetMovedViews()
    cancelNow(viewDelivery.unfinished.filter { $0.hasLostItsView })
  }
}
