extension String {
  /// The text in lines of at most `width` characters, broken between words. A longer word gets a
  /// line of its own. A newline always ends a line.
  func wrapped(at width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      paragraph.split(separator: " ").reduce(into: [""]) { lines, word in
        let line = lines[lines.count - 1]
        if line.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if line.count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
    }
  }
}
