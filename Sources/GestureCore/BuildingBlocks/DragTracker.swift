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

  private var fingers = SmallArray<Finger>()
  private var isActive = false
  private var travelled = Vector.zero
  private var estimator = VelocityEstimator()
  /// Where the estimator's places count from.
  private var origin = Point.zero
  /// Whether the estimator has been started: with the path that the first finger came.
  private var hasPath = false
  /// How far the drag has come since its start, or since it was last set, in window coordinates.
  public var translation = Vector.zero {
    didSet { if !isMoving { stop() } }
  }
  private var isMoving = false

  public init() {}

  /// Starts afresh, for the next attempt.
  public mutating func reset() {
    fingers.removeAll()
    isActive = false
    travelled = .zero
    move(to: .zero)
    if hasPath { estimator = VelocityEstimator() }
    hasPath = false
  }

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
    if touches.count == 1 && room > 0 {
      // The touch is read first: the compiler would keep it alive through what follows.
      var finger: Finger?
      touches.withFirst { finger = Finger(id: $0.id, place: $0.location(in: nil)) }
      if let finger { fingers.append(finger) }
    } else {
      for touch in touches.prefix(room) {
        fingers.append(Finger(id: touch.id, place: touch.location(in: nil)))
      }
    }
    if !hadEnough && !isActive { start(at: timestamp) }
    return touches.count <= room ? .proceed : .ignoreAllBut(first: room)
  }

  /// The start is taken anew when the last finger that it takes has come down (S14.11).
  private mutating func start(at timestamp: Timestamp) {
    travelled = .zero
    move(to: .zero)
    hasPath = false
    guard fingers.count > 1 else { return }
    hasPath = true
    origin = .zero
    estimator.reset()
    estimator.add(.zero, at: timestamp)
  }

  /// How far a single finger may go before the drag has to hear of it, so that it can say the same
  /// as if it had heard of every move.
  public func slop(_ limits: DragLimits) -> Double {
    let isSimple = fingers.count == 1 && limits.minimumNumberOfTouches == 1 && !isActive
    return isSimple && travelled == .zero ? limits.hysteresis : 0
  }

  /// Whether fingers drag, or are about to.
  public var hasFingers: Bool { !fingers.isEmpty }

  /// Takes over how far the fingers have come without the drag's hearing of it.
  ///
  /// - Parameters:
  ///   - touches: all that are tracked.
  ///   - place: where a touch is, or was before an event in which others come down.
  public mutating func catchUp(with touches: Touches, place: (Touch) -> Point) {
    let (delta, _) = follow(touches, to: place)
    if delta == .zero && travelled == .zero { return }
    adoptPath(of: touches)
    move(by: delta)
  }

  /// Until the first report the finger's own path is the drag's.
  private mutating func adoptPath(of touches: Touches) {
    if hasPath { return }
    touches.withFirst { touch in
      hasPath = true
      estimator = touch.recentPath
      origin = touch.initialLocation(in: nil)
    }
  }

  /// The velocity is zero from here on, until the drag moves again (S9.19).
  private mutating func stop() {
    hasPath = true
    estimator.rebase()
  }

  /// Fingers moved.
  public mutating func moved(
    _ touches: Touches, at timestamp: Timestamp, _ limits: DragLimits
  ) -> Step {
    let (delta, hasMoved) = follow(touches) { $0.location(in: nil) }
    guard fingers.count >= limits.minimumNumberOfTouches, hasMoved else { return .proceed }
    if hasPath {
      advance(by: delta, at: timestamp)
    } else {
      if isActive || fingers.count > 1 { adoptPath(of: touches) }  // that ends here already
      move(by: delta)
    }
    return isActive ? .change : begin(with: touches, limits)
  }

  /// Begins without waiting for a movement, as a recognizer does that has begun by itself (S9.23).
  public mutating func begin() { isActive = true }

  private mutating func begin(with touches: Touches, _ limits: DragLimits) -> Step {
    guard travelled.length >= limits.hysteresis else { return .proceed }  // S10.5, S14.8
    if let failure = failureOfAxis(limits.axis) { return .failed(failure) }
    adoptPath(of: touches)
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
    touches.forEach { touch in fingers.removeAll { $0.id == touch.id } }
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

  /// A touch was dropped: it counts no more. The drag stays where it is.
  public mutating func ignored(_ touch: Touch) { fingers.removeAll { $0.id == touch.id } }

  /// Moves the drag without fingers, as a scroll wheel does (S9.25).
  public mutating func scrolled(
    by delta: Vector, at timestamp: Timestamp, _ limits: DragLimits
  ) -> Step {
    guard delta != .zero, delta.length.isFinite else { return .proceed }
    advance(by: delta, at: timestamp)
    return isActive ? .change : begin(with: Touches(), limits)
  }

  private mutating func advance(by delta: Vector, at timestamp: Timestamp) {
    move(by: delta)
    estimator.add(origin + travelled, at: timestamp)
  }

  private mutating func move(by delta: Vector) {
    travelled += delta
    move(to: translation + delta)
  }

  private mutating func move(to translation: Vector) {
    isMoving = true
    self.translation = translation
    isMoving = false
  }

  /// Takes over the fingers' new places.
  ///
  /// - Returns: the mean of all fingers' displacements, and whether any moved: two may move against
  ///   each other.
  private mutating func follow(
    _ touches: Touches, to place: (Touch) -> Point
  ) -> (delta: Vector, hasMoved: Bool) {
    var sum = Vector.zero
    var hasMoved = false
    touches.forEach { touch in
      guard let index = fingers.firstIndex(where: { $0.id == touch.id }) else { return }
      let place = place(touch)
      let movement = place - fingers[index].place
      hasMoved = hasMoved || movement != .zero
      sum += movement
      fingers[index].place = place
    }
    return (fingers.isEmpty ? .zero : sum / Double(fingers.count), hasMoved)
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
