/// A view that tracks one finger and sends events: the base class of buttons, sliders and switches.
///
/// A control highlights on touch-down, before any recognizer has decided (S11.8). When a recognizer
/// cancels the touch, it sends ``ControlEvents/touchCancel``, never up-inside (S11.10).
///
/// Every control, not only a system control, wins over single-finger single taps of the views
/// around it (S11.1, S11.7); see ``preventsTapsOfSuperviews``.
///
/// ```swift
/// let button = Button(name: "ok", frame: Rect(x: 20, y: 20, width: 80, height: 44))
/// button.onEvent(.touchUpInside) { _ in print("pressed") }
/// ```
open class Control: View {
  /// When false, the control swallows touches and does nothing. Default: true.
  public var isEnabled = true {
    didSet { if oldValue && !isEnabled { cancelPress() } }
  }
  /// Whether a finger is on it.
  public private(set) var isHighlighted = false
  /// Whether it tracks a finger.
  public var isTracking: Bool { trackedTouch != nil }
  /// Whether a tap recognizer of a view around it, for one tap with one finger, fails when the tap
  /// hits this control, so that the control gets the tap. A recognizer on the control itself still
  /// wins over it (S11.3, S11.4). Default: true.
  public var preventsTapsOfSuperviews = true
  /// How far outside the finger may go and still count as inside. Unit: points. Default: 70
  /// (observed in UIKit's buttons).
  public var dragOutset = 70.0

  /// The finger that it tracks; it ignores all others.
  private var trackedTouch: Touch?
  private var handlers: [(number: Int, events: ControlEvents, call: (Control) -> Void)] = []
  private var lastNumber = 0

  // MARK: Event handlers

  /// Calls a closure on the given events.
  ///
  /// - Returns: a number that ``removeHandler(_:)`` takes.
  @discardableResult
  public func onEvent(_ events: ControlEvents, _ call: @escaping (Control) -> Void) -> Int {
    lastNumber += 1
    handlers.append((lastNumber, events, call))
    return lastNumber
  }

  /// Calls a method of an object, which is held weakly, on the given events.
  ///
  /// - Returns: a number that ``removeHandler(_:)`` takes.
  @discardableResult
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for events: ControlEvents
  ) -> Int {
    let reference = WeakReference(target)
    return onEvent(events) { _ in
      if let target = reference.object { action(target)() }
    }
  }

  /// Removes what ``onEvent(_:_:)`` or ``addTarget(_:action:for:)`` added.
  public func removeHandler(_ number: Int) {
    // Objects that the removed closure owns may remove further handlers in their `deinit`.
    let former = handlers
    handlers = former.filter { $0.number != number }
    withExtendedLifetime(former) {}
  }

  /// Calls the handlers of the given events.
  public func sendActions(for events: ControlEvents) {
    for handler in handlers where !handler.events.isDisjoint(with: events) { handler.call(self) }
  }

  // MARK: To override

  /// A finger came down. By default it is tracked.
  open func beginTracking(_ touch: Touch, with event: TouchEvent) -> Bool { true }
  /// The finger moved. By default tracking continues.
  open func continueTracking(_ touch: Touch, with event: TouchEvent) -> Bool { true }
  /// The finger lifted.
  open func endTracking(_ touch: Touch, with event: TouchEvent) {}
  /// The touch was cancelled.
  open func cancelTracking() {}

  override open func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    let isSingleTap =
      recognizer.numberOfTapsToRecognize == 1 && recognizer.handle.core.slots.isSingle
    return !(isSingleTap && keepsTaps && isAround(recognizer))
  }

  /// Whether it keeps single taps from recognizers of views around it, unless its class or the app
  /// answers otherwise (S11.1, S11.7).
  package final var keepsTaps: Bool { preventsTapsOfSuperviews && isEnabled }

  /// Whether a recognizer is one of a view around this control.
  final func isAround(_ recognizer: any GestureRecognizer) -> Bool {
    guard let view = recognizer.handle.core.view else { return false }
    return view !== self && isDescendant(of: view)
  }

  /// Whether a movement belongs to the control: it is horizontal and began in a part of the control
  /// (S11.2). A disabled control claims none.
  final func claims(_ recognizer: any GestureRecognizer, startingIn part: Rect) -> Bool {
    isEnabled && recognizer.isMovement && isAround(recognizer)
      && recognizer.handle.core.hasHorizontalTouch(startingIn: part, of: self)
  }

  // MARK: Touches

  override open func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event), isEnabled else { return }
    trackedTouch = touch
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  override open func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else {
      cancelPress()
      return
    }
    guard trackedTouch === touch else { return }  // a handler has disabled the control
    let wasInside = isHighlighted
    let isInside = isInside(touch)
    isHighlighted = isInside
    if wasInside != isInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    guard trackedTouch === touch else { return }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  override open func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    endTracking(touch, with: event)
    guard trackedTouch === touch else { return }  // cancelled, so it sends no "up" (S11.10)
    let isInside = isInside(touch)
    trackedTouch = nil
    isHighlighted = false
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  override open func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    if let trackedTouch, touches.contains(trackedTouch) { cancelPress() }
  }

  private func cancelPress() {
    guard isTracking else { return }
    trackedTouch = nil
    isHighlighted = false
    cancelTracking()
    sendActions(for: .touchCancel)
  }

  private func isInside(_ touch: Touch) -> Bool {
    bounds.insetBy(dx: -dragOutset, dy: -dragOutset).contains(touch.location(in: self))
  }

  #if !hasFeature(Embedded)
    // MARK: State

    /// Adds all that determines which touches it tracks and which recognizers around it it blocks.
    /// The places of its touches are added with the touches.
    func addControlState(to digest: inout StateDigest) {
      digest.add(isEnabled)
      digest.add(preventsTapsOfSuperviews)
      digest.add(isHighlighted)
      digest.add(isTracking)
      if let trackedTouch { digest.add(trackedTouch.id.rawValue) }
    }
  #endif
}
