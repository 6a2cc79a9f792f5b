/// Turns bytes into choices. At the end of the bytes, every choice is the first one.
struct ByteReader {
  private var rest: Slice<UnsafeRawBufferPointer>

  init(_ bytes: UnsafeRawBufferPointer) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number in 0..<count.
  mutating func index(below count: Int) -> Int { Int(byte()) % count }

  mutating func isTrue() -> Bool { byte() & 1 == 1 }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[index(below: elements.count)]
  }

  /// A coordinate in and around a window of 400 points; rarely a value that hardware never means.
  mutating func coordinate() -> Double {
    let byte = byte()
    switch byte {
    case 250: return .nan
    case 251: return .infinity
    case 252: return -.infinity
    case 253: return 1e300
    case 254: return -1e18
    case 255: return .leastNonzeroMagnitude
    default: return Double(byte) * 2 - 40
    }
  }

  /// Milliseconds to wait: mostly short, sometimes past every deadline, rarely back or very far.
  mutating func wait() -> Double {
    let byte = byte()
    switch byte {
    case 253: return -500
    case 254: return 1e12
    case 255: return -1e12
    case 200...252: return Double(byte - 199) * 40
    default: return Double(byte) / 4
    }
  }
}
