import GestureCore
import Glibc

/// The one clock of the example: the game and the engine have none, and are told the time.
struct MonotonicClock {
  private let start: Int64

  init() {
    start = MonotonicClock.nanoseconds
  }

  /// The time since the clock was made.
  var now: Timestamp { Timestamp(nanoseconds: MonotonicClock.nanoseconds - start) }

  private static var nanoseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
