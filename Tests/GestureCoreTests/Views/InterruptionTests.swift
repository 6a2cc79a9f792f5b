import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import Testing

@Suite struct `Interruptions` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let watcher = ScriptedRecognizer("watcher", .idle)
  let place = Point(x: 50, y: 50)

  init() { simulation.show(card, watcher) }

  @Test func `S7.25 the system takes the touches from views and recognizers`() {
    simulation.finger().down(at: place)
    simulation.dispatcher.cancelAllTouches()
    #expect(watcher.calls == ["began 1", "cancelled 1", "reset"], "\(simulation.log)")
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S7.25 so does the view's leaving its window`() {
    simulation.finger().down(at: place)
    card.removeFromSuperview()
    #expect(watcher.calls == ["began 1", "cancelled 1", "reset"], "\(simulation.log)")
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S7.25 S7.23 a touch that the view has lost is not cancelled in it again`() {
    simulation.finger().down(at: place)
    watcher.core.state = .began
    simulation.dispatcher.cancelAllTouches()
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
    #expect(simulation.log.actions == ["watcher began", "watcher cancelled"], "\(simulation.log)")
  }

  @Test func `S7.25 a view that leaves while its touch's end is withheld is told cancelled`() {
    card.removeGestureRecognizer(watcher)
    simulation.window.addGestureRecognizer(DoubleTapGestureRecognizer())
    simulation.tap(at: place)
    #expect(card.told == ["began 1"], "\(simulation.log)")
    card.removeFromSuperview()
    simulation.runUntilNothingIsPending()
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S7.25 an interruption while a touch's end is withheld cancels it in the view`() {
    card.removeGestureRecognizer(watcher)
    simulation.window.addGestureRecognizer(DoubleTapGestureRecognizer())
    simulation.tap(at: place)
    simulation.dispatcher.cancelAllTouches()
    simulation.runUntilNothingIsPending()
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S2.29 a view that moves within its window goes on hearing of its touches`() {
    let box = View(name: "box", frame: Rect(x: 200, y: 0, width: 200, height: 200))
    simulation.window.addSubview(box)
    let finger = simulation.finger()
    finger.down(at: place)
    box.addSubview(card)
    finger.move(to: place + Vector(dx: 5, dy: 0))
    watcher.core.fail()
    finger.up()
    #expect(card.told == ["began 1", "moved 1", "ended 1"], "\(simulation.log)")
  }
}
