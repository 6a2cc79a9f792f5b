internal import GestureCore

/// Whether the hand slows down where the path bends, as it does at corners.
enum Lingering {
  /// How much slower the path is where it bends, each place counting by its bend.
  ///
  /// Range: about one (no slower than elsewhere) and up. `nil` for a path without bends or without
  /// times.
  ///
  /// The twentieth at either end is left out: every hand starts and stops slowly. The window is
  /// as long, to either side, so that noise bends less than a corner does.
  ///
  /// Complexity: O(*n*), without allocation.
  static func measure(
    _ vertices: ArraySlice<Point>, _ passages: ArraySlice<Outline.Passage>
  ) -> Double? {
    let reach = max(vertices.count / 20, 1)
    let first = vertices.startIndex + 2 * reach
    let last = vertices.endIndex - 2 * reach
    guard first < last else { return nil }
    var bends = 0.0
    var slowness = 0.0
    var product = 0.0
    for index in first..<last {
      let bend = bend(of: vertices, at: index, reach: reach)
      let duration = passages[index + 1].time - passages[index - 1].time
      bends += bend
      slowness += duration
      product += bend * duration
    }
    guard bends > 0, slowness > 0 else { return nil }
    return product * Double(last - first) / (bends * slowness)
  }

  /// The angle between the ways to a vertex and away from it. Unit: radians, zero and up.
  private static func bend(of vertices: ArraySlice<Point>, at index: Int, reach: Int) -> Double {
    let before = vertices[index] - vertices[index - reach]
    let after = vertices[index + reach] - vertices[index]
    return before.angle(to: after).magnitude
  }
}
