/// Clears finished attempts away (step 9).
final class GroupReset {
  private let roster: Roster
  private let arbiter: Arbiter
  private let registry: TouchRegistry
  private let viewDelivery: ViewDelivery
  private let reporter: Reporter

  init(
    roster: Roster, arbiter: Arbiter, registry: TouchRegistry, viewDelivery: ViewDelivery,
    reporter: Reporter
  ) {
    self.roster = roster
    self.arbiter = arbiter
    self.registry = registry
    self.viewDelivery = viewDelivery
    self.reporter = reporter
  }

  /// Resets each finished recognizer whose whole group is finished: those in the present
  /// interaction that requirements link to it, directly or through others (S6.6 to S6.9). All are
  /// `possible` again before the first of them is told.
  func resetFinished(wakes: DeadlineQueue) {
    guard arbiter.hasFinished else { return }
    arbiter.hasFinished = false
    let visit = roster.beginVisit()
    var isAnyoneReady = false
    roster.participants.forEach { core in
      guard core.isReadyForReset, core.attempt.visit != visit else { return }
      if core.requirements.isEmpty {
        core.attempt.isToBeReset = true
        isAnyoneReady = true
      } else if isGroupReady(around: core, visit) {
        isAnyoneReady = true
      }
    }
    guard isAnyoneReady else { return }
    roster.dismiss(
      where: { $0.attempt.isToBeReset }, close: { close($0, wakes: wakes) },
      isOut: takeOffTouches, then: tellOfReset)
  }

  /// Whether all of a group have finished. If they have, all are to be reset; else those who have
  /// finished go on waiting for the next one.
  private func isGroupReady(around core: RecognizerCore, _ visit: Int) -> Bool {
    let group = gather(from: core, visit)
    guard group.allSatisfy({ $0.isReadyForReset }) else { return false }
    for core in group { core.attempt.isToBeReset = true }
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

  private func close(_ core: RecognizerCore, wakes: DeadlineQueue) {
    core.attempt.ending.handOver(to: &core.lastEnding)
    wakes.cancelAll(of: core)  // S6.15
    if !core.requirements.isEmpty { core.removeDynamicRequirements() }
    core.attempt.reset()
    core.attemptDispatcher.object = nil
  }

  /// Touches forget whose attempts are over: those may go from here on.
  private func takeOffTouches() {
    registry.forEach { touch in touch.recipients.removeAll { $0.isLeavingAttempt } }
    for touch in viewDelivery.withheld { touch.recipients.removeAll { $0.isLeavingAttempt } }
  }

  private func tellOfReset(_ core: RecognizerCore) {
    core.isBeingReset = true
    // Alive to the end of the call: its view or its attempt keeps it.
    core.attachmentReference.withObject { $0.recognizer.reset() }
    core.isBeingReset = false
    reporter.report(core) { recognizer in core.lastOutcome.map { .reset(recognizer, $0) } }
  }
}

extension RecognizerCore {
  /// Over, with nothing owed to its targets any more.
  fileprivate var isReadyForReset: Bool {
    attempt.delivered.isTerminal && attempt.owed.isEmpty
  }
}
