/// A number as text with a fixed number of decimals. The text is the same on every platform.
struct Decimals: CustomStringConvertible {
  let description: String

  /// - Parameter places: The number of decimals, from 0 to 6.
  init(_ value: Double, places: Int) {
    let unit = (0..<places).reduce(1) { unit, _ in unit * 10 }
    let scaled = value.magnitude * Double(unit) + 0.5
    guard scaled < 1e15 else {
      description = "?"
      return
    }
    let whole = Int64(scaled)
    let sign = value < 0 && whole > 0 ? "-" : ""
    let fraction = String(Int64(unit) + whole % Int64(unit)).dropFirst()
    description = sign + String(whole / Int64(unit)) + (places > 0 ? "." + fraction : "")
  }
}
