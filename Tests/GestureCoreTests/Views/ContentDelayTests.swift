import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import Testing

@Suite struct `Content of a scrolling view` {
  let simulation = Simulation()
  let list = View(name: "list", frame: Rect(x: 0, y: 0, width: 400, height: 800))
  let row = ScriptedView(name: "row", frame: Rect(x: 0, y: 0, width: 400, height: 60))
  let delay = ContentDelayGestureRecognizer()
  let pan = PanGestureRecognizer()
  let place = Point(x: 50, y: 30)

  init() {
    simulation.window.addSubview(list)
    list.addSubview(row)
    list.addGestureRecognizer(pan)
    list.addGestureRecognizer(delay)
  }

  @Test func `S7.27 a finger that rests reaches the content after 0.15 s`() {
    let finger = simulation.finger()
    finger.down(at: place)
    simulation.wait(.milliseconds(149))
    #expect(row.told.isEmpty, "\(simulation.log)")
    simulation.wait(.milliseconds(1))
    #expect(row.told == ["began 1"], "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "contentDelay").map(\.state) == [.failed])
  }

  @Test func `S7.27 a pan that begins earlier wins, and the content never sees the touch`() {
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: Point(x: 50, y: 90), over: .milliseconds(100))
    finger.up()
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions(of: "pan").first == .began, "\(simulation.log)")
    #expect(row.told.isEmpty, "\(simulation.log)")
  }

  @Test func `S7.27 a pan that begins later takes the touch from the content`() {
    let finger = simulation.finger()
    finger.down(at: place)
    simulation.wait(.milliseconds(200))
    finger.move(to: Point(x: 50, y: 60))
    #expect(row.told == ["began 1", "cancelled 1"], "\(simulation.log)")
  }

  @Test func `S7.28 a tap quicker than the delay reaches the content at the lift`() {
    simulation.tap(at: place, lasting: .milliseconds(80))
    #expect(
      row.calls == [
        ScriptedView.Call(what: "began 1", places: [place], times: [0]),
        ScriptedView.Call(what: "ended 1", places: [place], times: [80]),
      ], "\(simulation.log)")
    #expect(simulation.now == .milliseconds(80))
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S7.27 S7.26 a touch that is cancelled within the delay reaches no view`() {
    let finger = simulation.finger()
    finger.down(at: place)
    simulation.wait(.milliseconds(50))
    finger.cancel()
    #expect(simulation.log.outcomes(of: "contentDelay").map(\.state) == [.failed])
    #expect(row.told.isEmpty, "\(simulation.log)")
  }

  @Test func `S7.27 it never recognizes`() {
    simulation.press(at: place, for: .seconds(2))
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect(row.told == ["began 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S7.27 the delay is a property`() {
    delay.delay = .milliseconds(20)
    simulation.finger().down(at: place)
    simulation.wait(.milliseconds(20))
    #expect(row.told == ["began 1"], "\(simulation.log)")
  }
}
