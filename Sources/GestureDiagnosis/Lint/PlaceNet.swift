import GestureCore

/// Places between the edges of views: between two neighbouring edges nothing changes, so one place
/// represents all.
struct PlaceNet {
  /// Whether there is a place between any two neighbouring edges.
  let isComplete: Bool
  let places: [Point]

  /// With more edges than this, an even grid is used instead.
  private static let mostEdges = 160
  private static let gridSize = 80
  /// With no more edges than this, the corners between them are tried too, for views that are
  /// round.
  private static let fewEdges = 30

  /// - Parameter box: the area outside of which no place lies. In window coordinates.
  init(_ views: [View], in box: Rect) {
    let (columns, rows) = Self.edges(of: views, in: box)
    isComplete = columns.count <= Self.mostEdges && rows.count <= Self.mostEdges
    let middles = (Self.middles(of: columns), Self.middles(of: rows))
    places = middles.1.flatMap { y in middles.0.map { Point(x: $0, y: y) } }
  }

  /// The rectangles between the edges of upright views, in window coordinates; nil where they are
  /// too many.
  static func cells(between views: [View], in box: Rect) -> [Rect]? {
    let (columns, rows) = edges(of: views, in: box)
    guard columns.count <= mostEdges, rows.count <= mostEdges else { return nil }
    return zip(rows, rows.dropFirst()).flatMap { top, bottom in
      zip(columns, columns.dropFirst()).map { left, right in
        Rect(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
  }

  /// The coordinates of all edges within a box, in ascending order.
  private static func edges(of views: [View], in box: Rect) -> (columns: [Double], rows: [Double]) {
    var (xs, ys): (Set<Double>, Set<Double>) = ([box.minX, box.maxX], [box.minY, box.maxY])
    for corner in views.flatMap({ $0.cornersInWindow }) where corner.isFinite {
      xs.insert(corner.x)
      ys.insert(corner.y)
    }
    return (xs.within(box.minX, box.maxX), ys.within(box.minY, box.maxY))
  }

  private static func middles(of edges: [Double]) -> [Double] {
    guard edges.count > mostEdges, let least = edges.first, let most = edges.last else {
      let parts = edges.count > fewEdges ? [0.5] : [0.02, 0.5, 0.98]
      return zip(edges, edges.dropFirst()).flatMap { one, next in
        parts.map { one + (next - one) * $0 }
      }
    }
    let step = (most - least) / Double(gridSize)
    return (0..<gridSize).map { least + (Double($0) + 0.5) * step }
  }
}

extension Set<Double> {
  fileprivate func within(_ least: Double, _ most: Double) -> [Double] {
    filter { $0 >= least && $0 <= most }.sorted()
  }
}
