public import GestureCore

/// A path that may become a circle, measured while it is drawn.
///
///     var path = CirclePath()
///     for point in points { path.add(point) }
///     path.verdict(by: .standard)  // .accepted, or which test refused it
///
/// A point costs the same whether it is the tenth or the ten-thousandth; after the first few
/// nothing is allocated but the room for ``points``, which doubles when it is full.
public struct CirclePath: Sendable {
  /// The points as they came, for drawing along; those that are not finite are left out.
  public private(set) var points: [Point] = []

  /// The length of the path, tremor left out. Unit: points.
  public var travel: Double { outline.length }

  /// The furthest from zero that a coordinate may lie. Unit: points. No screen is larger, and
  /// beyond it the fourth powers in the fit would run out of digits.
  private static var limit: Double { 1e7 }

  private var outline = Outline()
  private var clock = StrokeClock()
  private var moments = CircleMoments(origin: .zero)
  var bounds = Bounds()
  /// The travel at which the path is next looked at for early failure.
  var nextLook = 0.0
  /// The distance of the second point from the first, and the longest step since. Unit: points.
  private(set) var firstStep = 0.0
  private(set) var longestLaterStep = 0.0

  /// Makes an empty path.
  public init() { points.reserveCapacity(256) }

  /// Empties the path and keeps its room.
  public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    outline.removeAll()
    bounds = Bounds()
    clock = StrokeClock()
    nextLook = 0
    firstStep = 0
    longestLaterStep = 0
  }

  /// Adds the place where the finger is now, and the time if there is a clock.
  ///
  /// The clock may be coarse; one that runs back, or a single point without a time, is as good as
  /// none. Complexity: O(1) amortised.
  public mutating func add(_ point: Point, at time: Timestamp? = nil) {
    guard point.x.magnitude < Self.limit, point.y.magnitude < Self.limit else { return }
    if let last = points.last {
      let step = point.distance(to: last)
      if points.count == 1 {
        firstStep = step
      } else {
        longestLaterStep = max(longestLaterStep, step)
      }
    } else {
      moments = CircleMoments(origin: point)
    }
    points.append(point)
    bounds.extend(to: point)
    clock.read(time)
    outline.follow(to: point, at: clock.seconds) { moments.add($0, weight: $1) }
  }

  /// At most 257 evenly spaced points along the path.
  var vertices: [Point] { outline.vertices }

  /// The distance between them. Unit: points.
  var spacing: Double { outline.spacing }

  /// How fast the hand is now: the mean over the latter half of the path from a vertex on, which
  /// leaves out how it hesitates at the touch-down. Unit: points a second. Nil without a clock.
  func speed(since first: Int) -> Double? {
    let times = outline.times
    let middle = (first + times.count) / 2
    guard clock.isTrusted, let end = times.last, middle < times.count else { return nil }
    let duration = end - times[middle]
    return duration > 0 ? Double(times.count - 1 - middle) * spacing / duration : nil
  }

  /// The circle nearest to the path so far, or `nil` if the path is straight.
  ///
  /// Each part of the path counts by its length, so that a hand that pauses pulls no circle
  /// towards it. Complexity: O(1), 257 vertices at most.
  public var fit: CircleFit? { CircleFit(moments, strayOf: outline.vertices) }

  /// The figures of the path so far, or `nil` if it is too short or too straight to have any.
  ///
  /// Complexity: O(1), a few microseconds.
  public var measure: CircleMeasure? {
    guard outline.vertices.count >= Self.fewestVertices, let fit else { return nil }
    return CircleMeasure(of: outline, fit: fit, isTimed: clock.isTrusted)
  }

  #if !hasFeature(Embedded)
    /// Adds the path and its times: all else follows from them.
    func addState(to digest: inout StateDigest) {
      for point in points { digest.add(point) }
      for time in outline.times { digest.add(time) }
      clock.addState(to: &digest)
    }
  #endif

  /// With fewer vertices than this there is no shape to measure.
  private static var fewestVertices: Int { 8 }

  /// Whether the path, if it ends here, is a circle. (S14.25)
  ///
  /// Complexity: O(1), a few microseconds; by the classic rule O(*n*).
  public func verdict(by criteria: CircleCriteria) -> CircleVerdict {
    guard points.count >= 3 else { return .tooFewPoints }
    switch criteria.rule {
    case .classic:
      let rule = ClassicCircleRule(tolerance: criteria.classicTolerance)
      return rule.verdict(on: points, fit: CircleFit(points))
    case .figures:
      guard bounds.extent >= criteria.minimumDiameter / 2 else { return .tooSmall }
      guard let measure else { return .poorFit }
      return criteria.verdict(on: measure)
    }
  }
}
