/// What a recognizer or a view can read of an event, besides the touches that it receives.
///
/// There is one object for all events of a dispatcher; its fields change in place.
public final class TouchEvent {
  /// When the event happened.
  @safe @exclusivity(unchecked) public internal(set) var timestamp = Timestamp.zero
  /// What kind of input it is. An input event that brings several is delivered, and asked about,
  /// kind by kind (S15.15).
  @safe @exclusivity(unchecked) public internal(set) var kind = Kind.touches
  /// The modifier keys that were held down (S15.16).
  @safe @exclusivity(unchecked) public internal(set) var modifierFlags: ModifierFlags = [] {
    didSet { if !modifierFlags.isEmpty { tellsModifiers = true } }
  }
  /// Whether a modifier key was held down at an event since the dispatcher was last idle, so that
  /// recognizers have to be told of each change.
  @safe @exclusivity(unchecked) var tellsModifiers = false
  /// Every touch that is down or lifts in this event, in the order in which they began.
  public var allTouches: Touches { registry.listed }
  private let registry: TouchRegistry

  /// The recognizer that cancelled the touches, while a view receives `touchesCancelled`; nil where
  /// the host did, or the view left its window.
  @safe @exclusivity(unchecked) public internal(set) var cancellingRecognizer: RecognizerLabel?

  /// Whether the called responder passed the touches on to the next one (S7.24).
  @safe @exclusivity(unchecked) private(set) var isForwarded = false

  /// A kind of input.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Fingers, styluses and pressed pointers.
    case touches
    /// A pointer with no button down.
    case hover
    /// A wheel, or two fingers that scroll on a trackpad.
    case scroll
    /// A trackpad's pinch and turn.
    case transform
    /// A semantic action, from a keyboard or a screen reader.
    case action
  }

  init(registry: TouchRegistry) { self.registry = registry }

  /// Passes the touches on to the next responder.
  func forwardToNext() { isForwarded = true }

  /// Offers touches to one responder after another until one handles them, or they come back to one
  /// that has passed them on. The default touch methods of a responder pass them on.
  ///
  /// The responder that handled their beginning gets them too if it is no longer among the
  /// responders: the view that was hit may have left it. It gets their end in any case, also where
  /// a responder in between handles that.
  func offer(_ touches: Touches, _ phase: TouchPhase, to view: View) {
    if phase == .began && view.leavesTouchesToSuperview {
      touches.forEach { $0.isLeftByView = true }
    }
    var (isFirstOffer, isLeft) = (true, false)
    touches.withFirst {
      isFirstOffer = $0.handler == nil
      isLeft = $0.isLeftByView
    }
    guard isFirstOffer else { return offerAgain(touches, phase, to: view) }
    let handler = handler(of: touches, phase, from: view, isLeft: isLeft)
    if phase == .began, let handler { touches.forEach { $0.handler = handler } }
  }

  /// Offers touches whose beginnings another responder than the view itself has handled.
  private func offerAgain(_ touches: Touches, _ phase: TouchPhase, to view: View) {
    guard let first = touches.first, let former = first.handler else { return }
    var isTold = false
    var responder = first.isLeftByView ? view.superview : view
    var walk = ResponderWalk()
    while let current = responder, walk.goesOn(with: current) {
      isTold = isTold || current === former
      let isBound = current === former || current === view
      guard deliver(touches, phase, to: current, evenIfItLeaves: isBound) else { break }
      responder = current.nextResponder
    }
    let isEnd = phase == .ended || phase == .cancelled
    if !isTold, isEnd || !view.isAmongResponders(former) {
      deliver(touches, phase, to: former, evenIfItLeaves: true)
    }
  }

  /// - Returns: the responder that handled the touches, unless it is the view itself.
  @inline(__always)
  private func handler(
    of touches: Touches, _ phase: TouchPhase, from view: View, isLeft: Bool
  ) -> View? {
    var responder = view.firstResponder(isLeft: isLeft)
    var walk = ResponderWalk()
    while let current = responder, walk.goesOn(with: current) {
      let isBound = current === view && !isLeft
      guard deliver(touches, phase, to: current, evenIfItLeaves: isBound) else {
        return current === view ? nil : current
      }
      responder = current.nextResponder?.firstOwnResponder
    }
    return nil
  }

  /// Calls a responder, unless it leaves its touches.
  ///
  /// - Parameter evenIfItLeaves: whether it is called in any case, since it got their beginning.
  /// - Returns: whether the touches go on to the next one.
  @discardableResult
  private func deliver(
    _ touches: Touches, _ phase: TouchPhase, to responder: View, evenIfItLeaves: Bool
  ) -> Bool {
    if responder.leavesTouchesToSuperview && !evenIfItLeaves { return true }
    isForwarded = false
    switch phase {
    case .began: responder.touchesBegan(touches, with: self)
    case .moved: responder.touchesMoved(touches, with: self)
    case .ended: responder.touchesEnded(touches, with: self)
    case .cancelled: responder.touchesCancelled(touches, with: self)
    case .stationary: break
    }
    return isForwarded
  }

  /// Every sample that the device took of a touch since the previous event, oldest first; the
  /// touch's own place and time where there was only one (S10.10).
  public func coalescedTouches(for touch: Touch) -> [TouchSample] {
    guard touch.coalesced.isEmpty else { return touch.coalesced }
    return [
      TouchSample(
        location: touch.location, timestamp: touch.timestamp, pressure: touch.pressure)
    ]
  }

  /// Where the device expects a touch next; valid until the next event (S10.10).
  public func predictedTouches(for touch: Touch) -> [TouchSample] { touch.predicted }

  /// The touches that a recognizer tracks (S2.23).
  public func touches(for recognizer: any GestureRecognizer) -> Touches {
    recognizer.handle.core.trackedTouches
  }

  /// The touches that hit a view (S2.23).
  public func touches(for view: View) -> Touches {
    Touches(allTouches.filter { $0.view === view })
  }

  /// The touches that began in a window (S2.23).
  public func touches(for window: Window) -> Touches {
    Touches(allTouches.filter { $0.window === window })
  }
}

extension View {
  /// Whether another view comes after this one in the order of responders.
  fileprivate func isAmongResponders(_ other: View) -> Bool {
    var responder = nextResponder
    var walk = ResponderWalk()
    while let current = responder, walk.goesOn(with: current) {
      if current === other { return true }
      responder = current.nextResponder
    }
    return false
  }

  /// The first responder that is called for touches on the view. What it does with touches is
  /// decided when they begin.
  @inline(__always)
  fileprivate func firstResponder(isLeft: Bool) -> View? {
    if isLeft { return superview?.firstOwnResponder }
    return leavesTouchesToSuperview ? self : firstOwnResponder
  }

  /// The responder after this one.
  fileprivate var nextResponder: View? { leavesTouchesToSuperview ? superview : next }
}

@available(*, unavailable)
extension TouchEvent: Sendable {}
