import CircleGesture
import GestureCore
import GestureScenario

/// A sheet of drawn strokes, a row or more for each label.
struct StrokeSheet {
  /// A stroke and its outcome.
  struct Tile {
    /// The name of its file; nil for a stroke that is not from a file.
    var file: String?
    var stroke: RecordedStroke
    var outcome: StrokePlayer.Outcome

    /// Whether the decision was right.
    var isRight: Bool { stroke.label.namesCircle == outcome.isAccepted }
  }

  let title: String
  /// Tiles under their label.
  private(set) var groups: [(label: String, tiles: [Tile])] = []
  /// The bounds that the figures are shown with; nil where no figures are shown.
  private let criteria: CircleCriteria?
  private var leftOut = 0

  private static let columns = 6
  /// The largest number of tiles on a sheet of wrong decisions.
  private static let most = 600

  /// Draws the wrongly decided strokes, with all figures and their bounds.
  init(title: String, misses tiles: [Tile], criteria: CircleCriteria) {
    self.title = title
    self.criteria = criteria
    let wrong = tiles.filter { !$0.isRight }
    leftOut = max(wrong.count - Self.most, 0)
    groups = Self.grouped(Array(wrong.prefix(Self.most)))
  }

  /// Draws the first strokes of each label, with the decision.
  init(title: String, samples tiles: [Tile]) {
    self.title = title
    criteria = nil
    groups = Self.grouped(tiles).map { ($0.label, Array($0.tiles.prefix(Self.columns))) }
  }

  /// The sheet as SVG, readable on a light and on a dark page.
  var svg: String {
    var drawing = SVGDrawing(width: Self.left * 2 + Double(Self.columns) * StrokeTile.width)
    drawing.text(title, at: Point(x: Self.left, y: 28), "title")
    drawing.text(subtitle, at: Point(x: Self.left, y: 46), "note")
    var y = 62.0
    for group in groups {
      drawing.text(group.label, at: Point(x: Self.left, y: y + 14), "label")
      y += 22
      for start in stride(from: 0, to: group.tiles.count, by: Self.columns) {
        let row = group.tiles[start..<min(start + Self.columns, group.tiles.count)]
        let tiles = row.map { StrokeTile($0, criteria: criteria) }
        for (column, tile) in tiles.enumerated() {
          tile.draw(
            in: &drawing, at: Point(x: Self.left + Double(column) * StrokeTile.width, y: y))
        }
        y += tiles.map(\.height).max() ?? 0
      }
      y += 8
    }
    return drawing.svg(height: y + 8)
  }

  private static let left = 20.0

  private var subtitle: String {
    let count = groups.reduce(0) { $0 + $1.tiles.count }
    if criteria != nil, count == 0 { return "none" }
    let more = leftOut > 0 ? "; \(leftOut) more are left out" : ""
    return
      "green: accepted; red: refused; a dot at the touch-down; dashed: the fitted circle\(more)"
  }

  /// Tiles by label: circles first, then in the order of the strokes.
  private static func grouped(_ tiles: [Tile]) -> [(label: String, tiles: [Tile])] {
    var order: [String] = []
    var groups: [String: [Tile]] = [:]
    for tile in tiles {
      if groups[tile.stroke.label] == nil { order.append(tile.stroke.label) }
      groups[tile.stroke.label, default: []].append(tile)
    }
    let sorted = order.filter(\.namesCircle) + order.filter { !$0.namesCircle }
    return sorted.map { ($0, groups[$0] ?? []) }
  }
}
