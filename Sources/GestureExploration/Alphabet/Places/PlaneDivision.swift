import GestureCore

/// The regions into which straight lines cut the plane, each represented by a place in it.
///
/// It is a vertical decomposition: a column for every end and every crossing of lines, and a column
/// between any two; in each column a place on every line and a place between any two. So it misses
/// no region that is wider than ``precision``, and no region that is only an edge or a corner.
struct PlaneDivision {
  /// A line from left to right.
  struct Line: Hashable {
    let start: Point
    let end: Point

    init(_ one: Point, _ other: Point) {
      (start, end) = one.x <= other.x ? (one, other) : (other, one)
    }
  }

  /// A part of a region.
  struct Cell {
    let place: Point
    /// The largest upright rectangle over the cell's whole width; empty where there is none.
    let inside: Rect
    /// Zero for a place on a line.
    let area: Double
  }

  /// Lines and places that are nearer to each other count as one. Unit: points.
  static let precision = 1e-6

  private(set) var cells: [Cell] = []
  /// The lines that are not vertical: only these bound a column.
  private let bounding: [Line]

  init(_ lines: [Line]) {
    bounding = lines.filter { !$0.isVertical }
    let breaks = Self.breaks(of: lines)
    for (index, left) in breaks.enumerated() {
      addColumn(from: left, to: left)
      if index + 1 < breaks.count { addColumn(from: left, to: breaks[index + 1]) }
    }
  }

  /// Where lines begin, end and cross, from left to right.
  private static func breaks(of lines: [Line]) -> [Double] {
    var breaks = lines.flatMap { [$0.start.x, $0.end.x] }
    for (index, line) in lines.enumerated() {
      // Of two lines along the axes, the ends of the vertical line name the crossing.
      for other in lines[(index + 1)...] where !(line.isStraight && other.isStraight) {
        if let crossing = line.crossing(with: other) { breaks.append(crossing) }
      }
    }
    return unique(breaks)
  }

  private mutating func addColumn(from left: Double, to right: Double) {
    let middle = Self.middle(left, right)
    let lines = bounding.filter {
      $0.start.x <= left + Self.precision && $0.end.x >= right - Self.precision
    }
    let levels = lines.map { line in
      (line: line, height: line.height(at: middle))
    }.sorted { $0.height < $1.height }
    for (index, level) in levels.enumerated() {
      cells.append(
        Cell(place: Point(x: middle, y: level.height), inside: .zero, area: 0))
      guard index + 1 < levels.count else { continue }
      let next = levels[index + 1]
      guard next.height - level.height > Self.precision else { continue }
      let top = max(level.line.height(at: left), level.line.height(at: right))
      let bottom = min(next.line.height(at: left), next.line.height(at: right))
      cells.append(
        Cell(
          place: Point(x: middle, y: Self.middle(level.height, next.height)),
          inside: Rect(x: left, y: top, width: right - left, height: max(bottom - top, 0)),
          area: (right - left) * (next.height - level.height)))
    }
  }

  /// A number about halfway between two numbers, a whole number if there is one.
  static func middle(_ low: Double, _ high: Double) -> Double {
    let middle = (low + high) / 2
    let rounded = middle.rounded()
    let margin = (high - low) / 4
    return rounded - low >= margin && high - rounded >= margin && high > low ? rounded : middle
  }

  private static func unique(_ numbers: [Double]) -> [Double] {
    numbers.sorted().reduce(into: []) { kept, number in
      if let last = kept.last, number - last <= precision { return }
      kept.append(number)
    }
  }
}

extension PlaneDivision.Line {
  var isVertical: Bool { end.x - start.x <= PlaneDivision.precision }

  /// Whether it runs along an axis.
  var isStraight: Bool { isVertical || (end.y - start.y).magnitude <= PlaneDivision.precision }

  /// The line's y at an x.
  func height(at x: Double) -> Double {
    guard !isVertical else { return start.y }
    return start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
  }

  /// The x at which it crosses another line; nil where they don't meet in one point.
  func crossing(with other: Self) -> Double? {
    let (way, otherWay) = (end - start, other.end - other.start)
    let scale = way.cross(otherWay)
    guard scale.magnitude > PlaneDivision.precision else { return nil }
    let between = other.start - start
    let (part, otherPart) = (between.cross(otherWay) / scale, between.cross(way) / scale)
    guard (0...1).contains(part), (0...1).contains(otherPart) else { return nil }
    return start.x + way.dx * part
  }
}
