/// Measurements as a table to read.
struct Table {
  let measurements: [Measurement]

  init(_ measurements: [Measurement]) { self.measurements = measurements }

  func printNow() {
    let width = (measurements.map(\.name.count).max() ?? 0) + 2
    var heads = [
      "ns/event", "least", "most", "per recognizer", "x floor", "allocations", "growth",
    ]
    if measurements.contains(where: { $0.timesFormer != nil }) { heads.append("x earlier") }
    print(pad("workload", width) + heads.map { left($0, column) }.joined())
    for measurement in measurements {
      let row =
        pad(measurement.name, width) + cells(of: measurement).map { left($0, column) }.joined()
      print(row[...].trimmingSuffix(" "))
    }
  }

  private func cells(of measurement: Measurement) -> [String] {
    let growth = measurement.growth.map { "x\(text($0.ofTime)) of x\(text($0.ofSize))" }
    return [
      text(measurement.nanosecondsPerEvent), text(measurement.least), text(measurement.most),
      text(measurement.nanosecondsPerRecognizer), text(measurement.timesFloor),
      text(measurement.allocationsPerEvent), growth ?? "", text(measurement.timesFormer),
    ]
  }

  private func text(_ value: Double?) -> String { value.map { text($0) } ?? "" }

  private func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let cents = hundredths % 100
    return "\(hundredths / 100).\(cents < 10 ? "0" : "")\(cents)"
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private let column = 15

  private func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
