import CircleGesture
import GestureCore
import GestureScenario

/// One stroke on a sheet: the line, its circle, the verdict and, optionally, the figures.
struct StrokeTile {
  static let width = 132.0

  private static let side = 96.0
  private static let lineHeight = 12.0
  private static let lettersPerLine = 21

  private let tile: StrokeSheet.Tile
  private let caption: [(text: String, style: String)]

  /// - Parameter criteria: The bounds to show the figures with; nil for no figures.
  init(_ tile: StrokeSheet.Tile, criteria: CircleCriteria?) {
    self.tile = tile
    let verdict = tile.outcome.verdict.map { "\($0.explanation)" } ?? "there is no point"
    var caption = Self.wrapped(verdict).map { ($0, "verdict") }
    if let criteria {
      if let file = tile.file { caption += Self.broken(file).map { ($0, "figure") } }
      caption.append(("line \(tile.stroke.line), \(tile.stroke.points.count) points", "figure"))
      caption += FigureLines.lines(of: tile.outcome.measure, criteria).map { ($0, "figure") }
    }
    self.caption = caption
  }

  var height: Double { Self.side + Self.lineHeight * Double(caption.count) + 16 }

  func draw(in drawing: inout SVGDrawing, at corner: Point) {
    let style = tile.outcome.isAccepted ? "accepted" : "refused"
    if let box = tile.stroke.box, let first = tile.stroke.points.first {
      let scale = Self.side / max(box.width, box.height, 1e-9)
      let center = corner + Vector(dx: Self.width / 2 - 8, dy: Self.side / 2 + 4)
      func placed(_ point: Point) -> Point {
        let dx = point.x - box.origin.x - box.width / 2
        let dy = point.y - box.origin.y - box.height / 2
        return center + Vector(dx: dx * scale, dy: dy * scale)
      }
      if let fit = tile.outcome.fit {
        let (middle, radius) = (placed(fit.center), fit.radius * scale)
        if middle.distance(to: center) + radius < Self.side * 0.6 {
          drawing.circle(at: middle, radius: radius, "fit")
        }
      }
      drawing.line(through: tile.stroke.points.map(placed), style)
      drawing.circle(at: placed(first), radius: 2.5, "start \(style)")
    }
    for (index, line) in caption.enumerated() {
      let y = corner.y + Self.side + 18 + Self.lineHeight * Double(index)
      drawing.text(line.text, at: Point(x: corner.x, y: y), "\(line.style) \(style)")
    }
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < lettersPerLine {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// A name, split into lines that fit.
  private static func broken(_ name: String) -> [String] {
    var rest = Substring(name)
    var lines: [String] = []
    while !rest.isEmpty {
      lines.append(String(rest.prefix(lettersPerLine)))
      rest = rest.dropFirst(lettersPerLine)
    }
    return lines
  }
}
