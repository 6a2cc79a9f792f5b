import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTrace
import Testing

@Suite struct `Withheld lifts` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let start = Point(x: 100, y: 100)

  init() {
    simulation.window.addSubview(card)
    card.addGestureRecognizer(DoubleTapGestureRecognizer())
  }

  @Test func `S14.6 a finger that has lifted makes room for the next, though its end waits`() {
    simulation.tap(at: start)
    #expect(simulation.log.phases(of: "card") == [.began], "the end is withheld")
    simulation.finger().down(at: start)
    #expect(simulation.log.phases(of: "card") == [.began, .began], "\(simulation.log)")
  }

  @Test func `S14.6 a finger that is down makes no room`() {
    simulation.finger(1).down(at: start)
    simulation.finger(2).down(at: start)
    #expect(
      simulation.log.phases(of: "card") == [.began], "multiple touch is off\n\(simulation.log)")
    card.isMultipleTouchEnabled = true
    simulation.finger(3).down(at: start)
    #expect(simulation.log.phases(of: "card") == [.began, .began], "\(simulation.log)")
  }
}
