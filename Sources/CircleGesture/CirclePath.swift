public import GestureCore

/// A path that may become a circle, measured while it is drawn.
///
///     var path = CirclePath()
///     for point in points { path.add(point) }
///     path.verdict(by: .standard)  // .accepted, or which test refused it
///
/// A point costs the same whether it is the tenth or the ten-thousandth; after the first few
/// nothing is allocated but the room for ``points``, which doubles when it is full, up to 32,769.
public struct CirclePath: Sendable {
  /// The points as they came, for drawing along; those that are not finite are left out. At most
  /// 32,769, over four minutes of a finger that never rests: when one more comes, every second one
  /// is dropped, also of those that follow. The last point is always there.
  public private(set) var points: [Point] = []

  /// The length of the path, tremor left out. Unit: points.
  public var travel: Double { outline.length }

  /// The furthest from zero that a coordinate may lie. Unit: points. No screen is larger, and
  /// beyond it the fourth powers in the fit would run out of digits.
  private static var limit: Double { 1e7 }

  /// How many points came, and how many come for each one that is kept.
  private var received = 0
  private var stride = 1

  private var outline = Outline()
  private(set) var trail = Trail()
  private var clock = StrokeClock()
  private var moments = CircleMoments(origin: .zero)
  var bounds = Bounds()
  /// The travel at which the path is next checked for early failure.
  var nextLook = 0.0
  /// The distance of the second point from the first, and the longest step since. Unit: points.
  private(set) var firstStep = 0.0
  private(set) var longestLaterStep = 0.0
  /// How many points differ from the one before.
  private var steps = 0

  /// Makes an empty path. It allocates nothing before the first point.
  public init() {}

  /// Empties the path and keeps its memory.
  public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    received = 0
    stride = 1
    outline.removeAll()
    trail.removeAll()
    bounds = Bounds()
    clock = StrokeClock()
    nextLook = 0
    steps = 0
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
      if step > 0 { steps += 1 }
      if points.count == 1 {
        firstStep = step
      } else {
        longestLaterStep = max(longestLaterStep, step)
      }
    } else {
      if points.capacity == 0 { points.reserveCapacity(256) }
      moments = CircleMoments(origin: point)
    }
    keep(point)
    bounds.extend(to: point)
    clock.read(time)
    var sums = moments
    outline.follow(to: point, at: clock.seconds, sample: Double(steps)) {
      sums.add($0, weight: $1)
      trail.follow(to: $0)
    }
    moments = sums
  }

  /// Odd, so that a thinning keeps the first and the last.
  private static var mostPoints: Int { 32_769 }

  private mutating func keep(_ point: Point) {
    received += 1
    if stride > 1, (received - 2) % stride != 0 { return points[points.count - 1] = point }
    if points.count >= Self.mostPoints {
      for index in 1...points.count / 2 { points[index] = points[2 * index] }
      points.removeLast(points.count / 2)
      stride *= 2
    }
    points.append(point)
  }

  /// At most 257 evenly spaced points along the path.
  var vertices: [Point] { outline.vertices }

  /// The distance between them. Unit: points.
  var spacing: Double { outline.spacing }

  /// How far the hand goes now in a second and from sample to sample: the mean over the latter half
  /// of the path from a vertex on, which leaves out how it hesitates at the touch-down.
  ///
  /// Unit: points a second, points. Without a clock the speed is zero.
  func pace(since first: Int) -> (speed: Double, step: Double) {
    let last = vertices.count - 1
    let middle = (first + vertices.count) / 2
    guard middle < last else { return (0, 0) }
    let travel = Double(last - middle) * spacing
    let duration = outline.passages[last].time - outline.passages[middle].time
    let samples = outline.passages[last].sample - outline.passages[middle].sample
    return (
      clock.isTrusted && duration > 0 ? travel / duration : 0, samples > 0 ? travel / samples : 0
    )
  }

  /// The circle nearest to the path so far, or `nil` if the path is straight.
  ///
  /// Each part of the path counts by its length, so that a hand that pauses pulls no circle
  /// towards it. Complexity: O(1), 257 vertices at most.
  public var fit: CircleFit? { CircleFit(moments, strayOf: outline.vertices) }

  /// The circle of ``fit``, whose error is not measured.
  var circle: (center: Point, radius: Double)? { moments.circle }

  /// The figures of the path so far, or `nil` if it is too short or too straight to have any.
  ///
  /// Complexity: O(1), a few microseconds.
  public var measure: CircleMeasure? { measure(isTimed: clock.isTrusted) }

  private func measure(isTimed: Bool) -> CircleMeasure? {
    guard outline.vertices.count >= Self.fewestVertices, let fit else { return nil }
    return CircleMeasure(of: outline, fit: fit, isTimed: isTimed)
  }

  #if !hasFeature(Embedded)
    /// Adds the path and its times: all else follows from them.
    func addState(to digest: inout StateDigest) {
      for point in points { digest.add(point) }
      for passage in outline.passages { digest.add(passage.time) }
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
      guard let untimed = measure(isTimed: false) else { return .poorFit }
      // The pauses take long to measure, and decide only about few paths.
      let depends = clock.isTrusted && criteria.verdictMayDependOnPauses(of: untimed)
      return criteria.verdict(on: depends ? measure ?? untimed : untimed)
    }
  }
}
