extension Double {
  /// The number with at most one decimal, the same on every platform.
  package var withOneDecimal: String { text(decimals: 1) }

  /// The number with at most this many decimals, the same on every platform. Beyond 10¹⁵ it counts
  /// as infinite.
  ///
  /// - Parameter decimals: range: 0 to 6; numbers beyond 10⁹ have at most one.
  package func text(decimals: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return isNaN ? "nan" : (self < 0 ? "-∞" : "∞") }
    var places = magnitude < 1e9 ? decimals : min(decimals, 1)
    let factor: Int64 = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = Int64((magnitude * Double(factor)).rounded())
    let whole = (self < 0 && scaled != 0 ? "-" : "") + "\(scaled / factor)"
    var fraction = scaled % factor
    if fraction == 0 { return whole }
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    let digits = "\(fraction)"
    return whole + "." + String(repeating: "0", count: places - digits.utf8.count) + digits
  }
}
