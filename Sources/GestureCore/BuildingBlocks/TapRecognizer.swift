/// A recognizer of taps: all that tap and double tap have in common.
///
/// Conforming takes a core, limits and a sequence to start from; the touch callbacks and UIKit's
/// properties come with it.
///
/// ```swift
/// public final class TripleTapGestureRecognizer: TapRecognizer {
///   public let core = RecognizerCore(name: "tripleTap")
///   public var tapLimits = TapLimits()
///   public var tapSequence = TapSequence()
///   public init() { tapLimits.numberOfTaps = 3 }
/// }
/// ```
public protocol TapRecognizer: GestureRecognizer {
  /// What makes touches a tap.
  var tapLimits: TapLimits { get set }
  /// The taps so far; a new one for each attempt.
  var tapSequence: TapSequence { get set }
}

extension TapRecognizer {
  /// How many taps in a row. Range: 1 or more; less counts as 1, with a diagnostic (S9.11).
  public var numberOfTapsRequired: Int {
    get { tapLimits.numberOfTaps }
    set { tapLimits.numberOfTaps = core.atLeastOne(newValue, "numberOfTapsRequired") }
  }

  /// How many fingers tap together. Range: 1 or more, as above. Default: 1.
  public var numberOfTouchesRequired: Int {
    get { tapLimits.numberOfTouches }
    set { tapLimits.numberOfTouches = core.atLeastOne(newValue, "numberOfTouchesRequired") }
  }

  /// The buttons that a pointer has to press (S9.2). Range: not empty; an empty mask counts as
  /// the primary button, with a diagnostic. Default: the primary one.
  public var buttonMaskRequired: ButtonMask {
    get { tapLimits.buttonMask }
    set {
      if newValue.isEmpty {
        core.diagnose(.misuse("buttonMaskRequired can't be empty: it counts as the primary button"))
      }
      tapLimits.buttonMask = newValue.isEmpty ? .primary : newValue
    }
  }

  /// How far a finger may stray from where it came down. Unit: points. Default: 45.
  public var allowableMovement: Double {
    get { currentLimits.allowableMovement }
    set { tapLimits.allowableMovement = newValue }
  }

  /// How long each tap may last. Default: 0.75 s.
  public var maximumPressDuration: Duration {
    get { currentLimits.maximumPressDuration }
    set { tapLimits.maximumPressDuration = newValue }
  }

  /// How long the next tap may keep one waiting, from a lift to the next touch. Default: 0.35 s.
  public var maximumTapGap: Duration {
    get { currentLimits.maximumTapGap }
    set { tapLimits.maximumTapGap = newValue }
  }

  /// How far a tap may be from the first one. Unit: points. Default: 45.
  public var allowableTapSpacing: Double {
    get { currentLimits.allowableTapSpacing }
    set { tapLimits.allowableTapSpacing = newValue }
  }

  @inlinable
  public var numberOfTapsToRecognize: Int { tapLimits.numberOfTaps }

  // MARK: Touches

  /// What was set, completed by the dispatcher's settings.
  private var currentLimits: TapLimits { tapLimits.completed(by: core.settings) }

  @inlinable
  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    tapLimits.complete(for: core)
    follow(tapSequence.began(touches, tapLimits))
    core.touchSlop = tapLimits.allowableMovement
  }

  @inlinable
  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    follow(tapSequence.moved(touches, tapLimits))
  }

  @inlinable
  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    follow(tapSequence.ended(touches, tapLimits))
  }

  @inlinable
  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }

  @inlinable
  public func touchIgnored(_ touch: Touch) { tapSequence.ignored(touch) }

  @inlinable
  public func deadlineReached(_ deadline: Deadline) {
    follow(tapSequence.deadlineReached(tapLimits))
  }

  @inlinable
  public func reset() { tapSequence.reset() }

  @inlinable
  func follow(_ step: TapSequence.Step) {
    switch step {
    case .proceed: break
    case .wait(let interval):
      core.cancelWakes()
      core.wake(after: interval)
    case .completed: core.state = .ended
    case .failed(let detail): core.fail(.ownDecision, detail)
    }
  }

  // MARK: Where it was tapped

  /// The middle of the first tap (S9.3).
  public func location(in view: View?) -> Point {
    view?.convert(tapSequence.location, from: nil) ?? tapSequence.location
  }

  /// The place of one of the first tap's fingers (S9.3).
  ///
  /// An index outside `0..<numberOfTouches` is a programming error and stops the program.
  public func location(ofTouch index: Int, in view: View?) -> Point {
    precondition(
      tapSequence.firstTap.indices.contains(index),
      "'\(core.name)' has \(numberOfTouches) touches: there is no touch \(index)")
    let place = tapSequence.firstTap[index]
    return view?.convert(place, from: nil) ?? place
  }

  public var numberOfTouches: Int { tapSequence.firstTap.count }
}

#if !hasFeature(Embedded)
  extension TapRecognizer {
    public var profile: GestureProfile {
      let limits = tapLimits.completed(by: core.settings)
      var profile = GestureProfile(.taps(limits.numberOfTaps))
      profile.numberOfTouches = limits.numberOfTouches...limits.numberOfTouches
      profile.undecidedAtRest = limits.maximumPressDuration
      profile.undecidedAfterLift = limits.numberOfTaps > 1 ? limits.maximumTapGap : .zero
      profile.undecidedUntilMoved = limits.allowableMovement
      profile.taps = limits
      return profile
    }
  }
#endif

extension RecognizerCore {
  /// A count that has to be at least 1; less is diagnosed and counts as 1.
  public func atLeastOne(_ value: Int, _ property: StaticString) -> Int {
    if value < 1 {
      diagnose(
        .misuse("\(property.description) has to be at least 1, not \(value): it counts as 1"))
    }
    return max(value, 1)
  }
}
