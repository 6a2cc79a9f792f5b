import GestureCore
import GestureScenario

// Steps 7 and 9 of a pass, and what the host ends.
extension ReferenceWorld {
  /// S14.23, S5.6: all actions of a pass in the order of S4.4. S5.13: what an action does counts
  /// from then on; what it causes others to send comes after the round.
  mutating func sendActions() throws(NotModelled) {
    noteOpenOrders()
    for id in senders where self[id]?.unsent.isEmpty == false {
      takeTouchesFromViews(id)  // S5.10
      while let state = self[id]?.unsent.first {
        self[id]?.unsent.removeFirst()
        self[id]?.hasSent = true
        story.actions.append(Story.Action(id, state, at: now))
        for reaction in reactions where reaction.recognizer == id && reaction.state == state {
          for action in reaction.actions { try react(action, to: id) }
        }
      }
    }
  }

  /// Those that have actions to send: in the order of S4.4, except that each comes after those
  /// after which it starts (S15.2).
  private var senders: [String] {
    var left = participants.filter { self[$0]?.unsent.isEmpty == false }
    var senders: [String] = []
    while let next = left.first(where: { id in
      !prerequisites(of: id).contains { left.contains($0) && share(id, $0) }
    }) {
      senders.append(next)
      left.removeAll { $0 == next }
    }
    return senders
  }

  /// What an action does: S5.14, S8.5.
  private mutating func react(
    _ action: Scenario.HostAction, to sender: String
  ) throws(NotModelled) {
    switch action {
    case .enable(let id): setFlag(id, true)
    case .disable(let id):
      guard member(id)?.isEnabled == true else { return }
      setFlag(id, false)
      endInside(id, by: sender)
    case .cancel(let id): endInside(id, by: sender)
    case _: throw NotModelled("a reaction that does more")
    }
  }

  private mutating func endInside(_ id: String, by sender: String) {
    guard self[id] != nil else { return }
    for other in participants where other != id { story.unorderedPairs.insert([id, other]) }
    if self[id]?.hasSent == false, self[id]?.unsent.isEmpty == false {
      fail(id, Reason("disabled"))  // S5.14: what was not sent is dropped.
      failThoseThatHaveNotStarted(after: id)
    } else {
      if self[id]?.unsent == [.ended] || self[id]?.isActive == true {
        self[id]?.delivered = .changed
        self[id]?.unsent = []  // S14.13
      }
      end(id, Reason("disabled"))
    }
    self[id]?.hasLeftItsGroup = true
  }

  /// S15.2: one that was released in this pass, by a beginning that is called off before it was
  /// sent.
  private mutating func failThoseThatHaveNotStarted(after first: String) {
    for id in participants where prerequisites(of: id).contains(first) && share(id, first) {
      guard let attempt = self[id], !attempt.hasSent, !attempt.unsent.isEmpty else { continue }
      fail(id, Reason("prerequisiteFailed", first))
      failThoseThatHaveNotStarted(after: id)
    }
  }

  private mutating func setFlag(_ id: String, _ isEnabled: Bool) {
    guard let index = members.firstIndex(where: { $0.id == id }) else { return }
    members[index].isEnabled = isEnabled
  }

  /// S4.4 is about recognizers of one touch; between others the order is open.
  private mutating func noteOpenOrders() {
    let senders = participants.filter { self[$0]?.unsent.isEmpty == false }
    for one in senders {
      for other in senders where one != other && !share(one, other) {
        story.unorderedPairs.insert([one, other])
      }
    }
  }

  // MARK: Resets

  /// S6.6, S6.7, S6.9: a group is reset as soon as all of it has finished.
  mutating func resetFinishedGroups() {
    let finished = participants.filter { id in
      group(of: id).allSatisfy { self[$0]?.isTerminal == true }
    }
    for id in finished { reset(id) }
  }

  private mutating func reset(_ id: String) {
    guard let attempt = self[id] else { return }
    story.note(attempt, of: id, resetAt: now)
    for other in participants where prerequisites(of: other).contains(id) && share(id, other) {
      if attempt.hasRecognized { self[other]?.earlierPrerequisites.insert(id) }
    }
    self[id] = nil
    for other in participants { self[other]?.askedAbout.remove(id) }
    for other in participants { self[other]?.answeredRequirements.remove(id) }
  }

  /// Those that requirements of both kinds link with one within the interaction, directly or
  /// through others.
  private func group(of id: String) -> Set<String> {
    var group: Set<String> = [id]
    var isGrowing = true
    while isGrowing {
      let next = group.union(participants.filter { one in group.contains { areLinked(one, $0) } })
      isGrowing = next.count > group.count
      group = next
    }
    return group
  }

  private func areLinked(_ one: String, _ other: String) -> Bool {
    guard self[one]?.hasLeftItsGroup == false, self[other]?.hasLeftItsGroup == false,
      share(one, other)
    else { return false }
    return [(one, other), (other, one)].contains { waiter, first in
      requirements(of: waiter).contains(first) || prerequisites(of: waiter).contains(first)
    }
  }

  // MARK: Stalled ones

  /// S14.14, S6.11: one that tracks no touch can't decide any more, since none asks for a wake.
  ///
  /// - Returns: whether there were any.
  mutating func endStalled() -> Bool {
    let stalled = participants.filter { id in
      guard let attempt = self[id] else { return false }
      return attempt.tracked.isEmpty && !attempt.isTerminal && !attempt.tracking.isOver
    }
    for id in stalled { end(id, Reason("abandoned")) }
    return !stalled.isEmpty
  }

  /// S8.2, S8.3, S1.11: an active one is cancelled and its actions hear of it, a possible one
  /// fails.
  mutating func end(_ id: String, _ reason: Reason) {
    guard var attempt = self[id], !attempt.isTerminal else { return }
    guard attempt.isActive else { return fail(id, reason) }
    attempt.tracking = .cancelled
    attempt.delivered = .cancelled
    attempt.unsent.append(.cancelled)
    attempt.reason = reason
    attempt.end = now
    self[id] = attempt
  }
}
