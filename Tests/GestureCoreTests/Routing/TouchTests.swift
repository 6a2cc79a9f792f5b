import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `The touch of a finger` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let recognizer = ScriptedRecognizer("recognizer", .watch)
  let place = Point(x: 50, y: 50)

  init() { simulation.show(card, recognizer) }

  @Test func `S2.19 a touch is one object from down to up, and the next finger's is another`() {
    var seen: [Touch] = []
    var phases: [Touch: [TouchPhase]] = [:]
    let note = { (_: ScriptedRecognizer, touches: Touches, _: TouchEvent) in
      for touch in touches {
        seen.append(touch)
        phases[touch, default: []].append(touch.phase)
      }
    }
    recognizer.whenBegan = note
    recognizer.whenMoved = note
    recognizer.whenEnded = note
    simulation.draw([place, place + Vector(dx: 5, dy: 0)])
    simulation.tap(at: place)
    #expect(phases.count == 2)
    #expect(seen.map { phases[$0]?.count ?? 0 } == [3, 3, 3, 2, 2])
    #expect(seen.first?.location(in: nil) == place + Vector(dx: 5, dy: 0), "it changes in place")
  }

  @Test func `S2.20 a touch that stands still is in the event and in no callback`() {
    var phases: [String] = []
    recognizer.whenMoved = { _, touches, event in
      phases.append(
        event.allTouches.map { "\($0.id.rawValue) \($0.phase)" }.joined(separator: ", "))
    }
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: place)
    simulation.finger(2).move(to: Point(x: 60, y: 60))
    simulation.send([TouchInput(id: 1, phase: .stationary, location: nil)])
    #expect(phases == ["1 stationary, 2 moved"], "\(simulation.log)")
    #expect(recognizer.calls == ["began 1", "began 2", "moved 2"], "\(simulation.log)")
  }

  @Test func `S2.20 a touch begins once and ends or is cancelled once`() {
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: Point(x: 51, y: 50))
    finger.cancel()
    finger.move(to: Point(x: 52, y: 50))
    finger.up()
    #expect(recognizer.calls == ["began 1", "moved 1", "cancelled 1", "reset"])
    #expect(simulation.log.diagnoses == ["touchWithoutBegin", "touchWithoutBegin"])
  }

  @Test func `S2.21 the previous location is that of the last event, whichever moved in it`() {
    var steps: [Vector] = []
    recognizer.whenMoved = { _, _, event in
      steps += event.allTouches.prefix(1).map {
        $0.location(in: nil) - $0.previousLocation(in: nil)
      }
    }
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: place)
    simulation.finger(1).move(to: place + Vector(dx: 10, dy: 0))
    simulation.finger(2).move(to: place + Vector(dx: 0, dy: 10))
    simulation.finger(1).move(to: place + Vector(dx: 30, dy: 0))
    simulation.finger(1).move(to: place + Vector(dx: 60, dy: 0))
    #expect(
      steps == [10, 0, 20, 30].map { Vector(dx: $0, dy: 0) }, "\(simulation.log)")
  }

  @Test func `S2.22 a touch lists the recognizers that track it now`() {
    let delegate = ScriptedDelegate()
    delegate.receivesTouch = { $1.id != 1 }
    let denied = ScriptedRecognizer("denied", .watch, on: card)
    denied.delegate = delegate
    let failing = ScriptedRecognizer("failing", .watch, on: card)
    failing.whenMoved = { recognizer, _, _ in recognizer.core.fail() }
    let ignoring = ScriptedRecognizer("ignoring", .watch, on: card)
    ignoring.whenMoved = { recognizer, touches, event in
      for touch in touches { recognizer.ignore(touch, for: event) }
    }
    var lists: [[String]] = []
    recognizer.whenBegan = { _, touches, _ in
      lists += touches.map { $0.gestureRecognizers.map(\.name) }
    }
    recognizer.whenMoved = recognizer.whenBegan
    simulation.draw([place, Point(x: 55, y: 50), Point(x: 56, y: 50)])
    #expect(
      lists == [["ignoring", "failing", "recognizer"], ["recognizer"], ["recognizer"]],
      "\(simulation.log)")
  }

  @Test func `S2.23 an event sorts its touches by recognizer, view and window`() {
    let second = Window(name: "second", size: Size(width: 100, height: 100))
    simulation.dispatcher.add(second)
    var counts: [String] = []
    recognizer.whenMoved = { [card, simulation] recognizer, _, event in
      func list(_ touches: Touches) -> String { touches.map { "\($0.id.rawValue)" }.joined() }
      counts = [
        "recognizer " + list(event.touches(for: recognizer)),
        "card " + list(event.touches(for: card)),
        "window " + list(event.touches(for: simulation.window)),
        "second " + list(event.touches(for: second)), "all " + list(event.allTouches),
      ]
    }
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: Point(x: 60, y: 60))
    simulation.finger(3).down(at: Point(x: 300, y: 300))
    simulation.dispatcher.send(
      InputEvent(at: .zero, touches: [TouchInput(id: 4, phase: .began, location: place)]),
      to: second)
    simulation.finger(1).move(to: Point(x: 51, y: 50))
    #expect(
      counts == ["recognizer 12", "card 12", "window 123", "second 4", "all 1234"],
      "\(simulation.log)")
  }

  @Test(arguments: [(349.0, 2), (350.0, 1), (351.0, 1)])
  func `S2.24 a tap soon after another counts on`(gap: Double, expected: Int) {
    #expect(tapCounts(gap: .milliseconds(gap), offset: .zero) == [1, expected])
  }

  @Test(arguments: [(44.9, 2), (45.0, 2), (45.1, 1)])
  func `S2.24 a tap near another counts on`(distance: Double, expected: Int) {
    let offset = Vector(dx: distance, dy: 0)
    #expect(tapCounts(gap: .milliseconds(100), offset: offset) == [1, expected])
  }

  /// What two taps read when they begin.
  private func tapCounts(gap: Duration, offset: Vector) -> [Int] {
    var counts: [Int] = []
    recognizer.whenBegan = { _, touches, _ in counts += touches.map(\.tapCount) }
    simulation.tap(at: place)
    simulation.wait(gap)
    simulation.tap(at: place + offset)
    return counts
  }

  @Test(arguments: [(44.9, [1, 1, 2]), (45.0, [1, 1, 2]), (45.1, [1, 0, 1])])
  func `S2.25 a touch that strays is no tap, nor does the next one count on from it`(
    distance: Double, expected: [Int]
  ) {
    var counts: [Int] = []
    recognizer.whenBegan = { _, touches, _ in counts += touches.map(\.tapCount) }
    recognizer.whenMoved = recognizer.whenBegan
    simulation.draw([place, place + Vector(dx: 0, dy: distance)])
    simulation.tap(at: place)
    #expect(counts == expected, "\(simulation.log)")
  }
}
