/// Looks at touches and says when they make a gesture.
///
/// To write a recognizer, conform to this protocol, keep a ``RecognizerCore`` and override what
/// you need; everything else has a default. What clients call (`state`, `addTarget`,
/// `require(toFail:)`, `location(in:)` and more) comes with the conformance.
///
/// ```swift
/// public final class LiftGestureRecognizer: GestureRecognizer {
///   public let core = RecognizerCore(name: "lift")
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
/// ## Implementation guidance
///
/// - Keep all logic in a private value and make it anew in ``reset()``: that call may be the only
///   one that tells of an attempt's end (S6.3).
/// - Assign `core.state` in the touch callbacks; read the outcome of arbitration nowhere. The
///   core reads back what you assigned, even while the engine still holds it (S4.18).
/// - Recognize late, fail early: fail on the first event that makes the gesture impossible
///   (S1.21). Who has seen a touch must come to an end some time (S1.19); who waits without a
///   touch asks for a wake (S14.14).
/// - Measure movement in window coordinates, `touch.location(in: nil)`: the view may move
///   (S2.32).
public protocol GestureRecognizer: GestureInspection {
  /// The recognizer's state, relations and touches. Make one and keep it.
  var core: RecognizerCore { get }

  /// Fingers came down that the recognizer now tracks.
  func touchesBegan(_ touches: Touches, with event: TouchEvent)
  /// Tracked fingers moved.
  func touchesMoved(_ touches: Touches, with event: TouchEvent)
  /// Tracked fingers lifted. They are still counted during the call.
  func touchesEnded(_ touches: Touches, with event: TouchEvent)
  /// Tracked touches were taken away by the host or by a view's leaving its window. Assign
  /// `cancelled` if begun, else fail (S1.20).
  func touchesCancelled(_ touches: Touches, with event: TouchEvent)
  /// A touch that the recognizer tracked was dropped with ``ignore(_:for:)``, by itself, its client
  /// or its delegate: nothing more comes of it, and it doesn't count any more (S7.20). For those
  /// that keep a count of their own.
  func touchIgnored(_ touch: Touch)
  /// Something came in without touches, of a kind named in ``RecognizerCore/indirectInputs``: a
  /// hover, a scroll, a transform.
  func inputReceived(_ input: IndirectInput, with event: TouchEvent)
  /// The true pressure of a touch's earlier event has become known.
  func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch)
  /// A wake that was asked for with ``RecognizerCore/wake(after:)`` is due.
  func deadlineReached(_ deadline: Deadline)
  /// The attempt is over; the next one starts from here. `state` reads `possible` again, and
  /// ``GestureRecognizer/lastOutcome`` tells what the attempt came to (S6.1 to S6.5). Assigning a
  /// state here is refused.
  func reset()

  /// Whether this recognizer's recognition may make another one fail. By default yes, but a tap
  /// never prevents a tap that needs more taps (S3.29, S3.30; see ``numberOfTapsToRecognize``).
  func canPrevent(_ other: any GestureRecognizer) -> Bool
  /// Whether another recognizer's recognition may make this one fail. By default yes (S3.29).
  func canBePrevented(by other: any GestureRecognizer) -> Bool
  /// Whether this recognizer waits until another has failed, for this attempt. By default no
  /// (S3.32).
  func shouldRequireFailure(of other: any GestureRecognizer) -> Bool
  /// Whether another recognizer waits until this one has failed, for this attempt. By default no
  /// (S3.32).
  func shouldBeRequiredToFail(by other: any GestureRecognizer) -> Bool
  /// Whether the recognizer wants the new touches of an event at all. By default yes (S3.3).
  func shouldReceive(_ event: TouchEvent) -> Bool

  /// Whether the gesture is a movement, such as a swipe or a pan. By default no. A slider refuses
  /// such ones of the views around it.
  var isMovement: Bool { get }
  /// How many taps the gesture consists of; 0 for one that is no tap. By default 0. The default
  /// of ``canPrevent(_:)`` goes by it.
  var numberOfTapsToRecognize: Int { get }

  /// Where the gesture is, in a view's coordinates; nil asks for window coordinates. By default
  /// the centroid of the tracked touches, or where it last was (S2.33).
  func location(in view: View?) -> Point
  /// Where one of the touches is, in the order in which they were bound (S2.34).
  ///
  /// An index outside `0..<numberOfTouches` is a programming error and stops the program.
  func location(ofTouch index: Int, in view: View?) -> Point
  /// How many touches make up the gesture now.
  var numberOfTouches: Int { get }
}

extension GestureRecognizer {
  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {}
  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {}
  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {}
  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {}
  public func touchIgnored(_ touch: Touch) {}
  public func inputReceived(_ input: IndirectInput, with event: TouchEvent) {}
  public func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch) {}
  public func deadlineReached(_ deadline: Deadline) {}
  public func reset() {}

  public func canPrevent(_ other: any GestureRecognizer) -> Bool {
    core.hooksLeftAtDefault.insert(.canPrevent)
    return numberOfTapsToRecognize == 0 || other.numberOfTapsToRecognize <= numberOfTapsToRecognize
  }
  public func canBePrevented(by other: any GestureRecognizer) -> Bool {
    core.hooksLeftAtDefault.insert(.canBePrevented)
    return true
  }
  public func shouldRequireFailure(of other: any GestureRecognizer) -> Bool {
    core.hooksLeftAtDefault.insert(.shouldRequireFailure)
    return false
  }
  public func shouldBeRequiredToFail(by other: any GestureRecognizer) -> Bool {
    core.hooksLeftAtDefault.insert(.shouldBeRequiredToFail)
    return false
  }
  public func shouldReceive(_ event: TouchEvent) -> Bool {
    core.hooksLeftAtDefault.insert(.shouldReceive)
    return true
  }
  public var isMovement: Bool { false }
  public var numberOfTapsToRecognize: Int { 0 }

  public func location(in view: View?) -> Point {
    let place = core.centroid
    return view?.convert(place, from: nil) ?? place
  }
  public func location(ofTouch index: Int, in view: View?) -> Point {
    precondition(
      core.trackedTouches.indices.contains(index),
      "'\(core.name)' has \(core.trackedTouches.count) touches: there is no touch \(index)")
    return core.trackedTouches[index].location(in: view)
  }
  public var numberOfTouches: Int { core.trackedTouches.count }
}
