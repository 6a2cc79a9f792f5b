import GestureDiagnosis

extension Explanation {
  /// Its text without line breaks.
  var inOneLine: String {
    "\(self)".split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
