/// The recognizers whose attempts are under way, in arbitration order.
final class Roster {
  private(set) var participants: [RecognizerCore] = []
  /// Whether a recognizer may have become unable to decide (S14.14).
  var needsAbandonmentCheck = false
  private var lastViewNumber = 0
  private var lastVisit = 0

  var isEmpty: Bool { participants.isEmpty }

  /// Opens a recognizer's attempt, unless it is under way already.
  func enter(_ core: RecognizerCore, dispatcher: Dispatcher) {
    guard !core.attempt.isOpen else { return }
    core.attempt.isOpen = true
    core.attemptOwner = core.recognizerReference.recognizer
    core.attemptDispatcher.object = dispatcher
    core.attempt.order = ArbitrationOrder(
      depth: core.view?.depth ?? 0, view: core.view?.sessionNumber ?? 0,
      addition: core.additionNumber)
    core.attempt.tapsToRecognize = core.attemptOwner?.numberOfTapsToRecognize ?? 0
    participants.insertInArbitrationOrder(core)
    core.tellUntoldDiagnostics(to: dispatcher.reporter)
  }

  /// Takes out those whose attempts have been closed.
  func removeClosed() { participants.removeAll { !$0.attempt.isOpen } }

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
    let owners = participants.compactMap { $0.attemptOwner }
    for core in participants {
      core.removeDynamicRequirements()
      core.attempt.reset()
      core.attemptOwner = nil
      core.attemptDispatcher.object = nil
    }
    participants = []
    for owner in owners { owner.reset() }
  }
}

extension RecognizerCore {
  /// Whether both take part in one interaction: there is a touch that both tracked in their
  /// present attempts (S4.1, S14.1).
  func sharesTouch(with other: RecognizerCore) -> Bool {
    attempt.slots.intersects(other.attempt.slots)
  }
}

extension [RecognizerCore] {
  /// Puts a recognizer in its place of the order of S4.4; most often that is the end.
  mutating func insertInArbitrationOrder(_ core: RecognizerCore) {
    guard let last, core.attempt.order < last.attempt.order else {
      append(core)
      return
    }
    insert(core, at: firstIndex { core.attempt.order < $0.attempt.order } ?? endIndex)
  }
}
