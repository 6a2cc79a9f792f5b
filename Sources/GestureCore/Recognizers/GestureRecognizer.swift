/// Looks at touches and says when they make a gesture.
///
/// *Each attempt has one outcome: it ends, is cancelled, or fails; then `reset()` is called, and
/// nothing of that attempt follows.*
///
/// To write a recognizer, conform to this protocol, keep a ``RecognizerCore`` and override what
/// you need; everything else has a default. What clients call (`state`, `addTarget`,
/// `require(toFail:)`, `location(in:)` and more) comes with the conformance.
///
/// ```swift
/// public final class LiftGestureRecognizer: GestureRecognizer {
///   private let core = RecognizerCore(name: "lift")
///   public var handle: RecognizerHandle { core.handle }
///   public init() {}
///
///   public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
///     core.state = .ended
///   }
///   public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
///     core.fail(.touchesCancelled)
///   }
/// }
/// ```
///
/// Taps, drags and two-finger gestures need not be written from scratch: give the core a
/// ``GestureLogic``, and don't override the callbacks. Conform to further protocols as needed:
/// ``ArbitrationRules`` for preventing and waiting by rule, ``IndirectInputReceiver`` for wheels,
/// trackpads and pointers, ``GestureInspectable`` for lint and the explorer. To change another
/// recognizer in one point, see ``RecognizerDecorator``.
///
/// ## Implementation guidance
///
/// - Copy the signatures below exactly. A method that differs, such as
///   `touchesBegan(_: [Touch], with: TouchEvent)`, compiles and is never called.
/// - Keep all logic in a private value and replace it in ``reset()``: that call may be the only one
///   that reports the end of an attempt (S6.3).
/// - Assign `core.state` in the touch callbacks; never read the outcome of arbitration. The core
///   returns what you assigned, even while the engine still holds it (S4.18).
/// - Recognize late, fail early: fail on the first event that makes the gesture impossible (S1.21).
///   A recognizer that has received a touch must end eventually (S1.19); one that waits without a
///   touch requests a wake (S14.14).
/// - Measure movement in window coordinates, `touch.location(in: nil)`: the view may move
///   (S2.32).
public protocol GestureRecognizer: AnyObject {
  /// Identifies the recognizer to the engine: the handle of its ``RecognizerCore``.
  var handle: RecognizerHandle { get }

  /// Fingers came down that the recognizer now tracks.
  func touchesBegan(_ touches: Touches, with event: TouchEvent)
  /// Tracked fingers moved.
  func touchesMoved(_ touches: Touches, with event: TouchEvent)
  /// Tracked fingers lifted. They are still counted during the call.
  func touchesEnded(_ touches: Touches, with event: TouchEvent)
  /// Tracked touches were cancelled by the host, or because their view left its window. Assign
  /// `cancelled` if begun, else fail (S1.20).
  func touchesCancelled(_ touches: Touches, with event: TouchEvent)
  /// The recognizer takes over touches that are down from another one (S15.12). By default:
  /// `touchesBegan`, with all of them. Drags begin here at once.
  func touchesTakenOver(_ touches: Touches, with event: TouchEvent)
  /// How many touches the recognizer needs to take over from another one. By default that of its
  /// logic, or 1.
  var numberOfTouchesToTakeOver: Int { get }
  /// A touch that the recognizer tracked was ignored with ``ignore(_:for:)``, by itself, its client
  /// or its delegate: it no longer counts (S7.20). For recognizers that keep their own count.
  func touchIgnored(_ touch: Touch)
  /// The true pressure of a touch's earlier event has become known.
  func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch)
  /// A wake that was requested with ``RecognizerCore/wake(after:)`` is due.
  func deadlineReached(_ deadline: Deadline)
  /// The recognizer's `began` is about to be sent. For a recognizer that a requirement held, this
  /// is the moment of its release. Assigning a state here is a pass of its own.
  func didBegin()
  /// The attempt is over; prepare for the next one. `state` is `possible` again, and
  /// ``GestureRecognizer/lastOutcome`` is the attempt's outcome (S6.1 to S6.5). Assigning a state
  /// here is refused.
  func reset()

  /// Where the gesture is, in a view's coordinates; nil means window coordinates. By default the
  /// centroid of the tracked touches, or where it last was (S2.33).
  func location(in view: View?) -> Point
  /// Where one of the touches is, in the order in which they were bound (S2.34).
  ///
  /// An index outside `0..<numberOfTouches` is a programming error and stops the program.
  func location(ofTouch index: Int, in view: View?) -> Point
  /// How many touches make up the gesture now.
  var numberOfTouches: Int { get }

  /// The recognizer itself where it conforms to ``ArbitrationRules``; never write it yourself.
  var arbitrationRules: (any ArbitrationRules)? { get }
  /// The recognizer itself where it conforms to ``IndirectInputReceiver``; never write it yourself.
  var indirectInputReceiver: (any IndirectInputReceiver)? { get }
  /// The recognizer itself where it conforms to ``GestureInspectable``; never write it yourself.
  var inspectable: (any GestureInspectable)? { get }
}

// Default callbacks forward to the core's logic, if it has one.
extension GestureRecognizer {
  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    let core = handle.core
    core.logic(forDefault: .touchesBegan, of: self)?.touchesBegan(touches, with: event, core)
  }
  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    let core = handle.core
    core.logic(forDefault: .touchesMoved, of: self)?.touchesMoved(touches, with: event, core)
  }
  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    let core = handle.core
    core.logic(forDefault: .touchesEnded, of: self)?.touchesEnded(touches, with: event, core)
  }
  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    let core = handle.core
    core.logic(forDefault: .touchesCancelled, of: self)?.touchesCancelled(
      touches, with: event, core)
  }
  public func touchesTakenOver(_ touches: Touches, with event: TouchEvent) {
    let core = handle.core
    let isHandled = core.logic?.touchesTakenOver(touches, with: event, core) ?? false
    if !isHandled { touchesBegan(touches, with: event) }
  }
  public var numberOfTouchesToTakeOver: Int {
    let core = handle.core
    return core.logic?.numberOfTouchesToTakeOver(core) ?? 1
  }
  public func touchIgnored(_ touch: Touch) {
    let core = handle.core
    core.logic?.touchIgnored(touch, core)
  }
  public func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch) {}
  public func deadlineReached(_ deadline: Deadline) {
    let core = handle.core
    core.logic?.deadlineReached(deadline, core)
  }
  public func didBegin() {}
  public func reset() { handle.core.logic(forDefault: .reset, of: self)?.reset() }

  public func location(in view: View?) -> Point {
    let place = handle.core.centroid
    return view?.convert(place, from: nil) ?? place
  }
  public func location(ofTouch index: Int, in view: View?) -> Point {
    let touches = handle.core.trackedTouches
    precondition(
      touches.indices.contains(index),
      "'\(handle.core.name)' has \(touches.count) touches: there is no touch \(index)")
    return touches[index].location(in: view)
  }
  public var numberOfTouches: Int { handle.core.trackedTouches.count }

  public var arbitrationRules: (any ArbitrationRules)? { nil }
  public var indirectInputReceiver: (any IndirectInputReceiver)? { nil }
  public var inspectable: (any GestureInspectable)? { nil }
}
