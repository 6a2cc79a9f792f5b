/// Reads groups of recognizers, as in `a+b,a+c`, where an id may contain the same signs.
struct GroupReader {
  let ids: [String]
  /// The search for readings of a text ends here: with two it is ambiguous already.
  private static let mostReadings = 32

  init(ids: [String]) { self.ids = ids }

  /// All ways to read a text as groups of these ids; none where some word is no id.
  func readings(of text: String) -> [[[String]]] { readings(of: text[...]) }

  private func readings(of text: Substring) -> [[[String]]] {
    let ways = ids.flatMap { id -> [[[String]]] in
      guard text.hasPrefix(id) else { return [] }
      let rest = text.dropFirst(id.count)
      switch rest.first {
      case nil: return [[[id]]]
      case ",": return readings(of: rest.dropFirst()).map { [[id]] + $0 }
      case "+": return readings(of: rest.dropFirst()).map { [[id] + $0[0]] + $0.dropFirst() }
      case _: return []
      }
    }
    return Array(ways.prefix(Self.mostReadings))
  }
}
