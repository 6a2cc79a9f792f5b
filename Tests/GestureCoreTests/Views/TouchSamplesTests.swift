import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import Testing

@Suite struct `Coalesced and predicted samples` {
  let simulation = Simulation()
  let watcher = ScriptedRecognizer("watcher", .idle)
  let place = Point(x: 50, y: 50)

  init() { simulation.window.addGestureRecognizer(watcher) }

  /// A moved event that sums up two samples and expects a third.
  private func move(id: TouchID = 1, to end: Point) {
    var input = TouchInput(id: id, phase: .moved, location: end)
    let middle = end + Vector(dx: -4, dy: 0)
    input.coalesced = [
      TouchSample(location: middle, timestamp: simulation.now - .milliseconds(4), pressure: 0.25),
      TouchSample(location: end, timestamp: simulation.now, pressure: 0.5),
    ]
    input.predicted = [
      TouchSample(
        location: end + Vector(dx: 4, dy: 0), timestamp: simulation.now + .milliseconds(4))
    ]
    simulation.send([input])
  }

  @Test func `S10.10 coalesced moves are one event with all its samples, oldest first`() {
    var samples: [TouchSample] = []
    watcher.whenMoved = { _, touches, event in
      samples = event.coalescedTouches(for: touches[0])
    }
    simulation.finger().down(at: place)
    simulation.wait(.milliseconds(8))
    move(to: place + Vector(dx: 8, dy: 0))
    #expect(watcher.calls == ["began 1", "moved 1"], "\(simulation.log)")
    #expect(samples.map(\.location) == [Point(x: 54, y: 50), Point(x: 58, y: 50)])
    #expect(samples.map(\.timestamp) == [.milliseconds(4), .milliseconds(8)])
    #expect(samples.map(\.pressure) == [0.25, 0.5])
  }

  @Test func `S10.10 an event of one sample has that sample`() {
    var samples: [TouchSample] = []
    watcher.whenMoved = { _, touches, event in
      samples = event.coalescedTouches(for: touches[0])
    }
    simulation.finger().down(at: place)
    simulation.wait(.milliseconds(8))
    simulation.finger().move(to: Point(x: 58, y: 50))
    #expect(samples == [TouchSample(location: Point(x: 58, y: 50), timestamp: .milliseconds(8))])
  }

  @Test func `S2.19 samples are snapshots, and S2.21 main touches know main touches only`() {
    var kept: [TouchSample] = []
    var previous: [Point] = []
    watcher.whenMoved = { _, touches, event in
      kept += event.coalescedTouches(for: touches[0])
      previous.append(touches[0].previousLocation(in: nil))
    }
    simulation.finger().down(at: place)
    move(to: Point(x: 58, y: 50))
    move(to: Point(x: 66, y: 50))
    #expect(kept.map(\.location.x) == [54, 58, 62, 66])
    #expect(previous == [place, Point(x: 58, y: 50)])
  }

  @Test func `S10.10 predicted samples are void with the touch's next event`() {
    var predicted: [[Double]] = []
    watcher.whenMoved = { _, touches, event in
      predicted.append(event.predictedTouches(for: touches[0]).map(\.location.x))
    }
    simulation.finger().down(at: place)
    move(to: Point(x: 58, y: 50))
    simulation.finger().move(to: Point(x: 60, y: 50))
    #expect(predicted == [[62], []])
  }

  @Test func `S10.10 samples are void with the next event, even if it is another touch's`() {
    var predicted: [[Double]] = []
    var coalesced: [[Double]] = []
    watcher.whenMoved = { _, _, event in
      guard let first = event.allTouches.first else { return }
      predicted.append(event.predictedTouches(for: first).map(\.location.x))
      coalesced.append(event.coalescedTouches(for: first).map(\.location.x))
    }
    simulation.fingers(.began, place, Point(x: 50, y: 90))
    move(to: Point(x: 58, y: 50))
    simulation.finger(2).move(to: Point(x: 60, y: 90))
    #expect(predicted == [[62], []], "\(simulation.log)")
    #expect(coalesced == [[54, 58], [58]], "\(simulation.log)")
  }

  @Test func `S10.10 S15.20 inputs are equal by what they say, whatever they said before`() {
    let plain = TouchInput(id: 1, phase: .moved, location: place)
    let sample = TouchSample(location: place, timestamp: .zero)
    var input = plain
    input.coalesced = [sample]
    input.pose = .upright
    input.estimationUpdateIndex = 7
    let copy = input
    input.predicted = [sample]
    #expect(input != copy && copy.predicted.isEmpty && copy != plain)
    #expect(input.coalesced == [sample] && input.pose == .upright)
    #expect(input.contact == nil && input.estimationUpdateIndex == 7)
    input.predicted = []
    #expect(input == copy && input.hashValue == copy.hashValue)
    input.coalesced = []
    input.pose = nil
    input.estimationUpdateIndex = nil
    #expect(input == plain && input.hashValue == plain.hashValue)
  }

  @Test func `S10.10 recognizers run on main touches only`() {
    let pan = PanGestureRecognizer()
    simulation.window.addGestureRecognizer(pan)
    simulation.finger().down(at: place)
    var input = TouchInput(id: 1, phase: .moved, location: place + Vector(dx: 9, dy: 0))
    let stray = TouchSample(location: Point(x: 300, y: 300), timestamp: simulation.now)
    input.coalesced = [stray]
    input.predicted = [stray]
    simulation.send([input])
    #expect(pan.state == .possible, "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 9, dy: 0))
  }

  @Test func `S10.10 S13.15 what is no number is dropped: samples, and the pressure`() {
    var (samples, predicted): ([TouchSample], [TouchSample]) = ([], [])
    watcher.whenMoved = { _, touches, event in
      samples = event.coalescedTouches(for: touches[0])
      predicted = event.predictedTouches(for: touches[0])
    }
    simulation.send([TouchInput(id: 1, phase: .began, location: place, pressure: 0.5)])
    var input = TouchInput(
      id: 1, phase: .moved, location: place + Vector(dx: 9, dy: 0), pressure: .nan)
    let sample = TouchSample(location: place, timestamp: simulation.now)
    let broken = TouchSample(location: Point(x: .nan, y: 0), timestamp: simulation.now)
    let unmeasured = TouchSample(location: place, timestamp: simulation.now, pressure: .infinity)
    input.coalesced = [broken, sample, unmeasured]
    input.predicted = [broken]
    simulation.send([input])
    #expect(samples == [sample])
    #expect(predicted.isEmpty)
    #expect(simulation.dispatcher.touches.first?.pressure == 0.5)
  }
}
