package import Foundation

/// Finds what Foundation lets pass though it is surely a mistake: a key that an object has twice,
/// of which only one would count, and a comma after the last element; and, before Foundation sees
/// the text, what it can't cope with.
package struct JSONStrictness {
  /// A mistake, and the byte at which it is found.
  package struct Mistake {
    package let sentence: String
    package let offset: Int
  }

  private let bytes: [UInt8]
  private var open: [Container] = []
  private var mistake: Mistake?
  /// The position of the last comma, if nothing has followed it.
  private var comma: Int?

  private struct Container {
    let isObject: Bool
    var keys: Set<String> = []
    var expectsKey: Bool
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The largest text that is read. Unit: bytes. (Parsed it takes some thirty times as much.)
  package static let mostBytes = 8_000_000
  /// How deep lists and objects may be nested. (The time that decoding takes grows with more than
  /// the square of the depth, and scenario files need ten levels.)
  static let mostLevels = 64

  /// Why a text must not be given to Foundation at all; nil where it may.
  package static func mistakeBeforeParsing(_ text: Data) -> Mistake? {
    guard text.count <= mostBytes else {
      return Mistake(
        sentence: "it has \(text.count) bytes where \(mostBytes) are allowed", offset: 0)
    }
    var (level, isInString, isEscaped) = (0, false, false)
    for (offset, byte) in text.enumerated() {
      switch byte {
      case 0: return Mistake(sentence: "it holds a zero byte: UTF-8 is expected", offset: offset)
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isInString: isEscaped = true
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if !isInString { level += 1 }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isInString { level -= 1 }
      case _: break
      }
      if level > mostLevels {
        let sentence = "lists and objects lie more than \(mostLevels) deep in each other"
        return Mistake(sentence: sentence, offset: offset)
      }
    }
    return JSONEscapes.mistake(in: text)
  }

  /// The first mistake in a text that Foundation has accepted; nil where there is none.
  package static func mistake(in text: some Sequence<UInt8>) -> Mistake? {
    var check = JSONStrictness(Array(text))
    check.run()
    return check.mistake
  }

  private mutating func run() {
    var place = 0
    while place < bytes.count && mistake == nil {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""): place = readString(from: place)
      case UInt8(ascii: "{"): begin(isObject: true)
      case UInt8(ascii: "["): begin(isObject: false)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): end()
      case UInt8(ascii: ","): separate(at: place)
      case UInt8(ascii: ":"): if !open.isEmpty { open[open.count - 1].expectsKey = false }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      case _: comma = nil
      }
      place += 1
    }
  }

  private mutating func begin(isObject: Bool) {
    comma = nil
    open.append(Container(isObject: isObject, expectsKey: isObject))
  }

  private mutating func end() {
    if let comma {
      mistake = Mistake(sentence: "a comma after the last element", offset: comma)
    }
    if !open.isEmpty { open.removeLast() }
  }

  private mutating func separate(at place: Int) {
    comma = place
    guard let last = open.indices.last else { return }
    open[last].expectsKey = open[last].isObject
  }

  /// - Returns: where the string ends.
  private mutating func readString(from start: Int) -> Int {
    comma = nil
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard let last = open.indices.last, open[last].expectsKey, end < bytes.count else { return end }
    // Two keys are the same if they are so without their escapes.
    let word = Self.string(bytes[start...end]) ?? ""
    if !open[last].keys.insert(word).inserted {
      mistake = Mistake(sentence: "the key \"\(word)\" stands here a second time", offset: start)
    }
    return end
  }

  /// What a string in a text says, without its quotes and escapes.
  package static func string(_ quoted: ArraySlice<UInt8>) -> String? {
    guard quoted.contains(UInt8(ascii: "\\")) else {
      return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }
    return try? JSONDecoder().decode(String.self, from: Data(quoted))
  }
}
