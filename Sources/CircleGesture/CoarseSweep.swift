internal import GestureCore

/// How a path goes around a centre, in steps of at least a grain: as far as it can be measured
/// without angles, for checks while the path is drawn.
struct CoarseSweep {
  /// The length of the steps. Unit: points.
  private(set) var length = 0.0

  /// Whether some steps turn one way around the centre and some the other.
  var turnsBothWays: Bool { turnsForwards && turnsBackwards }

  private var turnsForwards = false
  private var turnsBackwards = false

  /// Measures a path. Its steps are those of a ``Sweep`` with the same grain.
  ///
  /// - Parameter spacing: how far apart two vertices in a row lie, at most. So the next vertex that
  ///   is a grain away comes at least `grain / spacing` vertices later.
  init(of vertices: [Point], spacing: Double, around center: Point, grain: Double) {
    guard var last = vertices.first else { return }
    let leap = max(Int(grain / spacing * Self.rounding), 1)
    var index = leap
    while index < vertices.count {
      let vertex = vertices[index]
      let step = (vertex - last).lengthSquared
      guard step >= grain * grain else {
        index += 1
        continue
      }
      note(from: last - center, to: vertex - center)
      length += step.squareRoot()
      last = vertex
      index += leap
    }
  }

  private mutating func note(from start: Vector, to end: Vector) {
    let turn = start.cross(end)
    // With the centre between both, either way is as far.
    let isEither = turn == 0 && start.dot(end) < 0
    if turn > 0 || isEither { turnsForwards = true }
    if turn < 0 || isEither { turnsBackwards = true }
  }

  /// A little less than one: the vertices' distances are rounded.
  private static var rounding: Double { 1 - 1e-6 }
}
