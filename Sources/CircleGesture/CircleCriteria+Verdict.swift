extension CircleCriteria {
  /// Judges a path by its figures. (S14.25)
  ///
  /// The tests that don't trust the fitted circle come first: angles about the centre of a poor
  /// fit mean nothing.
  public func verdict(on measure: CircleMeasure) -> CircleVerdict {
    if measure.diameter < minimumDiameter { return .tooSmall }
    if measure.fit.error > maximumFitError { return .poorFit }
    if measure.innermost < minimumInnermost { return .crossesTheMiddle }
    if measure.sweep < minimumSweep { return .sweepTooShort }
    if measure.sweep > maximumSweep { return .sweepTooLong }
    if measure.backtrack > maximumBacktrack { return .travelsBackwards }
    if measure.gap > maximumGap { return .notClosed }
    if measure.gap > openGap, measure.endBend < minimumEndBend { return .notClosed }
    if measure.ovalness > maximumOvalness { return .tooOval }
    if measure.triangularity > maximumTriangularity { return .hasCorners }
    if measure.cornerness > maximumCornerness { return .hasCorners }
    if measure.unevenness > maximumUnevenness { return .poorFit }
    if measure.protrusion > maximumProtrusion { return .poorFit }
    return .accepted
  }

  /// Whether the corners of a path are so near the limit that the pauses of the hand decide.
  func verdictMayDependOnPauses(of measure: CircleMeasure) -> Bool {
    measure.cornerness <= maximumCornerness
      && measure.cornerness + CircleMeasure.mostByPauses > maximumCornerness
  }
}
