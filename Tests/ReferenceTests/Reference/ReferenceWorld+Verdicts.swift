import GestureCore
import GestureScenario

// Steps 4 to 6 of a pass: requirements by answers, verdicts, and consequences until nothing
// changes.
extension ReferenceWorld {
  /// S3.22, S3.26: in the event in which two first share a touch they are asked which of them waits
  /// for the other.
  ///
  /// S4.32: what would close a ring is refused. If the order of the questions decided which edge
  /// that is, the law leaves it open (S3.25).
  mutating func askNewPairs() throws(NotModelled) {
    let edges = newEdges()
    for one in participants {
      let met = participants.filter { share(one, $0) }
      self[one]?.askedAbout.formUnion(met)
    }
    var reversed = self
    for edge in edges { addAnswered(edge) }
    for edge in edges.reversed() { reversed.addAnswered(edge) }
    for one in participants where requirements(of: one) != reversed.requirements(of: one) {
      throw NotModelled("a ring that depends on the order of questions")
    }
  }

  private mutating func newEdges() -> [Requirement] {
    var edges: [Requirement] = []
    for one in participants {
      for other in participants
      where share(one, other) && self[one]?.askedAbout.contains(other) == false && isOpen(one)
        && isOpen(other)
      {
        if wantsToWait(one, for: other) { edges.append(Requirement(waiter: one, required: other)) }
      }
    }
    return edges
  }

  /// S3.23, S3.24; S3.25: both are asked, whatever the first answer was.
  private mutating func wantsToWait(_ one: String, for other: String) -> Bool {
    let requires = ask(.shouldRequireFailure, one, Subject(other: other))
    let isRequired = ask(.shouldBeRequiredToFail, other, Subject(other: one))
    return requires || isRequired
  }

  private mutating func addAnswered(_ edge: Requirement) {
    guard !mayNotRequire(edge.waiter, edge.required) else { return }
    self[edge.waiter]?.answeredRequirements.insert(edge.required)
  }

  /// S3.28: still `possible`; one that has just failed by itself is not.
  private func isOpen(_ id: String) -> Bool {
    guard let attempt = self[id] else { return false }
    return attempt.delivered == .possible && attempt.tracking != .failed
      && attempt.tracking != .cancelled
  }

  /// Steps 5 and 6.
  mutating func decide() {
    commitOwnFailures()
    while let candidate = nextCandidate {
      noteUnrelatedCandidates()
      let others = candidates.filter { $0 != candidate }
      let wasLost = hasLost(candidate)
      judge(candidate)
      // Whether those that such a failure releases go before the others.
      isOpen = isOpen || wasLost && !others.isEmpty && !Set(candidates).isSubset(of: others)
    }
    commitProgress()
  }

  /// What active recognizers have assigned needs no verdict. S4.3: to the others in this pass they
  /// are still active.
  private mutating func commitProgress() {
    for id in participants {
      guard var attempt = self[id], let last = attempt.progress.last else { continue }
      attempt.unsent += attempt.progress
      attempt.progress = []
      attempt.delivered = last
      if last == .cancelled { attempt.reason = attempt.ownReason }
      if last.isOver { attempt.end = now }
      self[id] = attempt
    }
  }

  /// S14.3, S1.9, S4.21: failures that recognizers assigned count before any verdict, held or not.
  private mutating func commitOwnFailures() {
    for id in participants {
      guard let attempt = self[id], attempt.delivered == .possible,
        attempt.tracking == .failed || attempt.tracking == .cancelled
      else { continue }
      fail(id, attempt.ownReason)
    }
  }

  // MARK: Whose turn it is

  /// S14.4: first those that can prevent another without being prevented in return, then the rest,
  /// each in the order of S4.4. S4.40: none goes before one that beats it, except in a ring. Before
  /// all of them those that have lost already, since what they require has recognized (S4.27), or
  /// that after which they start has failed (S15.2).
  private var nextCandidate: String? {
    let ready = candidates
    if let late = ready.first(where: { hasLost($0) }) { return late }
    let dominant = ready.filter { one in ready.contains { dominates(one, $0) } }
    let unbeaten = dominant.first { one in !ready.contains { dominates($0, one) } }
    return unbeaten ?? dominant.first ?? ready.first
  }

  var candidates: [String] {
    participants.filter { id in
      guard let attempt = self[id], attempt.wantsToRecognize else { return false }
      return hasLost(id) || !isHeld(id)
    }
  }

  func hasLost(_ id: String) -> Bool {
    !recognizedRequirements(of: id).isEmpty || !failedPrerequisites(of: id).isEmpty
  }

  /// Of candidates that share no touch either may go first, and so be the one that excludes a
  /// third.
  private mutating func noteUnrelatedCandidates() {
    let ready = candidates
    if ready.contains(where: { one in ready.contains { $0 != one && !share($0, one) } }) {
      story.hasOpenWinners = true
    }
  }

  /// S4.40: whether just this one of the two can prevent the other.
  private func dominates(_ one: String, _ other: String) -> Bool {
    share(one, other) && canPrevent(one, other) && !canPrevent(other, one)
  }

  // MARK: The verdict

  /// S3.10, S3.12: requirements first, then the questions whether it should begin, then its rivals.
  private mutating func judge(_ id: String) {
    let recognized = recognizedRequirements(of: id)
    if recognized.count > 1 { story.openNames.insert(id) }
    if let required = recognized.first {
      return fail(id, Reason("requirementRecognized", required))
    }
    let failed = failedPrerequisites(of: id)
    if failed.count > 1 { story.openNames.insert(id) }
    if let first = failed.first {
      return fail(id, Reason("prerequisiteFailed", first))
    }
    if let veto = veto(of: id) { return fail(id, veto) }
    if let rival = participants.first(where: { isActive($0) && excludes($0, id) }) {
      return fail(id, Reason("excluded", rival))  // S4.9, S4.15, S14.21
    }
    commit(id)
  }

  private func isActive(_ id: String) -> Bool { self[id]?.isActive == true }

  /// S3.8, S3.15: the delegate first, then each view that a touch of it hit, if recognition takes
  /// the touch from that view (S3.13).
  private mutating func veto(of id: String) -> Reason? {
    // Whether it sees one after which it starts, and which begins and ends in this event, as begun.
    isOpen =
      isOpen
      || rules.compactMap(\.condition?.recognizer).contains { first in
        prerequisites(of: id).contains(first) && self[first]?.unsent == [.began, .ended]
      }
    guard ask(.shouldBegin, id) else { return Reason("deniedByDelegate") }
    guard let member = member(id), member.cancelsTouchesInView else { return nil }
    let touches = fingers.filter {
      self[id]?.met.contains($0.number) == true && !$0.stream.isClosed && mayReachView($0)
    }
    var asked: Set<String> = []
    for view in touches.compactMap(\.hitView) where asked.insert(view).inserted {
      guard ask(.viewShouldBegin, id, Subject(hitView: view)) else {
        if Set(touches.map(\.hitView)).count > 1 { story.hasOpenViewOrder = true }
        return Reason("deniedByView", view)
      }
    }
    return nil
  }

  /// Whether the view of a touch receives, or has received, any of it (S2.17, S7.11).
  private func mayReachView(_ finger: Finger) -> Bool {
    !finger.stream.isRefused && (finger.stream.isAdmitted || !isTaken(finger))
  }

  /// Everything outside sees it recognize: S4.19 and S4.20 say what it has reached by now.
  private mutating func commit(_ id: String) {
    guard var attempt = self[id] else { return }
    let isOver = attempt.tracking == .ended
    attempt.unsent = (attempt.isContinuous ? [.began] : []) + (isOver ? [.ended] : [])
    attempt.delivered = isOver ? .ended : .began
    if isOver { attempt.end = now }
    self[id] = attempt
    excludeRivals(of: id)
    failThoseThatRequire(id)
  }

  /// S4.2, S4.14: rivals that have not recognized yet fail. S4.31: before requirements.
  private mutating func excludeRivals(of winner: String) {
    for rival in participants where self[rival]?.delivered == .possible && excludes(winner, rival) {
      fail(rival, Reason("excluded", winner))
    }
  }

  /// S4.22, S14.20: those that require its failure and share a touch with it fail at that moment.
  private mutating func failThoseThatRequire(_ winner: String) {
    for waiter in participants where self[waiter]?.delivered == .possible {
      if effectiveRequirements(of: waiter).contains(winner) {
        fail(waiter, Reason("requirementRecognized", winner))
      }
    }
  }

  /// S1.12, S4.7: without an action.
  mutating func fail(_ id: String, _ reason: Reason) {
    guard var attempt = self[id] else { return }
    attempt.tracking = .failed
    attempt.delivered = .failed
    attempt.unsent = []
    attempt.reason = reason
    attempt.end = now
    self[id] = attempt
  }
}
