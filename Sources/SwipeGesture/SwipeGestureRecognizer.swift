public import GestureCore

/// Recognizes fingers that swipe in a direction.
///
/// Discrete: it recognizes during the movement, as soon as that has gone far enough, and not at the
/// lift (S9.28). A quick swipe may stray; a slow one has to be precise (S9.30, S9.31).
///
/// ```swift
/// let swipe = SwipeGestureRecognizer()
/// swipe.direction = [.left, .right]
/// view.addGestureRecognizer(swipe)
/// pan.require(toFail: swipe)  // else the pan, which begins earlier, always wins (S4.42)
/// ```
public final class SwipeGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "swipe")

  public var handle: RecognizerHandle { core.handle }

  /// The directions that count; the recognizer doesn't report which one it was (S9.29). Default:
  /// right.
  public var direction = SwipeDirection.right

  private var durationLimit = GestureLimit(GestureSetting.maximumSwipeDuration)
  private var distanceLimit = GestureLimit(GestureSetting.minimumSwipeDistance)
  private var crossDistanceLimit = GestureLimit(GestureSetting.maximumSwipeCrossDistance)
  private var fingersRequired = 1
  private var machine = SwipeStateMachine()

  /// A recognizer named "swipe", for one finger.
  public init() {
    core.isMovement = true
    core.buttonMaskRequired = .primary
  }

  /// How many fingers swipe together. Range: 1 or more; less counts as 1, with a diagnostic.
  /// Default: 1.
  public var numberOfTouchesRequired: Int {
    get { fingersRequired }
    set { fingersRequired = core.atLeastOne(newValue, "numberOfTouchesRequired") }
  }

  /// How long the swipe may take, from when its first finger came down. Range: 0 or more; less
  /// counts as 0, with a diagnostic. Default: 0.5 s.
  public var maximumDuration: Duration {
    get { durationLimit.value(for: core) }
    set { durationLimit.own = core.atLeastZero(newValue, "maximumDuration") }
  }

  /// How far it has to go. Unit: points. Range: 0 or more; less counts as 0, with a diagnostic.
  /// Default: 50.
  public var minimumDistance: Double {
    get { distanceLimit.value(for: core) }
    set { distanceLimit.own = core.atLeastZero(newValue, "minimumDistance") }
  }

  /// How far it may stray to the side. Unit: points. Range: 0 or more; less counts as 0, with a
  /// diagnostic. Default: 50.
  public var maximumCrossDistance: Double {
    get { crossDistanceLimit.value(for: core) }
    set { crossDistanceLimit.own = core.atLeastZero(newValue, "maximumCrossDistance") }
  }

  /// The buttons of which a pointer has to press at least one (S15.17). Fingers and styluses pass.
  /// Range: not empty; an empty mask counts as the primary button, with a diagnostic. Default: the
  /// primary one.
  public var buttonMaskRequired: ButtonMask {
    get { core.buttonMaskRequired }
    set { core.buttonMaskRequired = core.notEmpty(newValue, "buttonMaskRequired") }
  }

  private var limits: SwipeLimits {
    SwipeLimits(
      direction: direction, numberOfTouches: fingersRequired, maximumDuration: maximumDuration,
      minimumDistance: minimumDistance, maximumCrossDistance: maximumCrossDistance)
  }

  // MARK: Touches

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    let isFirst = touches.count == core.trackedTouches.count
    follow(machine.began(touches, at: event.timestamp, limits))
    guard isFirst, core.state == .possible else { return }
    core.cancelWakes()
    core.wake(after: machine.limits.maximumDuration)
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

  public func deadlineReached(_ deadline: Deadline) { follow(machine.deadlineReached()) }

  public func reset() { machine.reset() }

  private func follow(_ step: SwipeStateMachine.Step) {
    switch step {
    case .proceed: break
    case .completed: core.state = .ended
    case .failed(let detail): core.fail(detail)
    }
  }

  /// Where the swipe began (S9.34).
  public func location(in view: View?) -> Point {
    view?.convert(machine.start, from: nil) ?? machine.start
  }
}

extension SwipeGestureRecognizer: GestureInspectable {
  public var profile: GestureProfile {
    var profile = GestureProfile(.swipe(over: minimumDistance))
    profile.directions = direction.vectors
    profile.numberOfTouches = fingersRequired...fingersRequired
    profile.undecidedAtRest = maximumDuration
    profile.allowableStray = maximumCrossDistance
    profile.allowableStrayShare = SwipeLimits.slowCrossShare
    profile.allowableReversal = SwipeLimits.wrongWay
    profile.decisiveDistances = [minimumDistance, maximumCrossDistance, SwipeLimits.wrongWay]
    if direction.isEmpty { profile.obstacle = "its direction is empty" }
    return profile
  }

  #if !hasFeature(Embedded)
    public func addState(to digest: inout StateDigest) {
      machine.addState(to: &digest)
      digest.add(core.trackedTouches)
    }
  #endif
}

@available(*, unavailable)
extension SwipeGestureRecognizer: Sendable {}
