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
  /// What is wrong with the movement that crossed the hysteresis, in window coordinates; nil lets
  /// the drag begin. By default: nothing beyond the limits' axis.
  func failureOfStart(_ movement: Vector) -> FailureDetail?
}

extension DragRecognizer {
  public func relevantPart(of vector: Vector) -> Vector { vector }
  public func failureOfStart(_ movement: Vector) -> FailureDetail? { nil }

  /// How far the fingers have to move before the pan begins. Unit: points. Default: 10.
  public var hysteresis: Double {
    get { dragLimits.completed(by: core.settings).hysteresis }
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
    let vector = relevantPart(of: currentTracker.translation)
    return view?.convertFromWindow(vector) ?? vector
  }

  /// Sets the translation from which the pan counts on, and its velocity to zero (S9.19).
  public func setTranslation(_ translation: Vector, in view: View?) {
    let unheard = currentTracker.translation - dragTracker.translation
    dragTracker.translation = (view?.convertToWindow(translation) ?? translation) - unheard
  }

  /// How fast the pan is, in a view's coordinates; near zero after it was held still (S9.21).
  /// Unit: points per second.
  public func velocity(in view: View?) -> Vector {
    let vector = relevantPart(of: currentTracker.velocity(at: core.now))
    return view?.convertFromWindow(vector) ?? vector
  }

  /// The tracker with the moves that were within the slop, of which it has not heard.
  private var currentTracker: DragTracker {
    guard core.touchSlop > 0 else { return dragTracker }
    var tracker = dragTracker
    tracker.catchUp(with: core.trackedTouches) { $0.location(in: nil) }
    return tracker
  }

  /// The kinds of scroll input that drive the pan, without touches (S9.25). Default: none.
  public var allowedScrollTypes: ScrollTypes {
    get { ScrollTypes(core.indirectInputs) }
    set { newValue.put(into: &core.indirectInputs) }
  }

  public var isMovement: Bool { true }

  // MARK: Touches

  @inlinable
  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    beginDrag(touches, with: event)
  }

  /// What `touchesBegan` does, for those that look at the touches first.
  @inlinable
  public func beginDrag(_ touches: Touches, with event: TouchEvent) {
    dragLimits.complete(for: core)
    if dragTracker.hasFingers {
      dragTracker.catchUp(with: core.trackedTouches) { $0.previousLocation(in: nil) }
    }
    follow(dragTracker.began(touches, at: event.timestamp, dragLimits), touches, event)
    core.touchSlop = dragTracker.slop(dragLimits)
  }

  @inlinable
  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    noteOwnBeginning()
    follow(dragTracker.moved(touches, at: event.timestamp, dragLimits), touches, event)
  }

  @inlinable
  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    noteOwnBeginning()
    follow(dragTracker.ended(touches, at: event.timestamp, dragLimits), touches, event)
  }

  @inlinable
  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    if dragTracker.cancelled(touches) { core.fail(.touchesCancelled) }
  }

  @inlinable
  public func touchIgnored(_ touch: Touch) { dragTracker.ignored(touch) }

  @inlinable
  public func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    // What fingers drag is theirs: scrolling neither moves nor ends it.
    guard case .scroll(let scroll) = input, !dragTracker.hasFingers else { return }
    dragLimits.complete(for: core)
    core.cancelWakes()
    core.wake(after: scrollPause)
    let step = dragTracker.scrolled(by: scroll.delta, at: event.timestamp, dragLimits)
    follow(step, Touches(), event)
  }

  /// Scrolling has paused: that is how it ends, since wheels don't lift.
  @inlinable
  public func deadlineReached(_ deadline: Deadline) {
    if dragTracker.hasFingers { return }  // they have taken over
    if core.state == .possible {
      core.fail(.ownDecision, "the scrolling stopped before it had gone far enough")
    } else {
      core.state = .ended
    }
  }

  @inlinable
  public func reset() { dragTracker.reset() }

  @inlinable
  func begin() {
    if let failure = failureOfStart(dragTracker.translation) {
      core.fail(.ownDecision, failure)
    } else {
      core.state = .began
    }
  }

  /// A recognizer that assigned `began` by itself, say as its finger came down, goes on as any
  /// other pan (S9.23).
  @inlinable
  func noteOwnBeginning() {
    if core.state.isActive { dragTracker.begin() }
  }

  @inlinable
  func follow(_ step: DragTracker.Step, _ touches: Touches, _ event: TouchEvent) {
    switch step {
    case .proceed: break
    case .begin: begin()
    case .change: core.state = .changed
    case .end: core.state = .ended
    case .beginAndEnd:
      begin()
      if core.state == .began { core.state = .ended }
    case .failed(let detail): core.fail(.ownDecision, detail)
    case .ignoreAllBut(let joining):
      for touch in touches.dropFirst(joining) { ignore(touch, for: event) }
    }
  }
}

#if !hasFeature(Embedded)
  extension DragRecognizer {
    public var profile: GestureProfile { dragProfile }

    /// The profile of any drag, for those that differ in some point.
    public var dragProfile: GestureProfile {
      let limits = dragLimits.completed(by: core.settings)
      var profile = GestureProfile(.drag(after: limits.hysteresis))
      let most = max(limits.minimumNumberOfTouches, limits.maximumNumberOfTouches)
      profile.numberOfTouches = limits.minimumNumberOfTouches...most
      profile.undecidedUntilMoved = limits.hysteresis
      switch limits.axis {
      case .any: break
      case .horizontal: profile.directions = [Vector(dx: 1, dy: 0), Vector(dx: -1, dy: 0)]
      case .vertical: profile.directions = [Vector(dx: 0, dy: 1), Vector(dx: 0, dy: -1)]
      }
      let isScrolled = !core.indirectInputs.isEmpty
      if limits.maximumNumberOfTouches < limits.minimumNumberOfTouches && !isScrolled {
        profile.obstacle = "it takes fewer fingers at the most than at the least"
      }
      return profile
    }
  }
#endif

/// A pause of this length ends a pan that scrolling drives. (Our choice: longer than the time
/// between two steps of a wheel that is turned on, 50 ms, and too short to be noticed.)
@usableFromInline
let scrollPause = Duration.milliseconds(100)

/// Kinds of scroll input.
public struct ScrollTypes: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Trackpads and smooth wheels.
  public static let continuous = ScrollTypes(rawValue: 1)
  /// Wheels with notches.
  public static let discrete = ScrollTypes(rawValue: 2)

  init(_ kinds: IndirectInput.Kinds) {
    self = []
    if kinds.contains(.continuousScroll) { insert(.continuous) }
    if kinds.contains(.discreteScroll) { insert(.discrete) }
  }

  func put(into kinds: inout IndirectInput.Kinds) {
    kinds.subtract([.continuousScroll, .discreteScroll])
    if contains(.continuous) { kinds.insert(.continuousScroll) }
    if contains(.discrete) { kinds.insert(.discreteScroll) }
  }
}
