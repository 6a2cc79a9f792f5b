import GestureCore

/// The latest touch with each id, and each recognizer's touches. Lifted touches are kept: one may
/// still be withheld from its view, and the action that its lift causes reads it.
final class LatestTouches: GestureObserver {
  private(set) var latest: [TouchID: Touch] = [:]
  /// The touches that each recognizer was given since it was last reset.
  private var given: [RecognizerHandle: [Touch]] = [:]

  func observe(_ report: GestureReport, at timestamp: Timestamp) {
    switch report {
    case .touch(let touch): latest[touch.id] = touch
    case .bound(let recognizer, let touch): given[recognizer.handle, default: []].append(touch)
    case .reset(let recognizer, _): given[recognizer.handle] = nil
    case _: break
    }
  }

  /// Forgets the latest touches that have lifted; those of a recognizer's attempt stay.
  func forgetLifted() {
    latest = latest.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
  }

  /// The first touch that a recognizer tracks; if none is left, the first one of its attempt.
  func firstTouch(of recognizer: any GestureRecognizer) -> Touch? {
    recognizer.handle.trackedTouches.first ?? given[recognizer.handle]?.first
  }
}
