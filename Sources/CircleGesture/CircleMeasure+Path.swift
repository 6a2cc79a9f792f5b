internal import GestureCore

extension CircleMeasure {
  /// Measures a path and a circle fitted to it.
  ///
  /// The result is `nil` for a path that has no width.
  ///
  /// Complexity: O(*n*).
  init?(of outline: Outline, fit: CircleFit, isTimed: Bool) {
    let vertices = outline.vertices
    let sweep = Sweep(of: vertices, around: fit.center)
    let turn = Sweep.singleTurn(of: vertices, around: fit.center, angle: sweep.angle)
    let isClockwise = sweep.angle >= 0
    guard let start = vertices[turn].first, let end = vertices[turn].last,
      let loop = Loop(through: vertices[turn], isClockwise: isClockwise)
    else { return nil }
    let shape = LoopShape(of: loop)
    self.init(
      fit: fit,
      sweep: sweep.angle.magnitude,
      isClockwise: isClockwise,
      backtrack: sweep.backtrack,
      innermost: sweep.nearest / fit.radius,
      gap: start.distance(to: end) / fit.radius,
      endBend: Self.endBend(of: vertices[turn], isClockwise: isClockwise),
      protrusion: loop.protrusion(ofEnds: vertices),
      ovalness: loop.ovalness,
      unevenness: shape.unevenness,
      triangularity: shape.triangularity,
      squareness: shape.squareness,
      straightShare: shape.straightShare,
      lingering: isTimed ? Lingering.measure(vertices[turn], outline.passages[turn]) : nil)
  }

  /// The lesser bend of both ends: how far the path's direction turns from its first tenth to its
  /// second, and from its last but one to its last, counted along its own way round.
  private static func endBend(of vertices: ArraySlice<Point>, isClockwise: Bool) -> Double {
    let tenth = max(vertices.count / 10, 1)
    let first = vertices.startIndex
    let last = vertices.endIndex - 1
    let start = bend(vertices[first], vertices[first + tenth], vertices[first + 2 * tenth])
    let end = bend(vertices[last - 2 * tenth], vertices[last - tenth], vertices[last])
    return isClockwise ? min(start, end) : min(-start, -end)
  }

  /// By how much a way through three points turns at the middle one. Unit: radians.
  private static func bend(_ start: Point, _ middle: Point, _ end: Point) -> Double {
    (middle - start).angle(to: end - middle)
  }
}
