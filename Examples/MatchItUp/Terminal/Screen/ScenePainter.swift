import GestureCore
import Glibc
import MatchItUpGame

/// Draws a scene as a frame for the terminal.
struct ScenePainter {
  let viewport: Viewport

  func paint(_ scene: Scene) -> Frame {
    var canvas = DotCanvas(columns: viewport.columns, rows: viewport.rows)
    for mark in scene.marks {
      canvas.line(outline(of: mark.shape).map(viewport.dots(at:)), ink: mark.ink)
    }
    var frame = canvas.frame
    for label in scene.labels { write(label, on: &frame) }
    return frame
  }

  private func outline(of shape: Shape) -> [Point] {
    switch shape {
    case .line(let points): points
    case .polygon(let points): points + points.prefix(1)
    case .circle(let center, let radius): circle(around: center, radius: radius)
    }
  }

  private func circle(around center: Point, radius: Double) -> [Point] {
    let segments = 48
    return (0...segments).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(segments)
      return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  private func write(_ label: Label, on frame: inout Frame) {
    let (column, row, columns) = viewport.cells(in: label.frame)
    for (index, line) in label.text.wrapped(at: columns).enumerated() {
      let indent = label.alignment == .center ? max(0, columns - line.count) / 2 : 0
      frame.write(line, column: column + indent, row: row + index, ink: label.ink)
    }
  }
}
