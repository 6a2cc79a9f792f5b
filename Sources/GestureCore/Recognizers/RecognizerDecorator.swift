/// A recognizer that wraps another one and changes it in some points.
///
/// It shares the other one's handle, so the engine treats both as one, and forwards whatever it
/// doesn't define itself. Attach the decorator, not its base.
///
/// ```swift
/// /// A recognizer that never makes another one fail.
/// final class Peaceful: RecognizerDecorator, ArbitrationRules {
///   let base: any GestureRecognizer
///   init(_ base: any GestureRecognizer) { self.base = base }
///
///   func canPrevent(_ other: any GestureRecognizer) -> Bool { false }
/// }
///
/// view.addGestureRecognizer(Peaceful(TapGestureRecognizer()))
/// ```
public protocol RecognizerDecorator: GestureRecognizer {
  /// The recognizer that is wrapped.
  var base: any GestureRecognizer { get }
}

extension RecognizerDecorator {
  public var handle: RecognizerHandle { base.handle }

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    base.touchesBegan(touches, with: event)
  }
  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    base.touchesMoved(touches, with: event)
  }
  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    base.touchesEnded(touches, with: event)
  }
  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    base.touchesCancelled(touches, with: event)
  }
  public func touchesTakenOver(_ touches: Touches, with event: TouchEvent) {
    base.touchesTakenOver(touches, with: event)
  }
  public var numberOfTouchesToTakeOver: Int { base.numberOfTouchesToTakeOver }
  public func touchIgnored(_ touch: Touch) { base.touchIgnored(touch) }
  public func touchEstimateUpdated(_ update: EstimationUpdate, of touch: Touch) {
    base.touchEstimateUpdated(update, of: touch)
  }
  public func deadlineReached(_ deadline: Deadline) { base.deadlineReached(deadline) }
  public func didBegin() { base.didBegin() }
  public func reset() { base.reset() }

  public func location(in view: View?) -> Point { base.location(in: view) }
  public func location(ofTouch index: Int, in view: View?) -> Point {
    base.location(ofTouch: index, in: view)
  }
  public var numberOfTouches: Int { base.numberOfTouches }

  public var arbitrationRules: (any ArbitrationRules)? { base.arbitrationRules }
  public var indirectInputReceiver: (any IndirectInputReceiver)? { base.indirectInputReceiver }
  public var inspectable: (any GestureInspectable)? { base.inspectable }
}

// A decorator with its own rules: those that it doesn't define are its base's.
extension RecognizerDecorator where Self: ArbitrationRules {
  public var arbitrationRules: (any ArbitrationRules)? { self }

  public func canPrevent(_ other: any GestureRecognizer) -> Bool { base.canPrevent(other) }
  public func canBePrevented(by other: any GestureRecognizer) -> Bool {
    base.canBePrevented(by: other)
  }
  public func shouldRequireFailure(of other: any GestureRecognizer) -> Bool {
    base.shouldRequireFailure(of: other)
  }
  public func shouldBeRequiredToFail(by other: any GestureRecognizer) -> Bool {
    base.shouldBeRequiredToFail(by: other)
  }
  /// The base's answer; yes where it has no rules of its own.
  public func shouldReceive(_ event: TouchEvent) -> Bool {
    base.arbitrationRules?.shouldReceive(event) ?? true
  }
}

extension RecognizerDecorator where Self: IndirectInputReceiver {
  public var indirectInputReceiver: (any IndirectInputReceiver)? { self }
}

extension RecognizerDecorator where Self: GestureInspectable {
  public var inspectable: (any GestureInspectable)? { self }
}
