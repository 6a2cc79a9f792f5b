extension String {
  /// The text with control characters written as escapes: one in a name must not reach a terminal,
  /// nor break a line.
  ///
  /// - Parameter kept: those that are left as they are.
  package func replacingControls(besides kept: [Unicode.Scalar]) -> String {
    guard unicodeScalars.contains(where: { $0.isControl && !kept.contains($0) }) else {
      return self
    }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isControl && !kept.contains(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the control characters of ASCII or of Latin-1.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
