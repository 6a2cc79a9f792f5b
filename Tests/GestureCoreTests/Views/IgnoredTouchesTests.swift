import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

@Suite struct `Touches that a recognizer ignores` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let recognizer = ScriptedRecognizer("choosy", .undecided(for: .seconds(30)))
  let place = Point(x: 50, y: 50)
  let second = Point(x: 150, y: 150)

  init() {
    simulation.show(card, recognizer)
    card.isMultipleTouchEnabled = true
  }

  /// Ignores the second finger as it comes down.
  private func ignoreSecondFinger() {
    recognizer.whenBegan = { recognizer, touches, event in
      for touch in touches where touch.id == 2 { recognizer.ignore(touch, for: event) }
    }
  }

  @Test func `S7.20 no callbacks come for an ignored touch, and it does not count`() {
    ignoreSecondFinger()
    simulation.fingers(.began, place, second)
    simulation.fingers(.moved, place + Vector(dx: 5, dy: 0), second + Vector(dx: 5, dy: 0))
    #expect(recognizer.numberOfTouches == 1, "\(simulation.log)")
    #expect(recognizer.location(in: nil) == place + Vector(dx: 5, dy: 0))
    simulation.lift(1, 2)
    #expect(recognizer.calls == ["began 1 2", "moved 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S7.20 S7.4 an ignored touch is not cancelled with the gesture`() {
    ignoreSecondFinger()
    simulation.fingers(.began, place, second)
    recognizer.core.state = .began
    #expect(card.told == ["began 1 2", "cancelled 1"], "\(simulation.log)")
    simulation.finger(2).move(to: second + Vector(dx: 5, dy: 0))
    simulation.lift(2)
    #expect(card.told.suffix(2) == ["moved 2", "ended 2"], "\(simulation.log)")
  }

  @Test func `S7.20 the delays on an ignored touch are lifted at once`() {
    recognizer.delaysTouchesBegan = true
    ignoreSecondFinger()
    simulation.fingers(.began, place, second)
    #expect(card.told == ["began 2"], "\(simulation.log)")
    simulation.lift(2)
    #expect(card.told == ["began 2", "ended 2"], "\(simulation.log)")
  }

  @Test func `S7.20 ignoring a touch between events lifts the delay in a pass of its own`() {
    recognizer.delaysTouchesBegan = true
    var ignoreNow: () -> Void = {}
    recognizer.whenBegan = { recognizer, touches, event in
      let touch = touches[0]
      ignoreNow = { [weak recognizer] in recognizer?.ignore(touch, for: event) }
    }
    simulation.finger().down(at: place)
    #expect(card.told.isEmpty, "\(simulation.log)")
    ignoreNow()
    #expect(card.told == ["began 1"], "\(simulation.log)")
  }

  @Test func `S7.21 a touch that it merely does not react to is delayed and cancelled too`() {
    recognizer.delaysTouchesBegan = true
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: second)
    #expect(card.told.isEmpty, "\(simulation.log)")
    recognizer.delaysTouchesBegan = false
    simulation.finger(1).move(to: place + Vector(dx: 5, dy: 0))
    recognizer.core.state = .began
    #expect(
      card.told == ["began 1", "began 2", "moved 1", "cancelled 1", "cancelled 2"],
      "\(simulation.log)")
    #expect(recognizer.numberOfTouches == 2)
  }

  @Test func `S7.22 one that ignores all its touches holds no dependents`() {
    recognizer.on(.began) { _ in }
    recognizer.whenBegan = { recognizer, touches, event in
      for touch in touches { recognizer.ignore(touch, for: event) }
    }
    let tap = TapGestureRecognizer()
    tap.require(toFail: recognizer)
    card.addGestureRecognizer(tap)
    simulation.tap(at: place)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S2.22 a touch lists the recognizers that track it now`() {
    let delegate = ScriptedDelegate()
    delegate.receivesTouch = { _, _ in false }
    let denied = ScriptedRecognizer("denied", .idle)
    let failing = ScriptedRecognizer("failing", .idle)
    denied.delegate = delegate
    failing.whenMoved = { recognizer, _, _ in recognizer.core.fail() }
    recognizer.whenMoved = { recognizer, touches, event in
      recognizer.ignore(touches[0], for: event)
    }
    card.addGestureRecognizer(denied)
    card.addGestureRecognizer(failing)
    card.addGestureRecognizer(ScriptedRecognizer("steady", .idle))
    var names: [[String]] = []
    card.whenTold = { _, touches, _ in names.append(touches[0].gestureRecognizers.map(\.name)) }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 5, dy: 0))
    #expect(names == [["steady", "failing", "choosy"], ["steady"]], "\(simulation.log)")
  }
}
