import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import TapGesture
import Testing

@Suite struct `What hardware really does` {
  let simulation = Simulation()
  let watcher = ScriptedRecognizer("watcher")
  let start = Point(x: 100, y: 100)

  init() {
    simulation.window.addGestureRecognizer(watcher)
    watcher.prevents = { _ in false }
    watcher.isPreventedBy = { _ in false }
  }

  @Test func `S13.6 a whole flick in one event begins and ends`() {
    simulation.window.addGestureRecognizer(HorizontalPanGestureRecognizer())
    simulation.send([
      TouchInput(id: 1, phase: .began, location: start),
      TouchInput(id: 1, phase: .moved, location: start + Vector(dx: 30, dy: 0)),
      TouchInput(id: 1, phase: .ended, location: start + Vector(dx: 90, dy: 0)),
    ])
    #expect(simulation.log.actions(of: "horizontalPan") == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S13.12 a touch that hits nothing goes nowhere but is matched with its end`() {
    let outside = Point(x: -50, y: 100)
    simulation.finger().down(at: outside)
    #expect(simulation.dispatcher.touches.count == 1)
    #expect(simulation.dispatcher.touches.first?.view == nil)
    #expect(!simulation.dispatcher.isIdle)
    simulation.finger().move(to: start)
    simulation.finger().up()
    #expect(watcher.calls == [], "\(simulation.log)")
    #expect(simulation.log.diagnostics == [])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(arguments: [TouchPhase.moved, .ended, .cancelled, .stationary])
  func `S13.13 a touch that never began is dropped, with a diagnostic`(phase: TouchPhase) {
    simulation.send([TouchInput(id: 7, phase: phase, location: start)])
    #expect(watcher.calls == [])
    #expect(simulation.log.diagnostics.map(\.kind) == [.touchWithoutBegin(7)])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(arguments: [false, true])
  func `S2.30 S13.13 a finger may move and lift without a fault after its touch was cancelled`(
    byViewLeaving: Bool
  ) {
    let card = View(name: "card", frame: Rect(x: 50, y: 50, width: 100, height: 100))
    simulation.window.addSubview(card)
    watcher.whenCancelled = { watcher, _, _ in watcher.core.fail() }
    simulation.finger().down(at: start)
    if byViewLeaving {
      card.removeFromSuperview()
    } else {
      simulation.dispatcher.cancelAllTouches()
    }
    let calls = watcher.calls
    simulation.finger().move(to: Point(x: 120, y: 120))
    simulation.finger().up()
    #expect(watcher.calls == calls, "\(simulation.log)")
    #expect(simulation.log.diagnostics == [], "\(simulation.log)")
    simulation.finger().up()
    #expect(simulation.log.diagnostics.map(\.kind) == [.touchWithoutBegin(1)], "it lifts twice")
  }

  @Test func `S13.13 it does not disturb the others of its event`() {
    simulation.finger(1).down(at: start)
    simulation.send([7, 1].map { TouchInput(id: $0, phase: .ended, location: nil) })
    #expect(watcher.calls.prefix(2) == ["began 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S13.14 S14.16 a second began cancels the old touch in a pass of its own`() {
    watcher.whenCancelled = { watcher, _, _ in watcher.core.fail() }
    simulation.finger().down(at: start)
    let first = simulation.dispatcher.touches.first
    simulation.finger().down(at: Point(x: 300, y: 300))
    let second = simulation.dispatcher.touches.first
    #expect(watcher.calls == ["began 1", "cancelled 1", "reset", "began 1"], "\(simulation.log)")
    #expect(simulation.log.diagnostics.map(\.kind) == [.duplicateBegin(1)])
    #expect(first != second)
    #expect(first?.phase == .cancelled)
    #expect(simulation.dispatcher.touches.count == 1)
  }

  @Test func `S14.16 of several fingers only the repeated one is cancelled`() {
    Hand(simulation).down(start, start)
    simulation.send([
      TouchInput(id: 1, phase: .moved, location: Point(x: 5, y: 5)),
      TouchInput(id: 2, phase: .began, location: start),
    ])
    #expect(
      watcher.calls == ["began 1 2", "cancelled 2", "began 2", "moved 1"], "\(simulation.log)")
  }

  @Test func `S14.16 a touch that begins twice in one event is two touches`() {
    simulation.window.addGestureRecognizer(TapGestureRecognizer())
    simulation.send([
      TouchInput(id: 1, phase: .began, location: start),
      TouchInput(id: 1, phase: .began, location: start),
    ])
    simulation.finger().up()
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "tap").map(\.state) == [.failed, .ended])
    #expect(simulation.log.diagnostics.map(\.kind).contains(.duplicateBegin(1)))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a touch with a location that is not a finite number does not begin`(x: Double) {
    simulation.finger().down(at: Point(x: x, y: 100))
    #expect(watcher.calls == [])
    #expect(simulation.log.diagnostics.map(\.kind) == [.invalidLocation(1)])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a move to a place that is no number leaves the touch where it was`(y: Double) {
    simulation.finger().down(at: start)
    simulation.finger().move(to: Point(x: 100, y: y))
    #expect(watcher.location(in: nil) == start)
    #expect(simulation.log.diagnostics.map(\.kind) == [.invalidLocation(1)], "\(simulation.log)")
    simulation.finger().up(at: Point(x: y, y: y))
    #expect(simulation.dispatcher.touches.isEmpty)
  }

  @Test func `a touch that begins without a place does not begin`() {
    simulation.send([TouchInput(id: 1, phase: .began, location: nil)])
    #expect(simulation.log.diagnostics.map(\.kind) == [.invalidLocation(1)])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `an event without touches only lets time run`() {
    simulation.dispatcher.send(InputEvent(at: .milliseconds(50), touches: []))
    #expect(simulation.now == .milliseconds(50))
    #expect(simulation.log.entries.isEmpty, "\(simulation.log)")
  }

  @Test func `S13.18 the name is in every line about a recognizer and in every diagnostic`() {
    let names = ["gisela", "berta"]
    let taps = names.map { name in
      let tap = TapGestureRecognizer()
      tap.name = name
      simulation.window.addGestureRecognizer(tap)
      return tap
    }
    taps[0].require(toFail: taps[1])
    taps[1].numberOfTapsRequired = 0
    simulation.window.removeGestureRecognizer(watcher)
    simulation.tap(at: start)
    let lines = simulation.log.entries.map(\.description).filter { line in
      !line.contains("is told") && !line.contains("touch 1 began")
        && !line.contains("touch 1 ended")
    }
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(names.contains { line.contains($0) }, "\(line)")
    }
  }

  @Test func `S13.18 S4.47 a renamed recognizer or view is called by the new name`() {
    let (loser, winner) = (TapGestureRecognizer(), TapGestureRecognizer())
    winner.name = "first"
    simulation.window.removeGestureRecognizer(watcher)
    for tap in [loser, winner] { simulation.window.addGestureRecognizer(tap) }
    func reason() -> FailureReason? {
      simulation.tap(at: start)
      simulation.wait(.seconds(1))
      return loser.lastOutcome?.reason
    }
    #expect(reason() == .excluded(by: RecognizerLabel(name: "first", view: "window")))
    winner.name = "second"
    #expect(reason() == .excluded(by: RecognizerLabel(name: "second", view: "window")))
    simulation.window.name = "pane"
    #expect(reason() == .excluded(by: RecognizerLabel(name: "second", view: "pane")))
    let card = View(name: "card", frame: simulation.window.bounds)
    simulation.window.addSubview(card)
    card.addGestureRecognizer(winner)
    #expect(reason() == .excluded(by: RecognizerLabel(name: "second", view: "card")))
  }

  @Test func `in strict mode a diagnostic stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let simulation = Simulation()
      simulation.dispatcher.stopsAtDiagnostics = true
      simulation.finger().up()
    }
  }
}
