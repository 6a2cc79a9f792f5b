// What an app reads, sets and calls on any recognizer.
extension GestureRecognizer {
  /// The recognizer's state as actions, delegates and views see it: while it waits for another to
  /// fail it reads `possible` (S4.18). Only meaningful inside an action (S1.22, S1.23).
  @export(implementation)
  public var state: GestureState { handle.core.deliveredState }

  /// The outcome of the last finished attempt; nil before the first one.
  @export(implementation)
  public var lastOutcome: GestureOutcome? { handle.core.lastOutcome }

  /// The recognizer's name in logs and explanations (S13.18).
  @export(implementation)
  public var name: String {
    get { handle.core.name }
    set { handle.core.name = newValue }
  }

  /// The view that the recognizer is attached to.
  @export(implementation)
  public var view: View? { handle.core.view }

  /// When false, the recognizer gets no touches and takes no part. Disabling it in mid-gesture
  /// cancels it if it has begun, else it fails; it never gets back the touches that are down (S8.1
  /// to S8.7). Default: true.
  @export(implementation)
  public var isEnabled: Bool {
    get { handle.core.isEnabled }
    set { handle.core.isEnabled = newValue }
  }

  /// The object that answers questions about touches, beginning and relations. Held weakly.
  /// Default: nil.
  @export(implementation)
  public var delegate: (any GestureRecognizerDelegate)? {
    get { handle.core.delegate }
    set { handle.core.delegate = newValue }
  }

  /// Whether recognition cancels the touches in the views they hit (S7.2). Default: true.
  @export(implementation)
  public var cancelsTouchesInView: Bool {
    get { handle.core.cancelsTouchesInView }
    set { handle.core.cancelsTouchesInView = newValue }
  }

  /// Whether views receive touches only after the recognizer has failed (S7.15). Default: false.
  @export(implementation)
  public var delaysTouchesBegan: Bool {
    get { handle.core.delaysTouchesBegan }
    set { handle.core.delaysTouchesBegan = newValue }
  }

  /// Whether views receive the lift only after the recognizer has failed (S7.12). Default: true.
  @export(implementation)
  public var delaysTouchesEnded: Bool {
    get { handle.core.delaysTouchesEnded }
    set { handle.core.delaysTouchesEnded = newValue }
  }

  /// The kinds of touch that the recognizer takes; none means that it gets nothing (S2.16).
  /// Default: all.
  @export(implementation)
  public var allowedTouchTypes: TouchTypes {
    get { handle.core.allowedTouchTypes }
    set { handle.core.allowedTouchTypes = newValue }
  }

  /// Whether the first touch's type excludes touches of other types until reset (S2.15). Default:
  /// true.
  @export(implementation)
  public var requiresExclusiveTouchType: Bool {
    get { handle.core.requiresExclusiveTouchType }
    set { handle.core.requiresExclusiveTouchType = newValue }
  }

  /// The modifier keys that were held down at the last event that the recognizer received (S15.16).
  @export(implementation)
  public var modifierFlags: ModifierFlags { handle.core.modifierFlags }

  /// Makes this recognizer wait until another has failed (S4.17). May be called at any time; during
  /// an attempt it takes effect with the next decision (S4.34).
  ///
  /// - Returns: the cycle of requirements that the call would have closed, in which case it was
  ///   refused (S4.32). Nil on success.
  @discardableResult
  @export(implementation)
  public func require(toFail other: any GestureRecognizer) -> RequirementCycle? {
    handle.core.require(toFail: other.handle.core)
  }

  /// Removes the requirement of ``require(toFail:)`` (S4.36).
  @export(implementation)
  public func removeRequirement(toFail other: any GestureRecognizer) {
    handle.core.removeRequirement(toFail: other.handle.core)
  }

  /// Ends the present attempt from outside: cancelled if it has begun, else failed. The recognizer
  /// never gets back the touches that are down; it can recognize with the next one (S8.4).
  ///
  /// - Parameter why: the reason in logs and ``explainLastAttempt()``.
  @export(implementation)
  public func cancel(because why: String? = nil) { handle.core.cancelFromOutside(why) }

  /// How many taps the gesture consists of; 0 for one that is not a tap.
  @export(implementation)
  public var numberOfTapsToRecognize: Int { handle.core.numberOfTapsToRecognize }

  /// Whether the gesture is a movement, such as a swipe or a pan.
  @export(implementation)
  public var isMovement: Bool { handle.core.isMovement }

  /// Ignores a touch: the recognizer receives nothing more of it and doesn't count it, and the
  /// gesture doesn't cancel it in its view (S7.20).
  @export(implementation)
  public func ignore(_ touch: Touch, for event: TouchEvent) { handle.core.ignore(touch) }
}
