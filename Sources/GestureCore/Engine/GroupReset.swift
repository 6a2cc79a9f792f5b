/// Resets finished attempts (step 9).
///
/// *All recognizers of a group are `possible` again before `reset()` is called on the first of
/// them.*
final class GroupReset {
  private let active: ActiveRecognizers
  private let arbiter: Arbiter
  private let registry: TouchRegistry
  private let viewDelivery: ViewDelivery
  private let reporter: Reporter

  init(
    active: ActiveRecognizers, arbiter: Arbiter, registry: TouchRegistry,
    viewDelivery: ViewDelivery, reporter: Reporter
  ) {
    self.active = active
    self.arbiter = arbiter
    self.registry = registry
    self.viewDelivery = viewDelivery
    self.reporter = reporter
  }

  /// Resets each finished recognizer whose whole group is finished. The group is all recognizers in
  /// the present interaction that requirements link to it, directly or through others (S6.6 to
  /// S6.9).
  ///
  /// - Parameter willClose: removes a recognizer from everything else that lists it.
  func resetFinished(willClose: (RecognizerCore) -> Void) {
    arbiter.beginResets()
    if markFinishedGroups() { resetMarked(willClose) }
  }

  /// Resets a recognizer whose attempt is over, whatever its group does: it takes over touches
  /// (S15.12).
  func reset(_ core: RecognizerCore, willClose: (RecognizerCore) -> Void) {
    core.attempt.stage = .closing
    resetMarked(willClose)
  }

  @inline(__always)
  private func resetMarked(_ willClose: (RecognizerCore) -> Void) {
    removeClosingRecipients()
    active.close { core in
      willClose(core)
      if core.isLinked { core.noteBeginningForDependents() }
      core.forgetRelationsOfAttempt()
    }
    active.forEachClosedAttempt(deliverReset)
  }

  /// - Returns: whether there are recognizers to be reset.
  private func markFinishedGroups() -> Bool {
    let visit = active.beginVisit()
    var isAnyReady = false
    active.participants.forEach { core in
      guard core.isReadyForReset, core.attempt.visit != visit else { return }
      if !core.isLinked {
        core.attempt.stage = .closing
        isAnyReady = true
      } else if markIfReady(groupAround: core, visit) {
        isAnyReady = true
      }
    }
    return isAnyReady
  }

  /// If all of a group have finished, marks all for reset; otherwise the finished ones wait for the
  /// others.
  private func markIfReady(groupAround core: RecognizerCore, _ visit: Int) -> Bool {
    let group = gather(from: core, visit)
    guard group.allSatisfy({ $0.isReadyForReset }) else { return false }
    for core in group { core.attempt.stage = .closing }
    return true
  }

  private func gather(from core: RecognizerCore, _ visit: Int) -> [RecognizerCore] {
    core.attempt.visit = visit
    var group = [core]
    var index = 0
    while index < group.count {
      group[index].forEachLinkedInInteraction { linked in
        guard linked.attempt.visit != visit else { return }
        linked.attempt.visit = visit
        group.append(linked)
      }
      index += 1
    }
    return group
  }

  /// Removes the recognizers whose attempts are about to close from all touches.
  private func removeClosingRecipients() {
    if registry.hasMany {
      registry.forEach(in: closingSlots) { $0.forgetClosingRecipients() }
    } else {
      registry.forEach { $0.forgetClosingRecipients() }
    }
    viewDelivery.withheld.forEach { $0.forgetClosingRecipients() }
  }

  /// The slots of the touches that may list such a recognizer.
  private var closingSlots: TouchSlots {
    var slots = TouchSlots()
    active.participants.forEach { core in
      if core.attempt.stage == .closing { slots.formUnion(core.slots) }
    }
    return slots
  }

  private func deliverReset(_ core: RecognizerCore) {
    core.callback = .reset
    core.attachmentReference.withObject { $0.deliverReset() }
    core.callback = .none
    reporter.report(core) { recognizer in
      guard let outcome = core.lastOutcome else { return nil }
      return .reset(recognizer, outcome)
    }
  }
}

extension RecognizerCore {
  /// Over, with no action left to send.
  fileprivate var isReadyForReset: Bool {
    attempt.delivered.isTerminal && attempt.pending.isEmpty
  }
}

extension Touch {
  fileprivate func forgetClosingRecipients() {
    recipients.removeAll { $0.attempt.stage == .closing }
  }
}
