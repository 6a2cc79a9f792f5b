/// Any value that JSON can hold, as far as recordings need it.
enum JSONItem: Hashable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONItem])
  case object([String: JSONItem])

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var members: [String: JSONItem]? { if case .object(let members) = self { members } else { nil } }

  var numbers: [Double]? {
    guard case .list(let items) = self else { return nil }
    let numbers = items.compactMap { $0.number }
    return numbers.count == items.count ? numbers : nil
  }
}

/// Reads one JSON value, fast and without Foundation.
struct JSONScanner {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// The deepest nesting of values in any recording.
  private static let deepest = 16

  /// The value that some bytes hold; nil if they hold anything else.
  static func item(in bytes: ArraySlice<UInt8>) -> JSONItem? {
    var scanner = JSONScanner(bytes: bytes, position: bytes.startIndex)
    guard let item = scanner.item(depth: 0), scanner.next() == nil else { return nil }
    return item
  }

  /// The next byte that is no space; nil at the end. It is not taken.
  private mutating func next() -> UInt8? {
    while position < bytes.endIndex {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard let value = byte.asciiValue, next() == value else { return false }
    position += 1
    return true
  }

  private mutating func item(depth: Int) -> JSONItem? {
    guard depth < Self.deepest, let byte = next() else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return list(depth)
    case UInt8(ascii: "\""): return string().map { .text($0) }
    case UInt8(ascii: "t"): return word("true", .flag(true))
    case UInt8(ascii: "f"): return word("false", .flag(false))
    case UInt8(ascii: "n"): return word("null", .null)
    case _: return number()
    }
  }

  private mutating func word(_ word: String, _ item: JSONItem) -> JSONItem? {
    guard bytes[position...].starts(with: word.utf8) else { return nil }
    position += word.utf8.count
    return item
  }

  private mutating func object(_ depth: Int) -> JSONItem? {
    var members: [String: JSONItem] = [:]
    guard take("{") else { return nil }
    if take("}") { return .object(members) }
    repeat {
      guard next() == UInt8(ascii: "\""), let key = string(), take(":"),
        let value = item(depth: depth + 1)
      else { return nil }
      members[key] = value
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func list(_ depth: Int) -> JSONItem? {
    var items: [JSONItem] = []
    guard take("[") else { return nil }
    if take("]") { return .list(items) }
    repeat {
      guard let item = item(depth: depth + 1) else { return nil }
      items.append(item)
    } while take(",")
    return take("]") ? .list(items) : nil
  }

  // MARK: Text

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let escaped = escape() else { return nil }
      text.append(contentsOf: String(escaped).utf8)
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard position < bytes.endIndex else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"):
      guard let value = Number.hexadecimal(bytes[position...].prefix(4)) else { return nil }
      position = min(position + 4, bytes.endIndex)
      return Unicode.Scalar(value) ?? "\u{FFFD}"  // half of a pair
    case _: return nil
    }
  }

  // MARK: Numbers

  private mutating func number() -> JSONItem? {
    let start = position
    while position < bytes.endIndex, Self.isOfNumber(bytes[position]) { position += 1 }
    let text = bytes[start..<position]
    if let number = Self.shortNumber(text) { return .number(number) }
    guard let first = text.first, first == UInt8(ascii: "-") || Self.isDigit(first),
      let number = Double(text.text), number.isFinite
    else { return nil }
    return .number(number)
  }

  /// A number without an exponent whose digits a Double holds exactly; nil for any other.
  private static func shortNumber(_ text: ArraySlice<UInt8>) -> Double? {
    var digits = 0
    var count = 0
    var places = -1
    for (index, byte) in text.enumerated() {
      if isDigit(byte) {
        digits = digits * 10 + Int(byte - 0x30)
        count += 1
        if places >= 0 { places += 1 }
      } else if byte == UInt8(ascii: "."), places < 0, count > 0 {
        places = 0
      } else if !(byte == UInt8(ascii: "-") && index == 0) {
        return nil
      }
      if count > 15 { return nil }
    }
    guard count > 0, places != 0 else { return nil }
    let value = Double(digits) / powersOfTen[max(0, places)]
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  /// Exact as far as they go.
  private static let powersOfTen = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }
}
