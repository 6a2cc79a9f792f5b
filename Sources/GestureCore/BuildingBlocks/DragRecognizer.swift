/// A recognizer of fingers that drag: all that pans have in common.
///
/// Conforming takes a core, limits and a tracker to start from; the touch callbacks and UIKit's
/// properties come with it.
public protocol DragRecognizer: GestureRecognizer {
  /// What makes a movement a drag.
  var dragLimits: DragLimits { get set }
  /// The drag so far; a new one for each attempt.
  var dragTracker: DragTracker { get set }
  /// What of a displacement or velocity counts, in window coordinates. By default: all of it.
  func relevantPart(of vector: Vector) -> Vector
}

extension DragRecognizer {
  public func relevantPart(of vector: Vector) -> Vector { vector }

  /// How far the fingers have to move before the pan begins. Unit: points. Default: 10.
  public var hysteresis: Double {
    get { dragLimits.hysteresis }
    set { dragLimits.hysteresis = newValue }
  }

  /// How many fingers it takes. Range: 1 or more; less counts as 1, with a diagnostic.
  /// Default: 1. One more than there are fingers blocks the pan (S9.24).
  public var minimumNumberOfTouches: Int {
    get { dragLimits.minimumNumberOfTouches }
    set {
      dragLimits.minimumNumberOfTouches = core.atLeastOne(newValue, "minimumNumberOfTouches")
    }
  }

  /// How many fingers it takes at the most: more make it fail before it has begun and don't count
  /// afterwards (S9.15). Range: 1 or more. Default: no limit.
  public var maximumNumberOfTouches: Int {
    get { dragLimits.maximumNumberOfTouches }
    set {
      dragLimits.maximumNumberOfTouches = core.atLeastOne(newValue, "maximumNumberOfTouches")
    }
  }

  /// How far the pan has come since it started, or since it was last set, in a view's coordinates
  /// (S9.18). When the pan begins it is not zero: it holds the movement that crossed the
  /// hysteresis (S9.17). Unit: points.
  public func translation(in view: View?) -> Vector {
    let vector = relevantPart(of: dragTracker.translation)
    return view?.convertFromWindow(vector) ?? vector
  }

  /// Sets the translation from which the pan counts on, and its velocity to zero (S9.19).
  public func setTranslation(_ translation: Vector, in view: View?) {
    dragTracker.translation = view?.convertToWindow(translation) ?? translation
  }

  /// How fast the pan is, in a view's coordinates; near zero after it was held still (S9.21).
  /// Unit: points per second.
  public func velocity(in view: View?) -> Vector {
    let vector = relevantPart(of: dragTracker.velocity(at: core.now))
    return view?.convertFromWindow(vector) ?? vector
  }

  // MARK: Touches

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    follow(dragTracker.began(touches, at: event.timestamp, dragLimits), touches, event)
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    noteOwnBeginning()
    follow(dragTracker.moved(touches, at: event.timestamp, dragLimits), touches, event)
  }

  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    noteOwnBeginning()
    follow(dragTracker.ended(touches, at: event.timestamp, dragLimits), touches, event)
  }

  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    if dragTracker.cancelled(touches) { core.fail(.touchesCancelled) }
  }

  public func reset() { dragTracker = DragTracker() }

  /// A recognizer that assigned `began` by itself, say as its finger came down, goes on as any
  /// other pan (S9.23).
  private func noteOwnBeginning() {
    if core.state.isActive { dragTracker.begin() }
  }

  private func follow(_ step: DragTracker.Step, _ touches: Touches, _ event: TouchEvent) {
    switch step {
    case .proceed: break
    case .begin: core.state = .began
    case .change: core.state = .changed
    case .end: core.state = .ended
    case .beginAndEnd:
      core.state = .began
      core.state = .ended
    case .failed(let detail): core.fail(.ownDecision, detail)
    case .ignoreAllBut(let joining):
      for touch in touches.dropFirst(joining) { ignore(touch, for: event) }
    }
  }
}
