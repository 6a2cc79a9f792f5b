import GestureCore

/// A length relative to its value at the start, and how fast the ratio changes.
struct RatioMeasure: TwoFingerMeasure {
  /// Fingers that coincide count as this far apart, since a ratio to zero is not a number. In
  /// points, the size of a pixel.
  static let leastLength = 1.0
  /// The smallest ratio allowed: a touchpad may report 0 or less.
  static let leastRatio = 1e-6

  private(set) var value = 1.0
  private var estimator = VelocityEstimator()
  /// The length at which the ratio would be 1.
  private var unit = 1.0
  private var least = leastLength

  mutating func start(_ line: Vector, at timestamp: Timestamp) {
    start(length: line.length, least: Self.leastLength, timestamp)
  }

  mutating func startTransform(at timestamp: Timestamp) { start(length: 1, least: 0, timestamp) }

  private mutating func start(length: Double, least: Double, _ timestamp: Timestamp) {
    self.least = least
    unit = max(length, least) / value
    estimator.reset()
    estimator.add(Point(x: value, y: 0), at: timestamp)
  }

  mutating func follow(_ line: Vector, at timestamp: Timestamp) { follow(line.length, timestamp) }

  mutating func follow(_ transform: TransformInput, at timestamp: Timestamp) -> Bool {
    follow(transform.scale, timestamp)
    return transform.scale != 1
  }

  func change(from initialLine: Vector, to line: Vector) -> Double {
    (line.length - initialLine.length).magnitude
  }

  private mutating func follow(_ length: Double, _ timestamp: Timestamp) {
    let ratio = max(length, least) / unit
    value = ratio.isFinite ? max(ratio, Self.leastRatio) : value
    estimator.add(Point(x: value, y: 0), at: timestamp)
  }

  /// Sets the value from which the ratio continues.
  mutating func set(_ newValue: Double) {
    unit *= value / newValue
    value = newValue
    estimator.rebase(to: Point(x: value, y: 0))
  }

  func velocity(at timestamp: Timestamp) -> Double { estimator.velocity(at: timestamp).dx }
}
