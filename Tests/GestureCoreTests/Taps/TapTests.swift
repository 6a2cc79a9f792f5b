import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTrace
import TapGesture
import Testing

@Suite struct `Tap` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 20, y: 20, width: 300, height: 300))
  let tap = TapGestureRecognizer()
  let start = Point(x: 100, y: 100)

  init() { simulation.show(card, tap) }

  @Test func `S9.1 it recognizes as its finger lifts, not before`() {
    simulation.finger().down(at: start)
    simulation.wait(.milliseconds(100))
    #expect(simulation.log.actions == [], "\(simulation.log)")
    simulation.finger().up()
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S2.33 between attempts it is where the last tap was`() {
    simulation.tap(at: start)
    #expect(tap.state == .possible, "it has been reset")
    #expect(tap.location(in: nil) == start)
    #expect(tap.location(in: card) == Point(x: 80, y: 80))
    let second = start + Vector(dx: 50, dy: 0)
    simulation.finger().down(at: second)
    #expect(tap.location(in: nil) == second)
  }

  @Test func `S9.2 S9.9 a new tap takes one finger, one tap and the primary button`() {
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    #expect(tap.buttonMaskRequired == .primary)
    #expect(tap.allowableMovement == 45)
    #expect(tap.maximumPressDuration == .milliseconds(750))
    #expect(tap.maximumTapGap == .milliseconds(350))
    #expect(tap.allowableTapSpacing == 45)
    #expect(DoubleTapGestureRecognizer().numberOfTapsRequired == 2)
  }

  @Test(arguments: [(44.9, true), (45, true), (45.1, false)])
  func `S9.4 S10.5 it allows a movement up to and including the limit`(
    distance: Double, recognizes: Bool
  ) {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 0, dy: distance))
    let states = simulation.log.outcomes(of: "tap").map(\.state)
    #expect(states == (recognizes ? [] : [.failed]), "in the move itself\n\(simulation.log)")
    finger.move(to: start)
    finger.up()
    #expect(simulation.log.actions == (recognizes ? ["tap ended"] : []), "\(simulation.log)")
  }

  @Test(arguments: [(45.0, true), (45.1, false)])
  func `S9.4 S13.6 a lift at a new place counts as movement`(distance: Double, recognizes: Bool) {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.up(at: start + Vector(dx: distance, dy: 0))
    #expect(simulation.log.actions == (recognizes ? ["tap ended"] : []), "\(simulation.log)")
  }

  @Test func `S9.4 the limit is measured from where the finger came down, not along its way`() {
    let finger = simulation.finger()
    finger.down(at: start)
    for _ in 0..<5 {
      finger.move(to: start + Vector(dx: 40, dy: 0))
      finger.move(to: start + Vector(dx: -40, dy: 0))
    }
    finger.up()
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test(arguments: [(749.9, true), (750, false), (750.1, false)])
  func `S9.5 S14.5 a lift at exactly the longest press comes too late`(
    milliseconds: Double, recognizes: Bool
  ) {
    let finger = simulation.finger()
    finger.down(at: start)
    simulation.dispatcher.send(
      InputEvent(
        at: .milliseconds(milliseconds),
        touches: [TouchInput(id: 1, phase: .ended, location: nil)]))
    #expect(simulation.log.actions == (recognizes ? ["tap ended"] : []), "\(simulation.log)")
    let failures = simulation.log.outcomes(of: "tap").filter { $0.state == .failed }
    #expect(failures.map(\.timestamp) == (recognizes ? [] : [.milliseconds(750)]))
    #expect(
      failures.map { $0.detail?.description }
        == (recognizes ? [] : ["it did not lift within 750 ms"]))
  }

  @Test func `S9.9 longest press and movement can be set`() {
    tap.maximumPressDuration = .milliseconds(100)
    tap.allowableMovement = 5
    simulation.press(at: start, for: .milliseconds(100))
    simulation.drag(from: start, to: start + Vector(dx: 6, dy: 0), over: .milliseconds(50))
    #expect(simulation.log.actions == [], "\(simulation.log)")
    simulation.drag(from: start, to: start + Vector(dx: 5, dy: 0), over: .milliseconds(50))
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S9.10 a cancelled touch fails it`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.cancel()
    let outcomes = simulation.log.outcomes(of: "tap")
    #expect(outcomes.map(\.state) == [.failed], "\(simulation.log)")
    #expect(outcomes.map(\.reason) == [.touchesCancelled])
    #expect(simulation.log.actions == [])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(arguments: [0, -3])
  func `S9.11 a number below 1 counts as 1, with a diagnostic`(number: Int) {
    tap.numberOfTapsRequired = number
    tap.numberOfTouchesRequired = number
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    let texts = simulation.log.diagnostics.map(\.description)
    #expect(texts.count == 2, "\(simulation.log)")
    #expect(texts.allSatisfy { $0.contains("'tap'") && $0.contains("not \(number)") }, "\(texts)")
  }

  @Test func `S9.11 a misuse before there is a window is told as soon as there is one`() {
    let late = TapGestureRecognizer()
    late.name = "late"
    late.numberOfTapsRequired = 0
    card.addGestureRecognizer(late)
    #expect(simulation.log.diagnostics == [])
    simulation.tap(at: start)
    #expect(simulation.log.diagnostics.count == 1, "\(simulation.log)")
  }
}
