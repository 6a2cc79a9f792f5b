import GestureCore

/// What makes a movement a swipe.
struct SwipeLimits: Sendable {
  var direction = SwipeDirection.right
  var numberOfTouches = 1
  var maximumDuration = Duration.milliseconds(500)
  var minimumDistance = 50.0
  var maximumCrossDistance = 50.0

  /// How far against every direction is clearly the wrong way, in points (S14.17).
  static let wrongWay = 10.0
  /// How much of its length a slow swipe may stray (S9.31).
  static let slowCrossShare = 1.0 / 3
}

/// The logic of a swipe: fingers that come down, and move far enough in one direction.
struct SwipeStateMachine: Sendable {
  enum Step {
    case proceed
    case completed
    case failed(FailureDetail)
  }

  private(set) var limits: SwipeLimits
  private let startedAt: Timestamp
  private var starts: [Point] = []
  private var isOver = false
  /// That a slow movement has gone far enough and strayed too far (S9.31); nil where it lacks
  /// something else.
  private(set) var slowStray: FailureDetail?

  init(_ limits: SwipeLimits = SwipeLimits(), startedAt: Timestamp = .zero) {
    self.limits = limits
    self.startedAt = startedAt
  }

  /// The middle of where the fingers came down, in window coordinates.
  var start: Point {
    .zero + starts.reduce(Vector.zero) { $0 + ($1 - .zero) } / Double(max(starts.count, 1))
  }

  mutating func began(_ touches: Touches) -> Step {
    starts += touches.map { $0.initialLocation(in: nil) }
    guard starts.count <= limits.numberOfTouches else {
      return fail(
        FailureDetail(
          "too many fingers", measured: Double(starts.count),
          limit: Double(limits.numberOfTouches), .count))
    }
    return .proceed
  }

  /// - Parameter touches: all fingers of the swipe, those that did not move too.
  mutating func moved(_ touches: Touches, at timestamp: Timestamp) -> Step {
    guard !isOver, !touches.isEmpty else { return .proceed }
    let movement = touches.location - start
    if let failure = failure(of: movement) { return fail(failure) }
    guard touches.count == limits.numberOfTouches else { return .proceed }
    let elapsed = timestamp - startedAt
    let isComplete = limits.direction.vectors.contains { direction in
      touches.allSatisfy { touch in
        isFarEnough(
          touch.location(in: nil) - touch.initialLocation(in: nil), along: direction, elapsed)
      }
    }
    guard isComplete else {
      slowStray = limits.direction.vectors.compactMap { stray(of: touches, along: $0) }.first
      return .proceed
    }
    isOver = true
    return .completed
  }

  /// A quick movement may stray up to the limit, a slow one by a third of its length.
  private func isFarEnough(
    _ movement: Vector, along direction: Vector, _ elapsed: Duration
  ) -> Bool {
    let along = movement.dot(direction)
    guard along >= limits.minimumDistance else { return false }
    let across = movement.cross(direction).magnitude
    let isFast = elapsed <= limits.maximumDuration / 2  // S14.17
    return across <= (isFast ? limits.maximumCrossDistance : along * SwipeLimits.slowCrossShare)
  }

  /// By how much fingers that have gone far enough in a direction stray too far for slow ones.
  private func stray(of touches: Touches, along direction: Vector) -> FailureDetail? {
    let movements = touches.map { $0.location(in: nil) - $0.initialLocation(in: nil) }
    guard movements.allSatisfy({ $0.dot(direction) >= limits.minimumDistance }) else { return nil }
    let straying = movements.first { movement in
      movement.cross(direction).magnitude > movement.dot(direction) * SwipeLimits.slowCrossShare
    }
    return straying.map { movement in
      FailureDetail(
        "it strayed too far to the side for a slow swipe",
        measured: movement.cross(direction).magnitude,
        limit: movement.dot(direction) * SwipeLimits.slowCrossShare, .points)
    }
  }

  /// What makes the swipe impossible: the wrong way, or too far to the side of every direction.
  private func failure(of movement: Vector) -> FailureDetail? {
    let directions = limits.direction.vectors
    if directions.allSatisfy({ movement.dot($0) <= -SwipeLimits.wrongWay }) {
      return "it moved the wrong way"
    }
    let strays = directions.allSatisfy {
      movement.cross($0).magnitude > limits.maximumCrossDistance
    }
    return strays ? "it strayed too far to the side" : nil
  }

  /// A lift counts as a movement first (S13.6); then it is too early.
  mutating func ended(_ touches: Touches, at timestamp: Timestamp) -> Step {
    let step = moved(touches, at: timestamp)
    guard case .proceed = step, !isOver else { return step }
    return fail(slowStray ?? "it lifted before it had gone far enough")
  }

  /// A touch was dropped: it counts no more.
  mutating func ignored(_ touch: Touch) {
    let start = touch.initialLocation(in: nil)
    if let index = starts.firstIndex(of: start) { starts.remove(at: index) }
  }

  private mutating func fail(_ detail: FailureDetail) -> Step {
    isOver = true
    return .failed(detail)
  }

  #if !hasFeature(Embedded)
    func addState(to digest: inout StateDigest) {
      digest.add(startedAt)
      digest.add(isOver)
      for place in starts { digest.add(place) }
    }
  #endif
}
