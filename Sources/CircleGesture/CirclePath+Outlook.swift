internal import GestureCore

extension CirclePath {
  /// Why the path can't become a circle any more, or `nil` as long as it can.
  ///
  /// Call it after each point that was added. The path is checked when it has grown by a sixteenth
  /// since the last check, so that the cost of a check is spread over the points between.
  ///
  /// Complexity: O(1) amortised.
  public mutating func earlyRefusal(by criteria: CircleCriteria) -> CircleVerdict? {
    guard points.count >= Self.fewestPointsToJudge, travel >= nextLook,
      travel >= criteria.straightTravel
    else { return nil }
    nextLook = travel * (1 + 1.0 / 16)
    if runsStraight(by: criteria) { return .runsStraight }
    guard let circle else { return nil }
    let grain = bounds.extent / 8
    let sweep = CoarseSweep(of: vertices, spacing: spacing, around: circle.center, grain: grain)
    if goesAroundTooOften(sweep, by: criteria) { return .sweepTooLong }
    // Angles and the fit's error take longer, and few paths turn back.
    guard sweep.turnsBothWays,
      turnsBack(Sweep(of: vertices, around: circle.center, grain: grain), by: criteria),
      let fit, fit.error < criteria.maximumFitError
    else { return nil }
    return .travelsBackwards
  }

  /// Fewer points than these are no path to judge: what a coarse device reports of a circle may
  /// begin with a long straight step or two.
  private static var fewestPointsToJudge: Int { 4 }

  /// Whether the path is longer than the longest overshoot of a circle as large as what it covers.
  ///
  /// That is half the sweep times the extent. A quarter is allowed for a path that wobbles, and
  /// the extent counts for twice the smallest circle at least, for a hand that trembles before it
  /// starts.
  private func goesAroundTooOften(_ sweep: CoarseSweep, by criteria: CircleCriteria) -> Bool {
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
