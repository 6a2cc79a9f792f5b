import GestureCore

extension Point {
  /// The place in whole points.
  var text: String { "(\(x.text), \(y.text))" }
}

extension Double {
  /// The nearest whole number.
  var text: String { String(Int(rounded())) }

  /// The number with at most two decimals.
  var textWithDecimals: String { String((self * 100).rounded() / 100) }
}

extension Duration {
  /// The interval in whole milliseconds.
  var text: String { "\(Int(self / .milliseconds(1))) ms" }
}
