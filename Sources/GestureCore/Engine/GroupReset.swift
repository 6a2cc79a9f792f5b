/// Clears finished attempts away (step 9).
struct GroupReset {
  let roster: Roster
  let arbiter: Arbiter
  let reporter: Reporter

  /// Resets each finished recognizer whose whole group is finished: those in the present
  /// interaction that requirements link to it, directly or through others (S6.6 to S6.9).
  func resetFinished(wakes: DeadlineQueue) {
    let finished = arbiter.takeFinished()
    guard !finished.isEmpty else { return }
    var ready: [RecognizerCore] = []
    var waiting: [RecognizerCore] = []
    let visit = roster.beginVisit()
    for core in finished where core.attempt.isOpen && core.attempt.visit != visit {
      let group = gather(from: core, visit)
      let isFinished = group.allSatisfy { $0.isReadyForReset }
      if isFinished {
        ready.append(contentsOf: group)
      } else {
        waiting.append(contentsOf: group.filter { $0.isReadyForReset })
      }
    }
    arbiter.putBack(finished: waiting)
    close(ready.sorted { $0.attempt.order < $1.attempt.order }, wakes: wakes)
  }

  private func gather(from core: RecognizerCore, _ visit: Int) -> [RecognizerCore] {
    core.attempt.visit = visit
    var group = [core]
    var index = 0
    while index < group.count {
      for linked in group[index].linkedInInteraction where linked.attempt.visit != visit {
        linked.attempt.visit = visit
        group.append(linked)
      }
      index += 1
    }
    return group
  }

  /// All are `possible` again before the first of them is told.
  private func close(_ cores: [RecognizerCore], wakes: DeadlineQueue) {
    guard !cores.isEmpty else { return }
    let owners = cores.map { $0.attemptOwner }
    for core in cores { close(core, wakes: wakes) }
    roster.removeClosed()
    for case let owner? in owners {
      owner.core.isBeingReset = true
      owner.reset()
      owner.core.isBeingReset = false
      if let outcome = owner.core.lastOutcome { reporter.report { .reset(owner, outcome) } }
    }
  }

  private func close(_ core: RecognizerCore, wakes: DeadlineQueue) {
    let attempt = core.attempt
    core.lastOutcome = Outcome(
      state: attempt.delivered, reason: attempt.delivered == .ended ? nil : attempt.reason,
      detail: attempt.delivered == .ended ? nil : attempt.detail, timestamp: attempt.endedAt)
    wakes.cancelAll(of: core)  // S6.15
    core.removeDynamicRequirements()
    core.attempt.reset()
    core.attemptOwner = nil
    core.attemptDispatcher.object = nil
  }
}

extension RecognizerCore {
  /// Over, with nothing owed to its targets any more.
  fileprivate var isReadyForReset: Bool {
    attempt.delivered.isTerminal && attempt.owed.isEmpty
  }
}
