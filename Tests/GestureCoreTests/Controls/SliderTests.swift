import GestureCore
import GestureSimulation
import GestureTrace
import PanGesture
import SwipeGesture
import Testing

@Suite struct `Sliders` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  /// The thumb is 31 pt wide, so its track is 200 pt long.
  let slider = Slider(name: "volume", frame: Rect(x: 100, y: 100, width: 231, height: 40))
  let log: ControlLog

  init() {
    simulation.window.addSubview(card)
    card.addSubview(slider)
    log = ControlLog(slider)
  }

  @Test func `a thumb that is dragged changes the value by its share of the track`() {
    simulation.drag(from: Point(x: 115, y: 120), to: Point(x: 215, y: 120))
    #expect(slider.value == 0.5, "\(simulation.log)")
    #expect(slider.thumb == Rect(x: 100, y: 0, width: 31, height: 40))
    #expect(log.events.contains("valueChanged"))
  }

  @Test func `the value stays within its range`() {
    slider.range = 10...20
    #expect(slider.value == 10)
    simulation.drag(from: Point(x: 115, y: 120), to: Point(x: 399, y: 120))
    #expect(slider.value == 20)
    slider.value = .nan
    #expect(slider.value == 20)
    slider.range = 0...5
    #expect(slider.value == 5)
  }

  @Test func `a finger beside the thumb moves nothing`() {
    simulation.drag(from: Point(x: 250, y: 120), to: Point(x: 300, y: 120))
    #expect(slider.value == 0)
    #expect(log.events.isEmpty, "\(simulation.log)")
  }

  /// From the thumb's left edge, from its middle, and from its right edge.
  @Test(arguments: [100.0, 115, 130.9])
  func `S11.2 a swipe along the track from the thumb belongs to the slider`(x: Double) {
    card.addGestureRecognizer(SwipeGestureRecognizer())
    simulation.drag(from: Point(x: x, y: 120), to: Point(x: x + 100, y: 120))
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect((slider.value - 0.5).magnitude < 1e-9, "\(slider.value)\n\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "swipe").map(\.reason) == [.deniedByView("volume")],
      "\(simulation.log)")
  }

  @Test(arguments: [100.0, 115, 130.9])
  func `S11.2 so does a pan`(x: Double) {
    card.addGestureRecognizer(PanGestureRecognizer())
    simulation.drag(from: Point(x: x, y: 120), to: Point(x: x + 100, y: 120))
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect((slider.value - 0.5).magnitude < 1e-9, "\(slider.value)\n\(simulation.log)")
  }

  @Test func `S11.2 so does a pan that begins in the event of the lift`() {
    card.addGestureRecognizer(PanGestureRecognizer())
    let finger = simulation.finger()
    finger.down(at: Point(x: 115, y: 120))
    finger.up(at: Point(x: 215, y: 120))
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect(log.events.last == "upInside", "\(log.events)")
  }

  @Test func `S11.2 a pan across the track is the card's`() {
    card.addGestureRecognizer(PanGestureRecognizer())
    simulation.drag(from: Point(x: 115, y: 120), to: Point(x: 115, y: 170))
    #expect(simulation.log.actions.first == "pan began", "\(simulation.log)")
    #expect(log.events.last == "cancel", "\(log.events)")
  }

  @Test func `S11.2 a pan along the track beside the thumb is the card's`() {
    card.addGestureRecognizer(PanGestureRecognizer())
    simulation.drag(from: Point(x: 250, y: 120), to: Point(x: 300, y: 120))
    #expect(simulation.log.actions.first == "pan began", "\(simulation.log)")
  }

  @Test func `S11.2 a slider that has not heard of the touch yet protects its thumb too`() {
    card.addGestureRecognizer(PanGestureRecognizer())
    card.addGestureRecognizer(ContentDelayGestureRecognizer())
    simulation.drag(
      from: Point(x: 115, y: 120), to: Point(x: 215, y: 120), over: .milliseconds(100))
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
  }

  @Test func `S11.4 a pan on the slider itself wins over it`() {
    slider.addGestureRecognizer(PanGestureRecognizer())
    simulation.drag(from: Point(x: 115, y: 120), to: Point(x: 215, y: 120))
    #expect(simulation.log.actions.first == "pan began", "\(simulation.log)")
    #expect(log.events.last == "cancel", "\(log.events)")
  }

  @Test func `a slider that is switched off in its own event sends nothing more`() {
    slider.onEvent(.valueChanged) { $0.isEnabled = false }
    simulation.drag(from: Point(x: 115, y: 120), to: Point(x: 215, y: 120))
    #expect(log.events.last == "cancel", "\(log.events)")
    #expect(!slider.isHighlighted && !slider.isTracking)
  }

  @Test(arguments: [true, false])
  func `S11.2 only a slider that is switched on keeps drags of its thumb`(isEnabled: Bool) {
    card.addGestureRecognizer(PanGestureRecognizer())
    slider.isEnabled = isEnabled
    simulation.drag(from: Point(x: 115, y: 120), to: Point(x: 215, y: 120))
    #expect(simulation.log.actions.isEmpty == isEnabled, "\(simulation.log)")
  }
}
