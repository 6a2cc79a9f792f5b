import GestureCore
import GestureTrace

/// A part of a timeline that fits into the width.
struct TimelinePanel {
  let start: Timestamp
  /// Where the next panel starts; nil for the last.
  let end: Timestamp?
  private let rows: [TimelineRow]
  private let columns: TimelineColumns
  private let limit: Int

  /// Splits a timeline at its moments, so that no sign covers another.
  static func panels(of timeline: Timeline, columns limit: Int) -> [TimelinePanel] {
    let needs = needs(of: timeline.rows, columns: limit * 2 / 3)
    var stretches: [[(moment: Timestamp, columns: Int)]] = []
    var taken = 0
    for (index, need) in needs.enumerated() {
      // The last columns are for the lines that end bars.
      if index > 0, taken + need.columns <= limit * 2 / 3, !stretches.isEmpty {
        stretches[stretches.count - 1].append(need)
        taken += need.columns
      } else {
        stretches.append([need])
        taken = need.columns
      }
    }
    return stretches.enumerated().map { index, stretch in
      let next = index + 1 < stretches.count ? stretches[index + 1][0].moment : nil
      return TimelinePanel(stretch, end: next, rows: timeline.rows, limit: limit)
    }
  }

  /// Each moment at which something happens, with the columns that its signs take. Frequent signs
  /// share a column where there are too many of them.
  private static func needs(
    of rows: [TimelineRow], columns: Int
  ) -> [(moment: Timestamp, columns: Int)] {
    var needs: [Timestamp: Int] = [:]
    var busy: Set<Timestamp> = []
    for row in rows {
      var own: [Timestamp: Int] = [:]
      for mark in row.marks {
        own[mark.at, default: 0] += 1
        if !mark.sign.isFrequent { busy.insert(mark.at) }
      }
      for (moment, count) in own { needs[moment] = max(needs[moment] ?? 1, count) }
      for bar in row.bars {
        for moment in [bar.start, bar.end] { needs[moment] = max(needs[moment] ?? 1, 1) }
      }
    }
    let fits = needs.values.reduce(0, +) <= columns
    return needs.sorted { $0.key < $1.key }.map { moment, needed in
      (moment, fits || busy.contains(moment) ? min(needed, columns) : 0)
    }
  }

  private init(
    _ needs: [(moment: Timestamp, columns: Int)], end: Timestamp?, rows: [TimelineRow], limit: Int
  ) {
    start = needs[0].moment
    self.limit = limit
    self.end = end
    let from = start
    self.rows = rows.filter { row in
      row.marks.contains { mark in mark.at >= from && end.map { mark.at < $0 } ?? true }
        || row.bars.contains { bar in bar.end >= from && end.map { bar.start < $0 } ?? true }
    }
    columns = TimelineColumns(end.map { needs + [($0, 0)] } ?? needs, limit: limit)
  }

  /// The panel as lines below a line of times.
  func text(label: Int) -> String {
    var lines = ["ms".padded(toRight: label) + "  " + axis]
    for row in rows {
      lines.append(row.name.shortened(to: label).padded(to: label) + "  " + text(of: row))
    }
    return lines.map { $0.withoutTrailingSpaces }.joined(separator: "\n")
  }

  private var axis: String {
    var axis = ""
    for moment in columns.moments where end.map({ moment < $0 }) ?? true {
      let time = moment.milliseconds.withOneDecimal
      let column = min(columns.column(moment), limit - time.count)
      if axis.isEmpty || axis.count < column { axis = axis.padded(to: column) + time }
    }
    return axis
  }

  private func text(of row: TimelineRow) -> String {
    var cells = [Character](repeating: " ", count: columns.count)
    for bar in row.bars where bar.end >= start && end.map({ bar.start < $0 }) ?? true {
      let from = bar.start < start ? 0 : columns.column(bar.start)
      for column in from..<max(from, min(columns.column(bar.end), columns.count)) {
        cells[column] = bar.style.character
      }
    }
    let marks = row.marks.filter { mark in
      mark.at >= start && end.map { mark.at < $0 } ?? true
    }
    for mark in marks where mark.sign.isFrequent {
      let column = columns.column(mark.at)
      if column < cells.count { cells[column] = mark.sign.character }
    }
    paint(marks, over: &cells)
    return String(cells)
  }

  /// Signs of one moment are placed side by side. A frequent sign gives way to others.
  private func paint(_ marks: [TimelineRow.Mark], over cells: inout [Character]) {
    var last = -1
    for (index, mark) in marks.enumerated() {
      let isAlone = index == 0 || marks[index - 1].at != mark.at
      if mark.sign.isFrequent, isAlone { continue }
      let column = max(columns.column(mark.at) + (isAlone ? 0 : 1), last + 1)
      if column < cells.count {
        cells[column] = mark.sign.character
      } else if let end = cells.indices.last {
        cells[end] = "…"  // more at this moment than there is room for
      }
      last = column
    }
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
