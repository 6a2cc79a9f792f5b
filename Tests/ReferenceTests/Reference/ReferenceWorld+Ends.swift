import GestureCore

// Steps 7 and 9 of a pass, and what the host ends.
extension ReferenceWorld {
  /// S14.23, S5.6: all actions of a pass in the order of S4.4. S5.10: each recognizer first takes
  /// its touches from the views.
  mutating func sendActions() {
    noteOpenOrders()
    for id in participants {
      takeTouchesFromViews(id)
      for state in self[id]?.unsent ?? [] { story.actions.append(Story.Action(id, state, at: now)) }
      self[id]?.unsent = []
    }
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
    self[id] = nil
    for other in participants { self[other]?.askedAbout.remove(id) }
    for other in participants { self[other]?.parted.remove(id) }
    for other in participants { self[other]?.answeredRequirements.remove(id) }
  }

  /// Those that requirements link with one within the interaction, directly or through others.
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
    return requirements(of: one).contains(other) || requirements(of: other).contains(one)
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

  /// S8.2, S8.3, S1.11: an active one is cancelled and its actions hear of it, a possible one fails.
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
