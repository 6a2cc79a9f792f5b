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
      ovalness: loop.ovalness,
      unevenness: shape.unevenness,
      triangularity: shape.triangularity,
      squareness: shape.squareness,
      straightShare: shape.straightShare,
      lingering: isTimed ? Lingering.measure(vertices[turn], outline.times[turn]) : nil)
  }
}
