/// Follows fingers that drag: how far they have come together, and how fast they are.
///
/// A pure value that recognizers feed with touches and that answers with what to do. It is what
/// all pans have in common. With several fingers the drag moves by the mean of their
/// displacements, and a finger that joins or leaves moves nothing (S9.20; source: Flutter's
/// measurements of multi-finger drags).
public struct DragTracker: Sendable {
  /// What an event comes to.
  public enum Step: Sendable {
    /// Nothing to do.
    case proceed
    /// The fingers have moved far enough.
    case begin
    /// The drag has moved.
    case change
    /// The last finger has lifted.
    case end
    /// The movement crossed the hysteresis as the last finger lifted (S13.6).
    case beginAndEnd
    /// This is no drag.
    case failed(FailureDetail)
    /// Of the fingers that came down only the first so many join; the others are more than it
    /// takes, and concern others (S9.15).
    case ignoreAllBut(first: Int)
  }

  private struct Finger: Sendable {
    var id: TouchID
    var place: Point
  }

  private var fingers: [Finger] = []
  private var isActive = false
  private var travelled = Vector.zero
  private var estimator = VelocityEstimator()
  /// How far the drag has come since its start, or since it was last set, in window coordinates.
  public var translation = Vector.zero {
    didSet { if !isMoving { estimator.rebase() } }
  }
  private var isMoving = false

  public init() {}

  /// How fast the drag is, in points per second, in window coordinates; zero once it stands still.
  public func velocity(at timestamp: Timestamp) -> Vector { estimator.velocity(at: timestamp) }

  /// Fingers came down.
  public mutating func began(
    _ touches: Touches, at timestamp: Timestamp, _ limits: DragLimits
  ) -> Step {
    let room = max(0, limits.maximumNumberOfTouches - fingers.count)
    guard touches.count <= room || isActive else {
      return .failed(
        FailureDetail(
          "too many fingers", measured: Double(fingers.count + touches.count),
          limit: Double(limits.maximumNumberOfTouches), .count))
    }
    let hadEnough = fingers.count >= limits.minimumNumberOfTouches
    fingers += touches.prefix(room).map { Finger(id: $0.id, place: $0.location(in: nil)) }
    if !hadEnough && !isActive { start(at: timestamp) }
    return touches.count <= room ? .proceed : .ignoreAllBut(first: room)
  }

  /// The start is taken anew when the last finger that it takes has come down (S14.11).
  private mutating func start(at timestamp: Timestamp) {
    travelled = .zero
    translation = .zero
    estimator.reset()
    estimator.add(.zero, at: timestamp)
  }

  /// Fingers moved.
  public mutating func moved(
    _ touches: Touches, at timestamp: Timestamp, _ limits: DragLimits
  ) -> Step {
    let delta = follow(touches)
    guard fingers.count >= limits.minimumNumberOfTouches, delta != .zero else { return .proceed }
    advance(by: delta, at: timestamp)
    return isActive ? .change : begin(limits)
  }

  /// Begins without waiting for a movement, as a recognizer does that has begun by itself (S9.23).
  public mutating func begin() { isActive = true }

  private mutating func begin(_ limits: DragLimits) -> Step {
    guard travelled.length >= limits.hysteresis else { return .proceed }  // S10.5, S14.8
    if let failure = failureOfAxis(limits.axis) { return .failed(failure) }
    isActive = true
    return .begin
  }

  private func failureOfAxis(_ axis: Axis) -> FailureDetail? {
    let across = travelled.dx.magnitude
    let down = travelled.dy.magnitude
    switch axis {
    case .any: return nil
    case .horizontal:
      return across > down ? nil : "the movement was not more horizontal than vertical"
    case .vertical:
      return down > across ? nil : "the movement was not more vertical than horizontal"
    }
  }

  /// Fingers lifted, maybe at a new place: one step, with the new geometry (S14.12).
  public mutating func ended(
    _ touches: Touches, at timestamp: Timestamp, _ limits: DragLimits
  ) -> Step {
    let step = moved(touches, at: timestamp, limits)
    for touch in touches { fingers.removeAll { $0.id == touch.id } }
    switch step {
    case .failed: return step
    case .begin: return fingers.isEmpty ? .beginAndEnd : .begin
    case .proceed, .change, .end, .beginAndEnd, .ignoreAllBut:
      guard fingers.isEmpty else { return step }
      return isActive ? .end : .failed("the fingers lifted before they had moved far enough")
    }
  }

  /// Touches were taken away: they count no more.
  ///
  /// - Returns: whether no finger is left.
  public mutating func cancelled(_ touches: Touches) -> Bool {
    for touch in touches { fingers.removeAll { $0.id == touch.id } }
    return fingers.isEmpty
  }

  /// Moves the drag without fingers, as a scroll wheel does (S9.25).
  public mutating func scrolled(
    by delta: Vector, at timestamp: Timestamp, _ limits: DragLimits
  ) -> Step {
    guard delta != .zero, delta.length.isFinite else { return .proceed }
    advance(by: delta, at: timestamp)
    return isActive ? .change : begin(limits)
  }

  private mutating func advance(by delta: Vector, at timestamp: Timestamp) {
    isMoving = true
    travelled += delta
    translation += delta
    isMoving = false
    estimator.add(.zero + travelled, at: timestamp)
  }

  /// Takes over the fingers' new places.
  ///
  /// - Returns: the mean of all fingers' displacements.
  private mutating func follow(_ touches: Touches) -> Vector {
    var sum = Vector.zero
    for touch in touches {
      guard let index = fingers.firstIndex(where: { $0.id == touch.id }) else { continue }
      let place = touch.location(in: nil)
      sum += place - fingers[index].place
      fingers[index].place = place
    }
    return fingers.isEmpty ? .zero : sum / Double(fingers.count)
  }
}

#if !hasFeature(Embedded)
  extension DragTracker {
    /// Adds what decides about the drag from here on: where it goes is of no more importance once
    /// it has begun.
    public func addState(to digest: inout StateDigest) {
      digest.add(isActive)
      digest.add(fingers.count)
      for finger in fingers { digest.add(finger.id.rawValue) }
      if !isActive { digest.add(travelled) }
    }
  }
#endif
