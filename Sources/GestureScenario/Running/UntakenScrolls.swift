import GestureCore

/// The scrolling that is in no log, since it has no phases and no recognizer took it, in order.
final class UntakenScrolls: GestureObserver {
  private(set) var all: [RunRecord.UntakenScroll] = []

  func observe(_ report: GestureReport, at timestamp: Timestamp) {
    guard case .input(.scrollWithoutPhase(let scroll, isTaken: false)) = report else { return }
    all.append(RunRecord.UntakenScroll(at: timestamp, scroll: scroll))
  }

  func removeAll() { all.removeAll() }
}
