// What an app reads, sets and calls on every recognizer.
extension GestureRecognizer {
  /// Where the recognizer stands, as actions, delegates and everyone outside sees it: while it
  /// waits for another to fail it reads `possible` (S4.18). Only meaningful inside an action
  /// (S1.22, S1.23).
  @export(implementation)
  public var state: GestureState { core.deliveredState }

  /// What the last finished attempt came to, and why; nil before the first one.
  @export(implementation)
  public var lastOutcome: Outcome? { core.lastOutcome }

  /// What logs and explanations call the recognizer (S13.18).
  @export(implementation)
  public var name: String {
    get { core.name }
    set { core.name = newValue }
  }

  /// The view that the recognizer is attached to.
  @export(implementation)
  public var view: View? { core.view }

  /// Off, the recognizer gets no touches and takes no part. Switching it off in mid-gesture
  /// cancels it if it has begun, else it fails; the touches that are down stay lost to it
  /// (S8.1 to S8.7). Default: true.
  @export(implementation)
  public var isEnabled: Bool {
    get { core.isEnabled }
    set { core.isEnabled = newValue }
  }

  /// Who answers questions about touches, beginning and relations. Held weakly. Default: nil.
  @export(implementation)
  public var delegate: (any GestureRecognizerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Whether recognition takes the touches away from the views they hit (S7.2). Default: true.
  @export(implementation)
  public var cancelsTouchesInView: Bool {
    get { core.cancelsTouchesInView }
    set { core.cancelsTouchesInView = newValue }
  }

  /// Whether views hear of touches only after the recognizer has failed (S7.15). Default: false.
  @export(implementation)
  public var delaysTouchesBegan: Bool {
    get { core.delaysTouchesBegan }
    set { core.delaysTouchesBegan = newValue }
  }

  /// Whether views hear of lifting only after the recognizer has failed (S7.12). Default: true.
  @export(implementation)
  public var delaysTouchesEnded: Bool {
    get { core.delaysTouchesEnded }
    set { core.delaysTouchesEnded = newValue }
  }

  /// The kinds of touch that the recognizer takes; none means that it gets nothing (S2.16).
  /// Default: all.
  @export(implementation)
  public var allowedTouchTypes: TouchTypes {
    get { core.allowedTouchTypes }
    set { core.allowedTouchTypes = newValue }
  }

  /// Whether the first touch's type shuts out touches of other types until reset (S2.15).
  /// Default: true.
  @export(implementation)
  public var requiresExclusiveTouchType: Bool {
    get { core.requiresExclusiveTouchType }
    set { core.requiresExclusiveTouchType = newValue }
  }

  /// Makes this recognizer wait until another has failed (S4.17). May be called at any time; in
  /// mid-attempt it counts from the next decision on (S4.34).
  ///
  /// - Returns: the cycle of requirements that the call would have closed; it was then refused
  ///   (S4.32). Nil where all is well.
  @discardableResult
  @export(implementation)
  public func require(toFail other: any GestureRecognizer) -> RequirementCycle? {
    core.require(toFail: other.core)
  }

  /// Takes back ``require(toFail:)`` (S4.36).
  @export(implementation)
  public func removeRequirement(toFail other: any GestureRecognizer) {
    core.removeRequirement(toFail: other.core)
  }

  /// Ends the present attempt from outside: cancelled if it has begun, else failed. The touches
  /// that are down stay lost to the recognizer; the next one starts afresh (S8.4).
  ///
  /// - Parameter why: what logs and ``explainLastAttempt()`` say of it.
  @export(implementation)
  public func cancel(because why: String? = nil) { core.cancelFromOutside(why) }

  /// Drops a touch: no more callbacks for it, it doesn't count, and it isn't cancelled in its
  /// view with the gesture (S7.20).
  @export(implementation)
  public func ignore(_ touch: Touch, for event: TouchEvent) { core.ignore(touch) }
}
