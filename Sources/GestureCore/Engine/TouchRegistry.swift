/// The touches that are down, and what the host's words about them come to.
final class TouchRegistry {
  /// The touches that are down or lift in the present event, in the order of their beginning.
  var live: [Touch] { list.objects }
  @safe @exclusivity(unchecked) private var list = ObjectList<Touch>()
  @safe @exclusivity(unchecked) private var taps = TapHistory()
  /// Fingers that are down, of which nothing is made any more: their touches were cancelled without
  /// the host's having said so of them.
  @safe @exclusivity(unchecked) private var spent: [TouchID] = []
  private let reporter: Reporter

  init(reporter: Reporter) { self.reporter = reporter }

  /// The same as a collection.
  var touches: Touches { Touches(list.objects) }

  /// How many touches are down.
  var count: Int { list.count }

  func forEach(_ body: (Touch) -> Void) { list.forEach(body) }

  func touch(_ id: TouchID) -> Touch? { list.first { $0.id == id } }

  func isDown(_ id: TouchID) -> Bool { list.contains { $0.id == id } }

  func forgetChanges() { list.forEach { $0.isChanged = false } }

  func begin(_ touch: Touch) {
    if !spent.isEmpty { spent.removeAll { $0 == touch.id } }
    list.append(touch)
  }

  /// Notes fingers whose touches are cancelled: the host may go on to tell of them. Of those that it
  /// never mentions again only so many are remembered.
  func spend(_ ids: [TouchID]) {
    spent.append(contentsOf: ids)
    spent.removeFirst(max(0, spent.count - Self.mostSpent))
  }

  private static let mostSpent = 100

  /// Takes note of what the host says of a finger that has no touch.
  func noteTouchless(_ input: TouchInput) {
    guard spent.contains(input.id) else {
      return reporter.diagnose(Diagnostic(.touchWithoutBegin(input.id)))  // S13.13
    }
    if input.phase == .ended || input.phase == .cancelled { spent.removeAll { $0 == input.id } }
  }

  /// How many taps a touch makes that begins now (S2.24).
  func tapCount(at location: Point, _ timestamp: Timestamp) -> Int {
    taps.count(at: location, timestamp)
  }

  /// Takes over what the host says of a touch that is down.
  func update(_ touch: Touch, with input: TouchInput, at timestamp: Timestamp) {
    touch.previousLocation = touch.location
    if let location = input.location {
      if location.isFinite {
        touch.location = location
      } else {
        reporter.diagnose(Diagnostic(.invalidLocation(input.id)))
      }
    }
    touch.timestamp = timestamp
    touch.currentPhase = input.phase
    if touch.hasMoved { touch.recentPath.add(touch.location, at: timestamp) }
    touch.pressure = input.pressure
    touch.buttons = input.buttons
    touch.take(input)
    if touch.tapCount > 0 && taps.isOutOfRange(touch) { touch.tapCount = 0 }
    if input.phase == .ended { taps.note(touch) }
  }

  /// The others stand still in this event (S2.20).
  func markOthersStationary(besides changed: Touches) {
    guard list.count > changed.count else { return }
    list.forEach { touch in
      if changed.contains(touch) { return }
      touch.currentPhase = .stationary
      touch.previousLocation = touch.location
      touch.dropSamples()
    }
  }

  /// Lets go of the touches that have lifted.
  ///
  /// - Returns: whether there were any.
  func retireLifted() -> Bool {
    guard list.contains(where: { $0.hasLifted }) else { return false }
    list.removeAll { touch in
      guard touch.hasLifted else { return false }
      touch.recipients.forEach { core in
        if core.attempt.touches.contains(touch) { core.stopTracking(touch) }
      }
      touch.isRetired = true
      if !touch.viewStream.isWithheld { touch.recipients.removeAll() }
      return true
    }
    return true
  }

  /// Whether a pointer's button is down (S9.54).
  var hasPressedPointer: Bool {
    list.contains { $0.type == .mouse && !$0.hasLifted }
  }

  /// A slot that no live touch has and no attempt remembers.
  func freeSlot(besides participants: UnownedList<RecognizerCore>, _ withheld: [Touch]) -> Int {
    var used = TouchSlots()
    list.forEach { used.insert($0.slot) }
    for touch in withheld { used.insert(touch.slot) }
    participants.forEach { used.formUnion($0.attempt.slots) }
    return used.firstFree
  }
}

extension Touch {
  /// Whether the present event is its last one.
  fileprivate var hasLifted: Bool { currentPhase == .ended || currentPhase == .cancelled }
}

/// The latest taps: what a new touch may continue (S2.24).
struct TapHistory {
  /// The longest time from a lift to the next touch (source: semantics table, S2.24).
  static let longestGap = Duration.milliseconds(350)
  /// How far a tap may be from the one before, and a finger stray, in points.
  static let range = 45.0

  private struct Tap {
    var location: Point
    var liftedAt: Timestamp
    var count: Int
  }

  private var taps: [Tap] = []

  func isOutOfRange(_ touch: Touch) -> Bool {
    touch.location.distance(to: touch.initialLocation) > Self.range
  }

  func count(at location: Point, _ timestamp: Timestamp) -> Int {
    let before = taps.last {
      timestamp - $0.liftedAt < Self.longestGap && location.distance(to: $0.location) <= Self.range
    }
    return (before?.count ?? 0) + 1
  }

  mutating func note(_ touch: Touch) {
    taps.removeAll { touch.timestamp - $0.liftedAt >= Self.longestGap }
    guard touch.tapCount > 0 else { return }
    taps.append(
      Tap(location: touch.initialLocation, liftedAt: touch.timestamp, count: touch.tapCount))
  }
}
