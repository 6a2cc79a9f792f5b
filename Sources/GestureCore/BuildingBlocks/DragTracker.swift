/// Tracks dragging fingers: their common displacement and velocity.
///
/// A pure value: it receives touches and returns what to do. All pans share it. With several
/// fingers the drag moves by the mean of their displacements, and a finger that joins or leaves
/// does not move it (S9.20; source: Flutter's measurements of multi-finger drags).
/// ```
///   undecided ──▶ active     .begin    (moved past the hysteresis)
///       │            │ ↺     .change
///       ▼            ▼
///    .failed        .end               (the last finger lifts)
/// ```
/// After `failed`, `end` and `beginAndEnd` call ``reset()``.
public struct DragTracker: Sendable {
  /// What to do after an event.
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
    /// This is not a drag.
    case failed(FailureDetail.Fixed)
    /// Only this many of the new fingers join, in order; the others exceed the maximum and are to
    /// be ignored (S9.15).
    case ignoreAllBut(first: Int)
  }

  private enum State: Sendable {
    case undecided
    case active
  }

  private var fingers = DragFingers()
  /// Whether a delivered move has changed a finger's place since the last reset.
  private var hasMoved = false
  /// The most fingers that were down together since the last reset.
  private var mostFingers = 0
  private var state = State.undecided
  private var path = DragPath.ofTouches(since: .zero)
  /// All movement since the start, whatever the translation was set to.
  private var travelled = Vector.zero
  /// The greatest distance of a single finger from its start, recorded when it lifts.
  private var farthest = 0.0
  /// The limits as of the latest touch.
  private var limits = DragLimits()
  /// How far the drag has moved since its start, or since it was last set, in window coordinates.
  public private(set) var translation = Vector.zero

  /// A tracker without fingers, for the first attempt.
  public init() {}

  /// Resets the tracker for the next attempt.
  public mutating func reset() {
    fingers.removeAll()
    hasMoved = false
    mostFingers = 0
    farthest = 0
    state = .undecided
    travelled = .zero
    translation = .zero
    path = .ofTouches(since: .zero)
  }

  private var isActive: Bool { state == .active }

  // MARK: Reading

  /// How fast the drag is, in points per second, in window coordinates; zero once it stands still.
  public func velocity(at timestamp: Timestamp) -> Vector {
    path.velocity(at: timestamp)
  }

  /// Sets the translation, to which later movement is added. The velocity is zero until the drag
  /// moves again (S9.19).
  public mutating func setTranslation(_ newValue: Vector) {
    translation = newValue
    path.rebase()
  }

  /// Whether fingers drag, or are about to.
  public var hasFingers: Bool { !fingers.isEmpty }

  /// Whether the velocity is still read from the touches' own paths. Of many drags that begin
  /// together all but one are excluded, so the path is not copied until ``catchUp(with:place:)``.
  var borrowsPath: Bool { isActive && path.isOfTouches }

  /// How far each finger may move from where it came down before its moves have to be delivered:
  /// while all stay within, so does their mean. Zero once a finger has moved. With several fingers,
  /// call ``catchUp(with:place:)`` before what follows is delivered.
  public var slop: Double {
    guard !isActive, !hasMoved, fingers.count >= limits.minimumNumberOfTouches else { return 0 }
    return limits.hysteresis
  }

  /// Whether the moves of several fingers may not have been delivered.
  var isBehindSeveral: Bool { fingers.count > 1 && !hasMoved }

  // MARK: Fingers

  /// Fingers came down. The limits apply from now on.
  public mutating func began(
    _ touches: Touches, at timestamp: Timestamp, _ limits: DragLimits
  ) -> Step {
    self.limits = limits
    let room = max(0, limits.maximumNumberOfTouches - fingers.count)
    guard touches.count <= room || isActive else {
      return .failed(
        FailureDetail.Fixed(
          "too many fingers", measured: Double(fingers.count + touches.count),
          limit: Double(limits.maximumNumberOfTouches), .count, rule: .init(9, 15)))
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
      var finger: DragFingers.Finger?
      touches.withFirst { finger = DragFingers.Finger(id: $0.id, place: $0.location(in: nil)) }
      if let finger { fingers.append(finger) }
    } else {
      for touch in touches.prefix(room) {
        fingers.append(DragFingers.Finger(id: touch.id, place: touch.location(in: nil)))
      }
    }
  }

  /// Restarts the measurement when the last required finger has come down (S14.11).
  private mutating func start(at timestamp: Timestamp) {
    travelled = .zero
    translation = .zero
    path = .ofTouches(since: timestamp)
    guard hasMoved && fingers.count > 1 else { return }
    path = .empty
    path.add(.zero, at: timestamp)
  }

  /// Takes dragging fingers over: the drag is active from here on (S15.12).
  public mutating func takeOver(_ touches: Touches, _ limits: DragLimits) {
    reset()
    self.limits = limits
    join(touches, room: max(0, limits.maximumNumberOfTouches))
    touches.withFirst { path = .own($0.recentPath, origin: $0.location(in: nil)) }
    state = .active
  }

  /// Adds the movement of the fingers that was not delivered.
  ///
  /// - Parameters:
  ///   - touches: all that are tracked.
  ///   - place: where a touch is, or was before an event in which others come down.
  public mutating func catchUp(with touches: Touches, place: (Touch) -> Point) {
    catchUp(visiting: touches, all: touches, place: place)
  }

  /// The same with all that a recognizer tracks: nothing is allocated where none has moved.
  mutating func catchUp(with core: RecognizerCore, place: (Touch) -> Point) {
    catchUp(visiting: core.touchList, all: core.trackedTouches, place: place)
  }

  @inline(__always)
  private mutating func catchUp(
    visiting sequence: some TouchSequence, all touches: @autoclosure () -> Touches,
    place: (Touch) -> Point
  ) {
    let (delta, _) = follow(sequence, to: place)
    if !hasMoved && travelled == .zero { return }
    if path.isOfTouches { path.adopt(touches(), count: fingers.count) }
    move(by: delta)
  }

  @inline(__always)
  private mutating func follow(
    _ touches: some TouchSequence, to place: (Touch) -> Point
  ) -> (delta: Vector, haveMoved: Bool) {
    let (delta, haveMoved) = fingers.follow(touches, to: place)
    if haveMoved { hasMoved = true }
    return (delta, haveMoved)
  }

  /// Fingers moved.
  public mutating func moved(_ touches: Touches, at timestamp: Timestamp) -> Step {
    let (delta, haveMoved) = follow(touches) { $0.location(in: nil) }
    guard fingers.count >= limits.minimumNumberOfTouches, haveMoved else { return .proceed }
    if !path.isOfTouches {
      advance(by: delta, at: timestamp)
    } else {
      if isActive || fingers.count > 1 { path.adopt(touches, count: fingers.count) }
      move(by: delta)  // the path includes this move
    }
    return isActive ? .change : beginIfFarEnough()
  }

  /// Begins without waiting for movement, for a recognizer that has begun by itself (S9.23).
  public mutating func begin() { state = .active }

  private mutating func beginIfFarEnough() -> Step {
    guard travelled.length >= limits.hysteresis else { return .proceed }  // S10.5, S14.8
    if let failure = failureOfAxis { return .failed(failure) }
    state = .active
    return .begin
  }

  private var failureOfAxis: FailureDetail.Fixed? {
    let (across, down) = (travelled.dx.magnitude, travelled.dy.magnitude)
    let phrase: StaticString
    switch limits.axis {
    case .horizontal where across <= down:
      phrase = "the movement was not more horizontal than vertical"
    case .vertical where down <= across:
      phrase = "the movement was not more vertical than horizontal"
    case .any, .horizontal, .vertical: return nil
    }
    return FailureDetail.Fixed(phrase, rule: .init(14, 8))
  }

  /// Fingers lifted, possibly at a new place: one step, with the new geometry (S14.12).
  public mutating func ended(_ touches: Touches, at timestamp: Timestamp) -> Step {
    let step = moved(touches, at: timestamp)
    if mostFingers == 1 { touches.withFirst { farthest = $0.farthestDistance } }
    fingers.remove(touches)
    switch step {
    case .failed: return step
    case .begin: return fingers.isEmpty ? .beginAndEnd : .begin
    case .proceed, .change, .end, .beginAndEnd, .ignoreAllBut:
      guard fingers.isEmpty else { return step }
      return isActive ? .end : .failed(shortfall)
    }
  }

  /// The limit that was not reached when the last finger lifted.
  private var shortfall: FailureDetail.Fixed {
    limits.shortfall(
      ofFingers: mostFingers, moved: max(farthest, travelled.length), anyMoved: hasMoved)
  }

  /// Touches were cancelled: they no longer count.
  ///
  /// - Returns: whether no finger is left.
  public mutating func cancelled(_ touches: Touches) -> Bool {
    fingers.remove(touches)
    return fingers.isEmpty
  }

  /// A touch was ignored: it no longer counts. The drag does not move.
  public mutating func ignored(_ touch: Touch) { fingers.remove(touch.id) }

  /// Moves the drag without fingers, as a scroll wheel does (S9.25). The limits apply from
  /// now on.
  public mutating func scrolled(
    by delta: Vector, at timestamp: Timestamp, _ limits: DragLimits
  ) -> Step {
    self.limits = limits
    guard delta != .zero, delta.length.isFinite else { return .proceed }
    if path.isOfTouches { path = .empty }
    advance(by: delta, at: timestamp)
    return isActive ? .change : beginIfFarEnough()
  }

  // MARK: Movement

  private mutating func advance(by delta: Vector, at timestamp: Timestamp) {
    move(by: delta)
    path.add(travelled, at: timestamp)
  }

  private mutating func move(by delta: Vector) {
    travelled += delta
    translation += delta
  }
}

#if !hasFeature(Embedded)
  extension DragTracker {
    /// Adds the state that determines how the drag continues. Once it has begun, its place is
    /// irrelevant.
    public func addState(to digest: inout StateDigest) {
      digest.add(isActive)
      digest.add(fingers.count)
      fingers.forEachID { digest.add($0.rawValue) }
      if !isActive { digest.add(sum: travelled) }
    }
  }
#endif
