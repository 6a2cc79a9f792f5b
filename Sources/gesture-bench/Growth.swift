import Foundation

/// An operation whose time grows with a number.
struct GrowthTask: Sendable {
  /// What it is, with "n" for the number.
  let name: String
  /// The smaller one of two numbers; the other is ``Growth/factor`` times as large.
  let number: Int
  /// Does it once with a number.
  ///
  /// - Returns: the time of what is measured, without its preparation.
  let run: @Sendable (Int) -> Duration
}

/// The growth of an operation's time between two numbers.
struct Growth: Encodable {
  static let factor = 4

  let name: String
  let number: Int
  /// In seconds: the least of several repetitions.
  let time: Double
  let timeOfLarger: Double
  /// The exponent of a power that grows like it: 1 is linear, 2 quadratic.
  let exponent: Double

  init(of task: GrowthTask, repetitions: Int) {
    func least(_ number: Int) -> Double {
      (0..<repetitions).map { _ in task.run(number) / Duration.seconds(1) }.min() ?? 0
    }
    name = task.name
    number = task.number
    time = least(task.number)
    timeOfLarger = least(task.number * Self.factor)
    exponent = log2(timeOfLarger / time) / log2(Double(Self.factor))
  }
}

extension [Growth] {
  /// Prints the rows of a table; the times as orders of magnitude, since machines differ.
  func printNow() {
    let width = (map(\.name.count).max() ?? 0) + 2
    for growth in self {
      let numbers = "\(growth.number) -> \(growth.number * Growth.factor)"
      let order = pow(10, log10(growth.timeOfLarger).rounded())
      print(
        growth.name.padded(to: width) + numbers.padded(to: 20)
          + String(format: "n^%.1f", growth.exponent).padded(to: 8)
          + String(format: "some %g s", order))
    }
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
