import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import TapGesture
import Testing

@Suite struct `Tap and horizontal pan` {
  let stage = Stage()
  let tap = TapGestureRecognizer()
  let pan = HorizontalPanGestureRecognizer()

  private func drag(_ movement: Vector) {
    stage.finger.down(at: stage.place)
    stage.simulation.wait(Simulation.frame)
    stage.finger.move(to: stage.place + movement)
    stage.finger.up()
  }

  @Test(arguments: [9.9, 10, 10.1, 44, 46], [false, true])
  func `S4.2 below ten points it is a tap and from there a pan`(
    distance: Double, isTapAddedLast: Bool
  ) {
    if isTapAddedLast { stage.add(pan, tap) } else { stage.add(tap, pan) }
    drag(Vector(dx: distance, dy: 0))
    if distance < 10 {
      #expect(stage.actions == ["tap ended"], "\(stage.log)")
    } else {
      #expect(stage.actions == ["horizontalPan began", "horizontalPan ended"], "\(stage.log)")
      let reason: FailureReason = distance > 45 ? .ownDecision : .excluded(by: pan.label)
      #expect(stage.reason(of: tap) == reason, "\(stage.log)")
    }
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }

  @Test(arguments: [(9.9, true), (30, true), (45, true), (45.1, false)])
  func `S1.21 downwards the pan fails first and the tap goes on to its own limit`(
    distance: Double, isTap: Bool
  ) {
    stage.add(tap, pan)
    drag(Vector(dx: 0, dy: distance))
    #expect(stage.actions == (isTap ? ["tap ended"] : []), "\(stage.log)")
  }

  @Test func `S4.4 a pan around the tap's view competes just so`() {
    stage.add(tap)
    stage.window.addGestureRecognizer(pan)
    drag(Vector(dx: 5, dy: 0))
    drag(Vector(dx: 30, dy: 0))
    #expect(
      stage.actions == ["tap ended", "horizontalPan began", "horizontalPan ended"],
      "\(stage.log)")
  }

  @Test func `S4.17 a tap that waits for the pan fires at the lift`() {
    tap.require(toFail: pan)
    stage.add(tap, pan)
    drag(Vector(dx: 5, dy: 0))
    #expect(stage.actions == ["tap ended"], "\(stage.log)")
  }

  @Test func `S4.17 S4.19 a pan that waits for the tap begins when the tap has failed`() {
    pan.require(toFail: tap)
    stage.add(tap, pan)
    stage.finger.down(at: stage.place)
    for dx in [20.0, 45, 60, 80] { stage.finger.move(to: stage.place + Vector(dx: dx, dy: 0)) }
    #expect(stage.actions == ["horizontalPan began", "horizontalPan changed"], "\(stage.log)")
  }
}
