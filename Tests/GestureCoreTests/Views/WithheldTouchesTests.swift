import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import Testing

@Suite struct `Touches withheld from a view` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let gate = ScriptedRecognizer("gate", .undecided(for: .seconds(30)))
  let place = Point(x: 50, y: 50)
  let second = Point(x: 150, y: 150)

  init() {
    simulation.show(card, gate)
    card.isMultipleTouchEnabled = true
  }

  @Test func `S7.12 the end comes in the pass in which a double tap fails, 0.35 s after the lift`()
  {
    card.removeGestureRecognizer(gate)
    card.addGestureRecognizer(DoubleTapGestureRecognizer())
    simulation.tap(at: place, lasting: .milliseconds(60))
    simulation.runUntilNothingIsPending()
    #expect(card.told == ["began 1", "ended 1"], "\(simulation.log)")
    #expect(simulation.now == .milliseconds(410))
    #expect(
      card.calls.last?.times == [60], "the touch keeps the time of its lift\n\(simulation.log)")
  }

  @Test func `S7.13 when a double tap recognizes, both of its touches are cancelled`() {
    card.removeGestureRecognizer(gate)
    card.addGestureRecognizer(DoubleTapGestureRecognizer())
    simulation.tap(at: place, taps: 2)
    #expect(card.told.filter { $0.hasPrefix("ended") } == [], "\(simulation.log)")
    #expect(card.told.filter { $0 == "cancelled 1" }.count == 2, "\(simulation.log)")
    #expect(card.told.count == 4, "\(simulation.log)")
  }

  @Test func `S7.14 the end waits for the last of those that delay it`() {
    let other = ScriptedRecognizer("other", .undecided(for: .seconds(30)))
    let indifferent = ScriptedRecognizer("indifferent", .undecided(for: .seconds(30)))
    indifferent.delaysTouchesEnded = false
    card.addGestureRecognizer(other)
    card.addGestureRecognizer(indifferent)
    simulation.tap(at: place)
    gate.core.fail()
    #expect(card.told == ["began 1"], "\(simulation.log)")
    other.core.fail()
    #expect(card.told == ["began 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S7.14 the delay is the touch's own`() {
    let delegate = ScriptedDelegate()
    delegate.receivesTouch = { $1.id == 1 }
    gate.delegate = delegate
    simulation.fingers(.began, place, second)
    simulation.lift(1, 2)
    #expect(card.told == ["began 1 2", "ended 2"], "\(simulation.log)")
  }

  @Test func `S7.15 nothing reaches the view while a delaying recognizer is possible`() {
    gate.delaysTouchesBegan = true
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 5, dy: 0))
    finger.up()
    #expect(card.told.isEmpty, "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle == false)
  }

  @Test func `S7.16 on failure the view gets began as it was and one moved with the latest`() {
    gate.delaysTouchesBegan = true
    let finger = simulation.finger()
    simulation.wait(.milliseconds(5))
    finger.down(at: place)
    for step in 1...3 {
      simulation.wait(.milliseconds(10))
      finger.move(to: place + Vector(dx: Double(step), dy: 0))
    }
    gate.core.fail()
    let latest = place + Vector(dx: 3, dy: 0)
    #expect(
      card.calls == [
        ScriptedView.Call(what: "began 1", places: [place], times: [5]),
        ScriptedView.Call(what: "moved 1", places: [latest], times: [35]),
      ], "\(simulation.log)")
    finger.up()
    #expect(card.told.last == "ended 1", "\(simulation.log)")
  }

  @Test func `S7.16 a finger that has not moved brings began alone`() {
    gate.delaysTouchesBegan = true
    simulation.finger().down(at: place)
    gate.core.fail()
    #expect(card.told == ["began 1"], "\(simulation.log)")
  }

  @Test func `S7.16 a finger that has lifted meanwhile brings began, then ended`() {
    gate.delaysTouchesBegan = true
    let finger = simulation.finger()
    finger.down(at: place)
    simulation.wait(.milliseconds(10))
    finger.move(to: place + Vector(dx: 5, dy: 0))
    simulation.wait(.milliseconds(10))
    finger.up()
    simulation.wait(.milliseconds(10))
    gate.core.fail()
    let latest = place + Vector(dx: 5, dy: 0)
    #expect(
      card.calls == [
        ScriptedView.Call(what: "began 1", places: [place], times: [0]),
        ScriptedView.Call(what: "ended 1", places: [latest], times: [20]),
      ], "\(simulation.log)")
  }

  @Test func `S7.17 S7.7 recognition discards what was withheld`() {
    gate.delaysTouchesBegan = true
    let finger = simulation.finger()
    finger.down(at: place)
    gate.core.state = .began
    finger.move(to: place + Vector(dx: 5, dy: 0))
    finger.up()
    #expect(card.told.isEmpty, "\(simulation.log)")
  }

  @Test func `S7.17 without cancelling, recognition lets the withheld go as failure does`() {
    gate.delaysTouchesBegan = true
    gate.cancelsTouchesInView = false
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 5, dy: 0))
    gate.core.state = .began
    #expect(card.told == ["began 1", "moved 1"], "\(simulation.log)")
    finger.up()
    #expect(card.told == ["began 1", "moved 1", "ended 1"], "\(simulation.log)")
  }

  @Test(arguments: [GestureState.began, .ended])
  func `S7.18 the delay is over with began as with ended`(state: GestureState) {
    gate.delaysTouchesBegan = true
    gate.cancelsTouchesInView = false
    simulation.finger().down(at: place)
    gate.core.state = state
    #expect(card.told == ["began 1"], "\(simulation.log)")
  }

  @Test func `S7.26 a withheld touch that the system takes never reaches the view`() {
    gate.delaysTouchesBegan = true
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 5, dy: 0))
    simulation.dispatcher.cancelAllTouches()
    #expect(gate.calls.suffix(2) == ["cancelled 1", "reset"], "\(simulation.log)")
    #expect(card.told.isEmpty, "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S7.30 what was withheld comes before the event's own`() {
    gate.delaysTouchesBegan = true
    gate.whenMoved = { recognizer, _, _ in recognizer.core.fail() }
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: second)
    simulation.finger(1).move(to: place + Vector(dx: 5, dy: 0))
    #expect(card.told == ["began 1", "began 2", "moved 1"], "\(simulation.log)")
  }

  @Test func `S7.30 what was withheld keeps the order of time between touches`() {
    gate.delaysTouchesBegan = true
    simulation.finger(1).down(at: place)
    simulation.wait(.milliseconds(10))
    simulation.finger(2).down(at: second)
    simulation.wait(.milliseconds(10))
    simulation.lift(1)
    simulation.wait(.milliseconds(10))
    simulation.finger(3).down(at: place)
    gate.core.fail()
    #expect(card.told == ["began 1", "began 2", "ended 1", "began 3"], "\(simulation.log)")
  }

  @Test func `S7.30 a withheld end comes before the next finger's began in the same event`() {
    gate.whenBegan = { recognizer, touches, _ in
      if touches.contains(where: { $0.id == 2 }) { recognizer.core.fail() }
    }
    simulation.tap(at: place)
    simulation.finger(2).down(at: second)
    #expect(card.told == ["began 1", "ended 1", "began 2"], "\(simulation.log)")
  }

  @Test func `S7.12 a disabled recognizer lets go of what it delayed`() {
    gate.delaysTouchesBegan = true
    simulation.finger().down(at: place)
    gate.isEnabled = false
    #expect(card.told == ["began 1"], "\(simulation.log)")
  }

  @Test func `S7.14 one that no longer delays lets go at once, between events too`() {
    simulation.tap(at: place)
    #expect(card.told == ["began 1"], "\(simulation.log)")
    gate.delaysTouchesEnded = false
    #expect(card.told == ["began 1", "ended 1"], "\(simulation.log)")
    gate.delaysTouchesBegan = true
    simulation.finger(2).down(at: second)
    #expect(card.told.last == "ended 1", "\(simulation.log)")
    gate.delaysTouchesBegan = false
    #expect(card.told.last == "began 2", "\(simulation.log)")
  }
}
