extension String {
  /// The text with spaces after it.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text with spaces before it.
  package func padded(toRight width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }

  /// The text cut to a width, with an ellipsis where something is missing.
  package func shortened(to width: Int) -> String {
    guard columns > width else { return self }
    var rest = max(0, width - 1)
    return prefix { character in
      rest -= character.columns
      return rest >= 0
    } + "…"
  }

  /// The text in lines, broken between words; a word that is too long stands alone.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      let columns = word.columns
      if let last = lines.last, columns + 1 <= room {
        lines[lines.count - 1] = last + " " + word
        room -= columns + 1
      } else {
        lines.append(word)
        room = width - columns
      }
    }
    return lines
  }
}
