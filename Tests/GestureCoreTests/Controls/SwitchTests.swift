import GestureCore
import GestureSimulation
import GestureTrace
import PanGesture
import SwipeGesture
import TapGesture
import Testing

@Suite struct `Switches` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let toggle = Switch(name: "wifi", frame: Rect(x: 100, y: 100, width: 50, height: 30))
  let log: ControlLog

  init() {
    simulation.window.addSubview(card)
    card.addSubview(toggle)
    log = ControlLog(toggle)
  }

  @Test func `S11.1 a tap turns it on and off`() {
    card.addGestureRecognizer(TapGestureRecognizer())
    simulation.tap(at: Point(x: 110, y: 110))
    #expect(toggle.isOn, "\(simulation.log)")
    #expect(toggle.knob == Rect(x: 25, y: 0, width: 25, height: 30))
    simulation.tap(at: Point(x: 110, y: 110))
    #expect(!toggle.isOn, "\(simulation.log)")
    #expect(log.events.filter { $0 == "valueChanged" }.count == 2)
    #expect(simulation.log.actions.isEmpty)
  }

  @Test func `S11.2 a pan along the knob turns it, and the pan around it fails`() {
    card.addGestureRecognizer(PanGestureRecognizer())
    simulation.drag(from: Point(x: 110, y: 115), to: Point(x: 145, y: 115))
    #expect(toggle.isOn, "\(simulation.log)")
    #expect(simulation.log.actions.isEmpty)
    #expect(
      simulation.log.outcomes(of: "pan").map(\.reason) == [.deniedByView("wifi")],
      "\(simulation.log)")
  }

  @Test func `S11.2 so does a swipe`() {
    card.addGestureRecognizer(SwipeGestureRecognizer())
    simulation.drag(from: Point(x: 110, y: 115), to: Point(x: 190, y: 115))
    #expect(toggle.isOn, "\(simulation.log)")
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
  }

  @Test func `S11.2 a vertical pan from the switch is the card's, and nothing is turned`() {
    card.addGestureRecognizer(PanGestureRecognizer())
    simulation.drag(from: Point(x: 110, y: 115), to: Point(x: 110, y: 180))
    #expect(simulation.log.actions.first == "pan began", "\(simulation.log)")
    #expect(!toggle.isOn)
    #expect(log.events.last == "cancel")
  }

  @Test func `a knob that is dragged there and back stays as it was`() {
    let finger = simulation.finger()
    finger.down(at: Point(x: 110, y: 115))
    finger.move(to: Point(x: 145, y: 115))
    #expect(toggle.isOn)
    finger.move(to: Point(x: 115, y: 115))
    finger.up()
    #expect(!toggle.isOn, "\(log.events)")
    #expect(log.events.filter { $0 == "valueChanged" }.count == 2)
  }

  @Test func `a tap that lifts beside the switch doesn't toggle it`() {
    toggle.dragOutset = 0
    let finger = simulation.finger()
    finger.down(at: Point(x: 110, y: 115))
    finger.up(at: Point(x: 110, y: 300))
    #expect(!toggle.isOn)
    #expect(log.events == ["down", "upOutside"], "\(simulation.log)")
  }

  @Test func `set from code it sends no event`() {
    toggle.isOn = true
    #expect(log.events.isEmpty)
  }

  @Test func `S11.10 a switch that is switched off in its own event sends no up`() {
    toggle.onEvent(.valueChanged) { $0.isEnabled = false }
    simulation.tap(at: Point(x: 110, y: 110))
    #expect(log.events.suffix(2) == ["valueChanged", "cancel"], "\(log.events)")
    #expect(!toggle.isHighlighted && !toggle.isTracking)
  }
}
