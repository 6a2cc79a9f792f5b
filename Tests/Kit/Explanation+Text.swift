public import GestureDiagnosis

extension Explanation {
  public var kinds: [Explanation.Cause.Kind] { causes.map(\.kind) }

  /// Whether the text has a phrase in it, however its lines are broken.
  public func says(_ phrase: String) -> Bool {
    text(width: 10_000).contains(phrase)
  }

  /// Its text without line breaks.
  public var inOneLine: String {
    "\(self)".split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
