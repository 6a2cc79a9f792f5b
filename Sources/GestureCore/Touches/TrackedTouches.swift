/// The touches that a recognizer tracks: a list in the order of binding, and a set of their slots
/// for looking one up.
struct TrackedTouches {
  private var list = UnownedList<Touch>()
  /// Touches of one attempt never share a slot.
  private var slots = TouchSlots()

  var isEmpty: Bool { list.isEmpty }
  var count: Int { list.count }

  @inline(__always)
  func forEach(_ body: (Touch) -> Void) { list.forEach(body) }

  /// Whether a touch of the same dispatcher that has not been retired is listed.
  @inline(__always)
  func contains(_ touch: Touch) -> Bool { slots.contains(touch.slot) }

  @inline(__always)
  func contains(where predicate: (Touch) -> Bool) -> Bool { list.contains(where: predicate) }

  @inline(__always)
  func withFirst<Result>(_ body: (Touch) -> Result) -> Result? { list.withFirst(body) }

  @inline(__always)
  mutating func append(_ touch: Touch) {
    list.append(touch)
    slots.insert(touch.slot)
  }

  mutating func remove(_ touch: Touch) {
    guard contains(touch) else { return }
    slots.remove(touch.slot)
    list.remove(touch)
  }

  /// Removes several touches in one visit.
  mutating func remove(_ touches: Touches) {
    touches.forEach { slots.remove($0.slot) }
    list.removeAll { !slots.contains($0.slot) }
  }

  @inline(__always)
  mutating func removeAll() {
    list.removeAll()
    slots.removeAll()
  }
}

extension TrackedTouches: TouchSequence {}
