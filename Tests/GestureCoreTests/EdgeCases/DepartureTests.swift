import DoubleTapGesture
import GestureCore
import GestureSimulation
import HoverGesture
import PanGesture
import TapGesture
import Testing

/// Views, windows, recognizers and dispatchers that go at the worst moment. A debug build verifies
/// each unowned reference that is read, so a test that comes to its end has read none of a
/// deallocated object.
@Suite struct `What leaves at the worst moment` {
  private static let area = Rect(x: 0, y: 0, width: 400, height: 400)
  private let simulation = Simulation(window: Window(size: Size(width: 400, height: 400)))
  private let place = Point(x: 10, y: 10)

  /// Does something when it is asked.
  private final class ActingDelegate: GestureRecognizerDelegate {
    var onEvent = {}
    var onBegin = {}

    func gestureRecognizer(
      _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
    ) -> Bool {
      onEvent()
      return true
    }

    func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
      onBegin()
      return true
    }
  }

  private func send(_ input: IndirectInput) {
    simulation.send(InputEvent(at: simulation.now, input))
  }

  /// Adds a view that alone holds a recognizer.
  private func addView(with recognizer: any GestureRecognizer) {
    let view = View(name: "card", frame: Self.area)
    view.addGestureRecognizer(recognizer)
    simulation.window.addSubview(view)
  }

  private func removeView() { simulation.window.subviews.first?.removeFromSuperview() }

  @Test func `a popover that closes as the pointer enters (S13.15)`() {
    let delegate = ActingDelegate()
    delegate.onEvent = { removeView() }
    do {
      let hover = HoverGestureRecognizer()
      hover.delegate = delegate
      addView(with: hover)
    }
    send(.hover(HoverInput(at: place)))
    send(.hover(HoverInput(at: Point(x: 20, y: 20))))
    send(.hover(HoverInput(at: nil)))
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(arguments: [true, false])
  func `a scrolled view that goes in its delegate's question (S13.15)`(isAskedToBegin: Bool) {
    let delegate = ActingDelegate()
    if isAskedToBegin { delegate.onBegin = { removeView() } }
    if !isAskedToBegin { delegate.onEvent = { removeView() } }
    do {
      let pan = PanGestureRecognizer()
      pan.allowedScrollTypes = [.continuous, .discrete]
      pan.delegate = delegate
      addView(with: pan)
    }
    for _ in 0..<3 {
      send(.scroll(ScrollInput(at: place, by: Vector(dx: 0, dy: 30), kind: .continuous)))
    }
    #expect(simulation.runUntilNothingIsPending())
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `a view that goes to another dispatcher between the taps of a double tap (S8.12)`() {
    let other = Simulation(window: Window(size: Size(width: 400, height: 400)))
    do { addView(with: DoubleTapGestureRecognizer()) }
    simulation.tap(at: place)
    other.window.addSubview(simulation.window.subviews[0])
    other.finger().down(at: place)
    other.window.subviews[0].removeFromSuperview()
    other.finger().move(to: Point(x: 12, y: 12))
    other.finger().up()
    #expect(simulation.runUntilNothingIsPending() && other.runUntilNothingIsPending())
    #expect(simulation.dispatcher.isIdle && other.dispatcher.isIdle)
  }

  @Test
  func `a window that goes to another dispatcher between the taps, and then for good (S12.3)`() {
    let first = Dispatcher(window: Window(size: Size(width: 1, height: 1)))
    let other = Dispatcher(window: Window(size: Size(width: 1, height: 1)))
    var window: Window? = Window(size: Size(width: 400, height: 400))
    window?.addGestureRecognizer(DoubleTapGestureRecognizer())
    if let window {
      first.add(window)
      first.send(TouchInput(id: 1, phase: .began, location: place), at: .zero, to: window)
      first.send(TouchInput(id: 1, phase: .ended, location: place), at: .milliseconds(30))
      first.remove(window)
      other.add(window)
      other.send(TouchInput(id: 1, phase: .began, location: place), at: .zero, to: window)
      other.remove(window)
    }
    window = nil
    other.send(TouchInput(id: 1, phase: .moved, location: .zero), at: .milliseconds(20))
    other.send(TouchInput(id: 1, phase: .ended, location: .zero), at: .milliseconds(40))
    first.advance(to: .seconds(5))
    other.advance(to: .seconds(5))
    #expect(first.isIdle && other.isIdle)
  }

  @Test
  func `dispatcher and window that go during a press are freed, and the control is cancelled`() {
    weak var freedWindow: Window?
    weak var freedDispatcher: Dispatcher?
    var events: [ControlEvents] = []
    do {
      let window = Window(size: Size(width: 400, height: 400))
      let button = Button(name: "button", frame: Self.area)
      button.onEvent([.touchCancel]) { _ in events.append(.touchCancel) }
      window.addSubview(button)
      let dispatcher = Dispatcher(window: window)
      (freedWindow, freedDispatcher) = (window, dispatcher)
      dispatcher.send(TouchInput(id: 1, phase: .began, location: place), at: .zero)
    }
    #expect(freedDispatcher == nil && freedWindow == nil)
    #expect(events == [.touchCancel])
  }

  @Test func `a button is cancelled if its hit icon goes in touchDown, and works again (S2.30)`() {
    let button = Button(name: "button", frame: Self.area)
    let icon = View(name: "icon", frame: Rect(x: 0, y: 0, width: 40, height: 40))
    button.addSubview(icon)
    simulation.window.addSubview(button)
    var events: [ControlEvents] = []
    for event in [ControlEvents.touchDown, .touchCancel, .touchUpInside] {
      button.onEvent(event) { _ in events.append(event) }
    }
    button.onEvent(.touchDown) { _ in icon.removeFromSuperview() }
    simulation.tap(at: place)
    #expect(!button.isTracking && !button.isHighlighted)
    simulation.tap(at: place)
    #expect(events == [.touchDown, .touchCancel, .touchDown, .touchUpInside])
  }

  private final class MoveTaker: View {
    var moves = 0
    override func touchesMoved(_ touches: Touches, with event: TouchEvent) {
      moves += touches.count
    }
  }

  private final class BeganTaker: View {
    var phases: [TouchPhase] = []
    override func touchesBegan(_ touches: Touches, with event: TouchEvent) { phases.append(.began) }
    override func touchesMoved(_ touches: Touches, with event: TouchEvent) { phases.append(.moved) }
    override func touchesEnded(_ touches: Touches, with event: TouchEvent) { phases.append(.ended) }
  }

  @Test
  func `a view that handles only moves keeps them from the one that handled the beginning (S7.24)`()
  {
    let outer = BeganTaker(name: "outer", frame: Self.area)
    let inner = MoveTaker(name: "inner", frame: Self.area)
    outer.addSubview(inner)
    simulation.window.addSubview(outer)
    simulation.drag(from: place, to: Point(x: 60, y: 10))
    #expect(inner.moves > 0)
    #expect(outer.phases == [.began, .ended])
  }
}

/// Objects that act in their `deinit`, while what held them is being removed.
@Suite struct `What acts as it goes` {
  private let simulation = Simulation(window: Window(size: Size(width: 400, height: 400)))
  private let place = Point(x: 10, y: 10)

  @Test func `an action's closure owns a subscription that removes its own token (S5.11)`() {
    let tap = TapGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    var ends = 0
    var tokens: [ActionToken] = []
    do {
      let subscription = Subscription {
        ends += 1
        tokens.forEach { $0.remove() }
        tap.removeTarget(nil)
      }
      for _ in 0..<2 { tokens.append(tap.onAction { _ in _ = subscription }) }
    }
    tap.removeTarget(nil)
    simulation.tap(at: place)
    #expect(ends == 1)
  }

  @Test func `a control's handler owns a subscription that removes it`() {
    let button = Button(name: "button", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    simulation.window.addSubview(button)
    var ends = 0
    var numbers: [Int] = []
    do {
      let subscription = Subscription {
        ends += 1
        numbers.forEach(button.removeHandler)
      }
      for _ in 0..<2 {
        numbers.append(button.onEvent(.touchUpInside) { _ in _ = subscription })
      }
    }
    numbers.forEach(button.removeHandler)
    simulation.tap(at: place)
    #expect(ends == 1)
  }

  private final class ActingView: View {
    var end = {}
    deinit { end() }
  }

  @Test func `a view's deinit cancels all touches while withheld ones are let go (S7.25)`() {
    let dispatcher = simulation.dispatcher
    do {
      let view = ActingView(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
      view.end = { dispatcher.cancelAllTouches() }
      let pan = PanGestureRecognizer()
      pan.delaysTouchesBegan = true
      view.addGestureRecognizer(pan)
      simulation.window.addSubview(view)
    }
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: place)
    simulation.window.subviews[0].removeFromSuperview()
    simulation.finger(1).up()
    simulation.finger(2).up()
    #expect(dispatcher.isIdle)
  }

  private final class DepartingView: View {
    var end = {}
    override func touchesBegan(_ touches: Touches, with event: TouchEvent) {}
    override func touchesEnded(_ touches: Touches, with event: TouchEvent) { removeFromSuperview() }
    deinit { end() }
  }

  @Test(arguments: [1, 2, 3])
  func `views that go as their withheld lifts come, and remove a window (S7.16)`(count: Int) {
    let dispatcher = simulation.dispatcher
    let palette = Window(name: "palette", size: Size(width: 10, height: 10))
    var departures = 0
    let taps = DoubleTapGestureRecognizer()
    taps.numberOfTouchesRequired = count
    taps.delaysTouchesBegan = true
    simulation.window.addGestureRecognizer(taps)
    for index in 0..<count {
      let view = DepartingView(
        name: "card \(index)", frame: Rect(x: 100 * Double(index), y: 0, width: 100, height: 100))
      view.end = {
        departures += 1
        dispatcher.add(palette)
        dispatcher.remove(palette)
      }
      simulation.window.addSubview(view)
    }
    let places = (0..<count).map { place + Vector(dx: 100 * Double($0), dy: 0) }
    let fingers = (0..<count).map { simulation.finger(TouchID($0)) }
    simulation.atOnce { for (finger, place) in zip(fingers, places) { finger.down(at: place) } }
    simulation.atOnce { for finger in fingers { finger.up() } }
    #expect(simulation.window.subviews.count == count)
    simulation.wait(.seconds(1))
    #expect(departures == count && dispatcher.isIdle, "\(simulation.log)")
  }
}
