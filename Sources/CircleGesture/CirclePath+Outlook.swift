internal import GestureCore

extension CirclePath {
  /// Why the path can't become a circle any more, or `nil` as long as it can.
  ///
  /// Ask after each point that was added. The path is looked at when it has grown by a sixteenth
  /// since the last look, so that the cost of a look is spread over the points between.
  ///
  /// Complexity: O(1) amortised.
  public mutating func earlyRefusal(by criteria: CircleCriteria) -> CircleVerdict? {
    guard points.count >= Self.fewestPointsToJudge, travel >= nextLook,
      travel >= criteria.straightTravel
    else { return nil }
    nextLook = travel * (1 + 1.0 / 16)
    if runsStraight(by: criteria) { return .runsStraight }
    guard let fit else { return nil }
    let sweep = Sweep(of: vertices, around: fit.center, grain: bounds.extent / 8)
    if goesAroundTooOften(sweep, by: criteria) { return .sweepTooLong }
    guard fit.error < criteria.maximumFitError else { return nil }
    return turnsBack(sweep, by: criteria) ? .travelsBackwards : nil
  }

  /// Fewer points than these are no path to judge: what a coarse device reports of a circle may
  /// begin with a long straight step or two.
  private static var fewestPointsToJudge: Int { 4 }

  /// How much a quick hand is granted at most, in multiples of what a slow one is: it keeps a
  /// clock that leaps from putting the decision off for ever.
  private static var mostGrowth: Double { 8 }

  /// Whether no part of the path lies further from the line between its ends than an arc of
  /// ``CircleCriteria/straightRadius`` would, or of a larger one if the hand is quick.
  ///
  /// The parts are sixths of the path, each taken by its mean, which evens out a tremor. The
  /// middle sixths of an arc lie two thirds of its height from the line through the outer ones.
  private func runsStraight(by criteria: CircleCriteria) -> Bool {
    guard let start = vertices.first, let end = vertices.last else { return false }
    guard (end - start).length > travel * 0.8 else { return false }
    let speed = speed ?? 0
    let lead = min(speed * criteria.straightDuration, Self.mostGrowth * criteria.straightTravel)
    guard travel >= lead else { return false }
    let radius = min(
      max(speed * criteria.straightRadiusDuration, criteria.straightRadius),
      Self.mostGrowth * criteria.straightRadius)
    let height = min(travel / (8 * radius), 0.1) * travel
    let first = meanOfPart(0)
    let chord = meanOfPart(5) - first
    for part in 1...4 {
      let arm = meanOfPart(part) - first
      let stray = (arm.dx * chord.dy - arm.dy * chord.dx) / chord.length
      if stray.magnitude > height * 2 / 3 { return false }
    }
    return true
  }

  /// The mean of a sixth of the vertices.
  private func meanOfPart(_ part: Int) -> Point {
    let range = vertices.count * part / 6..<vertices.count * (part + 1) / 6
    var sum = Vector.zero
    for vertex in vertices[range] {
      sum = Vector(dx: sum.dx + vertex.x, dy: sum.dy + vertex.y)
    }
    let count = Double(max(range.count, 1))
    return Point(x: sum.dx / count, y: sum.dy / count)
  }

  /// Whether the path is longer than the longest overshoot of a circle as large as what it covers.
  ///
  /// That is half the sweep times the extent. A quarter is allowed for a path that wobbles, and
  /// the extent counts for twice the smallest circle at least, for a hand that trembles before it
  /// starts.
  private func goesAroundTooOften(_ sweep: Sweep, by criteria: CircleCriteria) -> Bool {
    let extent = max(bounds.extent, 2 * criteria.minimumDiameter)
    return sweep.length > 1.25 * criteria.maximumSweep / 2 * extent
  }

  /// Whether the path has swept half a turn and then come back by three times what is allowed.
  private func turnsBack(_ sweep: Sweep, by criteria: CircleCriteria) -> Bool {
    sweep.reach > Turning.full / 2 && sweep.backtrack > 3 * criteria.maximumBacktrack
  }

  /// How circle-like the path is so far.
  ///
  /// Range: zero (straight, or a scribble) to one (a closed, perfect circle). It is the share of
  /// the turn that has been swept, times how well the path fits a circle: one for an exact fit,
  /// zero at a fit error of ``CircleCriteria/maximumFitError``.
  ///
  /// Complexity: O(1), a few microseconds.
  public func likeness(by criteria: CircleCriteria = .standard) -> Double {
    guard let fit, fit.error < criteria.maximumFitError else { return 0 }
    let sweep = Sweep(of: vertices, around: fit.center)
    let share = min(sweep.angle.magnitude / Turning.full, 1)
    return share * (1 - fit.error / criteria.maximumFitError)
  }
}
