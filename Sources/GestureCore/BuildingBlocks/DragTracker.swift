/// Follows fingers that drag: how far they have come together, and how fast they are.
///
/// A pure value: it is given touches and answers with what to do. All pans share it. With several
/// fingers the drag moves by the mean of their displacements, and a finger that joins or leaves
/// moves nothing (S9.20; source: Flutter's measurements of multi-finger drags).
///
/// ```
///   undecided ──▶ active          began    (moved past the hysteresis)
///       │            │ ↺          changed
///       ▼            ▼
///    failed        ended          (the last finger lifts)
/// ```
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
    case failed(FailureDetail.Fixed)
    /// Of the fingers that came down only the first so many join; the others are more than it takes
    /// and are to be ignored (S9.15).
    case ignoreAllBut(first: Int)
  }

  private struct Finger: Sendable {
    var id: TouchID
    var place: Point
  }

  private enum State: Sendable {
    case undecided
    case active
  }

  /// Where the velocity comes from.
  private enum Path: Sendable {
    /// The path of the one finger, which its touch keeps; nothing was copied yet.
    case ofTouch
    /// The places of the drag, counted from an origin.
    case own(VelocityEstimator, origin: Point)
  }

  private var fingers = SmallArray<Finger>()
  /// The most fingers at a time since the last reset.
  private var mostFingers = 0
  private var state = State.undecided
  private var path = Path.ofTouch
  /// All movement since the start, whatever the translation was set to.
  private var travelled = Vector.zero
  /// How far a single finger has been from its start at the most, as it lifts.
  private var farthest = 0.0
  /// As the latest touch found them.
  private var limits = DragLimits()
  /// How far the drag has come since its start, or since it was last set, in window coordinates.
  public private(set) var translation = Vector.zero

  public init() {}

  /// Starts afresh, for the next attempt.
  public mutating func reset() {
    fingers.removeAll()
    mostFingers = 0
    farthest = 0
    state = .undecided
    travelled = .zero
    translation = .zero
    path = .ofTouch
  }

  private var isActive: Bool { state == .active }

  // MARK: Reading

  /// How fast the drag is, in points per second, in window coordinates; zero once it stands still.
  public func velocity(at timestamp: Timestamp) -> Vector {
    guard case .own(let estimator, _) = path else { return .zero }
    return estimator.velocity(at: timestamp)
  }

  /// Sets the translation from which the drag counts on. The velocity is zero from here on, until
  /// the drag moves again (S9.19).
  public mutating func setTranslation(_ newValue: Vector) {
    translation = newValue
    guard case .own(var estimator, let origin) = path else {
      path = .own(VelocityEstimator(), origin: .zero)
      return
    }
    estimator.rebase()
    path = .own(estimator, origin: origin)
  }

  /// Whether fingers drag, or are about to.
  public var hasFingers: Bool { !fingers.isEmpty }

  /// Whether the velocity is that of the one finger: many drags begin together, and all but one are
  /// called off before they could take it over. ``catchUp(with:place:)`` does.
  var borrowsPath: Bool {
    if case .ofTouch = path { isActive } else { false }
  }

  /// How far a single finger may move before the drag has to hear of it, so that it can say the same
  /// as if it had heard of every move.
  public var slop: Double {
    let isSimple = fingers.count == 1 && limits.minimumNumberOfTouches == 1 && !isActive
    return isSimple && travelled == .zero ? limits.hysteresis : 0
  }

  // MARK: Fingers

  /// Fingers came down.
  ///
  /// - Parameter limits: count from here on.
  public mutating func began(
    _ touches: Touches, at timestamp: Timestamp, _ limits: DragLimits
  ) -> Step {
    self.limits = limits
    let room = max(0, limits.maximumNumberOfTouches - fingers.count)
    guard touches.count <= room || isActive else {
      return .failed(
        FailureDetail.Fixed(
          "too many fingers", measured: Double(fingers.count + touches.count),
          limit: Double(limits.maximumNumberOfTouches), .count))
    }
    let hadEnough = fingers.count >= limits.minimumNumberOfTouches
    join(touches, room: room)
    mostFingers = max(mostFingers, fingers.count)
    if !hadEnough && !isActive { start(at: timestamp) }
    return touches.count <= room ? .proceed : .ignoreAllBut(first: room)
  }

  private mutating func join(_ touches: Touches, room: Int) {
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
  }

  /// The start is taken anew when the last finger that it takes has come down (S14.11).
  private mutating func start(at timestamp: Timestamp) {
    travelled = .zero
    translation = .zero
    path = .ofTouch
    guard fingers.count > 1 else { return }
    var estimator = VelocityEstimator()
    estimator.add(.zero, at: timestamp)
    path = .own(estimator, origin: .zero)
  }

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
    guard case .ofTouch = path else { return }
    touches.withFirst { touch in
      path = .own(touch.recentPath, origin: touch.initialLocation(in: nil))
    }
  }

  /// Fingers moved.
  public mutating func moved(_ touches: Touches, at timestamp: Timestamp) -> Step {
    let (delta, hasMoved) = follow(touches) { $0.location(in: nil) }
    guard fingers.count >= limits.minimumNumberOfTouches, hasMoved else { return .proceed }
    switch path {
    case .own: advance(by: delta, at: timestamp)
    case .ofTouch:
      if isActive || fingers.count > 1 { adoptPath(of: touches) }  // that ends here already
      move(by: delta)
    }
    return isActive ? .change : beginIfFarEnough()
  }

  /// Begins without waiting for a movement, as a recognizer does that has begun by itself (S9.23).
  public mutating func begin() { state = .active }

  private mutating func beginIfFarEnough() -> Step {
    guard travelled.length >= limits.hysteresis else { return .proceed }  // S10.5, S14.8
    if let failure = failureOfAxis { return .failed(failure) }
    state = .active
    return .begin
  }

  private var failureOfAxis: FailureDetail.Fixed? {
    let across = travelled.dx.magnitude
    let down = travelled.dy.magnitude
    switch limits.axis {
    case .any: return nil
    case .horizontal:
      return across > down ? nil : "the movement was not more horizontal than vertical"
    case .vertical:
      return down > across ? nil : "the movement was not more vertical than horizontal"
    }
  }

  /// Fingers lifted, maybe at a new place: one step, with the new geometry (S14.12).
  public mutating func ended(_ touches: Touches, at timestamp: Timestamp) -> Step {
    let step = moved(touches, at: timestamp)
    if mostFingers == 1 { touches.withFirst { farthest = $0.farthestDistance } }
    touches.forEach { touch in fingers.removeAll { $0.id == touch.id } }
    switch step {
    case .failed: return step
    case .begin: return fingers.isEmpty ? .beginAndEnd : .begin
    case .proceed, .change, .end, .beginAndEnd, .ignoreAllBut:
      guard fingers.isEmpty else { return step }
      return isActive ? .end : .failed(shortfall)
    }
  }

  /// What was too little as the last finger lifted.
  private var shortfall: FailureDetail.Fixed {
    guard mostFingers >= limits.minimumNumberOfTouches else {
      return FailureDetail.Fixed(
        "too few fingers", measured: Double(mostFingers),
        limit: Double(limits.minimumNumberOfTouches), .count, .atLeast)
    }
    return FailureDetail.Fixed(
      "the fingers lifted before they had moved far enough",
      measured: max(farthest, travelled.length),
      limit: limits.hysteresis, .points, .atLeast)
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
  ///
  /// - Parameter limits: count from here on.
  public mutating func scrolled(
    by delta: Vector, at timestamp: Timestamp, _ limits: DragLimits
  ) -> Step {
    self.limits = limits
    guard delta != .zero, delta.length.isFinite else { return .proceed }
    if case .ofTouch = path { path = .own(VelocityEstimator(), origin: .zero) }
    advance(by: delta, at: timestamp)
    return isActive ? .change : beginIfFarEnough()
  }

  // MARK: Movement

  private mutating func advance(by delta: Vector, at timestamp: Timestamp) {
    move(by: delta)
    guard case .own(var estimator, let origin) = path else { return }
    path = .ofTouch  // so that the estimator is changed in place
    estimator.add(origin + travelled, at: timestamp)
    path = .own(estimator, origin: origin)
  }

  private mutating func move(by delta: Vector) {
    travelled += delta
    translation += delta
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
    /// Adds what decides about the drag from here on. Once it has begun, its place matters no more.
    public func addState(to digest: inout StateDigest) {
      digest.add(isActive)
      digest.add(fingers.count)
      for finger in fingers { digest.add(finger.id.rawValue) }
      if !isActive { digest.add(travelled) }
    }
  }
#endif
