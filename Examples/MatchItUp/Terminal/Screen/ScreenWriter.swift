import MatchItUpGame

/// Turns frames into control sequences: the first frame as a whole, later ones as the cells that
/// changed.
struct ScreenWriter {
  let palette: Palette
  private var shown: Frame?

  init(palette: Palette) {
    self.palette = palette
  }

  /// Makes the next frame be written as a whole, because the screen may show something else.
  mutating func invalidate() {
    shown = nil
  }

  /// Returns the sequences that make the screen show a frame.
  mutating func show(_ frame: Frame) -> String {
    defer { shown = frame }
    guard let shown, shown.columns == frame.columns, shown.rows == frame.rows else {
      return update(from: Frame(columns: frame.columns, rows: frame.rows), to: frame, clear: true)
    }
    return shown == frame ? "" : update(from: shown, to: frame, clear: false)
  }

  private func update(from old: Frame, to new: Frame, clear: Bool) -> String {
    var output = ControlSequence.beginUpdate + (clear ? ControlSequence.clear : "")
    for row in 0..<new.rows {
      output += changes(inRow: row, from: old, to: new)
    }
    return output + ControlSequence.plain + ControlSequence.endUpdate
  }

  private func changes(inRow row: Int, from old: Frame, to new: Frame) -> String {
    var output = ""
    var (written, ink): (Int?, Ink??) = (nil, .none)
    for column in 0..<new.columns {
      let cell = new[column: column, row: row]
      guard cell != old[column: column, row: row] else { continue }
      if written != column - 1 { output += ControlSequence.move(column: column, row: row) }
      if ink != .some(cell.ink) { output += palette.selecting(cell.ink) }
      output.append(cell.character)
      (written, ink) = (column, cell.ink)
    }
    return output
  }
}

extension Frame {
  /// The frame as lines of text, for a pipe or a file.
  func text(palette: Palette) -> String {
    var text = ""
    for row in 0..<rows {
      var ink: Ink?
      for cell in visibleRow(row) {
        if palette != .monochrome, cell.ink != ink { text += palette.selecting(cell.ink) }
        text.append(cell.character)
        ink = cell.ink
      }
      text += ink == nil || palette == .monochrome ? "\n" : ControlSequence.plain + "\n"
    }
    return text
  }
}
