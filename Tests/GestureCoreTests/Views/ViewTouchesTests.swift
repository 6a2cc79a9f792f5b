import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import PinchGesture
import TapGesture
import Testing

@Suite struct `Touches of a view` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let watcher = ScriptedRecognizer("watcher", .undecided(for: .seconds(30)))
  let bothAllowed = ScriptedDelegate.allowingAll()
  let place = Point(x: 50, y: 50)

  init() { simulation.show(card, watcher) }

  @Test func `S7.1 began and moved come at once, ended only when the recognizer has failed`() {
    let finger = simulation.finger()
    finger.down(at: place)
    #expect(card.told == ["began 1"], "\(simulation.log)")
    finger.move(to: place + Vector(dx: 5, dy: 0))
    #expect(card.told == ["began 1", "moved 1"], "\(simulation.log)")
    finger.up()
    #expect(card.told == ["began 1", "moved 1"], "\(simulation.log)")
    watcher.core.fail()
    #expect(card.told == ["began 1", "moved 1", "ended 1"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S2.27 in every event a recognizer hears of a touch before its view`() {
    var order: [String] = []
    watcher.whenBegan = { _, _, _ in order.append("recognizer began") }
    watcher.whenMoved = { _, _, _ in order.append("recognizer moved") }
    watcher.whenEnded = { recognizer, _, _ in
      order.append("recognizer ended")
      recognizer.core.fail()
    }
    card.whenTold = { word, _, _ in order.append("view \(word)") }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 5, dy: 0))
    finger.up()
    #expect(
      order == [
        "recognizer began", "view began", "recognizer moved", "view moved", "recognizer ended",
        "view ended",
      ])
  }

  @Test func `S7.2 S7.18 recognition cancels the touch in its view, once and for good`() {
    let finger = simulation.finger()
    finger.down(at: place)
    watcher.core.state = .began
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
    finger.move(to: place + Vector(dx: 5, dy: 0))
    watcher.core.state = .changed
    watcher.core.state = .ended
    finger.up()
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
  }

  @Test func `S7.3 S9.53 a pinch over two buttons cancels both`() {
    let left = ScriptedView(name: "left", frame: Rect(x: 0, y: 0, width: 90, height: 200))
    let right = ScriptedView(name: "right", frame: Rect(x: 100, y: 0, width: 90, height: 200))
    card.addSubview(left)
    card.addSubview(right)
    card.addGestureRecognizer(PinchGestureRecognizer())
    simulation.fingers(.began, Point(x: 50, y: 50), Point(x: 150, y: 50))
    simulation.fingers(.moved, Point(x: 40, y: 50), Point(x: 160, y: 50))
    #expect(simulation.log.actions == ["pinch began"], "\(simulation.log)")
    #expect(left.told == ["began 1", "cancelled 1"], "\(simulation.log)")
    #expect(right.told == ["began 2", "cancelled 2"], "\(simulation.log)")
  }

  @Test func `S7.4 a touch that the recognizer was denied is not cancelled`() {
    let delegate = ScriptedDelegate()
    delegate.receivesTouch = { $1.id == 1 }
    watcher.delegate = delegate
    card.isMultipleTouchEnabled = true
    simulation.fingers(.began, place, Point(x: 150, y: 150))
    watcher.core.state = .began
    #expect(card.told == ["began 1 2", "cancelled 1"], "\(simulation.log)")
    simulation.lift(2)
    #expect(card.told.last == "ended 2", "\(simulation.log)")
  }

  @Test func `S7.5 recognizers still hear of a touch that was cancelled in its view`() {
    let other = ScriptedRecognizer("other", .idle)
    other.delegate = bothAllowed
    card.addGestureRecognizer(other)
    let finger = simulation.finger()
    finger.down(at: place)
    watcher.core.state = .began
    finger.move(to: place + Vector(dx: 5, dy: 0))
    finger.up()
    #expect(watcher.calls == ["began 1", "moved 1", "ended 1"], "\(simulation.log)")
    #expect(other.calls == ["began 1", "moved 1", "ended 1", "reset"], "\(simulation.log)")
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
  }

  @Test func `S7.6 S5.10 the view reads cancelled, then the action reads what the finger does`() {
    var phases: [TouchPhase] = []
    card.whenTold = { _, touches, _ in phases += touches.map(\.phase) }
    watcher.whenMoved = { recognizer, _, _ in recognizer.core.state = .began }
    watcher.onAction { recognizer in phases += recognizer.core.trackedTouches.map(\.phase) }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 5, dy: 0))
    #expect(phases == [.began, .cancelled, .moved], "\(simulation.log)")
  }

  @Test func `S7.7 a touch that began and was recognized in one event never reaches the view`() {
    watcher.whenBegan = { recognizer, _, _ in recognizer.core.state = .began }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 5, dy: 0))
    finger.up()
    #expect(card.told.isEmpty, "\(simulation.log)")
  }

  @Test func `S7.8 a recognizer that does not cancel leaves the view's touches whole`() {
    watcher.isEnabled = false
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    card.addGestureRecognizer(tap)
    var order: [String] = []
    tap.onAction { _ in order.append("action") }
    card.whenTold = { word, _, _ in order.append(word) }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 5, dy: 0))
    finger.up()
    #expect(order == ["began", "moved", "action", "ended"], "\(simulation.log)")
  }

  @Test func `S7.9 of several that recognize one touch the first that cancels does so`() {
    let lenient = ScriptedRecognizer("lenient", .idle)
    let strict = ScriptedRecognizer("strict", .idle)
    lenient.cancelsTouchesInView = false
    for recognizer in [lenient, strict, watcher] {
      recognizer.delegate = bothAllowed
      card.addGestureRecognizer(recognizer)
    }
    simulation.finger().down(at: place)
    lenient.core.state = .began
    #expect(card.told == ["began 1"], "\(simulation.log)")
    strict.core.state = .began
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
    watcher.core.state = .began
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
  }

  @Test func `S7.10 a recognizer that is held cancels nothing before it is released`() {
    let tap = TapGestureRecognizer()
    tap.require(toFail: watcher)
    card.addGestureRecognizer(tap)
    var order: [String] = []
    tap.onAction { _ in order.append("action") }
    card.whenTold = { word, _, _ in order.append(word) }
    simulation.tap(at: place)
    #expect(order == ["began"], "\(simulation.log)")
    watcher.core.fail()
    #expect(order == ["began", "cancelled", "action"], "\(simulation.log)")
  }

  @Test func `S7.11 a finger that joins a pan in its course never reaches the view`() {
    watcher.isEnabled = false
    let pan = PanGestureRecognizer()
    card.addGestureRecognizer(pan)
    card.isMultipleTouchEnabled = true
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 20, dy: 0))
    let second = simulation.finger(2)
    second.down(at: Point(x: 150, y: 150))
    second.move(to: Point(x: 150, y: 160))
    second.up()
    #expect(pan.numberOfTouches == 1, "\(simulation.log)")
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
  }

  @Test func `S7.11 S7.4 a finger that a pan in its course ignores belongs to the view`() {
    watcher.isEnabled = false
    let pan = PanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    card.addGestureRecognizer(pan)
    card.isMultipleTouchEnabled = true
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 20, dy: 0))
    let second = simulation.finger(2)
    second.down(at: Point(x: 150, y: 150))
    second.up()
    #expect(card.told == ["began 1", "cancelled 1", "began 2", "ended 2"], "\(simulation.log)")
  }

  @Test func `S7.19 recognizers that fail do not alter what the view is told`() {
    watcher.delaysTouchesEnded = false
    let finger = simulation.finger()
    finger.down(at: place)
    watcher.core.fail()
    finger.move(to: place + Vector(dx: 5, dy: 0))
    finger.up()
    #expect(card.told == ["began 1", "moved 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S7.11 a finger that joins in the event in which the gesture ends is taken too`() {
    watcher.whenBegan = { recognizer, _, _ in
      recognizer.core.state = recognizer.core.trackedTouches.count == 1 ? .began : .ended
    }
    card.isMultipleTouchEnabled = true
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: Point(x: 150, y: 150))
    #expect(simulation.log.actions == ["watcher began", "watcher ended"], "\(simulation.log)")
    #expect(card.told.isEmpty, "\(simulation.log)")
  }
}
