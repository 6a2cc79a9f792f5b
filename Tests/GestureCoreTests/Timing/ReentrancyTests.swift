import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import PanGesture
import TapGesture
import Testing

@Suite struct `Re-entrancy` {
  let simulation = Simulation()
  let start = Point(x: 100, y: 100)

  private func event(_ id: TouchID, _ phase: TouchPhase) -> InputEvent {
    InputEvent(at: simulation.now, touches: [TouchInput(id: id, phase: phase, location: start)])
  }

  @Test func `S10.12 an event sent from an action waits until the pass is over`() {
    let tap = TapGestureRecognizer()
    let watcher = ScriptedRecognizer("watcher")
    watcher.prevents = { _ in false }
    watcher.isPreventedBy = { _ in false }
    simulation.window.addGestureRecognizer(tap)
    simulation.window.addGestureRecognizer(watcher)
    var callsDuringAction: [String] = []
    tap.onAction { [simulation, start] _ in
      simulation.finger(2).down(at: start)
      callsDuringAction = watcher.calls
    }
    simulation.tap(at: start)
    #expect(callsDuringAction == ["began 1", "ended 1"], "\(simulation.log)")
    #expect(watcher.calls.last == "began 2", "\(simulation.log)")
    #expect(simulation.dispatcher.touches.map(\.id) == [2])
  }

  @Test func `S10.12 several events sent from one action come in the order of sending`() {
    let tap = TapGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    var isFirst = true
    tap.onAction { [simulation, start] _ in
      guard isFirst else { return }
      isFirst = false
      simulation.tap(at: start, lasting: .zero)
      simulation.press(at: start, for: .zero)
    }
    simulation.tap(at: start)
    #expect(simulation.log.actions == ["tap ended", "tap ended", "tap ended"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S10.12 an event that an observer sends comes behind those that wait`() {
    let tap = TapGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    let observer = Observer()
    simulation.dispatcher.addObserver(observer)
    observer.onDiagnostic = { [simulation, start] in simulation.finger(4).down(at: start) }
    tap.onAction { [simulation, start] _ in
      let past = TouchInput(id: 2, phase: .began, location: start)
      simulation.send(InputEvent(at: simulation.now - .milliseconds(1), touches: [past]))
      simulation.finger(3).down(at: start)
    }
    simulation.tap(at: start)
    #expect(simulation.dispatcher.touches.map(\.id) == [2, 3, 4], "in the order of beginning")
  }

  @Test func `S10.12 an event that an observer sends waits for all passes of the present one`() {
    let observer = Observer()
    simulation.dispatcher.addObserver(observer)
    observer.onDiagnostic = { [simulation, start] in simulation.finger(4).down(at: start) }
    simulation.finger(1).down(at: start)
    // Two passes: the former touch 1 is cancelled, then the new one begins. The diagnostic precedes
    // both.
    simulation.send(event(1, .began))
    #expect(simulation.dispatcher.touches.map(\.id) == [1, 4], "in the order of beginning")
  }

  private final class Observer: GestureObserver {
    var onDiagnostic: () -> Void = {}

    func observe(_ report: GestureReport, at timestamp: Timestamp) {
      if case .diagnostic = report { onDiagnostic() }
    }
  }

  @Test func `S10.12 an event sent from a view, a delegate or a reset waits as well`() {
    let view = ScriptedView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    simulation.window.addSubview(view)
    let recognizer = ScriptedRecognizer("inner")
    let delegate = ScriptedDelegate()
    recognizer.delegate = delegate
    view.addGestureRecognizer(recognizer)
    var order: [String] = []
    func sendOnce(_ id: TouchID, from place: String) {
      order.append(place)
      if !order.contains("\(id)") { simulation.dispatcher.send(event(id, .began)) }
      order.append("\(id)")
    }
    view.whenTold = { word, touches, _ in
      if word == "began", touches[0].id == 1 { sendOnce(2, from: "view") }
    }
    delegate.receivesTouch = { _, touch in
      if touch.id == 1 { sendOnce(3, from: "delegate") }
      return true
    }
    simulation.finger(1).down(at: start)
    #expect(recognizer.calls == ["began 1", "began 3", "began 2"], "\(simulation.log)")
    recognizer.whenReset = { _ in sendOnce(4, from: "reset") }
    recognizer.cancel()
    #expect(recognizer.calls.suffix(2) == ["reset", "began 4"], "\(simulation.log)")
  }

  @Test func `S10.12 letting time run and cancelling everything wait too`() {
    let pan = HorizontalPanGestureRecognizer()
    let press = LongPressGestureRecognizer()
    let other = View(name: "other", frame: Rect(x: 0, y: 400, width: 400, height: 400))
    simulation.window.addSubview(other)
    other.addGestureRecognizer(press)
    let view = View(name: "list", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    simulation.window.addSubview(view)
    view.addGestureRecognizer(pan)
    pan.onAction { [simulation] pan in
      guard pan.state == .began else { return }
      simulation.dispatcher.advance(to: .seconds(2))
      simulation.dispatcher.cancelAllTouches()
      #expect(simulation.now < .seconds(2))
      #expect(pan.state == .began)
    }
    simulation.finger(2).down(at: Point(x: 100, y: 500))
    simulation.drag(from: start, to: start + Vector(dx: 20, dy: 0))
    #expect(
      simulation.log.actions == [
        "horizontalPan began", "longPress began", "longPress cancelled",
        "horizontalPan cancelled",
      ], "\(simulation.log)")
  }

  @Test func `S10.12 S14.24 a state assigned from another's action is a pass after this one`() {
    let tap = TapGestureRecognizer()
    let other = View(name: "other", frame: Rect(x: 0, y: 400, width: 400, height: 400))
    simulation.window.addSubview(other)
    let plugin = ScriptedRecognizer("plugin")
    other.addGestureRecognizer(plugin)
    let view = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    simulation.window.addSubview(view)
    view.addGestureRecognizer(tap)
    var stateInAction: GestureState?
    tap.onAction { _ in
      plugin.core.state = .began
      stateInAction = plugin.state
    }
    simulation.finger(2).down(at: Point(x: 100, y: 500))
    simulation.tap(at: start)
    #expect(stateInAction == .possible)
    #expect(simulation.log.actions == ["tap ended", "plugin began"], "\(simulation.log)")
  }

  @Test func `S13.15 a state assigned by one that is removed before its pass comes to nothing`() {
    let tap = TapGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    var plugin: ScriptedRecognizer? = ScriptedRecognizer("plugin")
    weak let weakPlugin = plugin
    plugin.map(simulation.window.addGestureRecognizer)
    tap.onAction { [simulation] _ in
      guard let recognizer = plugin else { return }
      recognizer.core.state = .ended
      simulation.window.removeGestureRecognizer(recognizer)
      plugin = nil
    }
    plugin?.whenBegan = { plugin, touches, event in
      for touch in touches { plugin.ignore(touch, for: event) }
    }
    simulation.tap(at: start)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(weakPlugin == nil)
    #expect(simulation.dispatcher.isIdle)
  }

  /// Two pans, of which the one that begins first switches the other off while it is asked.
  private func twoPans() -> (first: PanGestureRecognizer, second: PanGestureRecognizer, AnyObject) {
    let (first, second) = (PanGestureRecognizer(), PanGestureRecognizer())
    simulation.window.add(first, "first")
    simulation.window.add(second, "second")
    second.hysteresis = 30
    first.recognizesSimultaneously(with: second)
    let delegate = ScriptedDelegate()
    first.delegate = delegate
    delegate.shouldBegin = { _ in
      second.isEnabled = false
      return true
    }
    return (first, second, delegate)
  }

  @Test func `S3.35 S8.3 what a question ends is over before the next pass of the same event`() {
    let pans = twoPans()
    simulation.finger(1).down(at: start)
    // A touch that is listed twice needs two passes; the second pan would begin in the second one.
    simulation.send(
      [15.0, 50].map { distance in
        TouchInput(id: 1, phase: .moved, location: start + Vector(dx: distance, dy: 0))
      })
    #expect(
      simulation.log.actions == ["first began", "first changed"], "\(simulation.log)")
    withExtendedLifetime(pans) {}
  }

  @Test(arguments: [false, true])
  func `S3.35 S10.2 it is over before the next deadline, from wherever time is advanced`(
    isNested: Bool
  ) {
    let (early, late) = (LongPressGestureRecognizer(), LongPressGestureRecognizer())
    simulation.window.add(early, "early")
    simulation.window.add(late, "late")
    early.minimumPressDuration = .milliseconds(300)
    early.recognizesSimultaneously(with: late)
    let delegate = ScriptedDelegate()
    early.delegate = delegate
    delegate.shouldBegin = { _ in
      late.isEnabled = false
      return true
    }
    let other = Window(name: "other", size: Size(width: 100, height: 100))
    simulation.dispatcher.add(other)
    let tap = other.add(TapGestureRecognizer(), "tap")
    tap.onAction { [simulation] _ in
      if isNested { simulation.dispatcher.advance(to: .seconds(1)) }
    }
    simulation.finger(1).down(at: start)
    for phase in [TouchPhase.began, .ended] {
      simulation.dispatcher.send(
        TouchInput(id: 2, phase: phase, location: Point(x: 5, y: 5)), at: simulation.now, to: other)
    }
    simulation.dispatcher.advance(to: .seconds(1))
    #expect(simulation.log.actions == ["tap ended", "early began"], "\(simulation.log)")
  }

  @Test func `S10.12 S14.24 an event and an assignment of one action come in their order`() {
    let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    simulation.window.addSubview(card)
    let tap = card.add(TapGestureRecognizer(), "tap")
    let plugin = ScriptedRecognizer("plugin")
    let other = View(name: "other", frame: Rect(x: 0, y: 400, width: 400, height: 400))
    simulation.window.addSubview(other)
    other.addGestureRecognizer(plugin)
    tap.onAction { [simulation] _ in
      simulation.finger(2).up()
      plugin.core.state = .ended
    }
    simulation.finger(2).down(at: Point(x: 100, y: 500))
    simulation.tap(at: start)
    #expect(plugin.calls.prefix(2) == ["began 2", "ended 2"], "\(simulation.log)")
  }
}
