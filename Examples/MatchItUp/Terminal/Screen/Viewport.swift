import GestureCore

/// Where the board lies on the screen, and how large: as large as fits, in the middle.
struct Viewport: Hashable {
  let columns: Int
  let rows: Int
  /// Dots for each point of the board.
  private let scale: Scale
  /// The place of the board's upper left corner, in dots.
  private let origin: Point

  private struct Scale: Hashable {
    var x: Double
    var y: Double
  }

  /// Below this, the pictures can't be told apart any more.
  static let smallestColumns = 60
  static let smallestRows = 20

  /// The view of a board on a screen, or nil where the screen is too small.
  ///
  /// - Parameter aspect: How many times higher than wide a cell is.
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

  /// A point of the board in dots of the canvas.
  func dots(at point: Point) -> Point {
    Point(x: origin.x + point.x * scale.x, y: origin.y + point.y * scale.y)
  }

  /// The point of the board under a place on the screen that is given in cells and parts of them,
  /// from zero.
  func point(column: Double, row: Double) -> Point {
    Point(
      x: (column * Double(DotCanvas.dotsAcross) - origin.x) / scale.x,
      y: (row * Double(DotCanvas.dotsDown) - origin.y) / scale.y)
  }

  /// A frame on the board in whole cells: the first column and row, and the columns it has room for.
  func cells(in frame: Rect) -> (column: Int, row: Int, columns: Int) {
    let start = dots(at: frame.origin)
    let end = dots(at: Point(x: frame.maxX, y: frame.maxY))
    let column = Int(start.x / Double(DotCanvas.dotsAcross))
    let row = Int((start.y / Double(DotCanvas.dotsDown)).rounded())
    return (column, row, max(1, Int(end.x / Double(DotCanvas.dotsAcross)) - column))
  }
}
