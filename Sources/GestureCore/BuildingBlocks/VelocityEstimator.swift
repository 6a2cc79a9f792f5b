/// Estimates a velocity from recent places.
///
/// A parabola is fitted, by least squares, to the places of the last ``window``; its slope at the
/// newest place is the velocity. Something that has not moved for ``standstill`` stands still.
/// (Source of the method and the figures: the estimators of Flutter, Android and Chromium, which
/// fit degree two over 100 ms and take a pause of 40 ms for a stop.)
///
/// ```swift
/// var estimator = VelocityEstimator()
/// estimator.add(Point(x: 0, y: 0), at: .milliseconds(0))
/// estimator.add(Point(x: 10, y: 0), at: .milliseconds(10))
/// print(estimator.velocity(at: .milliseconds(10)))  // (dx 1000, dy 0)
/// ```
public struct VelocityEstimator: Sendable {
  /// How old a place may be to count.
  public static let window = Duration.milliseconds(100)
  /// A pause of this length ends a movement.
  public static let standstill = Duration.milliseconds(40)
  private static let standstillNanoseconds: Int64 = 40_000_000
  /// The maximum number of places that are kept.
  public static let capacity = 20

  struct Sample: Sendable {
    var place: Point
    var timestamp: Timestamp
  }

  /// The places that are kept are the last ones, ``capacity`` at most. Those before them are
  /// dropped many at a time, so that a new place moves no others.
  private var samples: [Sample] = []

  /// An estimator without places: its velocity is 0.
  public init() {}

  /// The index of the oldest place that is kept.
  private var start: Int { max(0, samples.count - Self.capacity) }

  /// How many places are kept.
  var count: Int { samples.count - start }

  /// The oldest place that is kept.
  var first: Sample? { samples.isEmpty ? nil : samples[start] }

  /// A place that is kept; the oldest has the index 0.
  subscript(index: Int) -> Sample { samples[start + index] }

  /// Adds a place. It replaces the last one if both have the same timestamp; an older one is
  /// dropped.
  public mutating func add(_ place: Point, at timestamp: Timestamp) {
    if samples.capacity == 0 { samples.reserveCapacity(Self.capacity) }
    if let last = samples.last {
      if timestamp < last.timestamp { return }
      if timestamp == last.timestamp { samples.removeLast() }
      if timestamp.nanoseconds - last.timestamp.nanoseconds >= Self.standstillNanoseconds {
        samples.removeAll(keepingCapacity: true)
        samples.append(last)
      }
    }
    if samples.count == 2 * Self.capacity { samples.removeFirst(Self.capacity) }
    samples.append(Sample(place: place, timestamp: timestamp))
  }

  /// Drops all places but the newest one: the velocity is 0 until the next one comes.
  ///
  /// - Parameter place: new coordinates for the newest place; nil keeps them.
  public mutating func rebase(to place: Point? = nil) {
    guard var last = samples.last else { return }
    if let place { last.place = place }
    samples.removeAll(keepingCapacity: true)
    samples.append(last)
  }

  /// Drops all places.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// The velocity in points per second; zero after a standstill or from a single place.
  ///
  /// - Complexity: O(``capacity``).
  public func velocity(at timestamp: Timestamp) -> Vector {
    guard let last = samples.last, timestamp - last.timestamp < Self.standstill else {
      return .zero
    }
    var sums = Sums()
    for sample in samples[start...] where last.timestamp - sample.timestamp <= Self.window {
      sums.add(
        sample.place - last.place, atTenths: sample.timestamp.seconds(since: last.timestamp) * 10)
    }
    let velocity = sums.slope * 10
    return velocity.dx.isFinite && velocity.dy.isFinite ? velocity : .zero
  }
}

/// The sums in the normal equations of the fit. Times are in tenths of a second back from the
/// newest place, so that all powers have a similar magnitude.
private struct Sums {
  private var count = 0.0
  private var t1 = 0.0
  private var t2 = 0.0
  private var t3 = 0.0
  private var t4 = 0.0
  private var p0 = Vector.zero
  private var p1 = Vector.zero
  private var p2 = Vector.zero

  mutating func add(_ place: Vector, atTenths t: Double) {
    count += 1
    t1 += t
    t2 += t * t
    t3 += t * t * t
    t4 += t * t * t * t
    p0 += place
    p1 += place * t
    p2 += place * (t * t)
  }

  /// The slope at the newest place: of a parabola through three places or more, else of a line.
  var slope: Vector {
    let cofactor = t2 * t4 - t3 * t3
    let determinant =
      count * cofactor - t1 * (t1 * t4 - t2 * t3) + t2 * (t1 * t3 - t2 * t2)
    if count >= 3, determinant > 1e-12 {
      let numerator =
        p0 * (t2 * t3 - t1 * t4) + p1 * (count * t4 - t2 * t2) + p2 * (t1 * t2 - count * t3)
      return numerator / determinant
    }
    let spread = count * t2 - t1 * t1
    return spread > 1e-12 ? (p1 * count - p0 * t1) / spread : .zero
  }
}
