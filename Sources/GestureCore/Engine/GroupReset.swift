/// Clears finished attempts away (step 9).
struct GroupReset {
  let roster: Roster
  let arbiter: Arbiter
  let reporter: Reporter

  /// Resets each finished recognizer whose whole group is finished: those in the present
  /// interaction that requirements link to it, directly or through others (S6.6 to S6.9). All are
  /// `possible` again before the first of them is told.
  func resetFinished(wakes: DeadlineQueue) {
    guard arbiter.hasFinished else { return }
    let visit = roster.beginVisit()
    var isAnyoneReady = false
    arbiter.takeFinished { core in
      guard core.attempt.isOpen, core.attempt.visit != visit else { return }
      let isReady =
        core.requirements.isEmpty ? core.isReadyForReset : isGroupReady(around: core, visit)
      if isReady { isAnyoneReady = true }
      if core.requirements.isEmpty { core.attempt.isToBeReset = isReady }
    }
    guard isAnyoneReady else { return }
    roster.dismiss(
      where: { $0.attempt.isToBeReset }, close: { close($0, wakes: wakes) }, then: tellOfReset)
  }

  /// Whether all of a group have finished. If they have, all are to be reset; else those who have
  /// finished go on waiting for the others.
  private func isGroupReady(around core: RecognizerCore, _ visit: Int) -> Bool {
    let group = gather(from: core, visit)
    let isReady = group.allSatisfy { $0.isReadyForReset }
    for core in group where core.isReadyForReset {
      if isReady { core.attempt.isToBeReset = true } else { arbiter.putBack(finished: core) }
    }
    return isReady
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
    core.lastOutcome = core.attempt.outcome
    wakes.cancelAll(of: core)  // S6.15
    core.removeDynamicRequirements()
    core.attempt.reset()
    core.attemptDispatcher.object = nil
  }

  private func tellOfReset(_ attachment: Attachment) {
    let core = attachment.core
    core.isBeingReset = true
    attachment.recognizer.reset()
    core.isBeingReset = false
    if let outcome = core.lastOutcome {
      reporter.report { .reset(attachment.recognizer, outcome) }
    }
  }
}

extension RecognizerCore {
  /// Over, with nothing owed to its targets any more.
  fileprivate var isReadyForReset: Bool {
    attempt.delivered.isTerminal && attempt.owed.isEmpty
  }
}
