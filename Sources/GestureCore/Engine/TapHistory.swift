/// The latest taps, which a new touch may continue (S2.24).
struct TapHistory {
  private struct Tap {
    var location: Point
    var liftedAt: Timestamp
    var count: Int
  }

  private var taps: [Tap] = []

  /// How many taps are remembered: one for each of ten fingers, and some more.
  private static let capacity = 16

  /// The tap count of a touch that begins now.
  ///
  /// - Parameter limits: of the touch's type.
  func count(
    at location: Point, _ timestamp: Timestamp, _ limits: GestureSettings.Limits
  ) -> Int {
    let (gap, range) = (limits.maximumTapGap, limits.allowableTapSpacing)
    var index = taps.count
    // Those before one that is too old are older still.
    while index > 0, timestamp - taps[index - 1].liftedAt < gap {
      index -= 1
      if location.distance(to: taps[index].location) <= range { return taps[index].count + 1 }
    }
    return 1
  }

  /// Notes a touch that has lifted.
  mutating func note(_ touch: Touch) {
    guard touch.tapCount > 0 else { return }
    if taps.count == Self.capacity { taps.removeFirst() }
    taps.append(
      Tap(location: touch.initialLocation, liftedAt: touch.timestamp, count: touch.tapCount))
  }
}
