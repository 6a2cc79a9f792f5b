import GestureCore
import GesturesWebSupport

/// What all views of a page do: a view that stands for an element is hit where the browser says.
///
/// The page asks a view's own opinion only where the view says that it has one.
protocol HostedView: View {
  var handle: Int32 { get set }
  /// Whether the page is asked if a recognizer may begin.
  var answers: Bool { get set }
}

extension HostedView {
  func mayBegin(_ recognizer: any GestureRecognizer, _ usual: () -> Bool) -> Bool {
    guard answers else { return usual() }
    let answer = page_ask_view(handle, objects.handle(of: recognizer))
    return answer < 0 ? usual() : answer > 0
  }
}

final class HostView: View, HostedView {
  var handle: Int32 = 0
  var answers = false
  /// Whether the view stands for an element, which catches no touch by its place.
  var isElement = false
  /// Whether the page wants to know the touches that the view gets; it then keeps them.
  var listens = false { didSet { leavesTouchesToSuperview = !listens } }

  override init(name: String = "", frame: Rect = .zero) {
    super.init(name: name, frame: frame)
    leavesTouchesToSuperview = true
  }

  override var isHitTestedByHost: Bool { isElement }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    !isElement && super.point(inside: point, with: event)
  }

  /// The view that is hit in this one, which the browser found; nil where it catches no touch.
  func hitInside(_ point: Point, with event: TouchEvent?) -> View? {
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return catchesOwnTouches ? self : nil
  }

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    mayBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
  }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) { tell(touches, .began) }

  override func touchesMoved(_ touches: Touches, with event: TouchEvent) { tell(touches, .moved) }

  override func touchesEnded(_ touches: Touches, with event: TouchEvent) { tell(touches, .ended) }

  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    tell(touches, .cancelled)
  }

  private func tell(_ touches: Touches, _ phase: TouchPhase) {
    touches.forEach { page_view_touch(handle, Double($0.id.rawValue), phase.number) }
  }
}

final class HostControl: Control, HostedView {
  var handle: Int32 = 0
  var answers = false
  /// Whether the control stands for an element, as ``HostView/isElement``.
  var isElement = false

  override var isHitTestedByHost: Bool { isElement }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    !isElement && super.point(inside: point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    mayBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
  }
}

final class HostSlider: Slider, HostedView {
  var handle: Int32 = 0
  var answers = false

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    mayBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
  }
}

final class HostSwitch: Switch, HostedView {
  var handle: Int32 = 0
  var answers = false

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    mayBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
  }
}

final class HostWindow: Window, HostedView {
  var handle: Int32 = 0
  var answers = false
  /// The view that the browser found under the touches of the running event; nil where the engine
  /// is to look itself.
  var browsersHit: View?
  /// The dispatcher's event, which it uses again for every event.
  private(set) var event: TouchEvent?

  override init(name: String = "window", size: Size) {
    super.init(name: name, size: size)
    leavesTouchesToSuperview = true
  }

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    if let event { self.event = event }
    guard let browsersHit else { return super.hitTest(point, with: event) }
    var next = outermostOpen(browsersHit)
    while let view = next {
      guard let host = view as? HostView else { return view }
      if let hit = host.hitInside(host.convert(point, from: nil), with: event) { return hit }
      next = host.superview
    }
    return nil
  }

  /// The view that the browser found or, where that or one around it is hidden or takes no input,
  /// the view around the outermost such one (S2.2, S2.12).
  private func outermostOpen(_ hit: View) -> View? {
    var open: View? = hit
    var next = open
    while let view = next {
      next = view.superview
      if view.isHidden || !view.isUserInteractionEnabled || view.alpha < 0.01 { open = next }
    }
    return open
  }

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    mayBegin(recognizer) { super.gestureRecognizerShouldBegin(recognizer) }
  }
}

extension TouchPhase {
  var number: Int32 {
    switch self {
    case .began: 0
    case .moved: 1
    case .stationary: 2
    case .ended: 3
    case .cancelled: 4
    }
  }

  init(number: Int32) {
    let phases: [TouchPhase] = [.began, .moved, .stationary, .ended, .cancelled]
    self = phases[min(max(Int(number), 0), phases.count - 1)]
  }
}
