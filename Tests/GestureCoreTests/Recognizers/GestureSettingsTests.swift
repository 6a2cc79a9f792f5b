import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTrace
import LongPressGesture
import PanGesture
import PinchGesture
import RotationGesture
import ScreenEdgePanGesture
import SwipeGesture
import TapGesture
import Testing

@Suite struct `Settings of a dispatcher` {
  let simulation = Simulation()
  let start = Point(x: 100, y: 400)

  private func add(_ recognizer: any GestureRecognizer) {
    simulation.window.addGestureRecognizer(recognizer)
  }

  private var actions: [String] { simulation.log.actions }

  private func drag(by dx: Double, type: TouchType = .direct) {
    let finger = simulation.finger(1, type: type)
    finger.down(at: start)
    finger.move(to: start + Vector(dx: dx, dy: 0))
    finger.up()
  }

  @Test func `a recognizer's limits are the dispatcher's until they are set`() {
    let pan = PanGestureRecognizer()
    #expect(pan.hysteresis == 10)
    add(pan)
    simulation.dispatcher.settings.direct.panHysteresis = 30
    #expect(pan.hysteresis == 30)
    pan.hysteresis = 20
    #expect(pan.hysteresis == 20)
    simulation.dispatcher.settings.direct.panHysteresis = 40
    #expect(pan.hysteresis == 20)
  }

  @Test(arguments: [(29.9, false), (30, true)])
  func `S9.12 a pan begins by the settings`(distance: Double, begins: Bool) {
    simulation.dispatcher.settings.direct.panHysteresis = 30
    add(PanGestureRecognizer())
    drag(by: distance)
    #expect(actions.contains("pan began") == begins, "\(simulation.log)")
  }

  @Test(arguments: [(19.9, false), (20, true)])
  func `S9.12 a pan's own property beats them`(distance: Double, begins: Bool) {
    simulation.dispatcher.settings.direct.panHysteresis = 30
    let pan = PanGestureRecognizer()
    pan.hysteresis = 20
    add(pan)
    drag(by: distance)
    #expect(actions.contains("pan began") == begins, "\(simulation.log)")
  }

  @Test(arguments: [(TouchType.direct, 30.0), (.pencil, 5), (.indirect, 12), (.mouse, 2)])
  func `each type of touch has its own`(type: TouchType, limit: Double) {
    simulation.dispatcher.settings.direct.panHysteresis = 30
    simulation.dispatcher.settings.pencil.panHysteresis = 5
    simulation.dispatcher.settings[.indirect].panHysteresis = 12
    simulation.dispatcher.settings.mouse.panHysteresis = 2
    #expect(simulation.dispatcher.settings[type].panHysteresis == limit)
    add(PanGestureRecognizer())
    drag(by: limit - 0.1, type: type)
    #expect(actions.isEmpty, "\(simulation.log)")
    drag(by: limit, type: type)
    #expect(actions == ["pan began", "pan ended"], "\(simulation.log)")
  }

  @Test func `a change takes effect with the next attempt at the latest`() {
    let recognizers: [any GestureRecognizer] = [PanGestureRecognizer(), PinchGestureRecognizer()]
    recognizers.forEach(add)
    drag(by: 9)
    simulation.dispatcher.settings.direct.panHysteresis = 5
    simulation.dispatcher.settings.direct.pinchHysteresis = 50
    drag(by: 5)
    #expect(actions == ["pan began", "pan ended"], "\(simulation.log)")
    simulation.pinch(around: start, from: 100, to: 140)
    #expect(actions.count == 2, "\(simulation.log)")
  }

  @Test(arguments: [(80.0, true), (80.1, false)])
  func `S9.4 taps go by them: movement`(distance: Double, isTap: Bool) {
    simulation.dispatcher.settings.direct.allowableTapMovement = 80
    add(TapGestureRecognizer())
    drag(by: distance)
    #expect(actions == (isTap ? ["tap ended"] : []), "\(simulation.log)")
  }

  @Test(arguments: [(199.0, true), (200, false)])
  func `S9.5 taps go by them: duration`(duration: Double, isTap: Bool) {
    simulation.dispatcher.settings.direct.maximumTapDuration = .milliseconds(200)
    add(TapGestureRecognizer())
    simulation.press(at: start, for: .nanoseconds(Int64(duration * 1_000_000)))
    #expect(actions == (isTap ? ["tap ended"] : []), "\(simulation.log)")
  }

  @Test(arguments: [(99.0, true), (100, false)])
  func `S9.7 double taps go by them: gap`(gap: Double, isTap: Bool) {
    simulation.dispatcher.settings.direct.maximumTapGap = .milliseconds(100)
    add(DoubleTapGestureRecognizer())
    simulation.tap(at: start, taps: 2, gap: .nanoseconds(Int64(gap * 1_000_000)))
    #expect(actions == (isTap ? ["doubleTap ended"] : []), "\(simulation.log)")
  }

  @Test(arguments: [(20.0, true), (20.1, false)])
  func `S9.8 double taps go by them: spacing`(distance: Double, isTap: Bool) {
    simulation.dispatcher.settings.direct.allowableTapSpacing = 20
    add(DoubleTapGestureRecognizer())
    simulation.tap(at: start)
    simulation.tap(at: start + Vector(dx: distance, dy: 0))
    #expect(actions == (isTap ? ["doubleTap ended"] : []), "\(simulation.log)")
  }

  @Test(arguments: [(199.0, false), (200, true)])
  func `S9.37 long presses go by them: duration`(duration: Double, isPress: Bool) {
    simulation.dispatcher.settings.direct.minimumPressDuration = .milliseconds(200)
    let press = LongPressGestureRecognizer()
    add(press)
    #expect(press.minimumPressDuration == .milliseconds(200))
    simulation.press(at: start, for: .nanoseconds(Int64(duration * 1_000_000)))
    #expect(actions.isEmpty != isPress, "\(simulation.log)")
  }

  @Test(arguments: [(30.0, true), (30.1, false)])
  func `S9.38 long presses go by them: movement`(distance: Double, isPress: Bool) {
    simulation.dispatcher.settings.direct.allowablePressMovement = 30
    add(LongPressGestureRecognizer())
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: distance, dy: 0))
    simulation.wait(.seconds(1))
    #expect(actions == (isPress ? ["longPress began"] : []), "\(simulation.log)")
  }

  @Test func `S14.19 the taps before a long press go by the taps' settings`() {
    simulation.dispatcher.settings.direct.maximumTapGap = .milliseconds(50)
    let press = LongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    add(press)
    #expect(press.maximumTapGap == .milliseconds(50))
    simulation.tap(at: start)
    simulation.wait(.milliseconds(60))
    simulation.press(at: start, for: .seconds(1))
    #expect(actions.isEmpty, "\(simulation.log)")
  }

  @Test func `a long press's own properties beat them`() {
    simulation.dispatcher.settings.direct.minimumPressDuration = .milliseconds(200)
    simulation.dispatcher.settings.direct.allowablePressMovement = 30
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = .milliseconds(300)
    press.allowableMovement = 5
    add(press)
    simulation.press(at: start, for: .milliseconds(250))
    #expect(actions.isEmpty, "\(simulation.log)")
    simulation.press(at: start, for: .milliseconds(300))
    #expect(actions == ["longPress began", "longPress ended"], "\(simulation.log)")
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 6, dy: 0))
    simulation.wait(.seconds(1))
    #expect(actions.count == 2, "\(simulation.log)")
  }

  @Test func `S9.31 swipes go by them, and a swipe's own properties beat them`() {
    simulation.dispatcher.settings.direct.minimumSwipeDistance = 100
    simulation.dispatcher.settings.direct.maximumSwipeDuration = .milliseconds(200)
    simulation.dispatcher.settings.direct.maximumSwipeCrossDistance = 10
    let swipe = SwipeGestureRecognizer()
    add(swipe)
    #expect(swipe.minimumDistance == 100)
    #expect(swipe.maximumDuration == .milliseconds(200))
    #expect(swipe.maximumCrossDistance == 10)
    drag(by: 99)
    #expect(actions.isEmpty, "\(simulation.log)")
    drag(by: 100)
    #expect(actions == ["swipe ended"], "\(simulation.log)")
    swipe.minimumDistance = 60
    drag(by: 60)
    #expect(actions == ["swipe ended", "swipe ended"], "\(simulation.log)")
  }

  @Test func `S9.45 S9.50 pinches and rotations go by them, their own properties beat them`() {
    simulation.dispatcher.settings.direct.pinchHysteresis = 40
    simulation.dispatcher.settings.direct.rotationHysteresis = 1000
    let pinch = PinchGestureRecognizer()
    let rotation = RotationGestureRecognizer()
    add(pinch)
    add(rotation)
    #expect(rotation.hysteresis == 1000)
    simulation.pinch(around: start, from: 100, to: 130)
    #expect(actions.isEmpty, "\(simulation.log)")
    simulation.pinch(around: start, from: 100, to: 140)
    #expect(actions == ["pinch began", "pinch ended"], "\(simulation.log)")
    pinch.hysteresis = 20
    rotation.hysteresis = 5
    simulation.pinch(around: start, from: 100, to: 120)
    #expect(actions.count == 4, "\(simulation.log)")
    #expect(rotation.hysteresis == 5)
  }

  @Test func `S9.26 edge pans go by them, their own property beats them`() {
    simulation.dispatcher.settings.direct.edgeDepth = 120
    let pan = ScreenEdgePanGestureRecognizer()
    pan.edges = .left
    add(pan)
    drag(by: 50)
    #expect(actions == ["screenEdgePan began", "screenEdgePan ended"], "\(simulation.log)")
    pan.edgeDepth = 50
    drag(by: 50)
    #expect(actions.count == 2, "\(simulation.log)")
  }

  @Test func `a limit below 0 is told once and counts as 0`() {
    simulation.dispatcher.settings.direct.panHysteresis = -3
    simulation.dispatcher.settings.direct.maximumTapGap = .milliseconds(-1)
    simulation.dispatcher.settings.mouse[.pinchHysteresis] = .nan
    simulation.dispatcher.settings.pencil.panHysteresis = 0
    #expect(
      simulation.log.diagnostics.map(\.description) == [
        "panHysteresis has to be at least 0, not -3: it counts as 0",
        "maximumTapGap has to be at least 0 ms, not -1 ms: it counts as 0",
        "pinchHysteresis has to be at least 0, not nan: it counts as 0",
      ], "\(simulation.log)")
    #expect(simulation.dispatcher.settings.direct.panHysteresis == 0)
    #expect(simulation.dispatcher.settings.direct.maximumTapGap == .zero)
    #expect(simulation.dispatcher.settings.mouse[.pinchHysteresis] == 0)
  }

  @Test func `settings that were made elsewhere are told as a dispatcher gets them`() {
    var settings = GestureSettings()
    settings.direct[.edgeDepth] = -1
    #expect(settings.direct[.edgeDepth] == 0)
    simulation.dispatcher.settings = settings
    #expect(simulation.log.diagnostics.count == 1, "\(simulation.log)")
  }
}
