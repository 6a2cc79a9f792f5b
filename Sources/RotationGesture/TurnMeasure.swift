import GestureCore

/// How far a line has turned since the start, and how fast it turns.
struct TurnMeasure: Sendable {
  private(set) var value = 0.0
  /// How far since both fingers were last down together: what decides on beginning.
  private(set) var sinceStart = 0.0
  private var line = Vector.zero
  private var estimator = VelocityEstimator()

  /// A new start, from which the turn goes on without a jump.
  mutating func start(_ line: Vector, _ timestamp: Timestamp) {
    self.line = line
    sinceStart = 0
    estimator.reset()
    estimator.add(Point(x: value, y: 0), at: timestamp)
  }

  /// Adds the small turn from the last line to this one, so that no jump comes at half a turn.
  mutating func follow(_ line: Vector, _ timestamp: Timestamp) {
    advance(by: self.line.angle(to: line), timestamp)
    if line != .zero { self.line = line }
  }

  /// Takes over a turn that is counted from the start.
  mutating func follow(turn: Double, _ timestamp: Timestamp) {
    advance(by: turn - sinceStart, timestamp)
  }

  private mutating func advance(by step: Double, _ timestamp: Timestamp) {
    value += step
    sinceStart += step
    estimator.add(Point(x: value, y: 0), at: timestamp)
  }

  /// Counts on from a value.
  mutating func set(_ newValue: Double) {
    value = newValue
    estimator.rebase(to: Point(x: value, y: 0))
  }

  func velocity(at timestamp: Timestamp) -> Double { estimator.velocity(at: timestamp).dx }
}
