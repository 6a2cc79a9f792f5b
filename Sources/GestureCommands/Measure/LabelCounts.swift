import Foundation
import GestureTrace

/// How many strokes of each label there are, and how many were taken for circles.
struct LabelCounts: Encodable, Sendable {
  struct Count: Encodable, Sendable {
    var strokes = 0
    var accepted = 0

    /// The share in per cent, as text.
    var percentage: String {
      strokes == 0 ? "" : String(format: "%.2f %%", 100 * Double(accepted) / Double(strokes))
    }

    static func + (_ left: Count, _ right: Count) -> Count {
      Count(strokes: left.strokes + right.strokes, accepted: left.accepted + right.accepted)
    }
  }

  private(set) var labels: [String: Count] = [:]

  mutating func add(_ label: String, isAccepted: Bool) {
    labels[label, default: Count()].strokes += 1
    if isAccepted { labels[label, default: Count()].accepted += 1 }
  }

  /// The labels whose strokes are circles, together.
  var circles: Count { sum(where: \.namesCircle) }

  /// All other labels together.
  var others: Count { sum { !$0.namesCircle } }

  /// A table: circles first, then the other labels by name, then the total of the others.
  var table: TextTable {
    var table = TextTable(heads: ["label", "strokes", "accepted", ""])
    let names = labels.keys.sorted()
    for name in names.filter(\.namesCircle) + names.filter({ !$0.namesCircle }) {
      table.add(row(name, labels[name] ?? Count()))
    }
    if names.count(where: { !$0.namesCircle }) > 1 { table.add(row("all but circles", others)) }
    return table
  }

  private func sum(where isWanted: (String) -> Bool) -> Count {
    labels.filter { isWanted($0.key) }.values.reduce(Count(), +)
  }

  private func row(_ name: String, _ count: Count) -> [String] {
    [name, "\(count.strokes)", "\(count.accepted)", count.percentage]
  }
}

extension String {
  /// Whether strokes of this label are to be taken for circles.
  var namesCircle: Bool {
    let name = lowercased()
    return name == "circle" || name == "circles" || name == "oval"
  }
}

/// Rows of words in columns. The first column is flush left; the others are numbers, flush right.
struct TextTable {
  private var rows: [[String]]

  init(heads: [String]) { rows = [heads] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.columns)
        return column == 0 ? cell.0 + space : "  " + space + cell.0
      }.joined().trimmingSuffix(while: \.isWhitespace)
    }.joined(separator: "\n")
  }
}

extension String {
  /// The string without such characters at its end.
  func trimmingSuffix(while isSuperfluous: (Character) -> Bool) -> String {
    var end = endIndex
    while end > startIndex, isSuperfluous(self[index(before: end)]) { end = index(before: end) }
    return String(self[..<end])
  }
}
