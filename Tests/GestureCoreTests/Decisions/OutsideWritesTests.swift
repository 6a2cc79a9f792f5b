import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

@Suite struct `States written outside of callbacks` {
  let simulation = Simulation()
  let plugin = ScriptedRecognizer("plugin")
  let start = Point(x: 100, y: 100)

  init() { simulation.window.addGestureRecognizer(plugin) }

  @Test func `S14.24 each write is a pass of its own`() {
    simulation.finger().down(at: start)
    var heard: [GestureState] = []
    plugin.onAction { heard.append($0.state) }
    plugin.core.state = .began
    #expect(heard == [.began])
    plugin.core.state = .changed
    plugin.core.state = .changed
    plugin.core.state = .ended
    #expect(heard == [.began, .changed, .changed, .ended], "\(simulation.log)")
    #expect(plugin.calls == ["began 1", "reset"])
  }

  @Test func `S14.24 several writes in one callback are one`() {
    plugin.whenMoved = { plugin, _, _ in
      plugin.core.state = .began
      plugin.core.state = .changed
      plugin.core.state = .changed
    }
    simulation.finger().down(at: start)
    simulation.finger().move(to: start)
    #expect(simulation.log.actions == ["plugin began"], "\(simulation.log)")
  }

  @Test func `S14.24 began and failed in one callback come to nothing`() {
    plugin.whenMoved = { plugin, _, _ in
      plugin.core.state = .began
      plugin.core.fail()
    }
    let tap = TapGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    simulation.finger().down(at: start)
    simulation.finger().move(to: start)
    simulation.finger().up()
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(plugin.lastOutcome?.state == .failed)
  }

  @Test func `S14.24 a write without any touch is an attempt like others`() {
    plugin.core.state = .ended
    #expect(simulation.log.actions == ["plugin ended"], "\(simulation.log)")
    #expect(plugin.calls == ["reset"])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S14.14 S14.24 one that begins without a touch or a wake is abandoned`() {
    plugin.core.state = .began
    #expect(
      simulation.log.actions(of: "plugin") == [.began, .cancelled], "\(simulation.log)")
    #expect(plugin.lastOutcome?.reason == .abandoned)
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S8.1 S14.24 a write while it is switched off comes to nothing`() {
    plugin.isEnabled = false
    plugin.core.state = .ended
    #expect(simulation.log.actions == [], "\(simulation.log)")
    #expect(plugin.state == .possible)
    #expect(simulation.dispatcher.isIdle)
  }
}
