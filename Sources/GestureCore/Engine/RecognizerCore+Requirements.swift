// Arbitration's queries on the graph of requirements.
extension RecognizerCore {
  // The two lists are read one after the other: a copy of both would count a reference to each.
  // Those of most recognizers are empty; `features` has a flag for each, so they aren't even read.

  /// Whether it waits for others, or others wait for it.
  var isLinked: Bool { !features.isDisjoint(with: [.requirements, .waiting]) }

  /// Whether any recognizer waits for it.
  var hasWaiting: Bool { features.contains(.waiting) }

  /// Visits those that wait for the recognizer.
  @inline(__always)
  func forEachWaiting(_ body: (RecognizerCore, RequirementList.Kind) -> Void) {
    guard hasWaiting else { return }
    requirements.waiting.forEach { edge in edge.core.map { body($0, edge.kind) } }
  }

  /// Visits the recognizers for which it waits, then those that wait for it. The visit must not
  /// call code of a host.
  @inline(__always)
  private func forEachLinked(_ body: (RecognizerCore) -> Void) {
    if features.contains(.requirements) { requirements.required.forEach { $0.withCore(body) } }
    if hasWaiting { requirements.waiting.forEach { $0.withCore(body) } }
  }

  /// Whether an unmet requirement keeps the recognizer from recognizing (S4.17, S4.28, S15.1).
  var isWaitingForOthers: Bool { isWaiting { $0.sharesTouch(with: self) } }

  /// The recognizers that keep it from recognizing: they have yet to fail, or to begin.
  var holdingRequirements: [RecognizerCore] {
    requirements.required.compactMap { edge in
      edge.isPending { $0.sharesTouch(with: self) } ? edge.core : nil
    }
  }

  /// Why its requirements can no longer be met; nil as long as they can: one that has to fail has
  /// recognized, whether its attempt is over or not (S4.17); one that has to begin has failed, or
  /// takes no part (S15.2, S15.3).
  var unmetRequirement: FailureReason? {
    unmetRequirement(besides: nil) { $0.sharesTouch(with: self) }
  }

  /// The same for those that have to begin.
  var unmetPrerequisite: FailureReason? { unmetPrerequisite { $0.sharesTouch(with: self) } }

  /// Whether its requirements would hold or fail it if it tracked touches in certain slots.
  ///
  /// - Parameter giver: the recognizer that would hand them over. It doesn't have to fail before.
  func isBlocked(sharing slots: TouchSlots, besides giver: RecognizerCore) -> Bool {
    func shares(_ other: RecognizerCore) -> Bool {
      other.slots.intersects(slots) && other.attemptDispatcher.isSame(as: giver.attemptDispatcher)
    }
    return hasRequirements
      && (unmetRequirement(besides: giver, where: shares) != nil || isWaiting(where: shares))
  }

  @inline(__always)
  private func isWaiting(where sharesTouch: (RecognizerCore) -> Bool) -> Bool {
    features.contains(.requirements)
      && requirements.required.contains { $0.isPending(where: sharesTouch) }
  }

  @inline(__always)
  private func unmetRequirement(
    besides giver: RecognizerCore?, where sharesTouch: (RecognizerCore) -> Bool
  ) -> FailureReason? {
    let lost = requirements.required.first { edge in
      edge.kind == .failure
        && edge.withCore { $0.hasRecognized && $0 !== giver && sharesTouch($0) } == true
    }
    if let winner = lost?.core { return .requirementRecognized(winner.label) }
    if features.contains(.lostPrerequisite), let lostPrerequisite {
      return .prerequisiteFailed(lostPrerequisite)
    }
    return hasPrerequisites ? unmetPrerequisite(where: sharesTouch) : nil
  }

  private func unmetPrerequisite(
    where sharesTouch: (RecognizerCore) -> Bool
  ) -> FailureReason? {
    for edge in requirements.required where edge.kind == .beginning && !edge.wasSatisfied {
      guard let other = edge.core else { continue }
      let takesPart = other.attempt.isOpen && sharesTouch(other)
      if !takesPart && mayDoWithout(other) { continue }
      if !takesPart || other.hasFailedToBegin { return .prerequisiteFailed(other.label) }
    }
    for set in prerequisiteSets {
      guard let set = set.object else { continue }
      if !hasPrerequisite(sharesTouch, where: { $0.set.refers(to: set) }) {
        return .prerequisiteFailed(set.label)
      }
    }
    for tag in prerequisiteTags {
      if !hasPrerequisite(sharesTouch, where: { $0.tags.contains(tag) }) {
        return .prerequisiteFailed(RecognizerLabel(name: tag.name, view: ""))
      }
    }
    return nil
  }

  /// Whether a prerequisite belongs to a set or a tag of which another member is enough (S15.5).
  private func mayDoWithout(_ other: RecognizerCore) -> Bool {
    prerequisiteSets.contains { other.isMember(of: $0) } || startsAfterTag(of: other)
  }

  /// Whether a prerequisite in a group counts: it shares a touch with this one, or did when it
  /// began.
  private func hasPrerequisite(
    _ sharesTouch: (RecognizerCore) -> Bool, where isInGroup: (RecognizerCore) -> Bool
  ) -> Bool {
    requirements.required.contains { edge in
      guard edge.kind == .beginning, let other = edge.core, isInGroup(other) else { return false }
      return edge.wasSatisfied || sharesTouch(other)
    }
  }

  private func isMember(of set: WeakReference<RecognizerSet>) -> Bool {
    set.object.map { self.set.refers(to: $0) } ?? false
  }

  /// Whether it starts after others.
  var hasPrerequisites: Bool {
    !features.isDisjoint(with: [.prerequisites, .prerequisiteSets, .prerequisiteTags])
  }

  /// Whether there is anything for which it may have to wait.
  var hasRequirements: Bool {
    !features.isDisjoint(
      with: [.requirements, .lostPrerequisite, .prerequisiteSets, .prerequisiteTags])
  }

  /// Whether it has reached its gesture and no action with `began` or `ended` was sent yet.
  var hasReachedGesture: Bool {
    attempt.wantsToRecognize
      || !attempt.flags.contains(.sentBegan) && attempt.pending.containsRecognition
  }

  /// Whether its attempt is over, and it never began.
  private var hasFailedToBegin: Bool {
    switch attempt.delivered {
    case .failed: true
    case .possible, .began, .changed, .ended, .cancelled: false
    }
  }

  private var hasRecognized: Bool {
    switch attempt.delivered {
    case .began, .changed, .ended: true
    case .cancelled: !attempt.flags.contains(.wasEndedByHost)
    case .possible, .failed: false
    }
  }

  /// Tells those that start after this one that it has begun, before it is reset independently of
  /// them (S15.2).
  func noteBeginningForDependents() {
    guard attempt.flags.contains(.sentBegan) || attempt.delivered == .ended else { return }
    forEachWaiting { core, kind in
      guard kind == .beginning, core.attempt.stage == .open, core.sharesTouch(with: self)
      else { return }
      core.requirements.noteSatisfied(self)
    }
  }

  /// A recognizer after which this one starts is being deallocated: in the present attempt it
  /// counts as failed (S15.5).
  func notePrerequisiteGone(_ other: RecognizerCore) {
    guard attempt.stage == .open, !requirements.wasSatisfied(by: other) else { return }
    lostPrerequisite = other.label
  }

  /// Whether the recognizer can no longer decide: it hasn't decided, tracks no touch, has no
  /// pending wake, and no input without touches is going to report its end to it (S14.14).
  var isStalled: Bool {
    attempt.isOpen && !attempt.tracking.isTerminal && !attempt.delivered.isTerminal
      && touchList.isEmpty && wakes.pending == 0
      && attempt.awaitedEnds.isEmpty
  }

  /// Visits the recognizers in the present interaction that it waits for or that wait for it
  /// (S6.7). A recognizer that the host has disabled, cancelled or removed no longer takes part,
  /// and is reset independently of the others (S4.25, S8.4, S8.11).
  func forEachLinkedInInteraction(_ body: (RecognizerCore) -> Void) {
    if attempt.flags.contains(.wasEndedByHost) { return }
    forEachLinked { core in
      let takesPart = core.attempt.isOpen && !core.attempt.flags.contains(.wasEndedByHost)
      if takesPart && core.sharesTouch(with: self) { body(core) }
    }
  }
}

extension RequirementList.Edge {
  /// Whether it keeps a recognizer from recognizing now. A required recognizer holds another as
  /// long as it takes part in the same interaction and has neither failed nor recognized (S4.24 to
  /// S4.27).
  @inline(__always)
  fileprivate func isPending(where sharesTouch: (RecognizerCore) -> Bool) -> Bool {
    !wasSatisfied
      && withCore {
        $0.attempt.isOpen && $0.attempt.delivered == .possible && sharesTouch($0)
      } == true
  }
}
