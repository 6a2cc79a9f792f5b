import GestureCore

/// A font of lines, so that text is smooth at any size, without a font file.
///
/// A glyph is drawn on a grid: capitals are 12 units high, small letters 8, and what hangs below
/// the line goes down to 16.
enum StrokeFont {
  struct Glyph {
    /// Unit: that of the grid.
    var width: Double
    var strokes: [[Point]]
  }

  /// Between two letters. Unit: that of the grid.
  static let spacing = 3.0
  static let capHeight = 12.0

  /// The glyph of a character; a box for one that the font doesn't have.
  static func glyph(_ character: Character) -> Glyph { glyphs[character] ?? missing }

  private static let missing = parse("7 -00707c0c00")

  private static let glyphs = Dictionary(
    specifications.map { ($0.key, parse($0.value)) }, uniquingKeysWith: { first, _ in first })

  /// Reads a width and strokes. A stroke is a list of points, each a digit for x and one for y,
  /// hexadecimal with `g` for 16. After `-` it is straight, after `(` it is a curve that these
  /// points control, and after `o` a closed curve.
  private static func parse(_ text: String) -> Glyph {
    let words = text.split(separator: " ")
    let strokes = words.dropFirst().map { word -> [Point] in
      let digits = word.dropFirst().map { digit in Double(digit.hexDigitValue ?? 16) }
      let points = stride(from: 0, to: digits.count - 1, by: 2).map { index in
        Point(x: digits[index], y: digits[index + 1])
      }
      return word.hasPrefix("-") ? points : smooth(points, isClosed: word.hasPrefix("o"))
    }
    return Glyph(width: words.first.flatMap { Double($0) } ?? 0, strokes: strokes)
  }

  /// Cuts corners three times (Chaikin), which comes near the quadratic B-spline of the points.
  private static func smooth(_ points: [Point], isClosed: Bool) -> [Point] {
    var points = isClosed ? points + points.prefix(1) : points
    for _ in 0..<3 {
      guard let first = points.first, let last = points.last else { return [] }
      var cut: [Point] = isClosed ? [] : [first]
      for (from, to) in zip(points, points.dropFirst()) {
        cut += [from + (to - from) * 0.25, from + (to - from) * 0.75]
      }
      points = isClosed ? cut + cut.prefix(1) : cut + [last]
    }
    return points
  }
}
