/// A set of small numbers, such as the indices of a scene's recognizers, as bits.
struct NumberSet: Equatable {
  private var words: [UInt64]

  /// An empty set.
  ///
  /// - Parameter count: all its numbers are less than this.
  init(below count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ number: Int) -> Bool { words[number / 64] & Self.bit(number) != 0 }

  mutating func insert(_ number: Int) { words[number / 64] |= Self.bit(number) }

  mutating func formUnion(_ other: NumberSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  func union(_ other: NumberSet) -> NumberSet {
    var union = self
    union.formUnion(other)
    return union
  }

  func intersection(_ other: NumberSet) -> NumberSet {
    var intersection = self
    for index in words.indices { intersection.words[index] &= other.words[index] }
    return intersection
  }

  func subtracting(_ other: NumberSet) -> NumberSet {
    var difference = self
    for index in words.indices { difference.words[index] &= ~other.words[index] }
    return difference
  }

  /// The numbers in ascending order.
  var numbers: [Int] {
    var numbers: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        numbers.append(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return numbers
  }

  private static func bit(_ number: Int) -> UInt64 { 1 << UInt64(number % 64) }
}
