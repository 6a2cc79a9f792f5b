import MatchItUpGame

/// The contents of the whole screen, as a grid of cells.
struct Frame: Hashable {
  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .blank, count: columns * rows)
  }

  subscript(column column: Int, row row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  func contains(column: Int, row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }

  /// Writes one line of text. Characters beyond the edges are ignored.
  mutating func write(_ text: String, column: Int, row: Int, ink: Ink) {
    for (index, character) in text.enumerated()
    where contains(column: column + index, row: row) {
      self[column: column + index, row: row] = Cell(character: character, ink: ink)
    }
  }

  /// The cells of one row without the blank ones at its end.
  func visibleRow(_ row: Int) -> ArraySlice<Cell> {
    let all = cells[row * columns..<(row + 1) * columns]
    let end = all.lastIndex { $0.character != " " }.map { $0 + 1 } ?? all.startIndex
    return all[..<end]
  }
}
