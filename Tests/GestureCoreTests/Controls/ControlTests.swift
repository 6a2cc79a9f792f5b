import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Controls` {
  let simulation = Simulation()
  let button = Button(name: "ok", frame: Rect(x: 100, y: 100, width: 80, height: 44))
  let log: ControlLog
  let inside = Point(x: 140, y: 120)

  init() {
    simulation.window.addSubview(button)
    log = ControlLog(button)
  }

  @Test func `S11.8 a control highlights on touch down and is pressed at the lift`() {
    let finger = simulation.finger()
    finger.down(at: inside)
    #expect(button.isHighlighted)
    #expect(log.events == ["down"])
    finger.up()
    #expect(!button.isHighlighted)
    #expect(log.events == ["down", "upInside"], "\(simulation.log)")
  }

  @Test func `S11.8 it highlights before any recognizer has decided`() {
    simulation.window.addGestureRecognizer(ScriptedRecognizer("watcher", .idle))
    simulation.finger().down(at: inside)
    #expect(button.isHighlighted, "\(simulation.log)")
  }

  @Test func `S11.8 with a recognizer that delays it does not highlight before that has failed`() {
    let gate = ScriptedRecognizer("gate", .idle)
    gate.delaysTouchesBegan = true
    simulation.window.addGestureRecognizer(gate)
    simulation.finger().down(at: inside)
    #expect(!button.isHighlighted, "\(simulation.log)")
    gate.core.fail()
    #expect(button.isHighlighted, "\(simulation.log)")
  }

  @Test func `S11.8 S11.10 a touch that is taken away fires cancel, never up-inside`() {
    let watcher = ScriptedRecognizer("watcher", .idle)
    simulation.window.addGestureRecognizer(watcher)
    let finger = simulation.finger()
    finger.down(at: inside)
    watcher.core.state = .began
    #expect(!button.isHighlighted)
    watcher.core.state = .ended
    finger.up()
    #expect(log.events == ["down", "cancel"], "\(simulation.log)")
  }

  @Test func `S11.10 so does an interruption`() {
    simulation.finger().down(at: inside)
    simulation.dispatcher.cancelAllTouches()
    #expect(log.events == ["down", "cancel"], "\(simulation.log)")
    #expect(!button.isTracking)
  }

  @Test(arguments: [(69.9, "upInside"), (70.1, "upOutside")])
  func `a lift counts as inside up to 70 pt around`(distance: Double, event: String) {
    let finger = simulation.finger()
    finger.down(at: inside)
    finger.up(at: Point(x: 180 + distance, y: 120))
    #expect(log.events == ["down", event], "\(simulation.log)")
  }

  @Test func `a finger that leaves and comes back says so`() {
    button.dragOutset = 10
    let finger = simulation.finger()
    finger.down(at: inside)
    finger.move(to: inside + Vector(dx: 10, dy: 0))
    finger.move(to: inside + Vector(dx: 100, dy: 0))
    #expect(!button.isHighlighted)
    finger.move(to: inside + Vector(dx: 110, dy: 0))
    finger.move(to: inside)
    #expect(button.isHighlighted)
    finger.move(to: inside + Vector(dx: 100, dy: 0))
    finger.up()
    #expect(
      log.events == [
        "down", "dragInside", "dragExit", "dragOutside", "dragOutside", "dragEnter", "dragInside",
        "dragExit", "dragOutside", "upOutside",
      ], "\(simulation.log)")
  }

  @Test func `a disabled control swallows touches and does nothing`() {
    let outer = ScriptedView(name: "outer", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    simulation.window.addSubview(outer)
    outer.addSubview(button)
    button.isEnabled = false
    simulation.tap(at: inside)
    #expect(log.events.isEmpty)
    #expect(outer.told.isEmpty, "\(simulation.log)")
  }

  @Test func `S11.10 a control that is disabled under the finger fires cancel`() {
    let finger = simulation.finger()
    finger.down(at: inside)
    button.isEnabled = false
    finger.up()
    #expect(log.events == ["down", "cancel"], "\(simulation.log)")
  }

  @Test func `a control follows the finger that pressed it, whatever others do on it`() {
    button.isMultipleTouchEnabled = true
    simulation.finger(1).down(at: inside)
    simulation.finger(2).down(at: inside)
    simulation.finger(2).move(to: Point(x: 390, y: 790))
    simulation.finger(2).cancel()
    #expect(log.events == ["down"], "\(simulation.log)")
    #expect(button.isHighlighted)
    simulation.finger(1).up()
    #expect(log.events == ["down", "upInside"], "\(simulation.log)")
  }

  @Test func `of two fingers that move or lift together it sees its own`() {
    button.isMultipleTouchEnabled = true
    simulation.finger(2).down(at: inside)
    simulation.finger(1).down(at: inside)
    simulation.fingers(.moved, Point(x: 390, y: 790), inside + Vector(dx: 5, dy: 0))
    simulation.lift(1, 2)
    #expect(log.events == ["down", "dragInside", "upInside"], "\(simulation.log)")
  }

  @Test func `a control that does not want the touch is not pressed`() {
    let picky = PickyControlD(name: "picky", frame: Rect(x: 0, y: 0, width: 80, height: 80))
    let log = ControlLog(picky)
    simulation.window.addSubview(picky)
    simulation.tap(at: Point(x: 10, y: 10))
    #expect(log.events.isEmpty, "\(simulation.log)")
    let finger = simulation.finger()
    finger.down(at: Point(x: 70, y: 10))
    finger.move(to: Point(x: 75, y: 10))
    finger.move(to: Point(x: 20, y: 10))
    finger.up()
    #expect(log.events == ["down", "dragInside", "cancel"], "\(simulation.log)")
  }

  @Test func `handlers are called in order, may be removed, and targets are held weakly`() {
    let events = ControlLog(button)
    let first = button.onEvent(.touchDown) { _ in events.note("first") }
    button.onEvent([.touchDown, .touchUpInside]) { _ in events.note("second") }
    var target: TargetD? = TargetD(events)
    if let target { button.addTarget(target, action: TargetD.pressed, for: .touchUpInside) }
    simulation.tap(at: inside)
    #expect(events.events == ["down", "first", "second", "upInside", "second", "target"])
    target = nil
    button.removeHandler(first)
    simulation.tap(at: inside)
    #expect(events.events.suffix(4) == ["down", "second", "upInside", "second"])
  }
}

/// A control that only wants touches in its right half.
private final class PickyControlD: Control {
  override func beginTracking(_ touch: Touch, with event: TouchEvent) -> Bool {
    touch.location(in: self).x >= bounds.midX
  }

  override func continueTracking(_ touch: Touch, with event: TouchEvent) -> Bool {
    touch.location(in: self).x >= bounds.midX
  }
}

private final class TargetD {
  private let log: ControlLog
  init(_ log: ControlLog) { self.log = log }
  func pressed() { log.note("target") }
}
