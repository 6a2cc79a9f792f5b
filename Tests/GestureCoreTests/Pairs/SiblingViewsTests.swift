import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import TapGesture
import Testing

/// Two fingers on two views side by side.
@Suite struct `Two fingers on sibling views` {
  let simulation = Simulation()
  let left = View(name: "left", frame: Rect(x: 0, y: 0, width: 200, height: 800))
  let right = View(name: "right", frame: Rect(x: 200, y: 0, width: 200, height: 800))
  let onLeft = Point(x: 50, y: 100)
  let onRight = Point(x: 250, y: 100)

  init() {
    simulation.window.addSubview(left)
    simulation.window.addSubview(right)
  }

  private var log: EventLog { simulation.log }

  private func send(_ phase: TouchPhase, _ dx: Double) {
    simulation.wait(Simulation.frame)
    simulation.send([
      TouchInput(id: 1, phase: phase, location: onLeft + Vector(dx: dx, dy: 0)),
      TouchInput(id: 2, phase: phase, location: onRight + Vector(dx: dx, dy: 0)),
    ])
  }

  @Test func `S4.1 two pans go on at once, event by event`() {
    let pans = [
      left.add(HorizontalPanGestureRecognizer(), "left pan"),
      right.add(HorizontalPanGestureRecognizer(), "right pan"),
    ]
    send(.began, 0)
    for dx in [20.0, 40] { send(.moved, dx) }
    #expect(pans.map { $0.translation(in: nil).dx } == [40, 40], "\(log)")
    send(.ended, 40)
    for name in ["left pan", "right pan"] {
      #expect(log.actions(of: name) == [.began, .changed, .ended], "\(log)")
    }
    #expect(simulation.dispatcher.isIdle, "\(log)")
  }

  @Test func `S4.1 a tap beside a pan is a tap`() {
    _ = left.add(HorizontalPanGestureRecognizer(), "pan")
    _ = right.add(TapGestureRecognizer(), "tap")
    simulation.finger(1).down(at: onLeft)
    simulation.finger(1).move(to: onLeft + Vector(dx: 30, dy: 0))
    simulation.finger(2).down(at: onRight)
    simulation.finger(2).up()
    simulation.finger(1).up()
    #expect(log.actions == ["pan began", "tap ended", "pan ended"], "\(log)")
  }

  @Test func `S4.1 S4.25 one does not wait for a finger on the other`() {
    let tap = right.add(TapGestureRecognizer(), "tap")
    let press = left.add(LongPressGestureRecognizer(), "press")
    tap.require(toFail: press)
    simulation.finger(1).down(at: onLeft)
    simulation.finger(2).down(at: onRight)
    simulation.finger(2).up()
    #expect(log.actions == ["tap ended"], "\(log)")
    simulation.wait(.milliseconds(500))
    #expect(log.actions == ["tap ended", "press began"], "\(log)")
  }

  @Test func `S4.1 S4.11 a pan around both excludes both`() {
    let around = simulation.window.add(HorizontalPanGestureRecognizer(), "around")
    around.hysteresis = 5
    let pans = [
      left.add(HorizontalPanGestureRecognizer(), "left pan"),
      right.add(HorizontalPanGestureRecognizer(), "right pan"),
    ]
    send(.began, 0)
    for dx in [6.0, 12] { send(.moved, dx) }
    #expect(log.actions == ["around began", "around changed"], "\(log)")
    for pan in pans {
      let reason = log.outcomes(of: pan.name).first?.reason
      #expect(reason == .excluded(by: around.label), "\(log)")
    }
  }

  @Test func `S4.1 S4.4 either pan excludes the one around both, and they not each other`() {
    _ = simulation.window.add(HorizontalPanGestureRecognizer(), "around")
    _ = left.add(HorizontalPanGestureRecognizer(), "left pan")
    _ = right.add(HorizontalPanGestureRecognizer(), "right pan")
    send(.began, 0)
    send(.moved, 20)
    #expect(log.actions == ["left pan began", "right pan began"], "\(log)")
    send(.moved, 40)
    send(.ended, 40)
    #expect(log.actions(of: "around") == [], "\(log)")
    #expect(log.actions(of: "right pan") == [.began, .changed, .ended], "\(log)")
  }

  @Test func `S14.1 S4.8 losing on one side releases the dependent on the other`() {
    // It shares a touch with each of the taps; they share none with each other.
    let around = simulation.window.add(ScriptedRecognizer("around", .undecided), "around")
    let tap = left.add(TapGestureRecognizer(), "left tap")
    _ = right.add(TapGestureRecognizer(), "right tap")
    tap.require(toFail: around)
    send(.began, 0)
    send(.ended, 0)
    #expect(log.actions == ["left tap ended", "right tap ended"], "\(log)")
    let label = RecognizerLabel(name: "right tap", view: "right")
    #expect(log.outcomes(of: "around").map(\.reason) == [.excluded(by: label)], "\(log)")
  }
}
