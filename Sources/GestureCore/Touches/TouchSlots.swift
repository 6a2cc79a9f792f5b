/// A set of touches, by the slots that the dispatcher assigns to them.
///
/// A slot is reused only when no attempt refers to its former touch any more, so two attempts have
/// a slot in common only where they tracked the same touch (S14.1). Up to 64 slots need no
/// allocation.
struct TouchSlots: Equatable {
  private var low: UInt64 = 0
  private var high: [UInt64] = []

  var isEmpty: Bool { low == 0 && high.allSatisfy { $0 == 0 } }

  /// Whether there is exactly one.
  var isSingle: Bool {
    low.nonzeroBitCount + high.reduce(0) { $0 + $1.nonzeroBitCount } == 1
  }

  @inline(__always)
  func contains(_ slot: Int) -> Bool {
    slot < 64 ? low & (1 &<< UInt64(truncatingIfNeeded: slot)) != 0 : containsHigh(slot)
  }

  private func containsHigh(_ slot: Int) -> Bool {
    let word = slot / 64 - 1
    return word < high.count && high[word] & (1 << UInt64(slot % 64)) != 0
  }

  @inline(__always)
  mutating func insert(_ slot: Int) {
    if slot < 64 { low |= 1 &<< UInt64(truncatingIfNeeded: slot) } else { insert(high: slot) }
  }

  private mutating func insert(high slot: Int) {
    let word = slot / 64 - 1
    while high.count <= word { high.append(0) }
    high[word] |= 1 << UInt64(slot % 64)
  }

  /// Visits the slots, the lowest first.
  func forEach(_ body: (Int) -> Void) {
    Self.forEachBit(of: low) { body($0) }
    for word in high.indices {
      Self.forEachBit(of: high[word]) { body((word + 1) * 64 + $0) }
    }
  }

  private static func forEachBit(of word: UInt64, _ body: (Int) -> Void) {
    var rest = word
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }

  mutating func remove(_ slot: Int) {
    if slot < 64 {
      low &= ~(1 &<< UInt64(truncatingIfNeeded: slot))
    } else if slot / 64 - 1 < high.count {
      high[slot / 64 - 1] &= ~(1 << UInt64(slot % 64))
    }
  }

  mutating func removeAll() {
    low = 0
    if !high.isEmpty { high.removeAll() }
  }

  mutating func formUnion(_ other: TouchSlots) {
    low |= other.low
    while high.count < other.high.count { high.append(0) }
    for word in other.high.indices { high[word] |= other.high[word] }
  }

  mutating func subtract(_ other: TouchSlots) {
    low &= ~other.low
    for word in 0..<min(high.count, other.high.count) { high[word] &= ~other.high[word] }
  }

  /// Whether both sets have a touch in common.
  @inline(__always)
  func intersects(_ other: TouchSlots) -> Bool {
    if low & other.low != 0 { return true }
    return !high.isEmpty && intersectsHigh(other)
  }

  private func intersectsHigh(_ other: TouchSlots) -> Bool {
    zip(high, other.high).contains { $0 & $1 != 0 }
  }

  #if !hasFeature(Embedded)
    func addState(to digest: inout StateDigest) {
      digest.add(low)
      for word in high { digest.add(word) }
    }
  #endif

  /// The lowest slot that isn't in the set.
  var firstFree: Int {
    if low != .max { return (~low).trailingZeroBitCount }
    for word in high.indices where high[word] != .max {
      return (word + 1) * 64 + (~high[word]).trailingZeroBitCount
    }
    return (high.count + 1) * 64
  }
}
