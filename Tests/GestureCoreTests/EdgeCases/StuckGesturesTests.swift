import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import TapGesture
import Testing

@Suite struct `Stuck gestures` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let tap = TapGestureRecognizer()
  let forgetful = ScriptedRecognizer("forgetful")
  let start = Point(x: 100, y: 100)

  init() { simulation.show(card, tap, forgetful) }

  @Test func `S13.1 S13.2 S14.14 one that forgets to fail is ended, named and lets others go on`() {
    tap.require(toFail: forgetful)
    simulation.tap(at: start)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    let outcomes = simulation.log.outcomes(of: "forgetful")
    #expect(outcomes.map(\.state) == [.failed])
    #expect(outcomes.map(\.reason) == [.abandoned])
    let label = RecognizerLabel(name: "tap", view: "card")
    #expect(
      simulation.log.diagnostics == [
        GestureDiagnostic(
          .abandoned(waiting: [label]),
          recognizer: RecognizerLabel(name: "forgetful", view: "card"))
      ], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S14.14 one that began and forgets to end is cancelled`() {
    forgetful.whenMoved = { forgetful, _, _ in
      forgetful.core.state = forgetful.core.state == .possible ? .began : .changed
    }
    simulation.drag(from: start, to: start + Vector(dx: 20, dy: 0), over: .milliseconds(20))
    #expect(
      simulation.log.actions(of: "forgetful") == [.began, .changed, .cancelled],
      "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "forgetful").map(\.reason) == [.abandoned])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S14.14 one that has asked for a wake may decide after the lift`() {
    forgetful.whenEnded = { forgetful, _, _ in forgetful.core.wake(after: .milliseconds(100)) }
    forgetful.whenWoken = { forgetful, _ in forgetful.core.state = .ended }
    card.removeGestureRecognizer(tap)
    simulation.tap(at: start)
    #expect(simulation.log.diagnostics == [])
    simulation.wait(.milliseconds(100))
    #expect(simulation.log.actions == ["forgetful ended"], "\(simulation.log)")
  }

  @Test func `S14.14 woken without deciding or asking again it is ended in that pass`() {
    forgetful.whenEnded = { forgetful, _, _ in forgetful.core.wake(after: .milliseconds(100)) }
    tap.require(toFail: forgetful)
    simulation.tap(at: start, lasting: .zero)
    #expect(simulation.log.actions == [])
    simulation.wait(.milliseconds(100))
    #expect(
      simulation.log.outcomes(of: "forgetful").map(\.timestamp) == [.milliseconds(100)])
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S14.14 wakes taken back leave it unable to decide`() {
    forgetful.whenEnded = { forgetful, _, _ in
      forgetful.core.wake(after: .milliseconds(100))
      forgetful.core.cancelWakes()
    }
    card.removeGestureRecognizer(tap)
    simulation.tap(at: start)
    #expect(simulation.log.outcomes(of: "forgetful").map(\.reason) == [.abandoned])
  }

  @Test func `S13.3 one that ignored its only touch holds no dependents`() {
    forgetful.whenBegan = { forgetful, touches, event in
      for touch in touches { forgetful.ignore(touch, for: event) }
    }
    tap.require(toFail: forgetful)
    let finger = simulation.finger()
    finger.down(at: start)
    #expect(simulation.log.outcomes(of: "forgetful").map(\.reason) == [.abandoned])
    finger.up()
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(arguments: [[TouchID(1), 2], [2, 1]])
  func `S13.4 a refused touch of another type leaves no recognizer failed`(lifts: [TouchID]) {
    let pencilless = TapGestureRecognizer()
    pencilless.name = "fingersOnly"
    pencilless.allowedTouchTypes = .direct
    card.addGestureRecognizer(pencilless)
    let finger = simulation.finger(1)
    let pencil = simulation.finger(2, type: .pencil)
    finger.down(at: start)
    pencil.down(at: start)
    simulation.wait(.seconds(1))
    for id in lifts { id == 1 ? finger.up() : pencil.up() }
    #expect(pencilless.state == .possible)
    #expect(tap.state == .possible)
    #expect(simulation.dispatcher.isIdle)
    simulation.tap(at: start)
    #expect(simulation.log.actions.count == 1, "the next tap counts\n\(simulation.log)")
  }

  @Test func `S13.5 S14.2 one that is over but waits for its group loses a new touch`() {
    tap.require(toFail: forgetful)
    simulation.finger(1).down(at: start)
    simulation.finger(2).down(at: start)  // the tap fails; the group goes on with the other one
    simulation.finger(3).down(at: start)
    let refused = simulation.log.entries.contains { entry in
      entry.what == .refused(RecognizerLabel(name: "tap", view: "card"), 3, .attemptOver)
    }
    #expect(refused, "\(simulation.log)")
  }

  @Test func `S13.5 one that tracks nothing does not keep its group from resetting`() {
    // The idle one is on another view: it has no part in the interaction.
    let elsewhere = View(name: "elsewhere", frame: Rect(x: 0, y: 400, width: 400, height: 400))
    simulation.window.addSubview(elsewhere)
    let idle = ScriptedRecognizer("idle")
    elsewhere.addGestureRecognizer(idle)
    tap.require(toFail: idle)
    card.removeGestureRecognizer(forgetful)
    simulation.finger(9).down(at: Point(x: 100, y: 500))
    simulation.tap(at: start)
    simulation.tap(at: start)
    #expect(simulation.log.actions == ["tap ended", "tap ended"], "\(simulation.log)")
  }

  @Test func `S14.15 touches cancelled and no decision: it is ended all the same`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.cancel()
    #expect(simulation.log.outcomes(of: "forgetful").map(\.state) == [.failed])
    #expect(simulation.log.outcomes(of: "forgetful").map(\.reason) == [.touchesCancelled])
    forgetful.whenBegan = { forgetful, _, _ in forgetful.core.state = .began }
    finger.down(at: start)
    finger.cancel()
    #expect(
      simulation.log.actions(of: "forgetful") == [.began, .cancelled], "\(simulation.log)")
    let texts = simulation.log.diagnostics.map(\.description)
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.contains("touchesCancelled") }, "names the fix: \(texts)")
  }

  @Test func `S13.19 a recognizer on a view without size never gets a touch`() {
    let flat = View(name: "flat", frame: Rect(x: 50, y: 50, width: 0, height: 0))
    flat.addSubview(View(name: "outside", frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    card.addSubview(flat)
    let unreachable = ScriptedRecognizer("unreachable")
    flat.addGestureRecognizer(unreachable)
    simulation.tap(at: start)
    simulation.tap(at: Point(x: 50, y: 50))
    #expect(unreachable.calls == [], "\(simulation.log)")
  }
}
