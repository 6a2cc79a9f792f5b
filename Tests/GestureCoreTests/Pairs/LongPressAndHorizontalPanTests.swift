import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import Testing

@Suite struct `Long press and horizontal pan` {
  let stage = Stage()
  let press = LongPressGestureRecognizer()
  let pan = HorizontalPanGestureRecognizer()

  init() { stage.add(pan, press) }

  @Test(arguments: [0, 499, 500, 501])
  func `S4.2 S4.9 a finger that was held before it moves presses, else it pans`(
    milliseconds: Int
  ) {
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(milliseconds))
    stage.finger.move(to: stage.place + Vector(dx: 30, dy: 0))
    stage.finger.up()
    let winner = milliseconds < 500 ? "horizontalPan" : "longPress"
    let changes = milliseconds < 500 ? [] : ["longPress changed"]
    #expect(stage.actions == ["\(winner) began"] + changes + ["\(winner) ended"], "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }

  @Test(arguments: [9.9, 10, 10.1])
  func `S4.2 a move of ten points is the pan's and a shorter one leaves the press`(
    distance: Double
  ) {
    stage.finger.down(at: stage.place)
    stage.finger.move(to: stage.place + Vector(dx: distance, dy: 0))
    stage.simulation.wait(.milliseconds(500))
    #expect(
      stage.actions == [distance < 10 ? "longPress began" : "horizontalPan began"],
      "\(stage.log)")
    if distance >= 10 {
      // Ten points are still allowed to the press: it is the pan that excludes it there.
      let reason: FailureReason = distance > 10 ? .ownDecision : .excluded(by: pan.label)
      #expect(stage.reason(of: press) == reason, "\(stage.log)")
    }
  }

  @Test func `S4.16 with simultaneity a press that has begun is dragged by the pan`() {
    let delegate = ScriptedDelegate()
    delegate.allow(press, with: pan)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(500))
    stage.finger.move(to: stage.place + Vector(dx: 30, dy: 0))
    stage.finger.up()
    #expect(
      stage.actions == [
        "longPress began", "longPress changed", "horizontalPan began", "longPress ended",
        "horizontalPan ended",
      ], "\(stage.log)")
  }

  @Test func `S4.17 a pan that waits for the press begins once the press has failed`() {
    pan.require(toFail: press)
    stage.finger.down(at: stage.place)
    stage.finger.move(to: stage.place + Vector(dx: 10, dy: 0))
    #expect(stage.actions == [], "ten points are still allowed to the press\n\(stage.log)")
    stage.finger.move(to: stage.place + Vector(dx: 11, dy: 0))
    #expect(stage.actions == ["horizontalPan began"], "\(stage.log)")
  }
}
