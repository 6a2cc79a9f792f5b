import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Pressure that becomes known later` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let watcher = ScriptedRecognizer("watcher", .idle)
  let place = Point(x: 50, y: 50)

  init() { simulation.show(card, watcher) }

  /// A pencil event whose pressure is an estimate that an update of a number will correct.
  private func send(_ phase: TouchPhase, pressure: Double, update index: Int) {
    var input = TouchInput(
      id: 1, phase: phase, location: place, type: .pencil, pressure: pressure)
    input.estimationUpdateIndex = index
    simulation.send([input])
  }

  private func update(_ index: Int, to pressure: Double) {
    let update = EstimationUpdate(index: index, pressure: pressure)
    simulation.dispatcher.send(InputEvent(at: simulation.now, updates: [update]))
  }

  @Test func `an update goes to the recognizers that track the touch, then to its view`() {
    var order: [String] = []
    watcher.whenUpdated = { update, touch in
      order.append("recognizer \(update.index) \(update.pressure) of \(touch.id.rawValue)")
    }
    card.whenUpdated = { update, touch in
      order.append("view \(update.index) \(update.pressure) of \(touch.id.rawValue)")
    }
    send(.began, pressure: 0.5, update: 7)
    #expect(simulation.dispatcher.touches.first?.estimationUpdateIndex == 7)
    update(7, to: 0.75)
    #expect(order == ["recognizer 7 0.75 of 1", "view 7 0.75 of 1"], "\(simulation.log)")
    #expect(simulation.dispatcher.touches.first?.pressure == 0.75)
  }

  @Test func `an update for an earlier event leaves the present pressure alone`() {
    var updates: [Double] = []
    watcher.whenUpdated = { update, _ in updates.append(update.pressure) }
    send(.began, pressure: 0.5, update: 7)
    send(.moved, pressure: 0.25, update: 8)
    update(7, to: 0.75)
    #expect(simulation.dispatcher.touches.first?.pressure == 0.25)
    update(8, to: 0.125)
    #expect(simulation.dispatcher.touches.first?.pressure == 0.125)
    #expect(updates == [0.75, 0.125])
  }

  @Test func `an update comes once, and one that was not announced never`() {
    send(.began, pressure: 0.5, update: 7)
    update(9, to: 1)
    update(7, to: 0.75)
    update(7, to: 1)
    #expect(watcher.calls == ["began 1", "updated 1"], "\(simulation.log)")
    #expect(simulation.dispatcher.touches.first?.pressure == 0.75)
  }

  @Test func `an update is still right while another finger moves`() {
    send(.began, pressure: 0.5, update: 7)
    simulation.finger(2).down(at: Point(x: 300, y: 300))
    update(7, to: 0.75)
    #expect(simulation.dispatcher.touches.first?.pressure == 0.75)
  }

  @Test func `S7.2 a view that has lost the touch hears of no update`() {
    var count = 0
    card.whenUpdated = { _, _ in count += 1 }
    send(.began, pressure: 0.5, update: 7)
    watcher.core.state = .began
    update(7, to: 0.75)
    #expect(count == 0, "\(simulation.log)")
    #expect(watcher.calls.last == "updated 1")
  }

  @Test func `S7.20 a recognizer that ignores the touch hears of no update`() {
    watcher.whenBegan = { recognizer, touches, event in
      recognizer.ignore(touches[0], for: event)
    }
    send(.began, pressure: 0.5, update: 7)
    update(7, to: 0.75)
    #expect(watcher.calls == ["began 1", "reset"], "\(simulation.log)")
  }

  @Test func `S4.3 a recognizer may decide by an update`() {
    watcher.whenUpdated = { [watcher] update, _ in
      if update.pressure > 0.7 { watcher.core.state = .began }
    }
    send(.began, pressure: 0.5, update: 7)
    update(7, to: 0.75)
    #expect(simulation.log.actions == ["watcher began"], "\(simulation.log)")
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
  }
}
