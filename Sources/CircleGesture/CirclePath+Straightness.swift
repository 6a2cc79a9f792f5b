internal import GestureCore

extension CirclePath {
  /// Whether no part of the path lies further from the line between its ends than an arc of
  /// ``CircleCriteria/straightRadius`` would, or of a larger one if the hand is quick.
  ///
  /// The parts are sixths of the path, each taken by its mean, which evens out a tremor. The
  /// middle sixths of an arc lie two thirds of its height from the line through the outer ones.
  func runsStraight(by criteria: CircleCriteria) -> Bool {
    let drawn = vertices[jump...]
    guard let start = drawn.first, let end = drawn.last else { return false }
    let travel = Double(drawn.count - 1) * spacing
    let speed = speed(since: jump) ?? 0
    guard travel >= Self.grown(criteria.straightTravel, to: speed * criteria.straightDuration),
      (end - start).length > travel * 0.8
    else { return false }
    let radius = Self.grown(
      criteria.straightRadius, to: speed * criteria.straightRadiusDuration)
    let height = min(travel / (8 * radius), 0.1) * travel
    let first = Self.mean(ofPart: 0, of: drawn)
    let chord = Self.mean(ofPart: 5, of: drawn) - first
    for part in 1...4 {
      let arm = Self.mean(ofPart: part, of: drawn) - first
      let stray = (arm.dx * chord.dy - arm.dy * chord.dx) / chord.length
      if stray.magnitude > height * 2 / 3 { return false }
    }
    return true
  }

  /// What a quick hand is granted in place of a slow one's limit.
  ///
  /// Eight times as much at most: that keeps a clock that leaps from putting the decision off for
  /// ever.
  private static func grown(_ limit: Double, to quick: Double) -> Double {
    min(max(limit, quick), 8 * limit)
  }

  /// How many vertices a device has made up at the start.
  ///
  /// Many devices and systems report no movement before the finger has gone some way, and then
  /// all of it in a single step. That step is straight whatever the finger did; it is known by
  /// being more than twice as long as any after it.
  private var jump: Int {
    guard firstStep > 2 * longestLaterStep else { return 0 }
    return min(Int(firstStep / spacing), vertices.count - 1)
  }

  /// The mean of a sixth of some vertices.
  private static func mean(ofPart part: Int, of vertices: ArraySlice<Point>) -> Point {
    let start = vertices.startIndex
    let range = start + vertices.count * part / 6..<start + vertices.count * (part + 1) / 6
    var sum = Vector.zero
    for vertex in vertices[range] {
      sum = Vector(dx: sum.dx + vertex.x, dy: sum.dy + vertex.y)
    }
    let count = Double(max(range.count, 1))
    return Point(x: sum.dx / count, y: sum.dy / count)
  }
}
