import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import PanGesture
import ScreenEdgePanGesture
import TapGesture
import Testing

@Suite struct `A drag after taps` {
  let stage = Stage()
  let pan = PanGestureRecognizer()

  init() {
    stage.add(pan, "pan")
    pan.numberOfTapsRequired = 1
  }

  private var actions: [GestureState] { stage.log.actions(of: "pan") }
  private var details: [String?] { stage.log.details(of: "pan") }

  private func drag(by distance: Double = 30) {
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(20))
    stage.finger.move(to: stage.place + Vector(dx: 0, dy: distance))
    stage.simulation.wait(.milliseconds(20))
    stage.finger.up()
  }

  @Test func `S15.21 the tap comes first, then the drag`() {
    drag()
    #expect(actions.isEmpty)
    stage.simulation.wait(.seconds(1))
    stage.tap()
    stage.simulation.wait(.milliseconds(100))
    drag()
    #expect(actions == [.began, .ended], "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test(arguments: [(349, true), (350, false), (351, false)])
  func `S15.21 the drag has to come within the gap`(gap: Int, begins: Bool) {
    stage.tap()
    stage.simulation.wait(.milliseconds(gap))
    drag(by: 20)
    #expect(actions.isEmpty != begins)
    if !begins { #expect(details.first == "no drag began within 350 ms") }
  }

  @Test(arguments: [(44.0, true), (45, true), (46, false)])
  func `S15.21 the drag has to begin near the tap`(distance: Double, begins: Bool) {
    stage.tap(stage.place + Vector(dx: distance, dy: 0))
    stage.simulation.wait(.milliseconds(100))
    drag()
    #expect(actions.isEmpty != begins, "\(stage.log)")
  }

  @Test(arguments: [(749, true), (750, false), (751, false)])
  func `S14.19 S15.21 the tap has a tap's limits`(duration: Int, begins: Bool) {
    stage.simulation.press(at: stage.place, for: .milliseconds(duration))
    stage.simulation.wait(.milliseconds(100))
    drag(by: 20)
    #expect(actions.isEmpty != begins)
  }

  @Test(arguments: [(9.0, false), (10, true)])
  func `S15.21 the drag needs its hysteresis, and fails at the lift`(
    distance: Double, begins: Bool
  ) {
    stage.tap()
    stage.simulation.wait(.milliseconds(100))
    drag(by: distance)
    #expect(actions.isEmpty != begins)
    if !begins {
      #expect(
        details == [
          "the fingers lifted before they had moved far enough: 9 pt where 10 pt are needed"
        ])
    }
  }

  @Test func `S15.21 each tap has as many fingers as the drag`() {
    pan.minimumNumberOfTouches = 2
    stage.tap()
    #expect(details == ["a finger lifted before all were down: 1 where 2 are needed"])
    stage.simulation.wait(.seconds(1))
    stage.simulation.tap(at: stage.place, fingers: 2)
    stage.simulation.wait(.milliseconds(100))
    let (one, other) = (stage.place, stage.place + Vector(dx: 20, dy: 0))
    stage.simulation.fingers(.began, one, other)
    let step = Vector(dx: 0, dy: 15)
    stage.simulation.fingers(.moved, one + step, other + step)
    stage.simulation.lift(1, 2)
    #expect(actions == [.began, .ended])
  }

  @Test(
    arguments: [(1, 1, false), (2, 1, true), (2, 2, false), (1, 2, false), (1, 0, true)])
  func `S15.21 a tap doesn't prevent a drag after as many taps or more`(
    taps: Int, before: Int, prevents: Bool
  ) {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    pan.numberOfTapsRequired = before
    #expect(tap.canPrevent(pan) == prevents)
    #expect(pan.canPrevent(tap))
  }

  @Test func `S15.21 a tap recognizer on the same view leaves the drag alone`() {
    stage.add(TapGestureRecognizer())
    stage.tap()
    stage.simulation.wait(.milliseconds(100))
    drag()
    #expect(stage.actions == ["tap ended", "pan began", "pan ended"])
  }

  @Test func `S15.21 it may ask for several taps, and any pan may`() {
    let sideways = stage.add(HorizontalPanGestureRecognizer(), "sideways")
    sideways.numberOfTapsRequired = 2
    sideways.maximumTapGap = .milliseconds(200)
    sideways.allowableTapSpacing = 10
    stage.simulation.tap(at: stage.place, taps: 2)
    stage.simulation.wait(.milliseconds(199))
    stage.drag(times: 2)
    #expect(stage.actions == ["sideways began", "sideways changed", "sideways ended"])
    #expect(sideways.numberOfTapsRequired == 2 && pan.numberOfTapsRequired == 1)
    #expect(pan.maximumTapGap == .milliseconds(350) && pan.allowableTapSpacing == 45)
  }

  @Test func `S15.21 touches that are cancelled or ignored end it like a tap`() {
    stage.finger.down(at: stage.place)
    stage.finger.cancel()
    #expect(stage.reason(of: pan) == .touchesCancelled)
    stage.tap()
    #expect(stage.simulation.dispatcher.nextDeadline != nil)
    stage.simulation.dispatcher.cancelAllTouches()
    stage.simulation.wait(.milliseconds(400))
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.21 its profile says so`() {
    let profile = GestureProfile(of: pan)
    #expect(profile.taps?.numberOfTaps == 1)
    #expect(profile.undecidedAfterLift == .milliseconds(350))
  }
}
