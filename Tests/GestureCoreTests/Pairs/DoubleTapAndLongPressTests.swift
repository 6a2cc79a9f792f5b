import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import Testing

@Suite struct `Double tap and long press` {
  let stage = Stage()
  let double = DoubleTapGestureRecognizer()
  let press = LongPressGestureRecognizer()

  init() { stage.add(double, press) }

  @Test(arguments: [60, 499, 500, 501])
  func `S4.2 a second touch that is held is a press and a short one the second tap`(
    milliseconds: Int
  ) {
    stage.tap()
    stage.simulation.wait(.milliseconds(100))
    stage.simulation.press(at: stage.place, for: .milliseconds(milliseconds))
    #expect(
      stage.actions
        == (milliseconds < 500
          ? ["doubleTap ended"] : ["longPress began", "longPress ended"]),
      "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }

  @Test func `S4.17 a press that waits for the double tap is held past its half second`() {
    press.require(toFail: double)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(749))
    #expect(stage.actions == [], "a tap may last for 750 ms\n\(stage.log)")
    stage.simulation.wait(.milliseconds(1))
    #expect(stage.actions == ["longPress began"], "\(stage.log)")
  }

  @Test func `S4.17 a press that waits for the double tap loses to it`() {
    press.require(toFail: double)
    stage.tap()
    stage.simulation.wait(.milliseconds(100))
    stage.tap()
    #expect(stage.actions == ["doubleTap ended"], "\(stage.log)")
    stage.simulation.runUntilNothingIsPending()
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }
}
