import GestureCore
import GestureSimulation
import GestureTrace
import LongPressGesture
import TapGesture
import Testing

@Suite struct `Long press` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 20, y: 20, width: 200, height: 200))
  let press = LongPressGestureRecognizer()
  let start = Point(x: 100, y: 100)

  init() { simulation.show(card, press) }

  @Test func `S9.35 S9.39 it begins, changes wherever the finger goes, and ends with the lift`() {
    let finger = simulation.finger()
    finger.down(at: start)
    simulation.wait(.milliseconds(500))
    finger.move(to: start + Vector(dx: 11, dy: 0))
    finger.move(to: Point(x: 390, y: 790))
    finger.up()
    #expect(
      simulation.log.actions(of: "longPress") == [.began, .changed, .changed, .ended],
      "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.36 a new one wants one finger for half a second within 10 pt, and no tap before`()
  {
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == .milliseconds(500))
    #expect(press.allowableMovement == 10)
    #expect(press.maximumTapGap == .milliseconds(350))
    #expect(press.allowableTapSpacing == 45)
  }

  @Test(arguments: [(499.9, false), (500, true), (500.1, true)])
  func `S9.37 it begins when the time has come, without an event`(
    milliseconds: Double, begins: Bool
  ) {
    simulation.finger().down(at: start)
    simulation.dispatcher.advance(to: .milliseconds(milliseconds))
    #expect(
      simulation.log.actions == (begins ? ["longPress began"] : []), "\(simulation.log)")
  }

  @Test(arguments: [(9.9, true), (10, true), (10.1, false)])
  func `S9.38 S10.5 before it begins it allows a movement up to and including the limit`(
    distance: Double, begins: Bool
  ) {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 0, dy: distance))
    #expect(
      simulation.log.outcomes(of: "longPress").map { $0.detail?.description }
        == (begins ? [] : ["it moved: 10.1 pt where 10 pt are allowed"]), "\(simulation.log)")
    simulation.wait(.milliseconds(500))
    #expect(
      simulation.log.actions == (begins ? ["longPress began"] : []), "\(simulation.log)")
  }

  @Test(arguments: [(499.9, []), (500, [.began, .ended])] as [(Double, [GestureState])])
  func `S9.38 S10.4 a lift before the time fails it, one at the very moment comes after it`(
    milliseconds: Double, actions: [GestureState]
  ) {
    simulation.finger().down(at: start)
    simulation.dispatcher.send(
      InputEvent(
        at: .milliseconds(milliseconds),
        touches: [TouchInput(id: 1, phase: .ended, location: nil)]))
    #expect(simulation.log.actions(of: "longPress") == actions, "\(simulation.log)")
  }

  @Test func `S9.42 with no duration it begins as the finger comes down`() {
    press.minimumPressDuration = .zero
    simulation.finger().down(at: start)
    #expect(simulation.log.actions == ["longPress began"], "\(simulation.log)")
    #expect(simulation.dispatcher.nextDeadline == nil)
    simulation.finger().up()
    #expect(simulation.log.actions(of: "longPress") == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S9.42 a negative duration is none`() {
    press.minimumPressDuration = .milliseconds(-5)
    simulation.finger().down(at: start)
    #expect(simulation.log.actions == ["longPress began"], "\(simulation.log)")
  }

  @Test func `S9.10 S9.22 taken away it fails before it began, and is cancelled after`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.cancel()
    finger.down(at: start)
    simulation.wait(.milliseconds(500))
    finger.cancel()
    #expect(
      simulation.log.outcomes(of: "longPress").map(\.state) == [.failed, .cancelled],
      "\(simulation.log)")
    #expect(simulation.log.actions(of: "longPress") == [.began, .cancelled])
  }

  @Test(arguments: [
    (100, ["tap ended"]), (499, ["tap ended"]), (500, ["longPress began", "longPress ended"]),
    (900, ["longPress began", "longPress ended"]),
  ])
  func `S9.43 S13.20 a tap beside it wins if lifted before the press began, else loses`(
    milliseconds: Int, actions: [String]
  ) {
    card.addGestureRecognizer(TapGestureRecognizer())
    simulation.press(at: start, for: .milliseconds(milliseconds))
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions == actions, "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S14.12 a move to the same place is no change, and a lift elsewhere only the end`() {
    let finger = simulation.finger()
    finger.down(at: start)
    simulation.wait(.milliseconds(500))
    finger.move(to: start)
    finger.up(at: start + Vector(dx: 50, dy: 0))
    #expect(simulation.log.actions(of: "longPress") == [.began, .ended], "\(simulation.log)")
  }
}
