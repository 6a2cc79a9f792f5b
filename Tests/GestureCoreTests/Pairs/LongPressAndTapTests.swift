import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import TapGesture
import Testing

@Suite struct `Long press and tap` {
  let stage = Stage()
  let press = LongPressGestureRecognizer()
  let tap = TapGestureRecognizer()

  private func addBoth(_ isTapAddedLast: Bool) {
    if isTapAddedLast { stage.add(press, tap) } else { stage.add(tap, press) }
  }

  @Test(arguments: [60, 499, 500, 501, 900], [false, true])
  func `S13.20 S9.43 a hold below half a second is a tap and from there a press`(
    milliseconds: Int, isTapAddedLast: Bool
  ) {
    addBoth(isTapAddedLast)
    stage.simulation.press(at: stage.place, for: .milliseconds(milliseconds))
    if milliseconds < 500 {
      #expect(stage.actions == ["tap ended"], "\(stage.log)")
      #expect(stage.states(of: press) == [.failed], "\(stage.log)")
    } else {
      #expect(stage.actions == ["longPress began", "longPress ended"], "\(stage.log)")
      #expect(stage.reason(of: tap) == .excluded(by: press.label), "\(stage.log)")
    }
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }

  @Test func `S9.43 the tap loses as the press begins, not at the lift`() {
    addBoth(true)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(500))
    #expect(stage.actions == ["longPress began"], "\(stage.log)")
    #expect(
      stage.log.outcomes(of: "tap").map(\.timestamp) == [.milliseconds(500)], "\(stage.log)")
  }

  @Test(arguments: [10.0, 10.1, 45, 45.1])
  func `S9.43 a finger that strays ends the press before it ends the tap`(distance: Double) {
    addBoth(true)
    stage.finger.down(at: stage.place)
    stage.finger.move(to: stage.place + Vector(dx: 0, dy: distance))
    stage.simulation.wait(.milliseconds(600))
    stage.finger.up()
    if distance <= 10 {
      #expect(stage.actions == ["longPress began", "longPress ended"], "\(stage.log)")
    } else {
      #expect(stage.actions == (distance <= 45 ? ["tap ended"] : []), "\(stage.log)")
    }
  }

  @Test func `S9.43 a press that may not prevent the tap leaves it its lift`() {
    let delegate = ScriptedDelegate()
    delegate.allow(press, with: tap)
    addBoth(false)
    stage.simulation.press(at: stage.place, for: .milliseconds(600))
    #expect(
      stage.actions == ["longPress began", "longPress ended", "tap ended"], "\(stage.log)")
  }

  @Test func `S9.43 a tap that must wait for the press fires at its lift all the same`() {
    tap.require(toFail: press)
    addBoth(true)
    stage.simulation.press(at: stage.place, for: .milliseconds(200))
    #expect(stage.actions == ["tap ended"], "\(stage.log)")
    #expect(
      stage.log.outcomes(of: "tap").map(\.timestamp) == [.milliseconds(200)], "\(stage.log)")
  }

  @Test func `S9.43 a press in the window and a tap on the card compete just so`() {
    stage.window.addGestureRecognizer(press)
    stage.add(tap)
    stage.simulation.press(at: stage.place, for: .milliseconds(600))
    stage.simulation.press(at: stage.place, for: .milliseconds(100))
    #expect(
      stage.actions == ["longPress began", "longPress ended", "tap ended"], "\(stage.log)")
  }

  @Test func `S9.43 two fingers press while one taps only by itself`() {
    press.numberOfTouchesRequired = 2
    addBoth(true)
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.place + Vector(dx: 30, dy: 0))
    #expect(stage.states(of: tap) == [.failed], "too many fingers\n\(stage.log)")
    stage.simulation.wait(.milliseconds(500))
    #expect(stage.actions == ["longPress began"], "\(stage.log)")
  }
}
