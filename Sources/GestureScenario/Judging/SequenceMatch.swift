import GestureCore
import GestureTrace

/// Aligns a list of events with the expected list.
///
/// A starred entry matches any number of its word. Several starred entries in a row match their
/// words in any order, since two gestures that change at the same time alternate.
package struct SequenceMatch<Word: Hashable & Sendable> {
  typealias Line = ScenarioResult.Difference.Line

  private let expected: [Scenario.Expected<Word>]
  private let actual: [(word: Word, at: Double)]
  private let text: (Word) -> String
  /// The number of edits that the rest of both lists needs, for each pair of positions.
  private var costs: [[Int]] = []

  package init(
    expected: [Scenario.Expected<Word>], actual: [(word: Word, at: Double)],
    text: @escaping (Word) -> String
  ) {
    self.expected = expected
    self.actual = actual
    self.text = text
    computeCosts()
  }

  /// Whether nothing is missing or surplus.
  package var isMatch: Bool { costs[0][0] == 0 }

  /// Both lists, aligned line by line; long runs of common lines are shortened.
  var lines: [Line] {
    var lines: [Line] = []
    var (row, column) = (0, 0)
    while row < expected.count || column < actual.count {
      let cost = costs[row][column]
      if takesNext(row, column), costs[row][column + 1] == cost {
        lines.append(.common(shown(actual[column])))
        column += 1
      } else if matches(row, column), costs[row + 1][column + 1] == cost {
        lines.append(.common(shown(actual[column])))
        (row, column) = (row + 1, column + 1)
      } else if row < expected.count, expected[row].isRepeated, costs[row + 1][column] == cost {
        row += 1
      } else if row < expected.count, costs[row + 1][column] == cost - 1 {
        lines.append(.missing(shown(expected[row])))
        row += 1
      } else {
        lines.append(.surplus(shown(actual[column])))
        column += 1
      }
    }
    return lines.isEmpty ? [.common("nothing")] : Self.shortened(lines)
  }

  private mutating func computeCosts() {
    let width = actual.count + 1
    costs = Array(repeating: Array(repeating: 0, count: width), count: expected.count + 1)
    for row in stride(from: expected.count, through: 0, by: -1) {
      for column in stride(from: actual.count, through: 0, by: -1) {
        costs[row][column] = cost(row, column)
      }
    }
  }

  private func cost(_ row: Int, _ column: Int) -> Int {
    let isRowLeft = row < expected.count
    let isColumnLeft = column < actual.count
    if !isRowLeft && !isColumnLeft { return 0 }
    var best = Int.max
    if isColumnLeft { best = min(best, costs[row][column + 1] + 1) }
    if isRowLeft { best = min(best, costs[row + 1][column] + (expected[row].isRepeated ? 0 : 1)) }
    if matches(row, column) { best = min(best, costs[row + 1][column + 1]) }
    if takesNext(row, column) { best = min(best, costs[row][column + 1]) }
    return best
  }

  /// Whether a single expected entry matches.
  private func matches(_ row: Int, _ column: Int) -> Bool {
    guard row < expected.count, column < actual.count, !expected[row].isRepeated,
      expected[row].word == actual[column].word
    else { return false }
    return expected[row].at.map { isSameMoment($0, actual[column].at) } ?? true
  }

  /// Whether a starred entry, or a starred entry directly after it, matches.
  private func takesNext(_ row: Int, _ column: Int) -> Bool {
    guard column < actual.count else { return false }
    return expected[row...].prefix(while: \.isRepeated).contains {
      $0.word == actual[column].word
    }
  }

  private func shown(_ entry: Scenario.Expected<Word>) -> String {
    entry.text(text)
  }

  private func shown(_ entry: (word: Word, at: Double)) -> String {
    text(entry.word) + "@\(entry.at.rounded(toPlaces: 3).plain)"
  }

  /// Shortens long runs of common lines to their ends.
  private static func shortened(_ lines: [Line]) -> [Line] {
    var result: [Line] = []
    var run: [Line] = []
    func close() {
      if run.count > 6, let first = run.first, let last = run.last {
        result += [first, .common("… \(run.count - 2) as expected …"), last]
      } else {
        result += run
      }
      run = []
    }
    for line in lines {
      if case .common = line {
        run.append(line)
      } else {
        close()
        result.append(line)
      }
    }
    close()
    return result
  }
}

/// Whether two moments are the same, to within half a millisecond.
package func isSameMoment(_ left: Double, _ right: Double) -> Bool {
  (left - right).magnitude <= 0.5 + 1e-9
}

extension Double {
  /// The number rounded to a count of decimals.
  package func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    return magnitude < 1e12 ? (self * factor).rounded() / factor : self
  }
}
