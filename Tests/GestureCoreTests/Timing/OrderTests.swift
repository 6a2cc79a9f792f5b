import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import TapGesture
import Testing

@Suite struct `Order of events` {
  let simulation = Simulation()
  let start = Point(x: 100, y: 100)

  private func attach(_ recognizer: ScriptedRecognizer) -> ScriptedRecognizer {
    simulation.window.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func `S10.9 touches that begin in one event are one call`() {
    let recognizer = attach(ScriptedRecognizer("watcher"))
    Hand(simulation).down(start, start, start)
    #expect(recognizer.calls == ["began 1 2 3"])
  }

  @Test func `S2.26 S10.9 touches of one event are told by phase, one call a phase`() {
    let recognizer = attach(ScriptedRecognizer("watcher"))
    Hand(simulation).down(start, start, start)
    simulation.send([
      TouchInput(id: 1, phase: .cancelled, location: nil),
      TouchInput(id: 2, phase: .ended, location: nil),
      TouchInput(id: 3, phase: .moved, location: start),
      TouchInput(id: 4, phase: .began, location: start),
    ])
    #expect(
      Array(recognizer.calls.dropFirst())
        == ["began 4", "moved 3", "ended 2", "cancelled 1"], "\(simulation.log)")
  }

  @Test func `S14.26 S10.11 touches of one event are told in the order of their numbers`() {
    let recognizer = attach(ScriptedRecognizer("watcher"))
    simulation.send(
      [10, 9, 100, -1].map { TouchInput(id: TouchID($0), phase: .began, location: start) })
    #expect(recognizer.calls == ["began -1 9 10 100"])
    #expect(simulation.dispatcher.touches.map(\.id.rawValue) == [-1, 9, 10, 100])
  }

  @Test func `S10.11 later events keep the order in which touches began`() {
    let recognizer = attach(ScriptedRecognizer("watcher"))
    for id in [3, 1, 2] { simulation.finger(TouchID(id)).down(at: start) }
    simulation.send(
      [1, 2, 3].map { TouchInput(id: TouchID($0), phase: .moved, location: start) })
    #expect(recognizer.calls.last == "moved 3 1 2")
  }

  @Test func `S10.10 a touch that begins and ends in one report is two events`() {
    let recognizer = attach(ScriptedRecognizer("watcher"))
    simulation.window.addGestureRecognizer(TapGestureRecognizer())
    simulation.send([
      TouchInput(id: 1, phase: .began, location: start),
      TouchInput(id: 1, phase: .ended, location: nil),
    ])
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(recognizer.calls.first == "began 1")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S10.10 several moves of one touch in a report are as many events`() {
    let recognizer = attach(ScriptedRecognizer("watcher"))
    simulation.finger().down(at: start)
    simulation.send(
      [1.0, 2, 3].map { TouchInput(id: 1, phase: .moved, location: start + Vector(dx: $0, dy: 0)) }
    )
    #expect(recognizer.calls == ["began 1", "moved 1", "moved 1", "moved 1"])
    #expect(recognizer.location(in: nil) == Point(x: 103, y: 100))
  }

  @Test func `S10.11 the same input gives the same log, to the byte`() {
    let texts = (0..<3).map { _ in Self.storyOfManyFingers() }
    #expect(texts[0].count > 2000)
    #expect(texts[1] == texts[0])
    #expect(texts[2] == texts[0])
  }

  private static func storyOfManyFingers() -> String {
    let simulation = Simulation()
    let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 800))
    simulation.window.addSubview(card)
    for view in [simulation.window, card] {
      let single = TapGestureRecognizer()
      let double = DoubleTapGestureRecognizer()
      single.require(toFail: double)
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
      view.addGestureRecognizer(LongPressGestureRecognizer())
      view.addGestureRecognizer(HorizontalPanGestureRecognizer())
    }
    simulation.tap(at: Point(x: 100, y: 100))
    simulation.tap(at: Point(x: 150, y: 100), taps: 2, fingers: 5)
    simulation.drag(from: Point(x: 10, y: 10), to: Point(x: 300, y: 20))
    simulation.press(at: Point(x: 300, y: 300), for: .seconds(1))
    simulation.runUntilNothingIsPending()
    return "\(simulation.log)"
  }
}
