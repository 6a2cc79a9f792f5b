import GestureCore

/// What a ``Watcher`` has noted so far: a value, so that it can be put back to what it was when a
/// script is played up to there again.
struct WatcherNotes {
  var interaction = Exploration.Interaction()
  /// What was come to at any time.
  var coverage = Coverage()
  /// The first law that was violated, and how.
  var violation: Trial.Violation?
  /// When each touch that is down came down.
  var beginnings: [TouchID: Timestamp] = [:]
  var attempts: [WatchedAttempt] = []
  /// The pairs for which a delegate allowed both since everything was idle.
  var agreements: Set<Agreement> = []
  var touchNumbers: [TouchID: Int] = [:]
  var lastTouchNumber = 0
  var lastTouchEvent: Timestamp
  /// The number of the action that the present step brings, which counts as a touch (S15.19).
  var actionNumber: Int?

  struct Agreement: Hashable {
    let one: RecognizerHandle
    let other: RecognizerHandle
  }

  /// - Parameter start: when the script begins.
  init(since start: Timestamp) { lastTouchEvent = start }

  /// Changes the recognizer's attempt, which begins here if there is none.
  mutating func withAttempt<Result>(
    of recognizer: any GestureRecognizer, _ change: (inout WatchedAttempt) -> Result
  ) -> Result {
    let handle = recognizer.handle
    let known = attempts.firstIndex { $0.handle == handle }
    if known == nil {
      attempts.append(WatchedAttempt(recognizer))
      coverage.hasAttempts = true
    }
    return change(&attempts[known ?? attempts.count - 1])
  }

  /// Removes and returns the recognizer's attempt; a new one if there is none.
  mutating func closeAttempt(of recognizer: any GestureRecognizer) -> WatchedAttempt {
    let handle = recognizer.handle
    let known = attempts.firstIndex { $0.handle == handle }
    return known.map { attempts.remove(at: $0) } ?? WatchedAttempt(recognizer)
  }

  /// The notes for the same script, begun later.
  func delayed(by interval: Duration) -> Self {
    var notes = self
    notes.lastTouchEvent = lastTouchEvent + interval
    if !beginnings.isEmpty { notes.beginnings = beginnings.mapValues { $0 + interval } }
    return notes
  }
}
