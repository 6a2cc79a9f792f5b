/// The touches that are down, according to the host's events.
final class TouchRegistry {
  /// The touches that are down or lift in the present event, in the order of their beginning.
  var live: [Touch] { touches.list.objects }
  @safe @exclusivity(unchecked) private var touches = LiveTouches()
  @safe @exclusivity(unchecked) private var taps = TapHistory()
  private let reporter: Reporter
  /// Tells one dispatcher's touches from another's, even after the dispatchers are gone.
  let identity = Identity()

  final class Identity {}

  @safe @exclusivity(unchecked) private var progress = Progress()

  /// What changes with the events: the last numbers given, what the present pass has brought, and
  /// what remains of earlier ones.
  private struct Progress {
    /// Fingers whose touches were cancelled by something other than the host: they may still be
    /// down, and further input for them is dropped.
    var ignoredIDs: [TouchID] = []
    /// The slots of the touches in ``live``.
    var slots = TouchSlots()
    /// The number of the touch that began last.
    var lastNumber = 0
    /// Whether a touch has moved since none was down.
    var haveMoved = false
    /// The number of the last touch that events list: not that of one that is being hit-tested.
    var lastListed = 0
    /// What an event lists, as it was last read; nil where touches have lifted since.
    var list: Touches? = Touches()
    /// The touches that have lifted in this pass.
    var lifted = ObjectList<Touch>()
    /// The touches that the latest event changed, while many are down; nil where that isn't known.
    var changed: Touches?
  }

  init(reporter: Reporter) { self.reporter = reporter }

  /// The touches that an event lists: those of ``live``, once they have been hit-tested (S2.6).
  var listed: Touches {
    if let list = progress.list { return list }
    let lastListed = progress.lastListed
    let list = Touches(Array(live.prefix { $0.number <= lastListed }))
    progress.list = list
    return list
  }

  /// Lists the touches that have begun.
  func listNew() {
    guard progress.lastListed < progress.lastNumber else { return }
    progress.lastListed = progress.lastNumber
    guard let known = progress.list?.count else { return }
    for index in known..<count { progress.list?.append(touches.list.objects[index]) }
  }

  /// Whether a touch may be elsewhere than where it came down.
  var haveMoved: Bool { progress.haveMoved }

  /// How many touches are down.
  var count: Int { touches.count }

  func forEach(_ body: (Touch) -> Void) { touches.list.forEach(body) }

  /// Whether so many are down that they should not be visited with each event.
  var hasMany: Bool { touches.areMany }

  /// Visits the touches that have one of the slots, where there are many.
  func forEach(in slots: TouchSlots, _ body: (Touch) -> Void) {
    touches.forEach(in: slots, body)
  }

  func touch(_ id: TouchID) -> Touch? { touches.touch(id) }

  func isDown(_ id: TouchID) -> Bool { touches.isDown(id) }

  /// Whether it is known, without comparing each touch that is down, that a view accepts another.
  /// False where few are down: then each is compared.
  func isKnownToAdmitAnother(on view: View) -> Bool {
    touches.areMany && touches.views.map { $0.admitAnother(on: view) } ?? false
  }

  /// Whether a touch is the only one that is down.
  func isAlone(_ touch: Touch) -> Bool { touches.count == 1 && touches.list.first === touch }

  /// Whether another touch satisfies a predicate.
  @inline(__always)
  func contains(besides touch: Touch, where predicate: (Touch) -> Bool) -> Bool {
    touches.list.contains { $0 !== touch && predicate($0) }
  }

  /// The number of the next touch that begins.
  func nextNumber() -> Int {
    progress.lastNumber += 1
    return progress.lastNumber
  }

  /// The number of the oldest touch that is down.
  var oldestNumber: Int { touches.list.first?.number ?? progress.lastNumber }

  func begin(_ touch: Touch) {
    if !progress.ignoredIDs.isEmpty { progress.ignoredIDs.removeAll { $0 == touch.id } }
    if touches.count == 0 { progress.haveMoved = false }
    touches.append(touch)
    progress.slots.insert(touch.slot)
  }

  /// Records fingers whose touches are cancelled: the host may still report them. Only the latest
  /// `mostIgnoredIDs` are kept, since it may never mention them again.
  func ignore(_ id: TouchID) {
    progress.ignoredIDs.append(id)
    if progress.ignoredIDs.count > Self.mostIgnoredIDs { progress.ignoredIDs.removeFirst() }
  }

  private static let mostIgnoredIDs = 100

  /// Diagnoses input of a finger that has no touch, unless its touch was cancelled before.
  func reportUnknownTouch(_ input: TouchInput) {
    guard progress.ignoredIDs.contains(input.id) else {
      return reporter.diagnose(GestureDiagnostic(.touchWithoutBegin(input.id)))  // S13.13
    }
    if input.phase == .ended || input.phase == .cancelled {
      progress.ignoredIDs.removeAll { $0 == input.id }
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
    if touch.hasMoved {
      touch.noteMove(at: timestamp)
      progress.haveMoved = true
    }
    if input.pressure.isFinite { touch.pressure = input.pressure }
    touch.buttons = input.buttons
    if input.details != nil || touch.holdsDetails { touch.take(input.details) }
    if input.phase == .ended { taps.note(touch) }
    if touch.hasLifted { progress.lifted.append(touch) }
  }

  /// Marks all other touches as stationary in this event (S2.20).
  ///
  /// - Parameter changed: the touches that the event changes; where they are several, they are
  ///   marked as changed.
  func markOthersStationary(besides changed: Touches) {
    let isOther = { (touch: Touch) in
      changed.count == 1 ? !changed.contains(touch) : !touch.isChanged
    }
    guard touches.areMany else {
      return touches.list.forEach { if isOther($0) { $0.markStationary() } }
    }
    let former = progress.changed
    progress.changed = changed
    if let former {
      former.forEach { if isOther($0) { $0.markStationary() } }
    } else {
      touches.list.forEach { if isOther($0) { $0.markStationary() } }
    }
  }

  /// Records that an event changes all touches: the next one visits them all.
  func noteAllChanged() { progress.changed = nil }

  /// Whether a touch has lifted in this pass.
  var hasLifted: Bool { !progress.lifted.isEmpty }

  /// Releases the touches that have lifted.
  func retireLifted() {
    progress.list = nil
    if progress.lifted.count == 1, let touch = progress.lifted.removeLast() {
      retire(touch)
      touches.remove(touch)
    } else {
      let lifted = progress.lifted
      progress.lifted = ObjectList()
      lifted.forEach { retire($0) }
      touches.removeRetired(lifted)
    }
    guard let changed = progress.changed else { return }
    progress.changed = touches.areMany ? changed.only { !$0.isRetired } : nil
  }

  @inline(__always)
  private func retire(_ touch: Touch) {
    touch.recipients.forEach { $0.stopTracking(touch) }
    touch.isRetired = true
    progress.slots.remove(touch.slot)
    if !touch.viewStream.isWithheld { touch.recipients.removeAll() }
  }

  /// Whether a pointer's button is down (S9.54).
  var hasPressedPointer: Bool {
    touches.list.contains { $0.type == .mouse && !$0.hasLifted }
  }

  /// A slot that no live touch has and no attempt remembers.
  func freeSlot(
    besides participants: UnownedList<RecognizerCore>, _ withheld: ObjectList<Touch>
  ) -> Int {
    var used = progress.slots
    withheld.forEach { used.insert($0.slot) }
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

  fileprivate func markStationary() {
    currentPhase = .stationary
    previousLocation = location
    dropSamples()
  }
}
