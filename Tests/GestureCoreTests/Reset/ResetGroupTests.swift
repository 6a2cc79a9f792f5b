import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import TapGesture
import Testing

@Suite struct `Recognizers that are reset together`: CardScene {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let place = Point(x: 50, y: 50)
  let further = Point(x: 55, y: 50)

  init() { simulation.window.addSubview(card) }

  /// Fails with the first touch.
  func quitter(_ name: String) -> ScriptedRecognizer {
    let recognizer = recognizer(name, .idle)
    recognizer.whenBegan = { recognizer, _, _ in recognizer.core.fail() }
    return recognizer
  }

  @Test func `S6.6 S6.9 one without relations is reset in the pass in which it finished`() {
    let quitter = quitter("quitter")
    let watch = recognizer("watch", .watch)
    simulation.finger(1).down(at: place)
    #expect(quitter.calls == ["began 1", "reset"], "\(simulation.log)")
    simulation.finger(2).down(at: place)
    #expect(
      quitter.calls == ["began 1", "reset", "began 2", "reset"],
      "the new finger begins a new attempt while the first one is down")
    #expect(watch.calls == ["began 1", "began 2"])
  }

  @Test func `S6.6 S6.7 a failed recognizer keeps its state until those it is linked to finish`() {
    let quitter = quitter("quitter")
    let waiting = recognizer("waiting", .drag)
    waiting.require(toFail: quitter)
    let finger = simulation.finger()
    finger.down(at: place)
    #expect(quitter.state == .failed, "\(simulation.log)")
    finger.move(to: further)
    #expect(waiting.state == .began)
    #expect(quitter.calls == ["began 1"])
    finger.up()
    #expect(simulation.log.resets == ["waiting", "quitter"], "\(simulation.log)")
    #expect(quitter.state == .possible)
  }

  @Test func `S6.7 a link through others holds as well`() {
    let first = quitter("first")
    let second = quitter("second")
    let third = recognizer("third", .watch)
    second.require(toFail: first)
    third.require(toFail: second)
    let alone = quitter("alone")
    let finger = simulation.finger()
    finger.down(at: place)
    #expect(simulation.log.resets == ["alone"], "\(simulation.log)")
    #expect(alone.calls == ["began 1", "reset"])
    finger.up()
    #expect(simulation.log.resets == ["alone", "third", "second", "first"])
    #expect(first.calls == ["began 1", "reset"])
  }

  @Test func `S6.7 a requirement that a delegate asked for links too`() {
    let delegate = ScriptedDelegate()
    delegate.waits = { $0.name == "waiting" && $1.name == "quitter" }
    let waiting = recognizer("waiting", .watch)
    waiting.delegate = delegate
    let quitter = recognizer("quitter", .idle)
    quitter.whenMoved = { quitter, _, _ in quitter.core.fail() }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: further)
    #expect(quitter.state == .failed, "\(simulation.log)")
    finger.up()
    #expect(simulation.log.resets == ["quitter", "waiting"], "\(simulation.log)")
  }

  @Test func `S6.6 S6.7 S13.5 a link to one that takes no part delays no reset`() {
    let absent = ScriptedRecognizer("absent", .idle, on: View(name: "elsewhere"))
    let denied = recognizer("denied", .watch)
    denied.isEnabled = false
    let quitter = quitter("quitter")
    quitter.require(toFail: absent)
    denied.require(toFail: quitter)
    simulation.finger().down(at: place)
    #expect(quitter.calls == ["began 1", "reset"], "\(simulation.log)")
  }

  @Test func `S6.7 a link to one with other fingers delays no reset`() {
    let other = View(name: "other", frame: Rect(x: 200, y: 0, width: 200, height: 200))
    simulation.window.addSubview(other)
    let distant = ScriptedRecognizer("distant", .watch, on: other)
    let quitter = quitter("quitter")
    quitter.require(toFail: distant)
    simulation.finger(1).down(at: Point(x: 250, y: 50))
    simulation.finger(2).down(at: place)
    #expect(quitter.calls == ["began 2", "reset"], "\(simulation.log)")
    #expect(distant.calls == ["began 1"])
  }

  @Test func `S6.8 one that waits for its group takes no new touch`() {
    let quitter = quitter("quitter")
    let waiting = recognizer("waiting", .watch)
    waiting.require(toFail: quitter)
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: place)
    #expect(simulation.log.refusals(of: "quitter") == [.attemptOver], "\(simulation.log)")
    #expect(quitter.calls == ["began 1"])
    #expect(waiting.calls == ["began 1", "began 2"])
    simulation.finger(1).up()
    simulation.finger(2).up()
    simulation.finger(3).down(at: place)
    #expect(quitter.calls == ["began 1", "reset", "began 3"], "\(simulation.log)")
  }

  @Test func `S6.8 a wake that falls due while it waits for its group is not told`() {
    let quitter = quitter("quitter")
    quitter.whenBegan = { quitter, _, _ in
      quitter.core.wake(after: .milliseconds(10))
      quitter.core.fail()
    }
    let waiting = recognizer("waiting", .watch)
    waiting.require(toFail: quitter)
    simulation.press(at: place, for: .milliseconds(20))
    #expect(quitter.calls == ["began 1", "reset"], "\(simulation.log)")
  }

  @Test func `S14.2 S6.8 a tap that waits for a double tap is bound to no new touch`() {
    let single = TapGestureRecognizer()
    let double = DoubleTapGestureRecognizer()
    let pan = HorizontalPanGestureRecognizer()
    for recognizer in [single, double, pan] as [any GestureRecognizer] {
      card.addGestureRecognizer(recognizer)
    }
    single.require(toFail: double)
    simulation.tap(at: place)
    simulation.wait(.milliseconds(100))
    let finger = simulation.finger(2)
    finger.down(at: place)
    #expect(simulation.log.boundTouches(of: "tap") == [1], "\(simulation.log)")
    #expect(simulation.log.refusals(of: "tap") == [.attemptOver])
    finger.move(to: place + Vector(dx: 20, dy: 0))
    #expect(
      simulation.log.actions == ["horizontalPan began", "tap ended"],
      "the pan excludes the double tap, which releases the single\n\(simulation.log)")
    #expect(simulation.log.endings(of: "doubleTap").count == 1)
    finger.up()
    #expect(simulation.dispatcher.isIdle)
  }
}
