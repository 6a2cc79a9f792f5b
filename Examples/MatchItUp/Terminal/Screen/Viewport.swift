import GestureCore

/// Maps the board to the screen: as large as fits, in the middle.
struct Viewport: Hashable {
  let columns: Int
  let rows: Int
  /// Dots for each point of the board.
  private let scale: Scale
  /// The upper left corner of the board, in dots.
  private let origin: Point

  private struct Scale: Hashable {
    var x: Double
    var y: Double
  }

  // On a smaller screen the pictures can't be told apart.
  static let smallestColumns = 60
  static let smallestRows = 20

  /// Makes the mapping for a screen, or nil if the screen is too small.
  ///
  /// - Parameter aspect: The height of a cell divided by its width.
  init?(columns: Int, rows: Int, aspect: Double = 2, board: Size) {
    guard columns >= Viewport.smallestColumns, rows >= Viewport.smallestRows else { return nil }
    self.columns = columns
    self.rows = rows
    let width = Double(columns * DotCanvas.dotsAcross)
    let height = Double(rows * DotCanvas.dotsDown)
    let stretch = aspect / Double(DotCanvas.dotsDown) * Double(DotCanvas.dotsAcross)
    let fit = min((height - 1) / board.height, (width - 1) / stretch / board.width)
    scale = Scale(x: fit * stretch, y: fit)
    origin = Point(
      x: ((width - board.width * scale.x) / 2).rounded(.down),
      y: ((height - board.height * scale.y) / 2).rounded(.down))
  }

  /// Returns the position of a point of the board, in dots.
  func dots(at point: Point) -> Point {
    Point(x: origin.x + point.x * scale.x, y: origin.y + point.y * scale.y)
  }

  /// Returns the point of the board at a position on the screen in cells and fractions of cells,
  /// from zero.
  func point(column: Double, row: Double) -> Point {
    Point(
      x: (column * Double(DotCanvas.dotsAcross) - origin.x) / scale.x,
      y: (row * Double(DotCanvas.dotsDown) - origin.y) / scale.y)
  }

  /// Returns a frame on the board in whole cells: its first column and row, and its width.
  func cells(in frame: Rect) -> (column: Int, row: Int, columns: Int) {
    let start = dots(at: frame.origin)
    let end = dots(at: Point(x: frame.maxX, y: frame.maxY))
    let column = Int(start.x / Double(DotCanvas.dotsAcross))
    let row = Int((start.y / Double(DotCanvas.dotsDown)).rounded())
    return (column, row, max(1, Int(end.x / Double(DotCanvas.dotsAcross)) - column))
  }
}
