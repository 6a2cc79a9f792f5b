import MatchItUpGame

/// A grid of dots, two across and four down in each cell of the screen, which are shown as the
/// Braille patterns of Unicode. All dots of a cell have the same ink: that of the last one.
struct DotCanvas {
  let width: Int
  let height: Int
  private let columns: Int
  private var patterns: [UInt8]
  private var inks: [Ink]

  init(columns: Int, rows: Int) {
    self.columns = columns
    width = columns * DotCanvas.dotsAcross
    height = rows * DotCanvas.dotsDown
    patterns = Array(repeating: 0, count: columns * rows)
    inks = Array(repeating: .plain, count: columns * rows)
  }

  static let dotsAcross = 2
  static let dotsDown = 4

  /// The bit of each dot in a pattern, row by row (Unicode Standard, section 21.1, Braille).
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// Sets one dot. Dots outside the canvas are ignored.
  mutating func dot(x: Int, y: Int, ink: Ink) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let cell = (y / DotCanvas.dotsDown) * columns + x / DotCanvas.dotsAcross
    let bit = (y % DotCanvas.dotsDown) * DotCanvas.dotsAcross + x % DotCanvas.dotsAcross
    patterns[cell] |= DotCanvas.bits[bit]
    inks[cell] = ink
  }

  /// The canvas as characters. A cell without dots is blank.
  var frame: Frame {
    var frame = Frame(columns: columns, rows: height / DotCanvas.dotsDown)
    for (index, pattern) in patterns.enumerated() where pattern != 0 {
      let character = Character(Unicode.Scalar(0x2800 + UInt32(pattern)) ?? " ")
      frame[column: index % columns, row: index / columns] = Cell(
        character: character, ink: inks[index])
    }
    return frame
  }
}
