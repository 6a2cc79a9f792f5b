import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Recognizers without touches` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let place = Point(x: 50, y: 50)
  let idle = ScriptedRecognizer("idle", .idle)

  init() { simulation.show(card, idle) }

  @Test func `S6.10 a tap that awaits the next one is not reset`() {
    let double = DoubleTapGestureRecognizer()
    double.numberOfTapsRequired = 3
    card.addGestureRecognizer(double)
    simulation.tap(at: place)
    simulation.wait(.milliseconds(349))
    #expect(double.lastOutcome == nil)
    simulation.tap(at: place, taps: 2)
    #expect(simulation.log.actions == ["doubleTap ended"], "\(simulation.log)")
  }

  @Test func `S6.11 S14.14 one left without a touch or a wake fails as abandoned`() {
    simulation.tap(at: place)
    #expect(idle.calls == ["began 1", "ended 1", "reset"], "\(simulation.log)")
    #expect(idle.lastOutcome?.state == .failed)
    #expect(idle.lastOutcome?.reason == .abandoned)
    #expect(simulation.log.diagnoses == ["abandoned"])
    #expect(simulation.log.actions.isEmpty)
  }

  @Test func `S6.11 S14.14 one that has begun and can no longer decide is cancelled`() {
    idle.whenMoved = { idle, _, _ in
      if idle.core.state == .possible { idle.core.state = .began }
    }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(simulation.log.actions == ["idle began", "idle cancelled"], "\(simulation.log)")
    #expect(idle.lastOutcome?.reason == .abandoned)
  }

  @Test func `S6.10 S14.14 one that asked for a wake may decide when it comes`() {
    idle.whenEnded = { idle, _, _ in idle.core.wake(after: .milliseconds(500)) }
    idle.whenWoken = { idle, _ in idle.core.state = .ended }
    simulation.tap(at: place)
    #expect(idle.calls == ["began 1", "ended 1"])
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions == ["idle ended"], "\(simulation.log)")
    #expect(idle.lastOutcome?.timestamp == .milliseconds(560))
    #expect(simulation.log.diagnostics.isEmpty)
  }

  @Test func `S14.14 one that decides nothing in a wake and asks for no other is abandoned`() {
    idle.whenEnded = { idle, _, _ in idle.core.wake(after: .milliseconds(500)) }
    simulation.tap(at: place)
    simulation.runUntilNothingIsPending()
    #expect(idle.calls == ["began 1", "ended 1", "woken", "reset"], "\(simulation.log)")
    #expect(idle.lastOutcome?.reason == .abandoned)
  }

  @Test func `S14.14 one that cancels its wakes without a touch is abandoned`() {
    idle.whenEnded = { idle, _, _ in
      idle.core.wake(after: .milliseconds(500))
      idle.core.cancelWakes()
    }
    simulation.tap(at: place)
    #expect(idle.lastOutcome?.reason == .abandoned, "\(simulation.log)")
  }

  @Test func `S6.11 S7.22 one that ignored all its touches is abandoned and holds no dependents`() {
    idle.whenBegan = { idle, touches, event in
      for touch in touches { idle.ignore(touch, for: event) }
    }
    let tap = ScriptedRecognizer("tap", .tap, on: card)
    tap.require(toFail: idle)
    simulation.finger().down(at: place)
    #expect(
      simulation.log.outcomes(of: "idle").map(\.reason) == [.abandoned], "\(simulation.log)")
    simulation.finger().up()
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S6.11 S13.1 the diagnostic names the dependents of the abandoned recognizer`() {
    let tap = ScriptedRecognizer("tap", .tap, on: card)
    tap.require(toFail: idle)
    simulation.tap(at: place)
    #expect(
      simulation.log.diagnostics.map(\.kind) == [.abandoned(waiting: [tap.label])],
      "\(simulation.log)")
    #expect(simulation.log.actions == ["tap ended"], "released in the same pass")
    #expect(tap.lastOutcome?.timestamp == .milliseconds(60))
  }
}
