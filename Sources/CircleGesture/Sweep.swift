internal import GestureCore

/// How far a path has swept around a centre, and where.
struct Sweep: Sendable {
  /// The swept angle, overlaps counted again. Unit: radians, positive from x to y.
  private(set) var angle = 0.0

  /// The longest way that the path travelled against its own direction. Unit: radians, zero or up.
  ///
  /// Its direction is that in which it got further, even if it came all the way back.
  var backtrack: Double { highest < -lowest ? rise : fall }

  /// How far the path got in its direction. Unit: radians, zero or up.
  var reach: Double { max(highest, -lowest) }

  /// The distance of the vertex nearest to the centre. Unit: points.
  private(set) var nearest = Double.infinity

  private var highest = 0.0
  private var lowest = 0.0
  private var fall = 0.0
  private var rise = 0.0

  /// Measures a path; of vertices nearer to each other than `grain`, all but one are left out.
  ///
  /// Steps that turn the same way are measured as one, up to a right angle: the largest and the
  /// smallest angle lie where the path turns round.
  ///
  /// Complexity: O(*n*), without allocation.
  init(of vertices: [Point], around center: Point, grain: Double = 0) {
    guard var last = vertices.first else { return }
    var squareOfNearest = Double.infinity
    var arm = last - center
    var start = arm
    var turnsForwards = true
    for vertex in vertices {
      let next = vertex - center
      squareOfNearest = min(squareOfNearest, next.lengthSquared)
      if grain > 0, (vertex - last).lengthSquared < grain * grain { continue }
      let turn = arm.cross(next)
      if (turnsForwards ? turn < 0 : turn > 0) || start.dot(next) <= 0 {
        add(start.angle(to: arm))
        start = arm
        if arm.dot(next) <= 0 {
          add(arm.angle(to: next))
          start = next
        }
        turnsForwards = turn >= 0
      }
      (last, arm) = (vertex, next)
    }
    add(start.angle(to: arm))
    nearest = squareOfNearest.squareRoot()
  }

  private mutating func add(_ step: Double) {
    angle += step
    highest = max(highest, angle)
    lowest = min(lowest, angle)
    fall = max(fall, highest - angle)
    rise = max(rise, angle - lowest)
  }

  /// The indices of the vertices that make the best single turn.
  ///
  /// A path that overshoots has two bad ends, the hook of the touch-down and the flick of the lift;
  /// so what exceeds a full turn is cut off at both in equal parts. A shorter path is taken whole.
  static func singleTurn(of vertices: [Point], around center: Point, angle: Double) -> Range<Int> {
    let surplus = (angle.magnitude - Turning.full) / 2
    guard surplus > 0 else { return vertices.indices }
    var first = 0
    var last = vertices.count - 1
    var cut = 0.0
    while first + 2 < last, cut < surplus {
      cut += span(vertices[first], vertices[first + 1], center, angle)
      first += 1
    }
    cut = 0
    while first + 2 < last, cut < surplus {
      cut += span(vertices[last - 1], vertices[last], center, angle)
      last -= 1
    }
    return max(first - 1, 0)..<min(last + 2, vertices.count)
  }

  /// The angle between two vertices, counted along the direction of the whole path.
  private static func span(
    _ start: Point, _ end: Point, _ center: Point, _ angle: Double
  ) -> Double {
    let step = (start - center).angle(to: end - center)
    return angle < 0 ? -step : step
  }
}
