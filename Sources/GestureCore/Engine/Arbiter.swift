/// Decides which recognizers recognize and which fail (steps 5 and 6).
///
/// *Each recognizer that wants to leave `possible` gets one of four verdicts: held by a failure
/// requirement, vetoed by `shouldBegin`, excluded by a rival, or committed.*
///
/// It knows the recognizers' states, their requirements and which questions to ask. It knows
/// nothing of places, times or views.
final class Arbiter {
  let active: ActiveRecognizers
  let questions: Questions
  let reporter: Reporter

  /// The recognizers that want to leave `possible` and are not held, in arbitration order.
  @safe @exclusivity(unchecked) private var candidates = UnownedList<RecognizerCore>()
  /// Set once a search has found no candidate that beats another; stays true while candidates are
  /// only removed.
  private var knowsNoneBeats = false
  /// The recognizers that failed by themselves; they count before any candidate (S14.3).
  private let pendingFailures = RecognizerQueue()
  /// The recognizers whose recognition was committed and not yet propagated.
  private let recognized = RecognizerQueue()
  /// The recognizers whose failure was committed and not yet propagated.
  let failed = RecognizerQueue()
  /// The recognizers with actions to send.
  private let pendingActions = RecognizerQueue()
  /// Whether a recognizer has finished or a group has become smaller since the last check for
  /// resets.
  @safe @exclusivity(unchecked) private(set) var hasFinished = false
  /// Rises with each pass of arbitration.
  @safe @exclusivity(unchecked) private(set) var pass = 1

  init(active: ActiveRecognizers, questions: Questions) {
    self.active = active
    self.questions = questions
    reporter = questions.reporter
  }

  /// Whether there is something to decide, to propagate or to send.
  var hasWork: Bool {
    !candidates.isEmpty || !pendingFailures.isEmpty || !recognized.isEmpty || !failed.isEmpty
      || !pendingActions.isEmpty
  }

  /// Whether there is anything left to do for a recognizer.
  func lists(_ core: RecognizerCore) -> Bool {
    candidates.contains { $0 === core }
      || [pendingFailures, recognized, failed, pendingActions].contains { $0.lists(core) }
  }

  // MARK: What recognizers request

  /// Processes what a recognizer assigned. One that is already active needs no arbitration.
  func process(_ core: RecognizerCore) {
    let requested = core.attempt.requested
    guard !requested.isEmpty else { return }
    core.attempt.requested = []
    if core.attempt.failedByItself {
      pendingFailures.append(core)
    } else if core.attempt.wantsToRecognize {
      if !core.attempt.flags.contains(.isHeld) { addCandidate(core) }
    } else if core.attempt.delivered.isActive {
      enqueueProgress(requested, of: core)
    }
  }

  /// A `changed` that is followed by `cancelled` in the same pass is not sent (as S1.9 for
  /// `began`).
  private func enqueueProgress(_ requested: Transitions, of core: RecognizerCore) {
    let isCalledOff = requested.contains(.cancelled)
    core.attempt.pending.formUnion(isCalledOff ? .cancelled : requested)
    if isCalledOff { core.attempt.pending.subtract([.changed, .ended]) }
    addPendingActions(of: core)
  }

  private func addCandidate(_ core: RecognizerCore) {
    guard core.attempt.flags.insert(.isCandidate).inserted else { return }
    knowsNoneBeats = false
    candidates.insertInArbitrationOrder(core)
  }

  func addPendingActions(of core: RecognizerCore) {
    guard core.attempt.flags.insert(.hasPendingActions).inserted else { return }
    pendingActions.insertInArbitrationOrder(core)
  }

  // MARK: Step 5

  /// Decides on the next recognizer that wants to leave `possible`.
  ///
  /// - Returns: false when there is none left.
  func decideOnNext() -> Bool {
    if !pendingFailures.isEmpty {
      commitPendingFailures()
      return true
    }
    holdWaitingCandidates()
    guard let next = nextCandidate else { return !failed.isEmpty || !recognized.isEmpty }
    dequeue(next)
    decide(on: next)
    return true
  }

  private func commitPendingFailures() {
    pendingFailures.drain { core in
      guard core.attempt.failedByItself else { return }
      commitFailure(of: core)
    }
  }

  /// A recognizer that can prevent others without being prevented by them goes first; otherwise the
  /// order of S4.4 decides (S4.40, S14.4). No recognizer goes before one that beats it. In a ring,
  /// where each is beaten, the order of S4.4 decides again.
  private var nextCandidate: RecognizerCore? {
    guard candidates.count > 1, !knowsNoneBeats, !questions.areEqualRivals(candidates) else {
      return candidates.first
    }
    let oneSided = candidates.filter { core in
      questions.withSequenceMarked(of: core) { candidates.contains { beats(core, $0) } }
    }
    knowsNoneBeats = oneSided.isEmpty
    let unbeaten = oneSided.first { core in
      questions.withSequenceMarked(of: core) { !oneSided.contains { beats($0, core) } }
    }
    return unbeaten ?? oneSided.first ?? candidates.first
  }

  /// Whether one could prevent the other, but not the other way round. The sequence of one of them
  /// is marked.
  private func beats(_ core: RecognizerCore, _ rival: RecognizerCore) -> Bool {
    rival !== core && core.sharesTouch(with: rival)
      && !core.attempt.flags.contains(.isInSequence)
      && !rival.attempt.flags.contains(.isInSequence)
      && questions.mayPrevent(core, rival) && !questions.mayPrevent(rival, core)
  }

  private func decide(on core: RecognizerCore) {
    guard core.attempt.wantsToRecognize else { return }  // a rival's hook has ended it meanwhile
    if core.attempt.flags.contains(.isTakingOver) { return commit(core) }  // was asked already
    if let veto = questions.vetoOfBeginning(core) {
      if core.attempt.wantsToRecognize { fail(core, because: veto) }
      return
    }
    if active.participants.contains(where: { isActiveRival($0, of: core) }) {
      questions.withSequenceMarked(of: core) { yieldToActiveRivals(core) }
    }
    if core.attempt.wantsToRecognize { commit(core) }
  }

  /// Whether one was active before the pass and shares a touch with another.
  private func isActiveRival(_ rival: RecognizerCore, of core: RecognizerCore) -> Bool {
    rival.attempt.delivered.isActive && rival !== core && rival.attempt.committedInPass != pass
      && rival.sharesTouch(with: core)
  }

  private func yieldToActiveRivals(_ core: RecognizerCore) {
    active.participants.forEach { rival in
      guard core.attempt.wantsToRecognize, isActiveRival(rival, of: core),
        questions.blocks(rival, core, recognizing: core)
      else { return }
      if core.attempt.wantsToRecognize { exclude(core, by: rival, rival.label) }  // S4.9, S4.15
    }
  }

  private func commit(_ core: RecognizerCore) {
    let isOver = core.attempt.tracking == .ended
    if isOver {
      core.attempt.pending = core.attempt.flags.contains(.isContinuous) ? [.began, .ended] : .ended
    } else {
      core.attempt.pending = .began
    }
    core.attempt.flags.subtract([.isHeld, .isTakingOver])
    core.attempt.committedInPass = pass
    setDelivered(core.attempt.pending.first ?? .ended, of: core)
    addPendingActions(of: core)
    recognized.append(core)
  }

  // MARK: Failure requirements

  private func holdWaitingCandidates() {
    var hasChanged = false
    candidates.forEach { core in
      if !core.attempt.wantsToRecognize {
        core.attempt.flags.remove(.isCandidate)
      } else if !core.hasRequirements || core.attempt.flags.contains(.isTakingOver) {
        return  // waits for no other
      } else if let reason = core.unmetRequirement {
        core.attempt.flags.remove(.isCandidate)
        fail(core, because: reason)
      } else if core.isWaitingForOthers {
        core.attempt.flags.remove(.isCandidate)
        hold(core)
      }
      hasChanged = hasChanged || !core.attempt.flags.contains(.isCandidate)
    }
    if hasChanged { candidates.removeAll { !$0.attempt.flags.contains(.isCandidate) } }
  }

  private func dequeue(_ core: RecognizerCore) {
    core.attempt.flags.remove(.isCandidate)
    candidates.remove(core)
  }

  private func hold(_ core: RecognizerCore) {
    guard core.attempt.flags.insert(.isHeld).inserted else { return }
    reporter.report(core) { recognizer in
      .held(recognizer, by: core.holdingRequirements.compactMap { $0.recognizer })
    }
  }

  /// Checks again whether a held recognizer still has to wait.
  func reevaluate(_ core: RecognizerCore) {
    guard core.attempt.flags.contains(.isHeld), core.attempt.wantsToRecognize else { return }
    if core.hasPrerequisites, let reason = core.unmetPrerequisite {
      return fail(core, because: reason)  // whatever else holds it (S15.2, S15.3)
    }
    if core.isWaitingForOthers { return }
    core.attempt.flags.remove(.isHeld)
    reporter.report(core) { .released($0) }
    addCandidate(core)
  }

  /// A recognizer has finished, or one that has no longer belongs to its group: there may be
  /// something to reset.
  func noteFinish() { hasFinished = true }

  /// Resets are checked now.
  func beginResets() { hasFinished = false }

  /// Checks again after a recognizer shares fewer touches with those that it requires or that
  /// require it: some may no longer be held, and some may now be ready for reset.
  func reevaluateWaiters(of core: RecognizerCore) {
    noteFinish()
    reevaluate(core)
    core.forEachWaiting { waiting, _ in reevaluate(waiting) }
  }

  // MARK: Step 6

  /// Propagates decisions. Recognitions first exclude rivals, then fail the recognizers that
  /// required this one's failure (S4.31, S14.20) and release those that start after it (S15.2).
  /// Failures release the recognizers that waited for them, and fail those that start after them.
  func propagate() {
    recognized.drain { core in
      questions.withSequenceMarked(of: core) { excludeRivals(of: core) }
      core.forEachWaiting { waiting, kind in
        switch kind {
        case .failure: failWaiting(waiting, for: core)
        case .beginning: reevaluate(waiting)
        }
      }
    }
    propagateFailures()
  }

  /// Failures release the recognizers that waited for them, and fail those that start after them.
  func propagateFailures() {
    failed.drain { core in
      core.forEachWaiting { waiting, kind in
        switch kind {
        case .failure: reevaluate(waiting)
        case .beginning: failDependent(waiting, of: core)
        }
      }
    }
  }

  private func failWaiting(_ waiting: RecognizerCore, for winner: RecognizerCore) {
    guard waiting.attempt.isOpen, waiting.attempt.delivered == .possible,
      waiting.sharesTouch(with: winner)
    else { return }
    fail(waiting, because: .requirementRecognized(winner.label))
  }

  // MARK: Actions

  /// Passes each recognizer with pending actions to a closure, in arbitration order, but each after
  /// its prerequisites (S15.2). Those that are added meanwhile wait for the next call.
  @inline(__always)  // otherwise what the closure captures is retained
  func takePendingActions(_ body: (RecognizerCore) -> Void) {
    knowsNoneBeats = false  // an action may change which recognizer prevents which
    var hasSequence = false
    pendingActions.forEach { core in
      core.attempt.flags.remove(.hasPendingActions)
      if core.features.contains(.prerequisites) { hasSequence = true }
    }
    if hasSequence { pendingActions.reorder(SequenceOrder.sorted) }
    pendingActions.takeAll(body)
  }

  func beginPass() { pass += 1 }
}
