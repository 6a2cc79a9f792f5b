import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import TapGesture
import Testing

@Suite struct `Single and double tap` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 20, y: 20, width: 200, height: 200))
  let single = TapGestureRecognizer()
  let double = DoubleTapGestureRecognizer()

  init() {
    simulation.show(card, double, single)
    single.name = "single"
    double.name = "double"
  }

  @Test func `S4.40 without a requirement the first lift fires single and the second double`() {
    simulation.tap(at: Point(x: 50, y: 50), taps: 2)
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions == ["single ended", "double ended"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S4.41 with a requirement an isolated tap fires after the gap`() {
    single.require(toFail: double)
    simulation.tap(at: Point(x: 50, y: 50))
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions == ["single ended"], "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "single").map(\.timestamp) == [.milliseconds(410)],
      "\(simulation.log)")
    #expect(simulation.log.phases(of: "card") == [.began, .cancelled])
    #expect(simulation.dispatcher.isIdle)
  }
}
