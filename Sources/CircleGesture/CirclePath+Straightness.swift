internal import GestureCore

extension CirclePath {
  /// Whether no part of the path lies further from the line between its ends than an arc of
  /// ``CircleCriteria/straightRadius`` would, or of a larger one if the hand is quick.
  ///
  /// The parts are sixths of the path, each taken by its mean, which evens out a tremor. The
  /// middle sixths of an arc lie two thirds of its height from the line through the outer ones.
  func runsStraight(by criteria: CircleCriteria) -> Bool {
    let stepLength = trail.length / Double(max(trail.steps.count, 1))
    let drawn = trail.steps.dropFirst(Int(leap / max(stepLength, 1)))
    guard drawn.count >= Self.parts, let start = drawn.first, let end = drawn.last else {
      return false
    }
    let pace = pace(since: min(Int(leap / spacing), vertices.count - 1))
    let travel = Double(drawn.count) * stepLength
    let enough = Self.grown(
      criteria.straightTravel,
      to: max(pace.speed * criteria.straightDuration, pace.step * criteria.straightSteps))
    guard travel >= enough, (end - start).length > (travel - stepLength) * 0.8 else { return false }
    let radius = Self.grown(
      criteria.straightRadius,
      to: max(
        pace.speed * criteria.straightRadiusDuration, pace.step * criteria.straightRadiusSteps))
    let height = min(travel / (8 * radius), 0.1) * travel
    return Self.stray(of: drawn) <= height * 2 / 3
  }

  /// What a quick hand is granted in place of a slow one's limit.
  ///
  /// 25 times as much at most, enough for a circle of 3,000 points: that keeps a clock that leaps
  /// from putting the decision off for ever.
  private static func grown(_ limit: Double, to quick: Double) -> Double {
    min(max(limit, quick), 25 * limit)
  }

  /// How far a device has leapt at the start. Unit: points.
  ///
  /// Many devices and systems report no movement before the finger has gone some way, and then
  /// all of it in a single step. That step is straight whatever the finger did; it is known by
  /// being more than twice as long as any after it.
  private var leap: Double { firstStep > 2 * longestLaterStep ? firstStep : 0 }

  private static var parts: Int { 6 }

  /// How far the middle parts lie from the line through the outer ones, at most. Unit: points.
  private static func stray(of steps: ArraySlice<Point>) -> Double {
    let first = mean(ofPart: 0, of: steps)
    let chord = mean(ofPart: parts - 1, of: steps) - first
    var most = 0.0
    for part in 1..<parts - 1 {
      let arm = mean(ofPart: part, of: steps) - first
      most = max(most, ((arm.dx * chord.dy - arm.dy * chord.dx) / chord.length).magnitude)
    }
    return most
  }

  /// The mean of a sixth of some steps.
  private static func mean(ofPart part: Int, of steps: ArraySlice<Point>) -> Point {
    let start = steps.startIndex
    let range = start + steps.count * part / parts..<start + steps.count * (part + 1) / parts
    var sum = Vector.zero
    for step in steps[range] { sum = Vector(dx: sum.dx + step.x, dy: sum.dy + step.y) }
    let count = Double(max(range.count, 1))
    return Point(x: sum.dx / count, y: sum.dy / count)
  }
}
