import GestureCore

/// What makes a movement a swipe.
struct SwipeLimits: Sendable {
  var direction = SwipeDirection.right
  var numberOfTouches = 1
  var maximumDuration = GestureSetting.maximumSwipeDuration.defaultValue
  var minimumDistance = GestureSetting.minimumSwipeDistance.defaultValue
  var maximumCrossDistance = GestureSetting.maximumSwipeCrossDistance.defaultValue

  /// How far against every direction is clearly the wrong way. Unit: points (S14.17).
  static let wrongWay = 10.0
  /// How far a slow swipe may stray, as a share of its length (S9.31).
  static let slowCrossShare = 1.0 / 3
}

/// The logic of a swipe: fingers that come down, and move far enough in one direction.
struct SwipeStateMachine: Sendable {
  enum Step {
    case proceed
    case completed
    case failed(FailureDetail.Fixed)
  }

  private enum State: Sendable {
    /// No finger is down.
    case idle
    case moving(SwipeMovement)
    case over
  }

  private var state = State.idle
  private(set) var limits = SwipeLimits()
  /// The center of the points where the fingers came down, in window coordinates; after a reset,
  /// that of the last swipe (S2.33).
  private(set) var start = Point.zero

  /// The next fingers begin another swipe.
  mutating func reset() { state = .idle }

  /// Fingers came down.
  ///
  /// - Parameter limits: apply if these are the first fingers.
  mutating func began(_ touches: Touches, at timestamp: Timestamp, _ limits: SwipeLimits) -> Step {
    var movement: SwipeMovement
    switch state {
    case .idle:
      self.limits = limits
      movement = SwipeMovement(startedAt: timestamp)
    case .moving(let present): movement = present
    case .over: return .proceed
    }
    movement.starts += touches.map { $0.initialLocation(in: nil) }
    start = movement.start
    state = .moving(movement)
    guard movement.starts.count <= self.limits.numberOfTouches else {
      return fail(
        FailureDetail.Fixed(
          "too many fingers", measured: Double(movement.starts.count),
          limit: Double(self.limits.numberOfTouches), .count, rule: .init(9, 32)))
    }
    return .proceed
  }

  /// - Parameter touches: all fingers of the swipe, including those that did not move.
  mutating func moved(_ touches: Touches, at timestamp: Timestamp) -> Step {
    guard case .moving(var movement) = state, !touches.isEmpty else { return .proceed }
    if let failure = movement.failure(of: touches.location - movement.start, limits) {
      return fail(failure)
    }
    guard touches.count == limits.numberOfTouches else { return .proceed }
    if movement.isComplete(touches, at: timestamp, limits) {
      state = .over
      return .completed
    }
    movement.note(touches, at: timestamp, limits)
    state = .moving(movement)
    return .proceed
  }

  /// A lift counts as a movement first (S13.6); if that is not enough, the lift is too early.
  mutating func ended(_ touches: Touches, at timestamp: Timestamp) -> Step {
    let step = moved(touches, at: timestamp)
    guard case .proceed = step, case .moving(let movement) = state else { return step }
    return fail(movement.shortfall(atLift: true, limits))
  }

  /// A touch was ignored: it no longer counts.
  mutating func ignored(_ touch: Touch) {
    guard case .moving(var movement) = state else { return }
    let place = touch.initialLocation(in: nil)
    if let index = movement.starts.firstIndex(of: place) { movement.starts.remove(at: index) }
    start = movement.start
    state = movement.starts.isEmpty ? .idle : .moving(movement)
  }

  /// The time is up.
  mutating func deadlineReached() -> Step {
    guard case .moving(let movement) = state else { return .proceed }
    return fail(movement.shortfall(atLift: false, limits))
  }

  private mutating func fail(_ detail: FailureDetail.Fixed) -> Step {
    state = .over
    return .failed(detail)
  }

  #if !hasFeature(Embedded)
    func addState(to digest: inout StateDigest) {
      switch state {
      case .idle: digest.add(0)
      case .over: digest.add(1)
      case .moving(let movement):
        digest.add(2)
        digest.add(movement.startedAt)
        for place in movement.starts { digest.add(place) }
      }
    }
  #endif
}
