import GestureCore

/// The movement of fingers that may become a swipe.
struct SwipeMovement: Sendable {
  let startedAt: Timestamp
  /// Where the fingers came down.
  var starts: [Point] = []
  /// The failure of fingers that went far enough and strayed too far (S9.31), by the last movement
  /// of which that is true; nil where something else is missing.
  private var stray: FailureDetail.Fixed?
  /// Whether that is true of the last movement.
  private var isStraying = false
  /// The greatest distance that all fingers have come along one of the directions.
  private var farthest = 0.0

  init(startedAt: Timestamp) { self.startedAt = startedAt }

  /// The center of the points where the fingers came down.
  var start: Point {
    .zero + starts.reduce(Vector.zero) { $0 + ($1 - .zero) } / Double(max(starts.count, 1))
  }

  /// What makes the swipe impossible: the wrong way, or too far to the side of every direction.
  func failure(of movement: Vector, _ limits: SwipeLimits) -> FailureDetail.Fixed? {
    let directions = limits.direction.vectors
    if directions.allSatisfy({ movement.dot($0) <= -SwipeLimits.wrongWay }) {
      return FailureDetail.Fixed("it moved the wrong way", rule: .init(9, 33))
    }
    guard let least = directions.map({ movement.cross($0).magnitude }).min() else { return nil }
    guard least > limits.maximumCrossDistance else { return nil }
    // If it strayed too far before, that was what kept it from being complete.
    return (isStraying ? stray : nil)
      ?? FailureDetail.Fixed(
        "it strayed too far to the side", measured: least, limit: limits.maximumCrossDistance,
        .points, rule: .init(9, 31))
  }

  /// Whether it is fast enough to stray by the whole cross distance (S14.17).
  private func isFast(at timestamp: Timestamp, _ limits: SwipeLimits) -> Bool {
    timestamp - startedAt <= limits.maximumDuration / 2
  }

  /// How far to the side a finger may be that has gone some way (S9.31). Unit: points.
  private func room(along: Double, isFast: Bool, _ limits: SwipeLimits) -> Double {
    isFast ? limits.maximumCrossDistance : along * SwipeLimits.slowCrossShare
  }

  /// Whether all fingers have gone far enough in one direction.
  func isComplete(_ touches: Touches, at timestamp: Timestamp, _ limits: SwipeLimits) -> Bool {
    let isFast = isFast(at: timestamp, limits)
    return limits.direction.vectors.contains { direction in
      touches.allSatisfy { touch in
        let movement = touch.movement
        let along = movement.dot(direction)
        let room = room(along: along, isFast: isFast, limits)
        return along >= limits.minimumDistance && movement.cross(direction).magnitude <= room
      }
    }
  }

  /// Records how far the fingers have come, as long as they have not come far enough.
  mutating func note(_ touches: Touches, at timestamp: Timestamp, _ limits: SwipeLimits) {
    let movements = touches.map { $0.movement }
    for direction in limits.direction.vectors {
      farthest = max(farthest, movements.map { $0.dot(direction) }.min() ?? 0)
    }
    let isFast = isFast(at: timestamp, limits)
    let present = limits.direction.vectors.compactMap { direction in
      movements.allSatisfy { $0.dot(direction) >= limits.minimumDistance }
        ? movements.compactMap { stray(of: $0, direction, isFast: isFast, limits) }.first : nil
    }.first
    stray = present ?? stray
    isStraying = present != nil
  }

  /// How much a finger strays too far from a direction; nil where it doesn't.
  private func stray(
    of movement: Vector, _ direction: Vector, isFast: Bool, _ limits: SwipeLimits
  ) -> FailureDetail.Fixed? {
    let (across, along) = (movement.cross(direction).magnitude, movement.dot(direction))
    let room = room(along: along, isFast: isFast, limits)
    guard across > room else { return nil }
    return FailureDetail.Fixed(
      isFast
        ? "it strayed too far to the side" : "it strayed too far to the side for a slow swipe",
      measured: across, limit: room, .points, rule: .init(9, 31))
  }

  /// The limit that was not reached when the fingers lifted, or when the time was up.
  func shortfall(atLift: Bool, _ limits: SwipeLimits) -> FailureDetail.Fixed {
    if let stray { return stray }
    guard starts.count >= limits.numberOfTouches else {
      return FailureDetail.Fixed(
        "too few fingers", measured: Double(starts.count), limit: Double(limits.numberOfTouches),
        .count, .atLeast, rule: .init(9, 32))
    }
    return FailureDetail.Fixed(
      atLift
        ? "it lifted before it had gone far enough"
        : "its time was up before it had gone far enough",
      measured: farthest, limit: limits.minimumDistance, .points, .atLeast, rule: .init(9, 31))
  }
}

extension Touch {
  /// The displacement of the touch from where it came down, in window coordinates.
  fileprivate var movement: Vector { location(in: nil) - initialLocation(in: nil) }
}
