/// The recognizers whose attempts are under way, in arbitration order.
final class Roster {
  @safe @exclusivity(unchecked) private(set) var participants = ObjectList<RecognizerCore>()
  @safe @exclusivity(unchecked) private var spare = ObjectList<RecognizerCore>()
  /// Whether a recognizer may have become unable to decide (S14.14).
  @safe @exclusivity(unchecked) var needsAbandonmentCheck = false
  @safe @exclusivity(unchecked) private var lastViewNumber = 0
  @safe @exclusivity(unchecked) private var lastVisit = 0

  var isEmpty: Bool { participants.isEmpty }

  /// Opens a recognizer's attempt, unless it is under way already.
  func enter(_ core: RecognizerCore, dispatcher: Dispatcher) {
    guard !core.attempt.isOpen else { return }
    core.attempt.isOpen = true
    core.attempt.owner = core.attachmentReference.object
    core.attemptDispatcher.object = dispatcher
    core.attempt.order = ArbitrationOrder(
      depth: core.view?.depth ?? 0, view: core.view?.sessionNumber ?? 0,
      addition: core.additionNumber)
    core.attempt.tapsToRecognize = core.attempt.owner?.recognizer.numberOfTapsToRecognize ?? 0
    participants.insertInArbitrationOrder(core)
    core.tellUntoldDiagnostics(to: dispatcher.reporter)
  }

  /// Closes the attempts of some participants. When all of those are closed and out, each is told,
  /// in arbitration order.
  func dismiss(
    where isLeaving: (RecognizerCore) -> Bool, close: (RecognizerCore) -> Void,
    then tell: (Attachment) -> Void
  ) {
    var former = ObjectList<RecognizerCore>()
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
    former.forEach { core in
      guard core.isLeavingAttempt, let attachment = core.attempt.owner else { return }
      core.isLeavingAttempt = false
      tell(attachment)
      if !core.attempt.isOpen { core.attempt.owner = nil }
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

  /// Lets go of everyone: the dispatcher goes.
  func dissolve() {
    participants.forEach { core in
      core.attemptDispatcher.object = nil
      core.attempt.owner = nil
    }
    participants.removeAll()
  }
}

extension RecognizerCore {
  /// Whether both take part in one interaction: there is a touch that both tracked in their
  /// present attempts (S4.1, S14.1).
  func sharesTouch(with other: RecognizerCore) -> Bool {
    attempt.slots.intersects(other.attempt.slots)
  }
}

extension ObjectList<RecognizerCore> {
  /// Puts a recognizer in its place of the order of S4.4; most often that is the end.
  mutating func insertInArbitrationOrder(_ core: RecognizerCore) {
    guard let last, core.attempt.order < last.attempt.order else {
      append(core)
      return
    }
    insert(core, at: objects.firstIndex { core.attempt.order < $0.attempt.order } ?? count)
  }
}
