import GestureSimulation
import GestureTesting
import Gestures
import Testing

@Suite struct `A photo` {
  let simulation = Simulation()
  let open = TapGestureRecognizer(), zoom = DoubleTapGestureRecognizer()

  init() {
    simulation.window.addGestureRecognizer(open)
    simulation.window.addGestureRecognizer(zoom)
    open.require(toFail: zoom)
  }

  @Test func `is zoomed by a double tap, and not opened`() {
    simulation.tap(at: Point(x: 100, y: 100), taps: 2)
    simulation.log.expect("doubleTap", sends: [.ended])
    simulation.log.expect("tap", sends: [])
  }
}

/// The Swift of Docs/Testing.md besides the suite.
enum TestingSnippets {
  static func time(_ simulation: Simulation) {
    simulation.press(at: Point(x: 100, y: 100), for: .milliseconds(600))
    simulation.wait(.milliseconds(200))
    simulation.runUntilNothingIsPending()
    simulation.expectIdle()
  }

  static func gestures(_ simulation: Simulation, _ middle: Point) {
    simulation.tap(at: middle, taps: 2, fingers: 1)
    simulation.press(at: middle, for: .seconds(1))
    simulation.drag(from: middle, to: middle + Vector(dx: 80, dy: 0))
    simulation.draw([middle, middle + Vector(dx: 20, dy: 5), middle + Vector(dx: 40, dy: 0)])
    simulation.pinch(around: middle, from: 100, to: 160)
    simulation.rotate(around: middle, by: .pi / 2)
  }

  static func fingers(_ simulation: Simulation) {
    let (left, right) = (simulation.finger(1), simulation.finger(2))
    simulation.atOnce {
      left.down(at: Point(x: 100, y: 300))
      right.down(at: Point(x: 200, y: 300))
    }
    simulation.move(
      [(left, Point(x: 100, y: 400)), (right, Point(x: 200, y: 400))], over: .milliseconds(200))
    right.cancel()
    left.up()
  }

  static func reason(_ zoom: DoubleTapGestureRecognizer) {
    #expect(zoom.state == .possible, "\(zoom.explainLastAttempt())")
  }
}
