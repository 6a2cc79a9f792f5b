/// Recognizes taps. Tap and double tap recognizers run it.
///
/// Discrete: it recognizes when the last finger of the last tap lifts (S9.1), and fails on the
/// first event that rules out a tap.
public final class TapLogic: GestureLogic {
  @safe @exclusivity(unchecked) var options = TapOptions() {
    didSet { hasUsualLimits = false }
  }
  /// Whether the taps use the limits of unchanged dispatcher settings.
  @safe @exclusivity(unchecked) private var hasUsualLimits = true
  @safe @exclusivity(unchecked) var taps = TapSequence()
  /// The place of the action that replaced the tap; nil for a tap with fingers.
  private var placeOfAction: Point?
  /// The place of the last attempt.
  private var lastPlace = Point.zero
  let initialNumberOfTaps: Int

  /// - Parameter numberOfTaps: how many taps in a row, unless the client asks for another number.
  public init(numberOfTaps: Int = 1) { initialNumberOfTaps = max(numberOfTaps, 1) }

  public func prepare(_ core: RecognizerCore) {
    core.numberOfTapsToRecognize = initialNumberOfTaps
    core.indirectInputs = .action
  }

  /// The middle of the first tap, or of an action's view, in window coordinates; between attempts,
  /// that of the last one (S2.33).
  var place: Point {
    placeOfAction ?? (taps.hasBegun ? taps.location : lastPlace)
  }

  func limits(for core: RecognizerCore) -> TapLimits {
    options.limits(numberOfTaps: core.numberOfTapsToRecognize, for: core)
  }

  /// Sets the limits for touches that begin, if they may have changed since the last ones.
  private func updateLimits(for core: RecognizerCore) {
    let settings = core.changedSettings
    if settings != nil || !hasUsualLimits {
      taps.limits = options.limits(in: settings)
      hasUsualLimits = settings == nil
    }
    taps.limits.numberOfTaps = core.numberOfTapsToRecognize
  }

  public func touchesBegan(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore) {
    updateLimits(for: core)
    follow(taps.began(touches), core)
    core.touchSlop = taps.slop
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore) {
    follow(taps.moved(touches), core)
  }

  public func touchesEnded(_ touches: Touches, with event: TouchEvent, _ core: RecognizerCore) {
    follow(taps.ended(touches), core)
  }

  public func touchesCancelled(
    _ touches: Touches, with event: TouchEvent, _ core: RecognizerCore
  ) {
    core.fail(.touchesCancelled)
  }

  public func touchIgnored(_ touch: Touch, _ core: RecognizerCore) { taps.ignored(touch) }

  public func deadlineReached(_ deadline: Deadline, _ core: RecognizerCore) {
    follow(taps.deadlineReached(), core)
  }

  public func reset() {
    lastPlace = place
    taps.reset()
    placeOfAction = nil
  }

  private func follow(_ step: TapSequence.Step, _ core: RecognizerCore) {
    switch step {
    case .proceed: break
    case .wait(let interval):
      core.cancelWakes()
      core.wake(after: interval)
    case .completed: core.state = .ended
    case .failed(let detail): core.fail(detail)
    }
  }

  // MARK: Actions

  /// The action `activate` replaces a single tap with one finger.
  public func takes(_ input: IndirectInput, _ core: RecognizerCore) -> Bool {
    guard case .action(let action) = input else { return false }
    return action.name == .activate && core.numberOfTapsToRecognize == 1
      && options.numberOfTouches == 1
  }

  public func inputReceived(
    _ input: IndirectInput, with event: TouchEvent, _ core: RecognizerCore
  ) {
    guard case .action(let action) = input else { return }
    placeOfAction = action.location
    core.state = .ended
  }

  // MARK: Inspection

  public func profile(of core: RecognizerCore) -> GestureProfile {
    let limits = limits(for: core)
    var profile = GestureProfile(.taps(limits.numberOfTaps))
    profile.numberOfTouches = limits.numberOfTouches...limits.numberOfTouches
    profile.undecidedAtRest = limits.maximumPressDuration
    profile.undecidedAfterLift = limits.numberOfTaps > 1 ? limits.maximumTapGap : .zero
    profile.undecidedUntilMoved = limits.allowableMovement
    profile.decisiveDistances = [limits.allowableMovement, limits.allowableTapSpacing]
    profile.taps = limits
    return profile
  }

  #if !hasFeature(Embedded)
    public func addState(to digest: inout StateDigest, _ core: RecognizerCore) {
      taps.addState(to: &digest)
      digest.add(core.trackedTouches)
    }
  #endif
}
