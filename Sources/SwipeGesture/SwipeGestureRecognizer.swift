public import GestureCore

/// Recognizes fingers that are swept in a direction.
///
/// Discrete: it recognizes during the movement, as soon as it has gone far enough, and not at the
/// lift (S9.28). A quick swipe may stray; a slow one has to be precise (S9.30, S9.31).
///
/// ```swift
/// let swipe = SwipeGestureRecognizer()
/// swipe.direction = [.left, .right]
/// view.addGestureRecognizer(swipe)
/// pan.require(toFail: swipe)  // else the pan, which begins earlier, always wins (S4.42)
/// ```
public final class SwipeGestureRecognizer: GestureRecognizer {
  public let core = RecognizerCore(name: "swipe")

  /// The directions that count; it doesn't tell which one it was (S9.29). Default: right.
  public var direction = SwipeDirection.right

  private var ownDuration: Duration?
  private var ownDistance: Double?
  private var ownCrossDistance: Double?
  private var fingersRequired = 1
  private var machine = SwipeStateMachine()

  public init() {}

  /// How many fingers swipe together. Range: 1 or more; less counts as 1, with a diagnostic.
  /// Default: 1.
  public var numberOfTouchesRequired: Int {
    get { fingersRequired }
    set { fingersRequired = core.atLeastOne(newValue, "numberOfTouchesRequired") }
  }

  /// How long the swipe may take, from its first finger's coming down. Default: 0.5 s.
  public var maximumDuration: Duration {
    get { ownDuration ?? core.settings.maximumSwipeDuration }
    set { ownDuration = newValue }
  }

  /// How far it has to go. Unit: points. Default: 50.
  public var minimumDistance: Double {
    get { ownDistance ?? core.settings.minimumSwipeDistance }
    set { ownDistance = newValue }
  }

  /// How far it may stray to the side. Unit: points. Default: 50.
  public var maximumCrossDistance: Double {
    get { ownCrossDistance ?? core.settings.maximumSwipeCrossDistance }
    set { ownCrossDistance = newValue }
  }

  public var isMovement: Bool { true }

  private var limits: SwipeLimits {
    SwipeLimits(
      direction: direction, numberOfTouches: fingersRequired, maximumDuration: maximumDuration,
      minimumDistance: minimumDistance, maximumCrossDistance: maximumCrossDistance)
  }

  // MARK: Touches

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    if touches.count == core.trackedTouches.count {
      machine = SwipeStateMachine(limits, startedAt: event.timestamp)
      core.cancelWakes()
      core.wake(after: machine.limits.maximumDuration)
    }
    follow(machine.began(touches))
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    follow(machine.moved(core.trackedTouches, at: event.timestamp))
  }

  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    follow(machine.ended(core.trackedTouches, at: event.timestamp))
  }

  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }

  public func touchIgnored(_ touch: Touch) { machine.ignored(touch) }

  public func deadlineReached(_ deadline: Deadline) {
    let limit = machine.limits.maximumDuration
    core.fail(
      .ownDecision,
      machine.slowStray ?? FailureDetail("it was not complete within", limit: limit))
  }

  public func reset() { machine = SwipeStateMachine() }

  private func follow(_ step: SwipeStateMachine.Step) {
    switch step {
    case .proceed: break
    case .completed: core.state = .ended
    case .failed(let detail): core.fail(.ownDecision, detail)
    }
  }

  /// Where the swipe began (S9.34).
  public func location(in view: View?) -> Point {
    view?.convert(machine.start, from: nil) ?? machine.start
  }
}

#if !hasFeature(Embedded)
  extension SwipeGestureRecognizer {
    public var profile: GestureProfile {
      var profile = GestureProfile(.swipe(over: minimumDistance))
      profile.directions = direction.vectors
      profile.numberOfTouches = fingersRequired...fingersRequired
      profile.undecidedAtRest = maximumDuration
      profile.allowableStray = maximumCrossDistance
      if direction.isEmpty { profile.obstacle = "its direction is empty" }
      return profile
    }

    public func addState(to digest: inout StateDigest) {
      machine.addState(to: &digest)
      digest.add(core.trackedTouches)
    }
  }
#endif

@available(*, unavailable)
extension SwipeGestureRecognizer: Sendable {}
