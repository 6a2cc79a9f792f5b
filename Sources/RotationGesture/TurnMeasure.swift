import GestureCore

/// How far a line has turned since the start, and how fast it turns.
struct TurnMeasure: TwoFingerMeasure {
  private(set) var value = 0.0
  /// The turn since both fingers were last put down together, which decides when the gesture
  /// begins.
  private var sinceStart = 0.0
  private var line = Vector.zero
  private var estimator = VelocityEstimator()

  mutating func start(_ line: Vector, at timestamp: Timestamp) {
    self.line = line
    sinceStart = 0
    estimator.reset()
    estimator.add(Point(x: value, y: 0), at: timestamp)
  }

  mutating func startTransform(at timestamp: Timestamp) { start(.zero, at: timestamp) }

  /// Adds the small turn from the last line to this one, so that there is no jump at half a turn.
  mutating func follow(_ line: Vector, at timestamp: Timestamp) {
    advance(by: self.line.angle(to: line), timestamp)
    if line != .zero { self.line = line }
  }

  mutating func follow(_ transform: TransformInput, at timestamp: Timestamp) -> Bool {
    guard transform.rotation.isFinite else { return false }
    advance(by: transform.rotation - sinceStart, timestamp)
    return transform.rotation != 0
  }

  func change(from initialLine: Vector, to line: Vector) -> Double {
    sinceStart.magnitude * line.length / 2
  }

  #if !hasFeature(Embedded)
    func addState(to digest: inout StateDigest) {
      digest.add(sum: sinceStart)
      digest.add(line)
    }
  #endif

  private mutating func advance(by step: Double, _ timestamp: Timestamp) {
    value += step
    sinceStart += step
    estimator.add(Point(x: value, y: 0), at: timestamp)
  }

  /// Sets the value from which the turn continues.
  mutating func set(_ newValue: Double) {
    value = newValue
    estimator.rebase(to: Point(x: value, y: 0))
  }

  func velocity(at timestamp: Timestamp) -> Double { estimator.velocity(at: timestamp).dx }
}
