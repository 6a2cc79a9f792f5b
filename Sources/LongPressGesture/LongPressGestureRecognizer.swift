public import GestureCore

/// Recognizes fingers that stay down, optionally after some taps.
///
/// Continuous: it begins when the fingers have been held for ``minimumPressDuration`` without
/// moving more than ``allowableMovement``. After that it changes with each movement, in any
/// direction, and ends when the first of its fingers lifts (S9.35 to S9.44).
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
  private let core = RecognizerCore(name: "longPress")
  private var options = LongPressOptions()
  private var machine = LongPressStateMachine()
  /// When `began` was delivered, while the press may repeat.
  private var beganAt: Timestamp?

  public var handle: RecognizerHandle { core.handle }

  /// A recognizer named "longPress", for one finger that is held for 0.5 s.
  public init() { core.buttonMaskRequired = .primary }

  /// How long the fingers have to be held. Zero begins as they come down (S9.42). Range: 0 or more;
  /// less counts as 0, with a diagnostic. Default: 0.5 s.
  public var minimumPressDuration: Duration {
    get { options.minimumPressDuration.value(for: core) }
    set { options.minimumPressDuration.own = core.atLeastZero(newValue, "minimumPressDuration") }
  }

  /// How far a finger may move before the press begins. Unit: points. Range: 0 or more; less counts
  /// as 0, with a diagnostic. Default: 10.
  public var allowableMovement: Double {
    get { options.allowableMovement.value(for: core) }
    set { options.allowableMovement.own = core.atLeastZero(newValue, "allowableMovement") }
  }

  /// How many fingers press. Range: 1 or more; less counts as 1, with a diagnostic. Default: 1.
  public var numberOfTouchesRequired: Int {
    get { options.taps.numberOfTouches }
    set { options.taps.numberOfTouches = core.atLeastOne(newValue, "numberOfTouchesRequired") }
  }

  /// How many full taps come before the press (S9.41). Range: 0 or more; less counts as 0, with a
  /// diagnostic. Default: 0.
  public var numberOfTapsRequired: Int {
    get { options.numberOfPrecedingTaps }
    set { options.numberOfPrecedingTaps = core.atLeastZero(newValue, "numberOfTapsRequired") }
  }

  /// How long it may take from a tap to the next touch. Range: 0 or more; less counts as 0, with a
  /// diagnostic. Default: 0.35 s.
  public var maximumTapGap: Duration {
    get { options.taps.maximumTapGap.value(for: core) }
    set { options.taps.maximumTapGap.own = core.atLeastZero(newValue, "maximumTapGap") }
  }

  /// How far the taps and the press may be from the first tap. Unit: points. Range: 0 or more; less
  /// counts as 0, with a diagnostic. Default: 45.
  public var allowableTapSpacing: Double {
    get { options.taps.allowableTapSpacing.value(for: core) }
    set { options.taps.allowableTapSpacing.own = core.atLeastZero(newValue, "allowableTapSpacing") }
  }

  /// The interval at which the press, once it has begun, sends `changed` while it is held (S15.22).
  /// Range: above 0; what is not means no repeat, with a diagnostic. Less than a millisecond counts
  /// as one. Default: nil, no repeat. Set during a press, it counts from that press's `began` too.
  public var repeatInterval: Duration? {
    get { options.repeatInterval }
    set {
      let isSensible = newValue.map { $0 > .zero } ?? true
      if !isSensible {
        core.diagnose(.misuse("repeatInterval has to be above 0: it doesn't repeat"))
      }
      options.repeatInterval = isSensible ? newValue : nil
      guard beganAt != nil else { return }
      core.cancelWakes()
      awaitNextRepeat()
    }
  }

  /// The buttons of which a pointer has to press at least one (S15.17). Fingers and styluses pass.
  /// Range: not empty; an empty mask counts as the primary button, with a diagnostic. Default: the
  /// primary one.
  public var buttonMaskRequired: ButtonMask {
    get { core.buttonMaskRequired }
    set { core.buttonMaskRequired = core.notEmpty(newValue, "buttonMaskRequired") }
  }

  // MARK: Touches

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    let step = machine.began(touches, options.limits(for: core))
    if case .ignore = step {
      for touch in touches { ignore(touch, for: event) }
    } else {
      follow(step)
      core.touchSlop = machine.slop
    }
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    follow(machine.moved(touches))
  }

  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    follow(machine.ended(touches))
  }

  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }

  /// With no touch left, nothing but the engine can end a press, unless a wake is pending (S14.14).
  public func touchIgnored(_ touch: Touch) {
    follow(machine.ignored(touch))
    guard machine.isPressed, core.trackedTouches.isEmpty else { return }
    core.cancelWakes()
    beganAt = nil
  }

  public func deadlineReached(_ deadline: Deadline) {
    guard machine.isPressed else { return follow(machine.deadlineReached()) }
    awaitNextRepeat()
    core.state = .changed
  }

  /// The repeats count from the `began` that was delivered, however long a requirement held it.
  public func didBegin() {
    guard machine.isPressed, !core.trackedTouches.isEmpty else { return }
    beganAt = core.now
    awaitNextRepeat()
  }

  public func reset() {
    machine = LongPressStateMachine()
    beganAt = nil
  }

  private func awaitNextRepeat() {
    guard let beganAt, let repeatInterval else { return }
    let interval = max((Timestamp.zero + repeatInterval).nanoseconds, 1_000_000)
    let elapsed = core.now.nanoseconds - beganAt.nanoseconds
    core.wake(after: .nanoseconds(interval - elapsed % interval))
  }

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
    case .failed(let detail): core.fail(detail)
    }
  }
}

extension LongPressGestureRecognizer: GestureInspectable {
  public var profile: GestureProfile {
    let limits = options.limits(for: core)
    var profile = GestureProfile(.press(after: limits.minimumPressDuration))
    profile.numberOfTouches = numberOfTouchesRequired...numberOfTouchesRequired
    profile.undecidedAtRest = limits.minimumPressDuration
    profile.undecidedUntilMoved = limits.allowableMovement
    profile.decisiveDistances = [limits.allowableMovement]
    guard numberOfTapsRequired > 0 else { return profile }
    profile.undecidedAfterLift = limits.taps.maximumTapGap
    profile.decisiveDistances.append(limits.taps.allowableTapSpacing)
    profile.taps = limits.taps
    profile.taps?.buttonMask = buttonMaskRequired
    return profile
  }

  #if !hasFeature(Embedded)
    public func addState(to digest: inout StateDigest) {
      if machine.addState(to: &digest) { digest.add(core.trackedTouches) }
    }
  #endif
}

@available(*, unavailable)
extension LongPressGestureRecognizer: Sendable {}
