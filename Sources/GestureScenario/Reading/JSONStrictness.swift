/// Finds mistakes that Foundation accepts: a key that an object has twice, of which only one would
/// count, and a comma after the last element.
///
/// Foundation has accepted the text, so the check only separates strings from the rest.
struct JSONStrictness {
  /// A mistake, and the byte at which it is found.
  struct Mistake {
    let sentence: String
    let offset: Int
  }

  private let bytes: [UInt8]
  private var open: [Container] = []
  private var mistake: Mistake?
  /// The position of the last comma, if nothing has followed it.
  private var comma: Int?

  private struct Container {
    let isObject: Bool
    var keys: Set<[UInt8]> = []
    var expectsKey: Bool
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first mistake; nil where there is none.
  static func mistake(in text: some Sequence<UInt8>) -> Mistake? {
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
      case UInt8(ascii: ":"): open[open.count - 1].expectsKey = false
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
    open.removeLast()
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
    let key = Array(bytes[(start + 1)..<end])
    if !open[last].keys.insert(key).inserted {
      let word = String(decoding: key, as: UTF8.self)
      mistake = Mistake(sentence: "the key \"\(word)\" stands here a second time", offset: start)
    }
    return end
  }
}
