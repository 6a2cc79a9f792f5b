/// Decides which recognizers recognize and which fail (steps 5 and 6).
///
/// It knows recognizers' states, their requirements, and whom to ask; nothing of places, times
/// or views. Each recognizer that wants to leave `possible` gets one of four verdicts: *held* by a
/// failure requirement, *vetoed* by `shouldBegin`, *excluded* by a rival, or *committed*.
final class Arbiter {
  private let roster: Roster
  private let questions: Questions
  private let reporter: Reporter

  /// Those who want to leave `possible` and are not held, in arbitration order.
  // Their attempts are open, which keeps them alive.
  @safe @exclusivity(unchecked) private var candidates = UnownedList<RecognizerCore>()
  /// Those who gave up by themselves; they count before any candidate (S14.3).
  private let thoseWhoGaveUp = WorkList()
  /// Those whose recognition was committed and not yet propagated.
  private let recognized = WorkList()
  /// Those whose failure was committed and not yet propagated.
  private let failed = WorkList()
  /// Those who owe their targets an action.
  private let debtors = WorkList()
  /// Whether someone has finished since the last look, or a group has become smaller: some may be
  /// reset.
  @safe @exclusivity(unchecked) var hasFinished = false
  /// Rises with each pass of arbitration.
  @safe @exclusivity(unchecked) private var pass = 1

  init(roster: Roster, questions: Questions) {
    self.roster = roster
    self.questions = questions
    reporter = questions.reporter
  }

  /// Whether there is something to decide, to propagate or to send.
  var hasWork: Bool {
    !candidates.isEmpty || !thoseWhoGaveUp.isEmpty || !recognized.isEmpty || !failed.isEmpty
      || !debtors.isEmpty
  }

  // MARK: What recognizers ask for

  /// Takes up what a recognizer assigned. One that is active already needs nobody's leave.
  func takeUp(_ core: RecognizerCore) {
    let requested = core.attempt.requested
    guard !requested.isEmpty else { return }
    core.attempt.requested = []
    if core.attempt.gaveUp {
      thoseWhoGaveUp.append(core)
    } else if core.attempt.wantsToRecognize {
      if !core.attempt.isHeld { addCandidate(core) }
    } else if core.attempt.delivered.isActive {
      oweProgress(requested, by: core)
    }
  }

  /// A `changed` that is called off in the same pass is not sent (S1.9 likewise for `began`).
  private func oweProgress(_ requested: RequestedTransitions, by core: RecognizerCore) {
    let isCalledOff = requested.contains(.cancelled)
    core.attempt.owed.formUnion(isCalledOff ? .cancelled : requested)
    if isCalledOff { core.attempt.owed.subtract([.changed, .ended]) }
    addDebtor(core)
  }

  private func addCandidate(_ core: RecognizerCore) {
    guard !core.attempt.isCandidate else { return }
    core.attempt.isCandidate = true
    candidates.insertInArbitrationOrder(core)
  }

  private func addDebtor(_ core: RecognizerCore) {
    guard !core.attempt.isDebtor else { return }
    core.attempt.isDebtor = true
    debtors.insertInArbitrationOrder(core)
  }

  // MARK: Step 5

  /// Decides on the next recognizer that wants to leave `possible`.
  ///
  /// - Returns: false when there is none left.
  func decideOnNext() -> Bool {
    if !thoseWhoGaveUp.isEmpty {
      failThoseWhoGaveUp()
      return true
    }
    holdThoseWhoMustWait()
    guard let next = nextCandidate else { return !failed.isEmpty || !recognized.isEmpty }
    strike(next)
    decide(on: next)
    return true
  }

  private func failThoseWhoGaveUp() {
    thoseWhoGaveUp.drain { core in
      guard core.attempt.gaveUp else { return }
      fail(core)
    }
  }

  /// Whoever can make others fail without being made to fail by them goes first, then the order
  /// of S4.4 (S4.40, S14.4). Among those nobody goes before one that beats it; in a ring, where
  /// each is beaten, the order decides again.
  private var nextCandidate: RecognizerCore? {
    guard candidates.count > 1, !questions.areEqualRivals(candidates) else {
      return candidates.first
    }
    let oneSided = candidates.filter { core in candidates.contains { beats(core, $0) } }
    let unbeaten = oneSided.first { core in !oneSided.contains { beats($0, core) } }
    return unbeaten ?? oneSided.first ?? candidates.first
  }

  /// Whether one could make the other fail, but not the other way round.
  private func beats(_ core: RecognizerCore, _ rival: RecognizerCore) -> Bool {
    rival !== core && core.sharesTouch(with: rival)
      && questions.mayPrevent(core, rival) && !questions.mayPrevent(rival, core)
  }

  private func decide(on core: RecognizerCore) {
    if let veto = questions.vetoOfBeginning(core) {
      if core.attempt.wantsToRecognize { fail(core, because: veto) }
      return
    }
    roster.participants.forEach { rival in
      guard rival.attempt.delivered.isActive, rival !== core, core.attempt.wantsToRecognize,
        rival.attempt.committedInPass != pass, rival.sharesTouch(with: core),
        questions.blocks(rival, core, recognizing: core)
      else { return }
      if core.attempt.wantsToRecognize {
        exclude(core, by: rival, rival.label)  // S4.9, S4.15
      }
    }
    if core.attempt.wantsToRecognize { commit(core) }
  }

  private func commit(_ core: RecognizerCore) {
    let isOver = core.attempt.tracking == .ended
    if isOver {
      core.attempt.owed = core.attempt.passedBegan ? [.began, .ended] : .ended
    } else {
      core.attempt.owed = .began
    }
    core.attempt.isHeld = false
    core.attempt.committedInPass = pass
    setDelivered(core.attempt.owed.first ?? .ended, of: core)
    addDebtor(core)
    recognized.append(core)
  }

  // MARK: Failure requirements

  private func holdThoseWhoMustWait() {
    var hasChanged = false
    candidates.forEach { core in
      if !core.attempt.wantsToRecognize {
        core.attempt.isCandidate = false
      } else if core.requirements.mustFail.isEmpty {
        return  // waits for nobody
      } else if let winner = core.requiredOneThatRecognized {
        core.attempt.isCandidate = false
        fail(core, because: .requirementRecognized(winner.label))
      } else if core.isWaitingForOthers {
        core.attempt.isCandidate = false
        hold(core)
      }
      hasChanged = hasChanged || !core.attempt.isCandidate
    }
    if hasChanged { candidates.removeAll { !$0.attempt.isCandidate } }
  }

  private func strike(_ core: RecognizerCore) {
    core.attempt.isCandidate = false
    candidates.remove(core)
  }

  private func hold(_ core: RecognizerCore) {
    guard !core.attempt.isHeld else { return }
    core.attempt.isHeld = true
    reporter.report(core) { recognizer in
      .held(recognizer, by: core.thoseHoldingIt.compactMap { $0.recognizer })
    }
  }

  /// Looks again at a recognizer whose requirements may have become fewer.
  func reconsider(_ core: RecognizerCore) {
    guard core.attempt.isHeld, core.attempt.wantsToRecognize, !core.isWaitingForOthers else {
      return
    }
    core.attempt.isHeld = false
    reporter.report(core) { .released($0) }
    addCandidate(core)
  }

  /// Looks again at a recognizer that shares less than before with those it requires or that require
  /// it: some may be held no longer, and some have waited long enough for their reset.
  func interactionBecameSmaller(around core: RecognizerCore) {
    hasFinished = true
    reconsider(core)
    core.requirements.forEachWaiting(reconsider)
  }

  // MARK: Step 6

  /// Carries decisions on: recognitions exclude rivals first, then fail those that required the
  /// opposite (S4.31, S14.20); failures release those that waited for them.
  func propagate() {
    recognized.drain { core in
      excludeRivals(of: core)
      core.requirements.forEachWaiting { waiting in
        guard waiting.attempt.isOpen, waiting.attempt.delivered == .possible,
          waiting.sharesTouch(with: core)
        else { return }
        fail(waiting, because: .requirementRecognized(core.label))
      }
    }
    failed.drain { core in core.requirements.forEachWaiting(reconsider) }
  }

  private func excludeRivals(of core: RecognizerCore) {
    let label = core.label
    roster.participants.forEach { rival in
      guard rival.attempt.delivered == .possible, rival !== core, rival.attempt.isOpen,
        rival.sharesTouch(with: core), questions.blocks(core, rival, recognizing: core),
        rival.attempt.delivered == .possible
      else { return }
      exclude(rival, by: core, label)
    }
  }

  private func exclude(
    _ core: RecognizerCore, by winner: RecognizerCore, _ label: RecognizerLabel
  ) {
    reporter.report(core) { recognizer in
      winner.recognizer.map { .excluded(recognizer, by: $0) }
    }
    core.attempt.ending.noteExclusion(by: label)
    fail(core)
  }

  // MARK: Endings

  private func fail(_ core: RecognizerCore, because reason: FailureReason) {
    core.attempt.ending.note(reason)
    fail(core)
  }

  /// Lets an attempt fail whose cause is known.
  private func fail(_ core: RecognizerCore) {
    if !core.attempt.tracking.isTerminal { core.attempt.tracking = .failed }
    core.attempt.owed = []
    core.attempt.isHeld = false
    setDelivered(.failed, of: core)
    if let place = core.attempt.touches.isEmpty ? nil : core.centroid {
      core.attempt.lastCentroid = place
      core.attempt.touches.removeAll()
    }
    finish(core)
    if core.requirements.hasWaiting { failed.append(core) }
  }

  /// Ends an attempt as someone outside wants it: what has begun to the outside is cancelled, with
  /// its action; anything else fails, and what was not sent yet is dropped (S5.14, S14.13).
  func end(_ core: RecognizerCore, because reason: FailureReason, words: String? = nil) {
    let isUnsent = core.attempt.owed.contains(.ended)
    guard !core.attempt.delivered.isTerminal || isUnsent else { return }
    core.attempt.ending.note(reason, words: words)
    guard core.attempt.beganWasSent else { return fail(core) }
    if !core.attempt.tracking.isTerminal { core.attempt.tracking = .cancelled }
    core.attempt.owed = .cancelled
    setDelivered(.cancelled, of: core)
    addDebtor(core)
  }

  /// Notes that an attempt is over.
  func finish(_ core: RecognizerCore) {
    core.attempt.ending.note(core.attempt.delivered, at: reporter.now)
    hasFinished = true
  }

  func setDelivered(_ state: GestureState, of core: RecognizerCore) {
    let former = core.attempt.delivered
    core.attempt.delivered = state
    reporter.report(core) { recognizer in
      let isLoss = state == .failed || state == .cancelled
      let loss = isLoss ? core.attempt.ending.outcome(state, at: reporter.now) : nil
      return .transition(recognizer, from: former, to: state, loss)
    }
  }

  /// Hands over those who owe actions now; who comes to owe some meanwhile waits for the next time.
  func takeDebtors(_ body: (RecognizerCore) -> Void) {
    debtors.forEach { $0.attempt.isDebtor = false }
    debtors.takeAll(body)
  }

  func beginPass() { pass += 1 }
}
