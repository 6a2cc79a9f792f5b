import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Touch objects as views see them` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 100, y: 100, width: 200, height: 200))
  let place = Point(x: 150, y: 150)
  let second = Point(x: 250, y: 150)

  init() {
    simulation.window.addSubview(card)
    card.isMultipleTouchEnabled = true
  }

  @Test func `S2.19 one object is one finger from down to up, and a dictionary's key`() {
    var calls: [Touch: Int] = [:]
    card.whenTold = { _, touches, _ in for touch in touches { calls[touch, default: 0] += 1 } }
    simulation.fingers(.began, place, second)
    simulation.fingers(.moved, second, place)
    simulation.lift(1, 2)
    #expect(calls.values.sorted() == [3, 3], "\(simulation.log)")
    simulation.finger(1).down(at: place)
    #expect(calls.count == 3, "the next finger is another touch\n\(simulation.log)")
  }

  @Test func `S2.19 its fields change in place`() {
    var kept: Touch?
    card.whenTold = { _, touches, _ in kept = kept ?? touches.first }
    let finger = simulation.finger()
    finger.down(at: place)
    simulation.wait(.milliseconds(10))
    finger.move(to: second)
    #expect(kept?.location(in: nil) == second)
    #expect(kept?.previousLocation(in: nil) == place)
    #expect(kept?.initialLocation(in: nil) == place)
    #expect(kept?.timestamp == .milliseconds(10))
    #expect(kept?.phase == .moved)
  }

  @Test func `S2.20 a touch that stands still is in the event but in no call`() {
    let watcher = ScriptedRecognizer("watcher", .idle)
    card.addGestureRecognizer(watcher)
    var phases: [TouchPhase] = []
    watcher.whenMoved = { _, _, event in phases = event.allTouches.map(\.phase) }
    simulation.fingers(.began, place, second)
    simulation.finger(2).move(to: place)
    #expect(phases == [.stationary, .moved], "\(simulation.log)")
    #expect(card.told.last == "moved 2")
    #expect(watcher.calls.last == "moved 2")
  }

  @Test func `S2.20 a touch that the host calls stationary is in no call either`() {
    simulation.finger().down(at: place)
    simulation.send([TouchInput(id: 1, phase: .stationary, location: nil)])
    #expect(card.told == ["began 1"], "\(simulation.log)")
  }

  @Test func `S2.21 the previous location is the event's before, whatever was told of it`() {
    simulation.fingers(.began, place, second)
    simulation.finger(1).move(to: place + Vector(dx: 10, dy: 0))
    simulation.finger(2).move(to: second + Vector(dx: 10, dy: 0))
    let touch = simulation.dispatcher.touches.first
    #expect(touch?.previousLocation(in: nil) == place + Vector(dx: 10, dy: 0))
    simulation.finger(1).move(to: place + Vector(dx: 30, dy: 0))
    #expect(touch?.previousLocation(in: nil) == place + Vector(dx: 10, dy: 0))
    #expect(touch?.previousLocation(in: card) == Point(x: 60, y: 50))
  }

  @Test func `S2.23 an event's touches by recognizer, by view and by window`() {
    let side = ScriptedView(name: "side", frame: Rect(x: 0, y: 400, width: 100, height: 100))
    simulation.window.addSubview(side)
    let delegate = ScriptedDelegate()
    delegate.receivesTouch = { $1.id != 2 }
    let watcher = ScriptedRecognizer("watcher", .idle)
    watcher.delegate = delegate
    card.addGestureRecognizer(watcher)
    var counts: [Int] = []
    let (card, window) = (card, simulation.window)
    watcher.whenBegan = { recognizer, _, event in
      counts = [
        event.touches(for: recognizer).count, event.touches(for: card).count,
        event.touches(for: side).count, event.touches(for: window).count, event.allTouches.count,
      ]
    }
    simulation.fingers(.began, place, second, Point(x: 50, y: 450))
    #expect(counts == [1, 2, 1, 3, 3], "\(simulation.log)")
  }

  @Test(arguments: [(349.0, 2), (350, 1), (351, 1)])
  func `S2.24 a touch soon enough after a tap counts on`(gap: Double, count: Int) {
    simulation.tap(at: place)
    simulation.dispatcher.advance(to: .milliseconds(60 + gap))
    simulation.finger().down(at: place)
    #expect(simulation.dispatcher.touches.first?.tapCount == count)
  }

  @Test(arguments: [(44.0, 2), (45, 2), (45.1, 1)])
  func `S2.24 a touch near enough to a tap counts on`(distance: Double, count: Int) {
    simulation.tap(at: place)
    simulation.finger().down(at: place + Vector(dx: distance, dy: 0))
    #expect(simulation.dispatcher.touches.first?.tapCount == count)
  }

  @Test func `S2.24 it is known as the touch begins, and counts from 1`() {
    var counts: [Int] = []
    card.whenTold = { word, touches, _ in
      if word == "began" { counts += touches.map(\.tapCount) }
    }
    simulation.tap(at: place, taps: 3)
    #expect(counts == [1, 2, 3])
  }

  @Test(arguments: [(44.0, 1), (45, 1), (45.1, 0)])
  func `S2.25 a touch that leaves a tap's range is no tap`(distance: Double, count: Int) {
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 0, dy: distance))
    #expect(simulation.dispatcher.touches.first?.tapCount == count)
    finger.move(to: place)
    #expect(simulation.dispatcher.touches.first?.tapCount == count, "it doesn't come back")
  }

  @Test func `S2.25 S2.24 after a drag the count starts anew`() {
    simulation.drag(from: place, to: place + Vector(dx: 100, dy: 0))
    simulation.finger().down(at: place)
    #expect(simulation.dispatcher.touches.first?.tapCount == 1)
  }
}
