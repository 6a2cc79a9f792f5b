/// The recognizers whose attempts are under way, in arbitration order.
///
/// *A recognizer is listed from when its attempt opens to when it closes, and lives at least as
/// long*: its open attempt retains it. All other lists of a dispatcher contain listed recognizers
/// only, and drop a recognizer before its attempt closes. (The invariant of ``UnownedReference``.)
final class ActiveRecognizers {
  @safe @exclusivity(unchecked) private(set) var participants = UnownedList<RecognizerCore>()
  /// An upper bound of the participants' orders: a recognizer with a later order is appended.
  @safe @exclusivity(unchecked) private var lastOrder = ArbitrationOrder()
  @safe @exclusivity(unchecked) private var spare = UnownedList<RecognizerCore>()
  /// The recognizers whose attempts were closed and whose `reset()` has not been called yet. They
  /// are retained until then.
  @safe @exclusivity(unchecked) private var closed = UnownedList<RecognizerCore>()
  /// Whether a recognizer may have become unable to decide since that was last looked at (S14.14).
  @safe @exclusivity(unchecked) private(set) var mayHaveStalled = false
  /// Whether a recognizer may withhold less from views than when that was last looked at.
  @safe @exclusivity(unchecked) private var mayWithholdLess = false
  @safe @exclusivity(unchecked) private var lastViewNumber = 0
  @safe @exclusivity(unchecked) private var lastVisit = 0

  var isEmpty: Bool { participants.isEmpty }

  /// Opens a recognizer's attempt, unless it is under way already.
  ///
  /// - Parameter depth: the depth of its view in the tree, where that is known.
  @inline(__always)
  func insert(_ core: RecognizerCore, dispatcher: Dispatcher, depth: Int? = nil) {
    guard !core.attempt.isOpen, core.attachmentReference.isSet else { return }
    core.attempt.stage = .open
    if !core.isAttached { core.retainedAttachment = core.attachmentReference.object }
    core.attemptDispatcher.object = dispatcher
    core.attempt.order = ArbitrationOrder(
      depth: depth ?? core.view?.depth ?? 0,
      view: core.viewReference.withObject { $0.sessionNumber } ?? 0, addition: core.additionNumber,
      member: Int(core.memberNumber))
    core.attempt.numberOfTaps = Int32(clamping: max(0, core.numberOfTapsToRecognize))
    core.attempt.numberOfTapsInAll = Int32(clamping: core.numberOfTapsInAll)
    list(core)
    if !core.features.isDisjoint(with: [.requirements, .unreportedDiagnostics]) {
      diagnose(core, to: dispatcher.reporter)
    }
  }

  /// Reports what is wrong with how the recognizer is set up.
  @inline(never)
  private func diagnose(_ core: RecognizerCore, to reporter: Reporter) {
    if reporter.isHeard { core.diagnoseForeignRequirements() }
    if core.features.contains(.unreportedDiagnostics) { core.reportDiagnostics(to: reporter) }
  }

  @inline(__always)
  private func list(_ core: RecognizerCore) {
    if participants.isEmpty || !(core.attempt.order < lastOrder) {
      participants.append(core)
      lastOrder = core.attempt.order
    } else {
      participants.insertInArbitrationOrder(core)
    }
  }

  /// Closes the attempts whose stage is `closing`. Their recognizers live until
  /// ``forEachClosedAttempt(_:)``.
  ///
  /// - Parameter willClose: removes a recognizer from all other lists.
  @inline(__always)
  func close(_ willClose: (RecognizerCore) -> Void) {
    mayWithholdLess = true
    var former = UnownedList<RecognizerCore>()
    swap(&former, &participants)
    swap(&spare, &participants)
    former.forEach { core in
      guard core.attempt.stage == .closing else { return participants.append(core) }
      willClose(core)
      core.closeAttempt()
      closed.append(core)
    }
    former.removeAll()
    swap(&spare, &former)
  }

  /// Visits the recognizers whose attempts were closed, in arbitration order, and releases them.
  func forEachClosedAttempt(_ body: (RecognizerCore) -> Void) {
    // Taken out first, released afterwards: a `deinit` may call back.
    var gone = UnownedList<RecognizerCore>()
    swap(&gone, &closed)
    // Released after the visit: an object must outlive the visit to it.
    var released: [Attachment] = []
    gone.forEach { core in
      body(core)
      // The recognizer may have opened the next attempt already, by requesting a wake.
      guard core.attempt.stage == .closed else { return }
      core.attempt.stage = .none
      core.attemptDispatcher.object = nil
      // One by one: otherwise each `deinit` in a long chain would release the next from within it.
      var next = core.retainedAttachment
      core.retainedAttachment = nil
      while let attachment = next {
        next = attachment.former
        attachment.former = nil
        released.append(attachment)
      }
    }
    gone.removeAll()
    if closed.isEmpty { swap(&gone, &closed) }
  }

  /// A recognizer has lost something that could have made it decide: a touch, a deadline, an input.
  @inline(__always)
  func noteStall() { mayHaveStalled = true }

  /// Visits the recognizers that can no longer decide, in arbitration order.
  func forEachStalled(_ body: (RecognizerCore) -> Void) {
    mayHaveStalled = false
    participants.forEach { if $0.isStalled { body($0) } }
  }

  /// A recognizer may now withhold less from views.
  @inline(__always)
  func noteRelease() { mayWithholdLess = true }

  /// - Returns: whether a recognizer may withhold less from views than at the last call.
  func takeRelease() -> Bool {
    defer { mayWithholdLess = false }
    return mayWithholdLess
  }

  /// Gives a view the next number: those of a touch are numbered from the hit view outwards.
  func number(_ view: View) {
    lastViewNumber += 1
    view.sessionNumber = lastViewNumber
  }

  /// A mark for a traversal that visits each recognizer once.
  func beginVisit() -> Int {
    lastVisit += 1
    return lastVisit
  }

  /// Closes all attempts, because the dispatcher is being deallocated. No more actions are sent.
  /// Recognizers are reset, so that they and the touches don't keep each other alive.
  func shutDown() {
    participants.forEach { $0.attempt.stage = .closing }
    close { core in
      core.attemptDispatcher.object = nil
      core.forgetRelationsOfAttempt()
      core.wakes = WakeCount()
    }
    forEachClosedAttempt { core in
      core.attachmentReference.withObject { $0.deliverReset() }
      core.restoreValues()
      core.values.forEach { $0.notifyObservers() }
    }
  }
}

extension RecognizerCore {
  /// Whether an attempt may begin by what the recognizer itself requests: one that is disabled or
  /// on no view takes part in nothing (S8.1, S13.15).
  func mayOpenAttempt(in dispatcher: Dispatcher) -> Bool {
    isEnabled && isAttached && !isBeingReset(besides: dispatcher)
  }

  /// Whether an attempt with another dispatcher was closed and its `reset()` has yet to return.
  /// That dispatcher lists the recognizer, and releases what the attempt has retained: until then
  /// there is no attempt with this one.
  @inline(__always)
  func isBeingReset(besides dispatcher: Dispatcher) -> Bool {
    attempt.stage == .closed && !attemptDispatcher.refers(to: dispatcher)
  }

  /// Forgets what held for the present attempt alone: requirements that were added for it, and
  /// which recognizers after which it starts have begun or were deallocated.
  @inline(__always)
  func forgetRelationsOfAttempt() {
    if features.contains(.lostPrerequisite) { lostPrerequisite = nil }
    guard isLinked else { return }
    removeDynamicRequirements()
    requirements.forgetSatisfied()
  }

  /// Closes the attempt; its ending becomes the last one.
  fileprivate func closeAttempt() {
    endings.close()
    let formerView = attempt.flags.contains(.takesAction) ? actionView : nil
    if formerView != nil { actionView = nil }
    defer { withExtendedLifetime(formerView) {} }  // released when the attempt is closed
    if attempt.flags.contains(.hasIgnored) { ignoredSlots.removeAll() }
    attempt = Attempt()
    attempt.stage = .closed
    touchList.removeAll()
    slots.removeAll()
  }

  /// Whether both take part in one interaction: there is a touch that both tracked in their
  /// present attempts (S4.1, S14.1).
  func sharesTouch(with other: RecognizerCore) -> Bool {
    slots.intersects(other.slots)
      && attemptDispatcher.isSame(as: other.attemptDispatcher)
  }
}

extension UnownedList<RecognizerCore> {
  /// Inserts a recognizer at its position in the order of S4.4, which is usually the end.
  mutating func insertInArbitrationOrder(_ core: RecognizerCore) {
    insert(core) { $0.attempt.order < $1.attempt.order }
  }
}
