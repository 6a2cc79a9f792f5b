internal import GestureCore

/// The time since a stroke began, as long as the clock of its points makes sense.
struct StrokeClock: Sendable {
  /// The time of the last point. Unit: seconds since the first. Range: zero and up.
  private(set) var seconds = 0.0

  /// Whether every point had a time and none ran back.
  private(set) var isTrusted = true

  private var start: Timestamp?

  mutating func read(_ time: Timestamp?) {
    guard isTrusted, let time else {
      isTrusted = false
      return
    }
    let start = start ?? time
    self.start = start
    let elapsed = time.seconds(since: start)
    guard elapsed >= seconds else {
      isTrusted = false
      return
    }
    seconds = elapsed
  }

  #if !hasFeature(Embedded)
    func addState(to digest: inout StateDigest) {
      digest.add(seconds)
      digest.add(isTrusted)
      if let start { digest.add(start) }
    }
  #endif
}
