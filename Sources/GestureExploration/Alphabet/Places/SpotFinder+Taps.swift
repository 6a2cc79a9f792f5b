import GestureCore

// A series of taps may cross from one region to another: whether it is one series depends on the
// distance between its taps.
extension SpotFinder {
  /// Adds places so that for each two regions of a recognizer that counts taps, and for each region
  /// with itself, two places are near enough for one series, and two are too far apart, as far as
  /// the regions allow it.
  mutating func addTapPlaces() {
    for (index, region) in regions.enumerated() {
      for other in regions[index...] {
        let limits = sharedLimits(region, other)
        var least = 0.0
        for limit in limits + [.infinity] {
          add(region, other, from: least, upTo: limit)
          least = limit
        }
      }
    }
  }

  /// The distances that decide whether a tap in each of two regions belong to one series.
  private func sharedLimits(_ one: TouchRegion, _ other: TouchRegion) -> [Double] {
    let counted = { [series] (region: TouchRegion) in
      Set(region.recognizers.compactMap { series[$0] })
    }
    return Set(counted(one).intersection(counted(other)).map(\.spacing)).sorted()
  }

  /// Adds a pair of places whose distance is above `least`, and at most `most`.
  private mutating func add(
    _ one: TouchRegion, _ other: TouchRegion, from least: Double, upTo most: Double
  ) {
    let starts = chosen.filter { $0.region == one }.map(\.place)
    let ends = chosen.filter { $0.region == other }.map(\.place)
    func fits(_ start: Point, _ end: Point) -> Bool {
      let distance = start.distance(to: end)
      return distance <= most && (distance > least || least == 0)
    }
    if starts.contains(where: { start in ends.contains { fits(start, $0) } }) { return }
    let distance = most.isFinite ? (least + most) / 2 : OffsetFinder.beyond(least)
    for start in starts {
      let end = OffsetFinder.straight.map { start + $0 * distance }.first {
        fits(start, $0) && region(at: $0) == other
      }
      if let end { return choose(end, other) }
    }
    guard let pair = pair(one, other, where: fits) else { return }
    if !starts.contains(pair.0) { choose(pair.0, one) }
    if !ends.contains(pair.1) { choose(pair.1, other) }
  }

  /// Two places in parts of two regions: their middles, or where the parts are nearest.
  private func pair(
    _ one: TouchRegion, _ other: TouchRegion, where fits: (Point, Point) -> Bool
  ) -> (Point, Point)? {
    let ends = parts.filter { $0.region == other }
    for start in parts where start.region == one {
      for end in ends {
        if fits(start.cell.place, end.cell.place) { return (start.cell.place, end.cell.place) }
        let (from, to) = start.cell.inside.nearestPlaces(end.cell.inside)
        if fits(from, to), region(at: from) == one,
          region(at: to) == other
        {
          return (from, to)
        }
      }
    }
    return nil
  }
}

extension Rect {
  /// Two places, one in each of two rectangles, that are about as near to each other as possible.
  fileprivate func nearestPlaces(_ other: Rect) -> (Point, Point) {
    let (x, otherX) = Self.nearest(minX...maxX, other.minX...other.maxX)
    let (y, otherY) = Self.nearest(minY...maxY, other.minY...other.maxY)
    return (Point(x: x, y: y), Point(x: otherX, y: otherY))
  }

  /// How far from its end a place in an interval is, as a part of the interval.
  private static let margin = 1.0 / 64

  private static func nearest(
    _ one: ClosedRange<Double>, _ other: ClosedRange<Double>
  ) -> (Double, Double) {
    let (low, high) = (
      max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound)
    )
    if low < high {
      let middle = PlaneDivision.middle(low, high)
      return (middle, middle)
    }
    let (ownMargin, otherMargin) = (
      (one.upperBound - one.lowerBound) * margin, (other.upperBound - other.lowerBound) * margin
    )
    return one.upperBound <= other.lowerBound
      ? (one.upperBound - ownMargin, other.lowerBound + otherMargin)
      : (one.lowerBound + ownMargin, other.upperBound - otherMargin)
  }
}
