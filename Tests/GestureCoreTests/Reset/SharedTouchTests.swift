import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Touches that two recognizers share` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let delegate = ScriptedDelegate()
  let place = Point(x: 50, y: 50)
  /// Gets the first finger alone, and goes on after its lift.
  let patient: ScriptedRecognizer
  /// Gets all fingers and begins when one moves.
  let drag: ScriptedRecognizer

  init() {
    simulation.window.addSubview(card)
    patient = ScriptedRecognizer("patient", .idle, on: card)
    patient.delegate = delegate
    delegate.receivesTouch = { $1.id != 2 }
    patient.whenEnded = { patient, _, _ in patient.core.wake(after: .seconds(1)) }
    patient.whenWoken = { patient, _ in patient.core.state = .ended }
    drag = ScriptedRecognizer("drag", .drag, on: card)
  }

  @Test func `S14.1 a touch that has lifted since counts as shared`() {
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: place)
    simulation.finger(1).up()
    simulation.finger(2).move(to: Point(x: 55, y: 50))
    #expect(
      patient.lastOutcome?.reason == .excluded(by: drag.label),
      "they shared the first finger\n\(simulation.log)")
  }

  @Test func `S14.1 a touch of an attempt that is over doesn't count`() {
    simulation.finger(1).down(at: place)
    drag.cancel()
    simulation.finger(2).down(at: place)
    simulation.finger(1).up()
    simulation.finger(2).move(to: Point(x: 55, y: 50))
    #expect(drag.state == .began)
    #expect(patient.lastOutcome == nil, "\(simulation.log)")
    simulation.finger(2).up()
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions == ["drag began", "drag ended", "patient ended"])
  }

  @Test func `S14.1 two that had one finger each share nothing, on one view too`() {
    let dragDelegate = ScriptedDelegate()
    dragDelegate.receivesTouch = { $1.id != 1 }
    drag.delegate = dragDelegate
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: place)
    simulation.finger(2).move(to: Point(x: 55, y: 50))
    simulation.finger(1).up()
    simulation.finger(2).up()
    simulation.runUntilNothingIsPending()
    #expect(
      simulation.log.actions == ["drag began", "drag ended", "patient ended"], "\(simulation.log)")
  }

  @Test func `S14.1 S7.22 an ignored touch is shared no more`() {
    patient.whenBegan = { patient, touches, event in
      patient.core.wake(after: .seconds(1))
      for touch in touches { patient.ignore(touch, for: event) }
    }
    simulation.finger(1).down(at: place)
    simulation.finger(1).move(to: Point(x: 55, y: 50))
    #expect(patient.lastOutcome == nil, "it waits for its wake\n\(simulation.log)")
    #expect(simulation.log.actions(of: "drag") == [.began], "\(simulation.log)")
  }

  @Test(arguments: [1, 63, 64, 65, 200])
  func `S14.1 S12.11 any number of fingers before makes no difference`(count: Int) {
    let field = View(name: "field", frame: Rect(x: 0, y: 300, width: 400, height: 400))
    simulation.window.addSubview(field)
    _ = ScriptedRecognizer("many", .watch, on: field)
    for id in 0..<count {
      simulation.finger(TouchID(1000 + id)).down(at: Point(x: 100, y: 500))
    }
    simulation.finger(1).down(at: place)
    simulation.finger(1).move(to: Point(x: 55, y: 50))
    #expect(patient.lastOutcome?.reason == .excluded(by: drag.label), "\(simulation.log)")
    #expect(simulation.log.endings(of: "many").isEmpty)
  }
}
