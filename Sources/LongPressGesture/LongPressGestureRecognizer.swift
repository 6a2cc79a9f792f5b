public import GestureCore

/// Recognizes fingers that stay down, after some taps if so asked.
///
/// Continuous: it begins when the fingers have been held for ``minimumPressDuration`` without
/// moving more than ``allowableMovement``; then it changes with each movement, wherever it leads,
/// and ends when the first of its fingers lifts (S9.35 to S9.44).
///
/// ```swift
/// let press = LongPressGestureRecognizer()
/// press.minimumPressDuration = .milliseconds(300)
/// view.addGestureRecognizer(press)
/// press.onAction { press in
///   if press.state == .began { print("pressed") }
/// }
/// ```
public final class LongPressGestureRecognizer: GestureRecognizer {
  public let core = RecognizerCore(name: "longPress")
  private var limits = LongPressLimits()
  private var machine = LongPressStateMachine()

  public init() {}

  /// How long the fingers have to be held. Zero begins as they come down (S9.42). Default: 0.5 s.
  public var minimumPressDuration: Duration {
    get { currentLimits.minimumPressDuration }
    set { limits.ownDuration = newValue }
  }

  /// How far a finger may stray before the press begins. Unit: points. Default: 10.
  public var allowableMovement: Double {
    get { currentLimits.allowableMovement }
    set { limits.ownMovement = newValue }
  }

  /// How many fingers press. Range: 1 or more; less counts as 1, with a diagnostic. Default: 1.
  public var numberOfTouchesRequired: Int {
    get { limits.taps.numberOfTouches }
    set { limits.taps.numberOfTouches = core.atLeastOne(newValue, "numberOfTouchesRequired") }
  }

  /// How many full taps come before the press (S9.41). Default: 0.
  public var numberOfTapsRequired: Int {
    get { limits.numberOfTapsBefore }
    set { limits.numberOfTapsBefore = max(newValue, 0) }
  }

  /// How long the next touch may keep one waiting after a tap before. Default: 0.35 s.
  public var maximumTapGap: Duration {
    get { currentLimits.taps.maximumTapGap }
    set { limits.taps.maximumTapGap = newValue }
  }

  /// How far the taps before and the press may be from the first tap. Unit: points. Default: 45.
  public var allowableTapSpacing: Double {
    get { currentLimits.taps.allowableTapSpacing }
    set { limits.taps.allowableTapSpacing = newValue }
  }

  // MARK: Touches

  /// What was set, completed by the dispatcher's settings.
  private var currentLimits: LongPressLimits { limits.completed(by: core.settings) }

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    limits = currentLimits
    let step = machine.began(touches, limits)
    if case .ignore = step {
      for touch in touches { ignore(touch, for: event) }
    } else {
      follow(step)
      core.touchSlop = machine.slop(limits)
    }
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    follow(machine.moved(touches, limits))
  }

  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    follow(machine.ended(touches, limits))
  }

  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }

  public func touchIgnored(_ touch: Touch) { follow(machine.ignored(touch, limits)) }

  public func deadlineReached(_ deadline: Deadline) { follow(machine.deadlineReached(limits)) }

  public func reset() { machine = LongPressStateMachine() }

  private func follow(_ step: LongPressStateMachine.Step) {
    switch step {
    case .proceed, .ignore: break
    case .wait(let interval):
      core.cancelWakes()
      if let interval { core.wake(after: interval) }
    case .begin:
      core.cancelWakes()
      core.state = .began
    case .change: core.state = .changed
    case .end: core.state = .ended
    case .failed(let detail): core.fail(.ownDecision, detail)
    }
  }
}

#if !hasFeature(Embedded)
  extension LongPressGestureRecognizer {
    public var profile: GestureProfile {
      var profile = GestureProfile(.press(after: minimumPressDuration))
      profile.numberOfTouches = numberOfTouchesRequired...numberOfTouchesRequired
      profile.undecidedAtRest = minimumPressDuration
      profile.undecidedAfterLift = numberOfTapsRequired > 0 ? maximumTapGap : .zero
      profile.undecidedUntilMoved = allowableMovement
      if numberOfTapsRequired > 0 {
        var taps = currentLimits.taps
        taps.numberOfTaps = numberOfTapsRequired
        profile.taps = taps
      }
      return profile
    }

    public func addState(to digest: inout StateDigest) {
      if machine.addState(to: &digest) { digest.add(core.trackedTouches) }
    }
  }
#endif

@available(*, unavailable)
extension LongPressGestureRecognizer: Sendable {}
