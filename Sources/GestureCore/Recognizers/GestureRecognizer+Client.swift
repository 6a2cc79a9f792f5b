// What an app reads, sets and calls on every recognizer.
extension GestureRecognizer {
  /// Where the recognizer stands, as actions, delegates and views see it: while it
  /// waits for another to fail it reads `possible` (S4.18). Only meaningful inside an action
  /// (S1.22, S1.23).
  @export(implementation)
  public var state: GestureState { handle.core.deliveredState }

  /// What the last finished attempt came to, and why; nil before the first one.
  @export(implementation)
  public var lastOutcome: GestureOutcome? { handle.core.lastOutcome }

  /// What logs and explanations call the recognizer (S13.18).
  @export(implementation)
  public var name: String {
    get { handle.core.name }
    set { handle.core.name = newValue }
  }

  /// The view that the recognizer is attached to.
  @export(implementation)
  public var view: View? { handle.core.view }

  /// Off, the recognizer gets no touches and takes no part. Switching it off in mid-gesture
  /// cancels it if it has begun, else it fails; the touches that are down stay lost to it
  /// (S8.1 to S8.7). Default: true.
  @export(implementation)
  public var isEnabled: Bool {
    get { handle.core.isEnabled }
    set { handle.core.isEnabled = newValue }
  }

  /// What answers questions about touches, beginning and relations. Held weakly. Default: nil.
  @export(implementation)
  public var delegate: (any GestureRecognizerDelegate)? {
    get { handle.core.delegate }
    set { handle.core.delegate = newValue }
  }

  /// Whether recognition takes the touches away from the views they hit (S7.2). Default: true.
  @export(implementation)
  public var cancelsTouchesInView: Bool {
    get { handle.core.cancelsTouchesInView }
    set { handle.core.cancelsTouchesInView = newValue }
  }

  /// Whether views hear of touches only after the recognizer has failed (S7.15). Default: false.
  @export(implementation)
  public var delaysTouchesBegan: Bool {
    get { handle.core.delaysTouchesBegan }
    set { handle.core.delaysTouchesBegan = newValue }
  }

  /// Whether views hear of lifting only after the recognizer has failed (S7.12). Default: true.
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

  /// Whether the first touch's type shuts out touches of other types until reset (S2.15).
  /// Default: true.
  @export(implementation)
  public var requiresExclusiveTouchType: Bool {
    get { handle.core.requiresExclusiveTouchType }
    set { handle.core.requiresExclusiveTouchType = newValue }
  }

  /// Makes this recognizer wait until another has failed (S4.17). May be called at any time; in
  /// mid-attempt it counts from the next decision on (S4.34).
  ///
  /// - Returns: the cycle of requirements that the call would have closed; it was then refused
  ///   (S4.32). Nil where all is well.
  @discardableResult
  @export(implementation)
  public func require(toFail other: any GestureRecognizer) -> RequirementCycle? {
    handle.core.require(toFail: other.handle.core)
  }

  /// Takes back ``require(toFail:)`` (S4.36).
  @export(implementation)
  public func removeRequirement(toFail other: any GestureRecognizer) {
    handle.core.removeRequirement(toFail: other.handle.core)
  }

  /// Ends the present attempt from outside: cancelled if it has begun, else failed. The touches
  /// that are down stay lost to the recognizer; the next one starts afresh (S8.4).
  ///
  /// - Parameter why: what logs and ``explainLastAttempt()`` say of it.
  @export(implementation)
  public func cancel(because why: String? = nil) { handle.core.cancelFromOutside(why) }

  /// How many taps the gesture consists of; 0 for one that is no tap.
  @export(implementation)
  public var numberOfTapsToRecognize: Int { handle.core.numberOfTapsToRecognize }

  /// Whether the gesture is a movement, such as a swipe or a pan.
  @export(implementation)
  public var isMovement: Bool { handle.core.isMovement }

  /// Drops a touch: no more callbacks for it, it doesn't count, and it isn't cancelled in its
  /// view with the gesture (S7.20).
  @export(implementation)
  public func ignore(_ touch: Touch, for event: TouchEvent) { handle.core.ignore(touch) }
}
