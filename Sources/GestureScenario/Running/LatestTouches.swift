import GestureCore

/// The latest touch with each id, and each recognizer's touches. Lifted touches are kept: one may
/// still be withheld from its view, and the action that its lift causes reads it.
final class LatestTouches: GestureObserver {
  private(set) var latest: [TouchID: Touch] = [:]
  /// The first touch that each recognizer was given since it was last reset.
  private var first: [RecognizerHandle: Touch] = [:]

  func observe(_ report: GestureReport, at timestamp: Timestamp) {
    switch report {
    case .touch(let touch): latest[touch.id] = touch
    case .bound(let recognizer, let touch): note(touch, asFirstOf: recognizer.handle)
    case .reset(let recognizer, _): first[recognizer.handle] = nil
    case _: break
    }
  }

  private func note(_ touch: Touch, asFirstOf recognizer: RecognizerHandle) {
    if first[recognizer] == nil { first[recognizer] = touch }
  }

  /// Forgets the latest touches that have lifted; those of a recognizer's attempt stay.
  func forgetLifted() {
    latest = latest.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
  }

  /// The first touch that a recognizer tracks; if none is left, the first one of its attempt.
  func firstTouch(of recognizer: any GestureRecognizer) -> Touch? {
    recognizer.handle.trackedTouches.first ?? first[recognizer.handle]
  }
}
