import GestureCore

/// What is read from `/dev/input/eventN` as it is: one `struct input_event` after another.
///
/// Source: `linux/input.h`. The time is two numbers of 64 bits, or of 32 bits on systems of that
/// size; type and code have 16 bits each, the value 32. All are of the little-endian kind.
struct KernelEventsFormat: LineFormat {
  /// The size of a `struct input_event`. Unit: bytes.
  let eventSize: Int

  private var wordSize: Int { (eventSize - 8) / 2 }

  /// The sizes on systems of 64 and of 32 bits.
  private static let sizes = [24, 16]
  /// How many events have to make sense, of a recording that has so many.
  private static let firstEvents = 64

  /// - Parameter eventSize: 24 or 16.
  init(eventSize: Int) { self.eventSize = eventSize }

  /// Recognises a recording by its first bytes; nil where they are anything else.
  init?(firstBytes bytes: [UInt8]) {
    // Each event has zeros in its time and its type; text has none.
    guard bytes.prefix(24).contains(0) else { return nil }
    let size = Self.sizes.first { size in
      let format = KernelEventsFormat(eventSize: size)
      let count = min(bytes.count / size, Self.firstEvents)
      let events = (0..<count).compactMap { format.event(bytes[($0 * size)..<(($0 + 1) * size)]) }
      // Zeros alone would be reports of nothing.
      return events.count == count && events.contains { $0.type != KernelEvent.Kind.sync }
    }
    guard let size else { return nil }
    eventSize = size
  }

  mutating func read(
    _ bytes: ArraySlice<UInt8>, into items: inout [RecordedItem]
  ) throws(LineMistake) {
    guard let event = event(bytes) else {
      throw LineMistake("a struct input_event of \(eventSize) bytes")
    }
    items.append(.kernel(0, event))
  }

  /// The event in some bytes; nil for what no kernel writes.
  private func event(_ bytes: ArraySlice<UInt8>) -> KernelEvent? {
    guard bytes.count == eventSize else { return nil }
    let seconds = number(bytes, 0, wordSize)
    let microseconds = number(bytes, wordSize, wordSize)
    let type = UInt16(truncatingIfNeeded: number(bytes, 2 * wordSize, 2))
    let code = UInt16(truncatingIfNeeded: number(bytes, 2 * wordSize + 2, 2))
    let value = Int32(truncatingIfNeeded: number(bytes, 2 * wordSize + 4, 4))
    guard microseconds < 1_000_000, type <= Self.lastType, code <= Self.lastCode,
      let whole = Int(exactly: seconds),
      let time = Number.time(seconds: whole, nanoseconds: Int(microseconds) * 1000)
    else { return nil }
    return KernelEvent(at: time, type: type, code: code, value: value)
  }

  /// `EV_MAX` and `KEY_MAX`.
  private static let (lastType, lastCode): (UInt16, UInt16) = (0x1F, 0x2FF)

  private func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ size: Int) -> UInt64 {
    let start = bytes.startIndex + offset
    return bytes[start..<(start + size)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
