import GestureCore
import GestureSimulation
import GestureTrace
import PanGesture
import SwipeGesture
import TapGesture
import Testing

@Suite struct `Pan and swipe on one view` {
  let simulation = Simulation()
  let pan = PanGestureRecognizer()
  let swipe = SwipeGestureRecognizer()
  let start = Point(x: 100, y: 400)

  init() {
    simulation.window.addGestureRecognizer(pan)
    simulation.window.addGestureRecognizer(swipe)
  }

  private func flick(to end: Point) {
    simulation.drag(from: start, to: end, over: .milliseconds(80))
  }

  @Test func `S4.42 S4.43 without a requirement the pan always wins, it begins earlier`() {
    flick(to: start + Vector(dx: 80, dy: 0))
    #expect(simulation.log.actions(of: "pan").first == .began, "\(simulation.log)")
    #expect(simulation.log.actions(of: "swipe").isEmpty)
    #expect(
      simulation.log.outcomes(of: "swipe").map(\.reason)
        == [.excluded(by: RecognizerLabel(name: "pan", view: "window"))], "\(simulation.log)")
  }

  @Test func `S4.42 when the pan waits, a fast flick swipes`() {
    pan.require(toFail: swipe)
    flick(to: start + Vector(dx: 80, dy: 0))
    #expect(simulation.log.actions == ["swipe ended"], "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "pan").map(\.state) == [.failed])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S4.42 when the pan waits, a slow drag pans once the swipe has failed`() {
    pan.require(toFail: swipe)
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 40, dy: 0), over: .milliseconds(490))
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    simulation.wait(.milliseconds(10))
    #expect(simulation.log.actions == ["pan began"], "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 40, dy: 0))
    finger.move(to: start + Vector(dx: 60, dy: 0))
    finger.up()
    #expect(simulation.log.actions == ["pan began", "pan changed", "pan ended"])
  }

  @Test func `S4.42 S9.33 a drag the other way pans as soon as the swipe sees it`() {
    pan.require(toFail: swipe)
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: -12, dy: 0))
    #expect(simulation.log.actions == ["pan began"], "\(simulation.log)")
  }

  @Test func `S4.42 S4.20 a drag that lifts before the swipe has failed brings began and ended`() {
    pan.require(toFail: swipe)
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 30, dy: 0), over: .milliseconds(100))
    finger.up()
    #expect(simulation.log.actions == ["pan began", "pan ended"], "\(simulation.log)")
  }

  @Test func `S4.43 a tap loses to a pan in mid-movement, and wins where nothing moves`() {
    let tap = TapGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    simulation.drag(from: start, to: start + Vector(dx: 20, dy: 0))
    #expect(simulation.log.actions(of: "tap").isEmpty, "\(simulation.log)")
    simulation.tap(at: start)
    #expect(simulation.log.actions.last == "tap ended", "\(simulation.log)")
  }

  @Test func `S13.22 after the swipe the rest of the drag is ignored`() {
    pan.require(toFail: swipe)
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 60, dy: 0), over: .milliseconds(60))
    finger.move(to: start + Vector(dx: 200, dy: 0), over: .milliseconds(200))
    finger.up()
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions == ["swipe ended"], "\(simulation.log)")
  }
}
