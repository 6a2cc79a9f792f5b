/// Finds a view's subviews at a point without checking all of them: a grid over the area that they
/// cover.
///
/// Only views that catch touches nowhere but in their bounds can be skipped
/// (``View/catchesTouchesInBoundsOnly``). All others, those that cover much of the area, and those
/// that have moved since the grid was built, are checked each time.
final class SubviewIndex {
  /// With fewer subviews than this a plain loop is as fast. (Measured: `gesture-bench --filter
  /// "hit test"`.)
  static let smallestCount = 32
  /// A subview that lies in more cells than this is stored separately.
  private static let mostCells = 16

  /// Subviews of each cell by their place in the superview, from back to front.
  private var cells: [[Int]] = []
  /// Those that may be anywhere, from back to front.
  private var others: [Int] = []
  private var area = Rect.zero
  private var columns = 1
  private var rows = 1
  private let count: Int
  /// Those that have moved since, from back to front.
  private var moved: [Int] = []

  /// Whether so many have moved that the grid should be rebuilt.
  var needsRebuild: Bool { moved.count > 16 + count / 16 }

  init(_ subviews: [View]) {
    count = subviews.count
    let frames = subviews.map { $0.catchingFrame }
    area = frames.lazy.compactMap { $0 }.reduce(nil) { $0?.union($1) ?? $1 } ?? .zero
    // As many cells as subviews, but none smaller than a subview of common size.
    let side = Double(count).squareRoot()
    let sizes = frames.lazy.compactMap { $0?.size }
    let width = sizes.reduce(0) { $0 + $1.width } / Double(count)
    let height = sizes.reduce(0) { $0 + $1.height } / Double(count)
    columns = max(1, Int(Int64(saturating: min(side, area.width / width))))
    rows = max(1, Int(Int64(saturating: min(side, area.height / height))))
    cells = Array(repeating: [], count: columns * rows)
    for (place, frame) in frames.enumerated() {
      subviews[place].placeInSuperview = place
      guard let frame, let range = cellRange(of: frame) else {
        others.append(place)
        continue
      }
      for row in range.rows {
        for column in range.columns { cells[row * columns + column].append(place) }
      }
    }
  }

  func noteMoved(_ view: View) {
    let place = view.placeInSuperview
    let index = moved.firstIndex { $0 >= place } ?? moved.count
    if index == moved.count || moved[index] != place { moved.insert(place, at: index) }
  }

  /// Visits the indices of the subviews that may lie at a point, from front to back, until the
  /// closure returns true.
  func visit(at point: Point, _ isContent: (Int) -> Bool) {
    var lists = (near: cell(at: point)[...], far: others[...], moved: moved[...])
    while !lists.near.isEmpty || !lists.far.isEmpty || !lists.moved.isEmpty {
      let place = max(lists.near.last ?? -1, lists.far.last ?? -1, lists.moved.last ?? -1)
      if lists.near.last == place { lists.near = lists.near.dropLast() }
      if lists.far.last == place { lists.far = lists.far.dropLast() }
      if lists.moved.last == place { lists.moved = lists.moved.dropLast() }
      if isContent(place) { return }
    }
  }

  private func cell(at point: Point) -> [Int] {
    point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY && point.y <= area.maxY
      ? cells[row(point.y) * columns + column(point.x)] : []
  }

  private func cellRange(of frame: Rect) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    let rows = row(frame.minY)...row(frame.maxY)
    let across = column(frame.minX)...column(frame.maxX)
    return rows.count * across.count <= Self.mostCells ? (rows, across) : nil
  }

  private func column(_ x: Double) -> Int { index((x - area.minX) / area.width, of: columns) }

  private func row(_ y: Double) -> Int { index((y - area.minY) / area.height, of: rows) }

  /// The same for a frame's edge and for a point on it, so that a point never misses its frame.
  private func index(_ fraction: Double, of count: Int) -> Int {
    let place = (fraction * Double(count)).rounded(.down)
    return min(max(Int(Int64(saturating: place)), 0), count - 1)
  }
}

extension View {
  /// Where in its superview the view can catch touches; nil where that isn't known.
  fileprivate var catchingFrame: Rect? {
    guard catchesTouchesInBoundsOnly else { return nil }
    let frame = mapToSuperview.applied(toCornersOf: catchingBounds)
    let isFinite = frame.origin.isFinite && frame.width.isFinite && frame.height.isFinite
    // A little more, for what rounding takes away.
    let margin = 1e-6 * (1 + frame.origin.x.magnitude + frame.origin.y.magnitude)
    return isFinite ? frame.insetBy(dx: -margin, dy: -margin) : nil
  }
}
