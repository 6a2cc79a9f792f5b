extension String {
  /// The text with spaces after it.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it.
  func padded(toRight width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text cut to a width, with an ellipsis where something is missing.
  func shortened(to width: Int) -> String {
    count <= width ? self : String(prefix(max(0, width - 1))) + "…"
  }

  /// The text in lines, broken between words; a word that is too long stands alone.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
