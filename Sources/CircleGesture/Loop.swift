internal import GestureCore

/// A single turn, closed by a straight line and evened out: an oval lying in any direction becomes
/// as wide as it is high, so that what remains is the shape alone.
struct Loop: Sendable {
  /// How many samples the shape is judged by: enough for sides and corners, too few for tremor.
  static var sampleCount: Int { 64 }

  /// The evened loop, about its own centre, evenly sampled along its length. It runs from x to y.
  private(set) var samples: [Point] = []

  /// The long axis of the loop ÷ its short one. Range: one (a circle) and up.
  let ovalness: Double

  private let axes: Axes
  private let mean: Point

  /// Makes the loop of a path that runs through `vertices`; `nil` if it has no width.
  init?(through vertices: ArraySlice<Point>, isClockwise: Bool) {
    let spread = Spread(ofLoopThrough: vertices)
    guard let axes = spread.axes else { return nil }
    ovalness = axes.ratio
    self.axes = axes
    mean = spread.mean
    samples = resampled(vertices, isMirrored: !isClockwise)
    let center = Spread(ofLoopThrough: samples[...]).mean
    for index in samples.indices { samples[index] = Point.zero + (samples[index] - center) }
  }

  /// How far both ends of the whole path stick out of the evened loop: the distance of the nearer
  /// end from its middle ÷ the loop's own, its root mean square. That is √2, for an evened loop
  /// has a variance of one along either axis.
  func protrusion(ofEnds path: [Point]) -> Double {
    guard let first = path.first, let last = path.last else { return 0 }
    return min(distance(of: first), distance(of: last)) / 2.0.squareRoot()
  }

  /// How far a point of the path lies from the middle once the oval has been evened out.
  private func distance(of point: Point) -> Double {
    (axes.evened(point, about: mean, isMirrored: false) - Point.zero).length
  }

  /// Evened points in equal distances along the closed line through `corners`.
  private func resampled(_ corners: ArraySlice<Point>, isMirrored: Bool) -> [Point] {
    guard let first = corners.first, let last = corners.last else { return [] }
    var length = axes.evenedLength(of: first - last)
    var start = first
    for corner in corners.dropFirst() {
      length += axes.evenedLength(of: corner - start)
      start = corner
    }
    var places: [Point] = []
    places.reserveCapacity(Self.sampleCount)
    let spacing = length / Double(Self.sampleCount)
    var ahead = 0.0
    start = first
    for corner in corners.dropFirst() {
      take(&places, from: start, to: corner, ahead: &ahead, spacing: spacing)
      start = corner
    }
    take(&places, from: start, to: first, ahead: &ahead, spacing: spacing)
    while places.count < Self.sampleCount { places.append(first) }
    for index in places.indices {
      places[index] = axes.evened(places[index], about: mean, isMirrored: isMirrored)
    }
    return places
  }

  /// Takes the places that lie on a side; `ahead` is how far the next one is once it is evened.
  @inline(__always)
  private func take(
    _ places: inout [Point], from start: Point, to end: Point, ahead: inout Double, spacing: Double
  ) {
    let side = end - start
    let length = axes.evenedLength(of: side)
    while ahead < length, places.count < Self.sampleCount {
      places.append(start + side * (ahead / length))
      ahead += spacing
    }
    ahead -= length
  }
}
