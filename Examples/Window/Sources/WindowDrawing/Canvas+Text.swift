public import GestureCore

/// How to write a text.
public struct TextStyle: Hashable, Sendable {
  /// The height of a capital letter.
  public var height: Double
  public var color: Color
  public var isCentered = false
  /// The distance of two lines, in heights of a capital letter.
  static let lineDistance = 1.75

  public init(height: Double, _ color: Color, isCentered: Bool = false) {
    self.height = height
    self.color = color
    self.isCentered = isCentered
  }
}

extension Canvas {
  /// Writes a text into a frame, broken between words. One that is too long for the frame is
  /// written in smaller letters, but no smaller than by a third.
  public mutating func text(_ text: String, in frame: Rect, _ style: TextStyle) {
    var style = style
    var lines = Self.lines(of: text, width: frame.width, style)
    let smallest = style.height * 2 / 3
    while Double(lines.count) * style.height * TextStyle.lineDistance > frame.height,
      style.height * 0.95 > smallest
    {
      style.height *= 0.95
      lines = Self.lines(of: text, width: frame.width, style)
    }
    for (number, line) in lines.enumerated() {
      let indent = style.isCentered ? (frame.width - Self.width(of: line, style)) / 2 : 0
      let top = (Double(number) + 0.2) * style.height * TextStyle.lineDistance
      write(line, at: Point(x: frame.minX + indent, y: frame.minY + top), style)
    }
  }

  /// The width of a text in one line.
  public static func width(of text: String, _ style: TextStyle) -> Double {
    let units = text.reduce(0) { $0 + StrokeFont.glyph($1).width + StrokeFont.spacing }
    return max(0, units - StrokeFont.spacing) * style.height / StrokeFont.capHeight
  }

  private mutating func write(_ line: String, at place: Point, _ style: TextStyle) {
    let unit = style.height / StrokeFont.capHeight
    var x = place.x
    for character in line {
      let glyph = StrokeFont.glyph(character)
      for stroke in glyph.strokes {
        let points = stroke.map { Point(x: x + $0.x * unit, y: place.y + $0.y * unit) }
        self.line(points, width: style.height / 8, style.color)
      }
      x += (glyph.width + StrokeFont.spacing) * unit
    }
  }

  private static func lines(of text: String, width: Double, _ style: TextStyle) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      paragraph.split(separator: " ").reduce(into: [""]) { lines, word in
        let line = lines[lines.count - 1]
        let longer = line.isEmpty ? String(word) : line + " " + word
        if line.isEmpty || Self.width(of: longer, style) <= width {
          lines[lines.count - 1] = longer
        } else {
          lines.append(String(word))
        }
      }
    }
  }
}
