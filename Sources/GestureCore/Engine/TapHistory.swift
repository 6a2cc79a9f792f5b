/// The latest taps: what a new touch may continue (S2.24).
struct TapHistory {
  private struct Tap {
    var location: Point
    var liftedAt: Timestamp
    var count: Int
  }

  private var taps: [Tap] = []

  /// How many taps are remembered: one for each of ten fingers, and some more.
  private static let capacity = 16

  /// How many taps a touch makes with those before it.
  ///
  /// - Parameter limits: of the touch's type.
  func count(
    at location: Point, _ timestamp: Timestamp, _ limits: GestureSettings.Limits
  ) -> Int {
    if taps.isEmpty { return 1 }
    let (gap, range) = (limits.maximumTapGap, limits.allowableTapSpacing)
    let before = taps.last {
      timestamp - $0.liftedAt < gap && location.distance(to: $0.location) <= range
    }
    return (before?.count ?? 0) + 1
  }

  /// Notes a touch that has lifted.
  mutating func note(_ touch: Touch) {
    guard touch.tapCount > 0 else { return }
    if taps.count == Self.capacity { taps.removeFirst() }
    taps.append(
      Tap(location: touch.initialLocation, liftedAt: touch.timestamp, count: touch.tapCount))
  }
}
