/// The recognizers whose attempts are under way, in arbitration order. Their views keep them alive,
/// and for those that leave their views their attempts do.
final class Roster {
  @safe @exclusivity(unchecked) private(set) var participants = UnownedList<RecognizerCore>()
  /// At least as late as that of the last participant: who comes later than this comes last.
  @safe @exclusivity(unchecked) private var lastOrder = ArbitrationOrder()
  @safe @exclusivity(unchecked) private var spare = UnownedList<RecognizerCore>()
  /// Whether a recognizer may have become unable to decide (S14.14).
  @safe @exclusivity(unchecked) var needsAbandonmentCheck = false
  @safe @exclusivity(unchecked) private var lastViewNumber = 0
  @safe @exclusivity(unchecked) private var lastVisit = 0

  var isEmpty: Bool { participants.isEmpty }

  /// Opens a recognizer's attempt, unless it is under way already.
  ///
  /// - Parameter depth: how deep its view lies, where that is known.
  func enter(_ core: RecognizerCore, dispatcher: Dispatcher, depth: Int? = nil) {
    guard !core.attempt.isOpen else { return }
    core.attempt.isOpen = true
    core.attemptDispatcher.object = dispatcher
    let viewNumber = core.viewReference.withObject { $0.sessionNumber }
    core.attempt.order = ArbitrationOrder(
      depth: depth ?? core.view?.depth ?? 0, view: viewNumber ?? 0, addition: core.additionNumber)
    let taps = core.attachmentReference.withObject { $0.recognizer.numberOfTapsToRecognize }
    core.attempt.tapsToRecognize = taps ?? 0
    participate(core)
    if !core.untoldDiagnostics.isEmpty { core.tellUntoldDiagnostics(to: dispatcher.reporter) }
  }

  @inline(__always)
  private func participate(_ core: RecognizerCore) {
    if participants.isEmpty || !(core.attempt.order < lastOrder) {
      participants.append(core)
      lastOrder = core.attempt.order
    } else {
      participants.insertInArbitrationOrder(core)
    }
  }

  /// Closes the attempts of some participants. When all of those are closed and out, `isOut` is
  /// called, and then each is told, in arbitration order.
  func dismiss(
    where isLeaving: (RecognizerCore) -> Bool, close: (RecognizerCore) -> Void,
    isOut: () -> Void, then tell: (RecognizerCore) -> Void
  ) {
    var former = UnownedList<RecognizerCore>()
    swap(&former, &participants)
    swap(&spare, &participants)
    former.forEach { core in
      if isLeaving(core) {
        close(core)
        core.isLeavingAttempt = true
      } else {
        participants.append(core)
      }
    }
    isOut()
    former.forEach { core in
      guard core.isLeavingAttempt else { return }
      tell(core)
      core.isLeavingAttempt = false
      if core.attempt.owner != nil && !core.attempt.isOpen { core.attempt.owner = nil }
    }
    former.removeAll()
    swap(&spare, &former)
  }

  /// Gives each view of a touch's chain its number, from the hit view outwards.
  func number(_ view: View) {
    lastViewNumber += 1
    view.sessionNumber = lastViewNumber
  }

  /// A mark for a walk that meets each recognizer once.
  func beginVisit() -> Int {
    lastVisit += 1
    return lastVisit
  }

  /// Lets go of everyone: the dispatcher goes. No action is sent any more; recognizers start
  /// afresh, so that neither they nor the touches keep each other alive.
  func dissolve() {
    let recognizers = participants.objects.compactMap { $0.recognizer }
    participants.forEach { core in
      core.removeDynamicRequirements()
      core.attemptDispatcher.object = nil
      core.wakes = WakeCount()
      core.attempt.reset()
      core.attempt.owner = nil
    }
    participants.removeAll()
    for recognizer in recognizers { recognizer.reset() }
  }
}

extension RecognizerCore {
  /// Whether both take part in one interaction: there is a touch that both tracked in their
  /// present attempts (S4.1, S14.1).
  func sharesTouch(with other: RecognizerCore) -> Bool {
    attempt.slots.intersects(other.attempt.slots)
  }
}

extension UnownedList<RecognizerCore> {
  /// Puts a recognizer in its place of the order of S4.4; most often that is the end.
  mutating func insertInArbitrationOrder(_ core: RecognizerCore) {
    insert(core) { $0.attempt.order < $1.attempt.order }
  }
}
