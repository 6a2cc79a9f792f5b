import Foundation

/// Checks the `\\u` escapes of a JSON text: Foundation doesn't say where a wrong one is.
struct JSONEscapes {
  private let bytes: Data

  /// The first escape that stands for no character; nil where there is none.
  static func mistake(in text: Data) -> JSONStrictness.Mistake? {
    JSONEscapes(bytes: text).mistake
  }

  private var mistake: JSONStrictness.Mistake? {
    var place = bytes.startIndex
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "\\")) {
      place = min(start + 2, bytes.endIndex)
      guard start + 1 < bytes.endIndex, bytes[start + 1] == UInt8(ascii: "u") else { continue }
      guard let unit = unit(at: start) else {
        return mistake("after \\u four hexadecimal digits are expected", start)
      }
      place = start + 6
      if UTF16.isTrailSurrogate(unit) {
        return mistake("the second half of a character without the first one", start)
      }
      guard UTF16.isLeadSurrogate(unit) else { continue }
      guard let next = self.unit(at: place), UTF16.isTrailSurrogate(next) else {
        return mistake("the first half of a character without the second one", start)
      }
      place += 6
    }
    return nil
  }

  /// The number of an escape that begins at a place; nil where none does.
  private func unit(at place: Int) -> UInt16? {
    guard place + 6 <= bytes.endIndex, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = bytes[place + 2..<place + 6]
    guard digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private func mistake(_ sentence: String, _ place: Int) -> JSONStrictness.Mistake {
    JSONStrictness.Mistake(sentence: sentence, offset: place - bytes.startIndex)
  }
}
