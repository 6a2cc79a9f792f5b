/// Reads JSON by the letter of RFC 8259.
///
/// Not Foundation's: that one lets a trailing comma pass, reads 1e400 as null, drops the first of
/// two equal keys and doesn't say in which line it stopped. Files that people write by hand are
/// to be told all of it.
struct JSONParser {
  private let text: JSONText
  private var position = 0

  /// How deep lists and objects may lie in one another.
  private static let greatestDepth = 64

  private init(_ text: JSONText) { self.text = text }

  /// The value that a text consists of.
  static func parse(_ text: JSONText) throws(ScenarioError) -> ParsedJSON {
    var parser = JSONParser(text)
    if text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    if let surplus = parser.current { throw parser.broken("\(surplus.shown) after its end") }
    return value
  }

  private mutating func value(depth: Int) throws(ScenarioError) -> ParsedJSON {
    skipSpace()
    let start = position
    guard let byte = current else { throw broken("it ends where a value should stand") }
    guard depth < Self.greatestDepth else { throw broken("values lie too deep in one another") }
    let content: ParsedJSON.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .list(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case UInt8(ascii: "t"): content = try literal("true", .flag(true))
    case UInt8(ascii: "f"): content = try literal("false", .flag(false))
    case UInt8(ascii: "n"): content = try literal("null", .null)
    case _: throw broken("\(byte.shown) where a value should stand")
    }
    return ParsedJSON(content: content, offset: start)
  }

  // MARK: Lists and objects

  private mutating func elements(depth: Int) throws(ScenarioError) -> [ParsedJSON] {
    position += 1
    var elements: [ParsedJSON] = []
    if skip(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      if skip(UInt8(ascii: "]")) { return elements }
      guard skip(UInt8(ascii: ",")) else { throw unexpected("\",\" or \"]\"") }
    }
  }

  private mutating func members(depth: Int) throws(ScenarioError) -> [ParsedJSON.Member] {
    position += 1
    var members: [ParsedJSON.Member] = []
    if skip(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let key = try string()
      if members.contains(where: { $0.key == key }) {
        throw text.error(.brokenJSON("the key \"\(key)\" is here twice"), at: start)
      }
      guard skip(UInt8(ascii: ":")) else { throw unexpected("\":\"") }
      let value = try value(depth: depth + 1)
      members.append(ParsedJSON.Member(key: key, offset: start, value: value))
      if skip(UInt8(ascii: "}")) { return members }
      guard skip(UInt8(ascii: ",")) else { throw unexpected("\",\" or \"}\"") }
    }
  }

  // MARK: Words, numbers and strings

  private mutating func literal(
    _ word: StaticString, _ content: ParsedJSON.Content
  ) throws(ScenarioError) -> ParsedJSON.Content {
    let letters = Array("\(word)".utf8)
    guard text.bytes[position...].starts(with: letters) else {
      throw broken("a word that is neither true, false nor null")
    }
    position += letters.count
    return content
  }

  private mutating func number() throws(ScenarioError) -> Double {
    let start = position
    _ = skipByte(UInt8(ascii: "-"))
    if !skipByte(UInt8(ascii: "0")) { try digits() }
    if skipByte(UInt8(ascii: ".")) { try digits() }
    if skipByte(UInt8(ascii: "e")) || skipByte(UInt8(ascii: "E")) {
      if !skipByte(UInt8(ascii: "+")) { _ = skipByte(UInt8(ascii: "-")) }
      try digits()
    }
    let letters = String(decoding: text.bytes[start..<position], as: UTF8.self)
    guard let number = Double(letters), number.isFinite else {
      throw text.error(.brokenJSON("the number \(letters) is too large"), at: start)
    }
    return number
  }

  private mutating func digits() throws(ScenarioError) {
    guard current?.isDigit == true else { throw unexpected("a digit") }
    while current?.isDigit == true { position += 1 }
  }

  private mutating func string() throws(ScenarioError) -> String {
    let start = position
    position += 1
    var bytes: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: bytes, as: UTF8.self) else {
          throw text.error(.brokenJSON("a string that is no UTF-8"), at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        position += 1
        bytes.append(contentsOf: try escape())
      case 0..<0x20: throw broken("a line break or control character inside of a string")
      case _:
        bytes.append(byte)
        position += 1
      }
    }
    throw text.error(.brokenJSON("a string without a closing quote"), at: start)
  }

  private mutating func escape() throws(ScenarioError) -> [UInt8] {
    guard let byte = current else { throw broken("it ends within a string") }
    if byte == UInt8(ascii: "u") { return try unicodeEscape() }
    let known: [UInt8: UInt8] = [
      UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
      UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    guard let meant = known[byte] else { throw broken("an unknown escape \\\(byte.letter)") }
    position += 1
    return [meant]
  }

  private mutating func unicodeEscape() throws(ScenarioError) -> [UInt8] {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), text.bytes[position...].starts(with: [0x5C, 0x75]) {
      position += 1
      units.append(try codeUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Four digits after the `u` of an escape.
  private mutating func codeUnit() throws(ScenarioError) -> UInt16 {
    let digits = text.bytes[position...].dropFirst().prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw broken("an escape \\u without four digits") }
    position += 5
    return unit
  }
}

// MARK: Bytes

extension JSONParser {
  private var current: UInt8? {
    position < text.bytes.count ? text.bytes[position] : nil
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Skips a byte, with the space before it, if it comes next.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    return skipByte(byte)
  }

  private mutating func skipByte(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private func unexpected(_ expected: String) -> ScenarioError {
    broken("\(current?.shown ?? "its end") where \(expected) should stand")
  }

  private func broken(_ what: String) -> ScenarioError {
    text.error(.brokenJSON(what), at: position)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isHexDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit && self < 0x80 }

  fileprivate var letter: String { String(Character(Unicode.Scalar(self))) }

  fileprivate var shown: String {
    self > 0x20 && self < 0x7F ? "\"\(letter)\"" : "a character of another kind"
  }
}
