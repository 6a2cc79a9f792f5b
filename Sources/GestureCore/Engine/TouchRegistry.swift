/// The touches that are down, according to the host's events.
final class TouchRegistry {
  /// The touches that are down or lift in the present event, in the order of their beginning.
  var live: [Touch] { list.objects }
  @safe @exclusivity(unchecked) private var list = ObjectList<Touch>()
  /// The slots of the touches in ``live``.
  private var slots = TouchSlots()
  @safe @exclusivity(unchecked) private var taps = TapHistory()
  /// Fingers whose touches were cancelled by something other than the host: they may still be down,
  /// and further input for them is dropped.
  @safe @exclusivity(unchecked) private var ignoredIDs: [TouchID] = []
  private let reporter: Reporter
  @safe @exclusivity(unchecked) private var progress = Progress()

  /// What changes with the events: how far the numbers are, and what the present pass has brought.
  private struct Progress {
    /// The number of the touch that began last.
    var lastNumber = 0
    /// Whether a touch has lifted in this pass.
    var hasLifted = false
  }

  init(reporter: Reporter) { self.reporter = reporter }

  /// The same as a collection.
  var touches: Touches { Touches(list.objects) }

  /// Appends the touches that have begun since a list of all touches was made.
  func appendNew(to touches: inout Touches) {
    if touches.isEmpty { return touches = self.touches }
    for index in touches.count..<list.count { touches.append(list.objects[index]) }
  }

  /// How many touches are down.
  var count: Int { list.count }

  func forEach(_ body: (Touch) -> Void) { list.forEach(body) }

  func touch(_ id: TouchID) -> Touch? { list.first { $0.id == id } }

  func isDown(_ id: TouchID) -> Bool { list.contains { $0.id == id } }

  func forgetChanges() { list.forEach { $0.isChanged = false } }

  /// The number of the next touch that begins.
  func nextNumber() -> Int {
    progress.lastNumber += 1
    return progress.lastNumber
  }

  /// The number of the oldest touch that is down.
  var oldestNumber: Int { list.first?.number ?? progress.lastNumber }

  func begin(_ touch: Touch) {
    if !ignoredIDs.isEmpty { ignoredIDs.removeAll { $0 == touch.id } }
    list.append(touch)
    slots.insert(touch.slot)
  }

  /// Records fingers whose touches are cancelled: the host may still report them. Only the latest
  /// `mostIgnoredIDs` are kept, since it may never mention them again.
  func ignore(_ ids: [TouchID]) {
    ignoredIDs.append(contentsOf: ids)
    ignoredIDs.removeFirst(max(0, ignoredIDs.count - Self.mostIgnoredIDs))
  }

  private static let mostIgnoredIDs = 100

  /// Diagnoses input of a finger that has no touch, unless its touch was cancelled before.
  func reportUnknownTouch(_ input: TouchInput) {
    guard ignoredIDs.contains(input.id) else {
      return reporter.diagnose(GestureDiagnostic(.touchWithoutBegin(input.id)))  // S13.13
    }
    if input.phase == .ended || input.phase == .cancelled {
      ignoredIDs.removeAll { $0 == input.id }
    }
  }

  /// The tap count of a touch that begins now (S2.24).
  func tapCount(
    at location: Point, _ timestamp: Timestamp, _ limits: GestureSettings.Limits
  ) -> Int {
    taps.count(at: location, timestamp, limits)
  }

  /// Updates a touch that is down with the host's input.
  func update(_ touch: Touch, with input: TouchInput, at timestamp: Timestamp) {
    touch.previousLocation = touch.location
    if let location = input.location {
      if location.isFinite {
        touch.location = location
      } else {
        reporter.diagnose(GestureDiagnostic(.invalidLocation(input.id)))
      }
    }
    touch.timestamp = timestamp
    touch.currentPhase = input.phase
    if touch.hasMoved { touch.noteMove(at: timestamp) }
    touch.pressure = input.pressure
    touch.buttons = input.buttons
    if input.details != nil || touch.holdsDetails { touch.take(input.details) }
    if input.phase == .ended { taps.note(touch) }
    if touch.hasLifted { progress.hasLifted = true }
  }

  /// Marks all other touches as stationary in this event (S2.20).
  func markOthersStationary(besides changed: Touches) {
    list.forEach { touch in
      if changed.contains(touch) { return }
      touch.currentPhase = .stationary
      touch.previousLocation = touch.location
      touch.dropSamples()
    }
  }

  /// Whether a touch has lifted in this pass.
  var hasLifted: Bool { progress.hasLifted }

  /// Releases the touches that have lifted.
  func retireLifted() {
    progress.hasLifted = false
    list.removeAll { touch in
      guard touch.hasLifted else { return false }
      touch.recipients.forEach { core in
        if core.touchList.contains(touch) { core.stopTracking(touch) }
      }
      touch.isRetired = true
      slots.remove(touch.slot)
      if !touch.viewStream.isWithheld { touch.recipients.removeAll() }
      return true
    }
  }

  /// Whether a pointer's button is down (S9.54).
  var hasPressedPointer: Bool {
    list.contains { $0.type == .mouse && !$0.hasLifted }
  }

  /// A slot that no live touch has and no attempt remembers.
  func freeSlot(besides participants: UnownedList<RecognizerCore>, _ withheld: [Touch]) -> Int {
    var used = slots
    for touch in withheld { used.insert(touch.slot) }
    participants.forEach { core in
      used.formUnion(core.slots)
      if core.attempt.flags.contains(.hasIgnored) { used.formUnion(core.ignoredSlots) }
    }
    return used.firstFree
  }
}

extension Touch {
  /// Whether the present event is its last one.
  fileprivate var hasLifted: Bool { currentPhase == .ended || currentPhase == .cancelled }
}
