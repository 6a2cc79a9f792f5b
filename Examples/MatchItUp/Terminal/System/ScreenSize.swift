import GestureInput

/// The size of a terminal's screen.
struct ScreenSize: Hashable {
  let columns: Int
  let rows: Int
  /// Nil if it is unknown.
  let pixels: PixelSize?

  /// A screen that claims to be larger is used in part, which bounds the memory for a frame.
  static let mostColumns = 1000
  static let mostRows = 500

  init(columns: Int, rows: Int, pixels: PixelSize? = nil) {
    self.columns = min(max(columns, 1), ScreenSize.mostColumns)
    self.rows = min(max(rows, 1), ScreenSize.mostRows)
    let isWhole = (self.columns, self.rows) == (columns, rows)
    self.pixels = isWhole ? pixels : nil
  }
}
