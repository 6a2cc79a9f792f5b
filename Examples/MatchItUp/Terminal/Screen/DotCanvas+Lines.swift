import GestureCore
import MatchItUpGame

extension DotCanvas {
  /// Draws a line through points, whose unit is dots.
  mutating func line(_ points: [Point], ink: Ink) {
    var drawn = 0
    for (start, end) in zip(points, points.dropFirst() + points.suffix(1)) {
      drawn = segment(from: start, to: end, ink: ink, dotsBefore: drawn)
    }
  }

  /// Draws one segment of a line and returns how many dots the line has so far, which decides where
  /// a dashed line has its gaps.
  private mutating func segment(
    from start: Point, to end: Point, ink: Ink, dotsBefore: Int
  ) -> Int {
    guard let (start, end) = clipped(from: start, to: end) else { return dotsBefore }
    let (x, y) = (whole(start.x), whole(start.y))
    let (dx, dy) = (whole(end.x) - x, whole(end.y) - y)
    let steps = max(abs(dx), abs(dy))
    for step in 0...steps where !ink.isDashed || (dotsBefore + step) % 4 < 2 {
      dot(x: x + quotient(dx * step, by: steps), y: y + quotient(dy * step, by: steps), ink: ink)
    }
    return dotsBefore + steps
  }

  /// The quotient, rounded to the nearest whole number; zero for zero by zero.
  private func quotient(_ dividend: Int, by divisor: Int) -> Int {
    (2 * dividend + (dividend < 0 ? -divisor : divisor)) / max(2 * divisor, 1)
  }

  /// Returns the part of a segment that can be on the canvas, so that a long one costs little.
  private func clipped(from start: Point, to end: Point) -> (Point, Point)? {
    guard start.isFinite, end.isFinite else { return nil }
    var (enter, leave) = (0.0, 1.0)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let edges = [
      (-dx, start.x + 1), (dx, Double(width) - start.x),
      (-dy, start.y + 1), (dy, Double(height) - start.y),
    ]
    for (speed, room) in edges {
      if speed < 0 { enter = max(enter, room / speed) }
      if speed > 0 { leave = min(leave, room / speed) }
      if speed == 0, room < 0 { return nil }
    }
    guard enter <= leave else { return nil }
    let place = { Point(x: start.x + dx * $0, y: start.y + dy * $0) }
    return (place(enter), place(leave))
  }

  private func whole(_ value: Double) -> Int {
    Int(value.rounded(.down))
  }
}
