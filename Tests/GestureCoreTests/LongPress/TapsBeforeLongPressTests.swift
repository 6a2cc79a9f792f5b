import GestureCore
import GestureSimulation
import GestureTrace
import LongPressGesture
import Testing

@Suite struct `Taps before a long press` {
  let simulation = Simulation()
  let press = LongPressGestureRecognizer()
  let start = Point(x: 100, y: 100)

  init() {
    simulation.window.addGestureRecognizer(press)
    press.numberOfTapsRequired = 1
  }

  @Test(arguments: 1...3)
  func `S9.41 so many full taps come before the press`(count: Int) {
    press.numberOfTapsRequired = count
    for _ in 0..<count {
      simulation.tap(at: start)
      simulation.wait(.milliseconds(100))
    }
    simulation.press(at: start, for: .milliseconds(600))
    #expect(simulation.log.actions(of: "longPress") == [.began, .ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.41 a press without the tap before fails as a tap that lasts`() {
    simulation.press(at: start, for: .milliseconds(800))
    #expect(
      simulation.log.outcomes(of: "longPress").map { $0.detail?.description }
        == ["it did not lift within 750 ms"], "\(simulation.log)")
  }

  @Test(arguments: [(749, true), (750, false)])
  func `S14.19 the taps before keep to the longest press of a tap`(
    milliseconds: Int, begins: Bool
  ) {
    simulation.tap(at: start, lasting: .milliseconds(milliseconds))
    simulation.wait(.milliseconds(100))
    simulation.press(at: start, for: .milliseconds(600))
    #expect(
      simulation.log.actions(of: "longPress").first == (begins ? .began : nil),
      "\(simulation.log)")
  }

  @Test(arguments: [(349, true), (350, false)])
  func `S9.41 S14.5 the press keeps to the gap of a tap`(milliseconds: Int, begins: Bool) {
    simulation.tap(at: start)
    simulation.wait(.milliseconds(milliseconds))
    simulation.press(at: start, for: .milliseconds(600))
    #expect(
      simulation.log.actions(of: "longPress").first == (begins ? .began : nil),
      "\(simulation.log)")
  }

  @Test(arguments: [(45.0, true), (45.1, false)])
  func `S9.41 S14.10 the press keeps to the spacing of a tap`(spacing: Double, begins: Bool) {
    simulation.tap(at: start)
    simulation.wait(.milliseconds(100))
    simulation.press(at: start + Vector(dx: spacing, dy: 0), for: .milliseconds(600))
    #expect(
      simulation.log.actions(of: "longPress").first == (begins ? .began : nil),
      "\(simulation.log)")
  }

  @Test func `S9.41 a tap too many, instead of a press, fails it`() {
    simulation.tap(at: start, taps: 2)
    #expect(
      simulation.log.outcomes(of: "longPress").map { $0.detail?.description }
        == ["it was not held for 500 ms"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S14.19 a tap before may stray 45 pt, the press itself only 10`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 0, dy: 40))
    finger.up()
    finger.down(at: start)
    simulation.wait(.milliseconds(400))
    finger.move(to: start + Vector(dx: 0, dy: 10))
    simulation.wait(.milliseconds(100))
    #expect(simulation.log.actions == ["longPress began"], "\(simulation.log)")
  }
}
