// Arbitration's queries on the graph of requirements.
extension RecognizerCore {
  /// Whether an unmet requirement keeps the recognizer from recognizing (S4.17, S4.28).
  var isWaitingForOthers: Bool {
    !requirements.mustFail.isEmpty
      && requirements.mustFail.contains { edge in edge.core?.holds(self) ?? false }
  }

  /// The recognizers whose failure it waits for.
  var holdingRequirements: [RecognizerCore] {
    requirements.mustFail.compactMap { edge in
      edge.core.flatMap { $0.holds(self) ? $0 : nil }
    }
  }

  /// A required recognizer that has recognized, whether its attempt is over or not: the requirement
  /// can no longer be met (S4.17).
  var requirementThatRecognized: RecognizerCore? {
    for edge in requirements.mustFail {
      if let other = edge.core, other.hasRecognized, other.sharesTouch(with: self) { return other }
    }
    return nil
  }

  private var hasRecognized: Bool {
    switch attempt.delivered {
    case .began, .changed, .ended: true
    case .cancelled: !attempt.flags.contains(.wasEndedByHost)
    case .possible, .failed: false
    }
  }

  /// A required recognizer holds another as long as it takes part in the same interaction and
  /// has neither failed nor recognized (S4.24 to S4.27).
  private func holds(_ other: RecognizerCore) -> Bool {
    attempt.isOpen && attempt.delivered == .possible && sharesTouch(with: other)
  }

  /// Whether the recognizer can no longer decide: it hasn't decided, tracks no touch, has no
  /// pending wake, and no input without touches is going to report its end to it (S14.14).
  var isStalled: Bool {
    attempt.isOpen && !attempt.tracking.isTerminal && !attempt.delivered.isTerminal
      && touchList.isEmpty && wakes.pending == 0
      && !attempt.flags.contains(.awaitsIndirectEnd)
  }

  /// Visits the recognizers in the present interaction that it waits for or that wait for it
  /// (S6.7). A recognizer that the host has disabled, cancelled or removed no longer takes part,
  /// and is reset independently of the others (S4.25, S8.4, S8.11).
  func forEachLinkedInInteraction(_ body: (RecognizerCore) -> Void) {
    if attempt.flags.contains(.wasEndedByHost) { return }
    requirements.forEach { core in
      let takesPart = core.attempt.isOpen && !core.attempt.flags.contains(.wasEndedByHost)
      if takesPart && core.sharesTouch(with: self) { body(core) }
    }
  }
}
