import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Questions about touches` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let delegate = ScriptedDelegate()
  let guarded: ScriptedRecognizer
  let free: ScriptedRecognizer
  let place = Point(x: 50, y: 50)

  init() {
    simulation.window.addSubview(card)
    free = ScriptedRecognizer("free", .watch, on: card)
    guarded = ScriptedRecognizer("guarded", .watch, on: card)
    guarded.delegate = delegate
  }

  @Test func `S3.1 the touch question comes once, before the touch, with its view known`() {
    var viewAndCalls: [String] = []
    delegate.receivesTouch = { [guarded] _, touch in
      viewAndCalls.append("\(touch.view?.name ?? "nothing") \(guarded.calls.count)")
      return true
    }
    simulation.draw([place, Point(x: 55, y: 50), Point(x: 60, y: 50)])
    #expect(delegate.asked("touch") == ["touch guarded 1"])
    #expect(viewAndCalls == ["card 0"], "\(simulation.log)")
  }

  @Test func `S3.1 a touch that was refused is hidden for good, and only from that recognizer`() {
    delegate.receivesTouch = { $1.id != 1 }
    let finger = simulation.finger()
    finger.down(at: place)
    delegate.receivesTouch = { _, _ in true }
    finger.move(to: Point(x: 55, y: 50))
    finger.up()
    #expect(guarded.calls.isEmpty, "\(simulation.log)")
    #expect(free.calls == ["began 1", "moved 1", "ended 1", "reset"])
    #expect(card.told == ["began 1", "moved 1", "ended 1"])
  }

  @Test func `S3.2 each further finger raises the touch question again`() {
    delegate.receivesTouch = { $1.id != 2 }
    for id in [1, 2, 3] { simulation.finger(TouchID(id)).down(at: place) }
    #expect(
      delegate.asked("touch") == ["touch guarded 1", "touch guarded 2", "touch guarded 3"])
    #expect(guarded.calls == ["began 1", "began 3"], "\(simulation.log)")
    #expect(free.calls == ["began 1", "began 2", "began 3"])
  }

  @Test func `S3.3 the event question comes once for an event, however many touches it brings`() {
    simulation.tap(at: place, fingers: 3)
    #expect(
      delegate.asked.prefix(4) == [
        "event guarded", "touch guarded 1", "touch guarded 2", "touch guarded 3",
      ], "\(simulation.log)")
    #expect(delegate.asked("event").count == 1)
    #expect(guarded.questions.filter { $0 == "shouldReceive event" }.count == 1)
    simulation.tap(at: place)
    #expect(delegate.asked("event").count == 2, "each event that brings touches asks anew")
  }

  @Test func `S3.3 a refused event hides all its new touches and none of another event`() {
    simulation.finger(1).down(at: place)
    delegate.receivesEvent = { _, _ in false }
    simulation.send(
      [2, 3].map { TouchInput(id: TouchID($0), phase: .began, location: place) })
    delegate.receivesEvent = { _, _ in true }
    simulation.finger(4).down(at: place)
    #expect(guarded.calls == ["began 1", "began 4"], "\(simulation.log)")
    #expect(delegate.asked("touch") == ["touch guarded 1", "touch guarded 4"])
  }

  @Test func `S3.3 an event without new touches raises no question`() {
    let finger = simulation.finger()
    finger.down(at: place)
    let before = delegate.asked
    finger.move(to: Point(x: 55, y: 50))
    finger.up()
    #expect(delegate.asked == before)
  }

  @Test func `S3.4 a recognizer that is denied every touch is left out of everything`() {
    delegate.receivesTouch = { $1.id != 1 }
    guarded.delaysTouchesBegan = true
    let tap = ScriptedRecognizer("tap", .tap, on: card)
    tap.cancelsTouchesInView = false
    tap.require(toFail: guarded)
    simulation.tap(at: place)
    #expect(guarded.calls.isEmpty, "neither touches nor a reset")
    #expect(guarded.state == .possible)
    #expect(guarded.lastOutcome == nil)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(card.told == ["began 1", "ended 1"], "it delays nothing\n\(simulation.log)")
  }

  @Test func `S3.35 a delegate may switch its recognizer off while it is asked about a touch`() {
    delegate.receivesTouch = { recognizer, _ in
      recognizer.isEnabled = false
      return true
    }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(guarded.calls.isEmpty, "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S3.35 S8.4 a delegate may call its recognizer off while it is asked about a touch`() {
    simulation.finger(1).down(at: place)
    delegate.receivesTouch = { recognizer, _ in
      recognizer.isEnabled = false
      recognizer.isEnabled = true
      return true
    }
    simulation.finger(2).down(at: place)
    #expect(simulation.log.boundTouches(of: "guarded") == [1, 2], "\(simulation.log)")
    #expect(guarded.calls == ["began 1", "began 2", "reset"])
    simulation.finger(2).move(to: Point(x: 55, y: 50))
    #expect(
      guarded.calls == ["began 1", "began 2", "reset"], "the touches that are down stay lost")
  }
}
