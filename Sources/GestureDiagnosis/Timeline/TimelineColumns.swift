import GestureCore
import GestureTrace

/// Maps moments to the columns of a text.
///
/// Time is not to scale: each moment gets as many columns as it has signs, so that none covers
/// another. The rest is divided among the intervals; long ones are shortened.
struct TimelineColumns {
  /// In order.
  let moments: [Timestamp]
  private let starts: [Timestamp: Int]
  private(set) var count: Int

  /// The interval up to which columns are proportional to time. Unit: milliseconds.
  private static let longest = 500.0

  /// - Parameters:
  ///   - needs: the moments in order, each with the number of columns that it takes.
  ///   - limit: the number of columns available.
  ///   - finest: the minimum time that a column represents. Unit: milliseconds.
  init(_ needs: [(moment: Timestamp, columns: Int)], limit: Int, finest: Double = 5) {
    var weights: [Double] = []
    for (earlier, later) in zip(needs, needs.dropFirst()) {
      let gap = later.moment.milliseconds - earlier.moment.milliseconds
      weights.append(gap <= Self.longest ? gap : Self.longest + (gap - Self.longest) / 20)
    }
    let total = weights.reduce(0, +)
    let needed = needs.reduce(0) { $0 + $1.columns }
    let spare = max(0, min(limit - needed, Int(total / finest)))
    var starts: [Timestamp: Int] = [:]
    var column = 0
    var passed = 0.0
    for (index, need) in needs.enumerated() {
      let slack = total > 0 ? Int(Double(spare) * passed / total) : 0
      starts[need.moment] = column + slack
      column += need.columns
      if index < weights.count { passed += weights[index] }
    }
    moments = needs.map { $0.moment }
    self.starts = starts
    count = column + spare
  }

  /// The first column of a moment; for a moment that is not listed, the column of the moment before
  /// it.
  func column(_ moment: Timestamp) -> Int {
    if let start = starts[moment] { return start }
    var low = 0
    var high = moments.count
    while low < high {
      let middle = (low + high) / 2
      if moments[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    return low == moments.count ? count : starts[moments[low - 1]] ?? 0
  }
}
