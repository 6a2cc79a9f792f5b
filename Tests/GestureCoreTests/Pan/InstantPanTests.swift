import GestureCore
import GestureSimulation
import GestureTrace
import Testing

@Suite struct `Instant pan` {
  let simulation = Simulation()
  let pan = InstantPan()

  init() { simulation.window.addGestureRecognizer(pan) }

  @Test func `S9.23 a pan that begins at touch down goes on with changed and ended`() {
    var translations: [Double] = []
    pan.onAction { translations.append($0.translation(in: nil).dx) }
    let finger = simulation.finger()
    finger.down(at: Point(x: 100, y: 100))
    finger.move(to: Point(x: 103, y: 100))
    finger.move(to: Point(x: 120, y: 100))
    finger.up()
    #expect(
      simulation.log.actions(of: "instantPan") == [.began, .changed, .changed, .ended],
      "\(simulation.log)")
    #expect(translations == [0, 3, 20, 20])
    #expect(simulation.log.diagnostics == [], "\(simulation.log)")
  }

  @Test func `S9.23 it ends even if the finger never moved`() {
    simulation.press(at: Point(x: 100, y: 100), for: .milliseconds(50))
    #expect(simulation.log.actions(of: "instantPan") == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S9.22 S9.23 taken away it is cancelled`() {
    simulation.finger().down(at: Point(x: 100, y: 100))
    simulation.finger().cancel()
    #expect(simulation.log.actions(of: "instantPan") == [.began, .cancelled], "\(simulation.log)")
  }
}
