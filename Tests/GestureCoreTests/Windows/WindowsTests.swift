import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import TapGesture
import Testing

@Suite struct `Windows` {
  let simulation = Simulation()
  let second = Window(name: "second", size: Size(width: 400, height: 800))
  let start = Point(x: 100, y: 100)

  init() { simulation.dispatcher.add(second) }

  private func touch(_ id: TouchID, _ phase: TouchPhase, at place: Point?, in window: Window?) {
    simulation.dispatcher.send(
      InputEvent(
        at: simulation.now, touches: [TouchInput(id: id, phase: phase, location: place)]),
      to: window)
  }

  private func watcher(_ name: String, on view: View) -> ScriptedRecognizer {
    let watcher = ScriptedRecognizer(name)
    view.addGestureRecognizer(watcher)
    return watcher
  }

  @Test func `S12.1 recognizers never see touches of other windows`() {
    let one = watcher("one", on: simulation.window)
    let two = watcher("two", on: second)
    touch(1, .began, at: start, in: nil)
    touch(2, .began, at: start, in: second)
    simulation.send([1, 2].map { TouchInput(id: $0, phase: .moved, location: start) })
    #expect(one.calls == ["began 1", "moved 1"], "\(simulation.log)")
    #expect(two.calls == ["began 2", "moved 2"], "\(simulation.log)")
  }

  @Test func `S12.1 a touch belongs to its window for life`() {
    touch(1, .began, at: start, in: second)
    touch(1, .moved, at: start, in: simulation.window)
    #expect(simulation.dispatcher.touches.first?.window === second)
    #expect(simulation.dispatcher.touches.first?.view === second)
  }

  @Test func `S12.1 an event gives each window its share`() {
    var shares: [[Int]] = []
    let view = ScriptedView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    second.addSubview(view)
    view.whenTold = { [simulation, second] word, _, event in
      guard word == "moved" else { return }
      shares = [simulation.window, second].map { window in
        event.touches(for: window).map { $0.id.rawValue }
      }
    }
    touch(1, .began, at: start, in: nil)
    touch(2, .began, at: start, in: second)
    simulation.send([1, 2].map { TouchInput(id: $0, phase: .moved, location: start) })
    #expect(shares == [[1], [2]])
  }

  @Test func `S12.2 the window's recognizers hear of a touch before its views do`() {
    var order: [String] = []
    let view = ScriptedView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    simulation.window.addSubview(view)
    view.whenTold = { word, _, _ in if word == "began" { order.append("view") } }
    watcher("window's", on: simulation.window).whenBegan = { _, _, _ in order.append("recognizer") }
    simulation.finger().down(at: start)
    #expect(order == ["recognizer", "view"])
  }

  @Test func `S12.3 a recognizer on the window sees every touch of the window`() {
    let watcher = watcher("window's", on: simulation.window)
    let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    simulation.window.addSubview(card)
    simulation.finger(1).down(at: start)
    simulation.finger(2).down(at: Point(x: 300, y: 700))
    #expect(watcher.calls == ["began 1", "began 2"], "\(simulation.log)")
  }

  @Test func `S12.8 a window that leaves takes its touches along, and no others`() {
    let pans = [simulation.window, second].map { window in
      let pan = HorizontalPanGestureRecognizer()
      pan.name = window.name
      window.addGestureRecognizer(pan)
      return pan
    }
    touch(1, .began, at: start, in: nil)
    touch(2, .began, at: start, in: second)
    simulation.send(
      [1, 2].map {
        TouchInput(id: $0, phase: .moved, location: start + Vector(dx: 20, dy: 0))
      })
    simulation.dispatcher.remove(second)
    #expect(pans.map(\.state) == [.began, .possible])
    #expect(simulation.log.actions(of: "second") == [.began, .cancelled], "\(simulation.log)")
    simulation.finger(1).up()
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.8 S13.15 the last window may be removed in an action`() {
    let pan = HorizontalPanGestureRecognizer()
    simulation.window.addGestureRecognizer(pan)
    pan.onAction { [simulation, second] pan in
      guard pan.state == .began else { return }
      simulation.dispatcher.remove(second)
      simulation.dispatcher.remove(simulation.window)
    }
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    #expect(
      simulation.log.actions(of: "horizontalPan") == [.began, .cancelled], "\(simulation.log)")
    #expect(simulation.dispatcher.touches.isEmpty)
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.1 S13.13 a touch in a window that has left is dropped, with a diagnostic`() {
    let watcher = watcher("two", on: second)
    simulation.dispatcher.remove(second)
    touch(1, .began, at: start, in: second)
    touch(1, .ended, at: nil, in: second)
    #expect(watcher.calls == [], "\(simulation.log)")
    #expect(simulation.log.diagnostics.count == 2)
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.1 a touch that is down ends though its event names no window of ours`() {
    touch(1, .began, at: start, in: nil)
    touch(1, .ended, at: nil, in: Window(name: "foreign", size: Size(width: 9, height: 9)))
    #expect(simulation.dispatcher.isIdle, "\(simulation.log)")
  }

  @Test func `a window that joins another dispatcher leaves its former one`() {
    let other = Simulation(window: second)
    #expect(second.dispatcher === other.dispatcher)
    #expect(simulation.dispatcher.windows.map(\.name) == ["window"])
  }
}
