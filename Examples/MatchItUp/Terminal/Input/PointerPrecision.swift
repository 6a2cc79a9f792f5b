import GestureCore

/// Finds out how finely the terminal tells where the mouse is, and reads its reports accordingly.
///
/// It begins with cells, which every terminal has. If the terminal says that it knows reports in
/// pixels, and how many of them a cell has, they are switched on; from the moment on that the
/// terminal confirms it, reports are read as pixels. A terminal that doesn't answer stays with
/// cells, so that nobody has to wait for it.
struct PointerPrecision: Hashable {
  private enum Unit: Hashable {
    case cells, pixels
  }

  private var unit = Unit.cells
  private var isOffered = false
  private(set) var cellSize: PixelSize?
  private var cellSizeIsExact = false
  private var columns: Int
  private var rows: Int

  private static let pixelMode = 1016

  /// - Parameter pixels: The size of the whole window, where the kernel knows it.
  init(columns: Int, rows: Int, pixels: PixelSize?) {
    self.columns = columns
    self.rows = rows
    if let pixels { estimateCell(from: pixels) }
  }

  /// What to ask the terminal to begin with, and after each change of its size.
  static let questions = ControlSequence.askForPixels + ControlSequence.askForSizes

  /// Takes in one answer and returns what to send to the terminal now, if anything.
  mutating func hear(_ input: TerminalInput) -> String? {
    switch input {
    case .mode(PointerPrecision.pixelMode, let setting):
      isOffered = setting == .reset
      unit = setting == .set || setting == .permanentlySet ? .pixels : .cells
    case .cellSize(let size):
      cellSize = size
      cellSizeIsExact = true
    case .textAreaSize(let size):
      if !cellSizeIsExact { estimateCell(from: size) }
    case .character, .control, .escape, .mouse, .focusGained, .focusLost, .mode, .unknown:
      return nil
    }
    guard isOffered, cellSize != nil else { return nil }
    isOffered = false
    return ControlSequence.enablePixels + ControlSequence.askForPixels
  }

  /// Where the mouse was, in cells and parts of them from zero.
  func place(of report: MouseReport) -> (column: Double, row: Double) {
    if unit == .pixels, let cellSize {
      return (
        (Double(report.x) - 0.5) / Double(cellSize.width),
        (Double(report.y) - 0.5) / Double(cellSize.height)
      )
    }
    return (Double(report.x) - 0.5, Double(report.y) - 0.5)
  }

  /// How many times higher than wide a cell is: 2, unless the terminal tells otherwise.
  var aspect: Double {
    guard let cellSize else { return 2 }
    return min(3, max(1, Double(cellSize.height) / Double(cellSize.width)))
  }

  private mutating func estimateCell(from pixels: PixelSize) {
    let size = PixelSize(width: pixels.width / columns, height: pixels.height / rows)
    if size.width > 0, size.height > 0 { cellSize = size }
  }
}
