import GestureCore

/// The words of a line: what lies between spaces and tabs.
struct Words {
  private(set) var rest: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) { rest = line }

  /// The next word; nil at the end of the line.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let start = rest.firstIndex(where: { !Self.isSpace($0) }) else {
      rest = []
      return nil
    }
    let end = rest[start...].firstIndex(where: Self.isSpace) ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[start..<end]
  }

  /// All words that are left.
  var all: [ArraySlice<UInt8>] {
    var copy = self
    var words: [ArraySlice<UInt8>] = []
    while let word = copy.next() { words.append(word) }
    return words
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

/// Numbers as recordings write them.
enum Number {
  /// A decimal number with an optional sign; nil for anything else, and for one of more than 18
  /// digits.
  static func decimal(_ text: ArraySlice<UInt8>) -> Int? {
    var digits = text
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var value = 0
    for byte in digits {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return isNegative ? -value : value
  }

  /// A hexadecimal number of at most 8 digits, without a prefix.
  static func hexadecimal(_ text: ArraySlice<UInt8>) -> UInt32? {
    guard !text.isEmpty, text.count <= 8 else { return nil }
    var value: UInt32 = 0
    for byte in text {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(byte - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
      case _: return nil
      }
    }
    return value
  }

  /// A hexadecimal number of 16 bits.
  static func code(_ text: ArraySlice<UInt8>) -> UInt16? {
    hexadecimal(text).flatMap(UInt16.init(exactly:))
  }

  /// A decimal number of 32 bits.
  static func value(_ text: ArraySlice<UInt8>) -> Int32? {
    decimal(text).flatMap(Int32.init(exactly:))
  }

  /// A time as seconds and fractions of a second, to the nanosecond.
  static func time(_ text: ArraySlice<UInt8>) -> Timestamp? {
    guard let point = text.firstIndex(of: UInt8(ascii: ".")) else {
      return decimal(text).flatMap { time(seconds: $0, nanoseconds: 0) }
    }
    let fraction = text[(point + 1)...]
    guard let seconds = decimal(text[..<point]), let number = decimal(fraction), number >= 0,
      fraction.count <= 9
    else { return nil }
    var nanoseconds = number
    for _ in fraction.count..<9 { nanoseconds *= 10 }
    return time(seconds: seconds, nanoseconds: nanoseconds)
  }

  /// A moment of a clock that has not run for more than a few centuries.
  static func time(seconds: Int, nanoseconds: Int) -> Timestamp? {
    guard (0...9_000_000_000).contains(seconds) else { return nil }
    return Timestamp(nanoseconds: Int64(seconds) * 1_000_000_000 + Int64(nanoseconds))
  }
}

extension ArraySlice<UInt8> {
  /// The text without spaces around it.
  var trimmed: ArraySlice<UInt8> {
    guard let start = firstIndex(where: { !Words.isSpace($0) }),
      let end = lastIndex(where: { !Words.isSpace($0) })
    else { return [] }
    return self[start...end]
  }

  func starts(with prefix: String) -> Bool { starts(with: prefix.utf8) }

  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// What lies between the first and the last quotation mark; nil without two of them.
  var quoted: String? {
    let mark = UInt8(ascii: "\"")
    guard let start = firstIndex(of: mark), let end = lastIndex(of: mark), start < end else {
      return nil
    }
    return self[(start + 1)..<end].text
  }
}
