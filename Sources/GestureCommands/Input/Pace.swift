import GestureCore

/// Waits for the times of a recording, on any clock.
struct Pace<Timer: Clock> where Timer.Duration == Duration {
  /// How many times as fast as it happened. Range: above 0.
  private let speed: Double
  private let clock: Timer
  private let start: Timer.Instant

  /// The recording begins now.
  init(speed: Double, clock: Timer) {
    self.speed = speed
    self.clock = clock
    start = clock.now
  }

  /// Waits until a moment of the recording, and fires the deadlines before it when they are due.
  func wait(until moment: Timestamp, _ session: GestureSession) async {
    while let deadline = session.nextDeadline, deadline < moment {
      await sleep(until: deadline)
      session.advance(to: deadline)
    }
    await sleep(until: moment)
  }

  private func sleep(until moment: Timestamp) async {
    let instant = start.advanced(by: (moment - .zero) / speed)
    try? await clock.sleep(until: instant, tolerance: nil)
  }
}
