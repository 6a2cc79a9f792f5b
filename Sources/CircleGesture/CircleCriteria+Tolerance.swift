extension CircleCriteria {
  /// The tolerance at which the criteria are as they stand.
  public static var standardTolerance: Double { 0.2 }

  /// These criteria, all of them stricter or more lenient.
  ///
  /// Each threshold's distance from the perfect circle grows in proportion to the tolerance. The
  /// smallest size and the early failure of straight paths stay.
  ///
  ///     CircleCriteria.standard.scaled(toTolerance: 0.1).maximumGap  // 0.625
  ///
  /// - Parameter tolerance: Range: zero (only a perfect circle) to one; out of it, the nearest
  ///   counts. 0.2 leaves the criteria unchanged.
  public func scaled(toTolerance tolerance: Double) -> CircleCriteria {
    if tolerance == Self.standardTolerance { return self }
    let tolerance = min(max(tolerance, 0), 1)
    let leniency = tolerance / Self.standardTolerance
    var scaled = self
    scaled.classicTolerance = min(classicTolerance * leniency, 1)
    scaled.maximumFitError *= leniency
    scaled.maximumUnevenness *= leniency
    scaled.minimumInnermost = max(0, 1 - (1 - minimumInnermost) * leniency)
    scaled.minimumSweep = max(0, Turning.full - (Turning.full - minimumSweep) * leniency)
    scaled.maximumSweep = Turning.full + (maximumSweep - Turning.full) * leniency
    scaled.maximumBacktrack *= leniency
    scaled.maximumGap *= leniency
    scaled.minimumEndBend = Turning.full / 10 - (Turning.full / 10 - minimumEndBend) * leniency
    scaled.maximumProtrusion = 1 + (maximumProtrusion - 1) * leniency
    scaled.maximumOvalness = 1 + (maximumOvalness - 1) * leniency
    scaled.maximumTriangularity *= leniency
    scaled.maximumCornerness *= leniency
    return scaled
  }
}
