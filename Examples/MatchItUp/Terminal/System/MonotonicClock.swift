import GestureCore
import Glibc

/// The only clock of the example. The game and the gesture engine have none: they are told the
/// time.
struct MonotonicClock {
  private let start: Int64

  init() {
    start = MonotonicClock.nanoseconds
  }

  /// The time since the clock was created.
  var now: Timestamp { Timestamp(nanoseconds: MonotonicClock.nanoseconds - start) }

  private static var nanoseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
