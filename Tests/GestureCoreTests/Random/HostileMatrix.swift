import DoubleTapGesture
import GestureCore
import GestureSimulation
import HoverGesture
import LongPressGesture
import PanGesture
import TapGesture

/// A host that does one thing, the deed, from within one callback, at each call or at some.
final class HostileWorld {
  /// Where the host is called.
  enum Callback: CaseIterable {
    case shouldReceiveTouch, shouldReceiveEvent, shouldBegin, recognizeTogether, requireFailure
    case beRequiredToFail, action, viewBegan, viewMoved, viewEnded, viewCancelled, viewShouldBegin
    case hitTest, controlEvent, recognizerBegan, recognizerEnded, recognizerReset, deadline
    case observer, closureDeinit, handOverCondition, setClosure, valueChange
  }

  /// What it does then.
  enum Deed: CaseIterable {
    case removeRecognizers, addRecognizer, moveRecognizer, disable, enableAll, cancelRecognizer
    case removeView, dropView, hideView, moveView, moveToOtherDispatcher, removeWindow
    case cancelAllTouches, cancelElsewhere, sendTouch, sendLift, sendHover, sendScroll, advanceTime
    case removeTargets, addTarget, dropDelegate, dropDispatcher, requireToFail, setSettings
    case startAfter, startAfterTag, removeSets, addSet, handOver, tapElsewhere
  }

  private let callback: Callback
  let deed: Deed
  private let period: Int
  private var calls = 0
  var deeds = 0
  private var isActing = false

  var window: Window? = Window(size: Size(width: 400, height: 400))
  var dispatcher: Dispatcher?
  let other = Dispatcher(window: Window(size: Size(width: 400, height: 400)))
  var delegate: HostileDelegate?
  var card: View?
  var recognizers: [any GestureRecognizer] = []

  /// - Parameter period: it acts at each call whose number is a multiple of this.
  init(_ callback: Callback, _ deed: Deed, period: Int) {
    self.callback = callback
    self.deed = deed
    self.period = period
    if let window { dispatcher = Dispatcher(window: window) }
    build()
  }

  private func build() {
    let delegate = HostileDelegate(self)
    let card = HostileView(self, name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let button = Button(name: "button", frame: Rect(x: 300, y: 0, width: 100, height: 60))
    card.addSubview(button)
    window?.addSubview(card)
    button.onEvent([.touchDown, .touchUpInside, .touchCancel]) { [weak self] _ in
      self?.called(.controlEvent)
    }
    let pan = PanGestureRecognizer()
    pan.delaysTouchesBegan = true
    pan.allowedScrollTypes = [.continuous, .discrete]
    let (tap, double) = (TapGestureRecognizer(), DoubleTapGestureRecognizer())
    tap.require(toFail: double)
    recognizers = [
      tap, double, pan, LongPressGestureRecognizer(), HoverGestureRecognizer(),
      HostileRecognizer(self),
    ]
    for recognizer in recognizers {
      recognizer.delegate = delegate
      card.addGestureRecognizer(recognizer)
      recognizer.onAction { [weak self] _ in self?.called(.action) }
      let subscription = Subscription { [weak self] in self?.called(.closureDeinit) }
      recognizer.onAction { _ in _ = subscription }
    }
    compose(card)
    if callback == .observer { dispatcher?.addObserver(HostileObserver(self)) }
    (self.delegate, self.card) = (delegate, card)
  }

  /// A press before the drag, two fingers with recognizers of their own, and two pans that hand
  /// over to each other.
  private func compose(_ card: View) {
    let (one, two) = (PanGestureRecognizer(), PanGestureRecognizer())
    window?.addGestureRecognizer(two)
    card.addGestureRecognizer(one)
    one.handsOver(to: two) { [weak self] _ in self?.noteCondition() ?? false }
    two.handsOver(to: one) { [weak self] _ in self?.noteCondition() ?? false }
    let value = one.value(initially: .zero) { $0.translation(in: nil) }
    value.onChange { [weak self] _ in self?.called(.valueChange) }
    let slow = PanGestureRecognizer()
    slow.startsAfter(recognizers[3])
    window?.addGestureRecognizer(slow)
    recognizers += [one, two, slow]
    card.addForEachTouch(limit: 2) { [weak self] in
      self?.called(.setClosure)
      return LongPressGestureRecognizer()
    }
  }

  private func noteCondition() -> Bool {
    called(.handOverCondition)
    return calls.isMultiple(of: 2)
  }

  /// Notes a callback, and does the deed if it is the one and the time has come.
  func called(_ callback: Callback) {
    guard callback == self.callback, !isActing, deeds < 20 else { return }
    calls += 1
    guard calls.isMultiple(of: period) else { return }
    isActing = true
    deeds += 1
    act()
    isActing = false
  }

  // MARK: Events

  func send(_ phase: TouchPhase, _ place: Point?, id: TouchID = 1) {
    guard let dispatcher else { return }
    dispatcher.send(TouchInput(id: id, phase: phase, location: place), at: dispatcher.now)
  }

  func sendIndirect(_ input: IndirectInput) {
    guard let dispatcher else { return }
    dispatcher.send(InputEvent(at: dispatcher.now, input))
  }

  private func wait(_ milliseconds: Int64) {
    guard let dispatcher else { return }
    dispatcher.advance(to: dispatcher.now + .milliseconds(milliseconds))
  }

  /// Taps, a drag, a press, a pinch of two fingers, a press of the button, a pointer.
  func play() {
    let place = Point(x: 100, y: 100)
    for _ in 0..<3 {
      send(.began, place)
      wait(40)
      send(.ended, place)
      wait(100)
    }
    wait(500)
    send(.began, place)
    for step in 1...6 {
      wait(10)
      send(.moved, place + Vector(dx: Double(step) * 6, dy: 0))
    }
    send(.ended, nil)
    send(.began, place)
    wait(700)
    send(.began, Point(x: 200, y: 100), id: 2)
    send(.moved, Point(x: 120, y: 100))
    send(.cancelled, nil)
    send(.ended, nil, id: 2)
    send(.began, Point(x: 320, y: 20))
    wait(30)
    send(.ended, nil)
    sendIndirect(.hover(HoverInput(at: place)))
    sendIndirect(.scroll(ScrollInput(at: place, by: Vector(dx: 0, dy: 40), kind: .continuous)))
    sendIndirect(.hover(HoverInput(at: nil)))
  }

  /// Lifts every finger and lets time run.
  ///
  /// - Returns: what is not at rest.
  func finish() -> String? {
    isActing = true  // no more deeds
    for dispatcher in [dispatcher, other].compactMap(\.self) {
      for touch in dispatcher.touches {
        dispatcher.send(
          TouchInput(id: touch.id, phase: .ended, location: nil), at: dispatcher.now)
      }
      dispatcher.send(InputEvent(at: dispatcher.now, .hover(HoverInput(at: nil))))
      for _ in 0..<100 {
        guard let next = dispatcher.nextDeadline else { break }
        dispatcher.advance(to: next)
      }
      if !dispatcher.isIdle { return "a dispatcher is not idle" }
    }
    let busy = recognizers.first { $0.state != .possible }
    return busy.map { "'\($0.name)' is \($0.state)" }
  }

  /// The objects that have to go when the world does.
  var mortals: [AnyObject] {
    let objects: [AnyObject?] = [window, dispatcher, card, delegate]
    return objects.compactMap(\.self) + recognizers
  }
}
