import Foundation
import StrictJSON

/// Finds the position of a value in a text. Foundation has accepted the text as JSON, so the
/// locator only separates values.
struct JSONLocator {
  private let bytes: [UInt8]
  private var place = 0

  private init(_ data: Data) { bytes = Array(data) }

  /// The first byte of a value, or of its key.
  ///
  /// - Parameter isKey: whether to find the key.
  /// - Returns: nil where there is no such value.
  static func offset(of path: JSONPath, in data: Data, isKey: Bool = false) -> Int? {
    var locator = JSONLocator(data)
    locator.skipSpace()
    for (index, step) in path.steps.enumerated() {
      let isLast = index == path.steps.count - 1
      let isFound =
        switch step {
        case .key(let key): locator.enter(key: key, stopsAtKey: isKey && isLast)
        case .index(let index): locator.enter(index: index)
        }
      guard isFound else { return nil }
    }
    return locator.place
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Moves to the value of a key of the object that begins here.
  private mutating func enter(key: String, stopsAtKey: Bool) -> Bool {
    guard enterContainer(UInt8(ascii: "{")) else { return false }
    while current == UInt8(ascii: "\"") {
      let start = place
      skipString()
      let isSought = JSONStrictness.string(bytes[start..<place]) == key
      if isSought && stopsAtKey {
        place = start
        return true
      }
      skipSpace()
      place += 1  // the colon
      skipSpace()
      if isSought { return true }
      skipElement()
    }
    return false
  }

  /// Moves to an element of the list that begins here.
  private mutating func enter(index: Int) -> Bool {
    guard enterContainer(UInt8(ascii: "[")) else { return false }
    for _ in 0..<index where current != nil { skipElement() }
    return current != nil
  }

  private mutating func enterContainer(_ start: UInt8) -> Bool {
    guard current == start else { return false }
    place += 1
    skipSpace()
    return true
  }

  /// Skips a value and the comma after it.
  private mutating func skipElement() {
    skipValue()
    skipSpace()
    if current == UInt8(ascii: ",") { place += 1 }
    skipSpace()
  }

  private mutating func skipValue() {
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 { return }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { return }
        depth -= 1
        place += 1
        if depth == 0 { return }
      case UInt8(ascii: ",") where depth == 0: return
      case _: place += 1
      }
    }
  }

  private mutating func skipString() {
    place += 1
    while let byte = current, byte != UInt8(ascii: "\"") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }
}
