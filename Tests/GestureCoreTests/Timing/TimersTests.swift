import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import TapGesture
import Testing

@Suite struct `Timers` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 200))
  let start = Point(x: 100, y: 100)

  init() { simulation.window.addSubview(card) }

  @Test func `S10.1 what a timer causes goes through requirements, veto, exclusion and reset`() {
    let press = LongPressGestureRecognizer()
    let tap = TapGestureRecognizer()
    let single = LongPressGestureRecognizer()
    single.name = "later"
    single.require(toFail: press)
    for recognizer in [single, press] { card.addGestureRecognizer(recognizer) }
    card.addGestureRecognizer(tap)
    simulation.finger().down(at: start)
    simulation.wait(.milliseconds(500))
    #expect(simulation.log.actions == ["longPress began"], "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "tap").map(\.reason)
        == [.excluded(by: RecognizerLabel(name: "longPress", view: "card"))])
    #expect(simulation.log.outcomes(of: "later").map(\.state) == [.failed])
    simulation.finger().up()
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S14.14 a wake beyond the end of the clock never comes, and nothing waits for it`() {
    let recognizer = ScriptedRecognizer("patient")
      .on(.ended) { $0.core.wake(after: .seconds(Int64.max)) }
      .on(.woken) { $0.core.wake(after: .seconds(Int64.max)) }
    card.addGestureRecognizer(recognizer)
    simulation.finger().down(at: start)
    simulation.finger().up()
    #expect(
      simulation.log.outcomes(of: "patient").map(\.reason) == [.abandoned], "\(simulation.log)")
    simulation.dispatcher.advance(to: Timestamp(nanoseconds: .max))
    #expect(recognizer.heard == [.began, .ended])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S10.1 a timer's recognition can be vetoed`() {
    let press = LongPressGestureRecognizer()
    let delegate = ScriptedDelegate()
    delegate.shouldBegin = { _ in false }
    press.delegate = delegate
    card.addGestureRecognizer(press)
    simulation.press(at: start, for: .milliseconds(600))
    #expect(simulation.log.actions == [])
    #expect(simulation.log.outcomes(of: "longPress").map(\.reason) == [.deniedByDelegate])
  }

  @Test func `S10.1 a failure by a timer releases the dependents`() {
    let single = TapGestureRecognizer()
    let double = DoubleTapGestureRecognizer()
    single.require(toFail: double)
    card.addGestureRecognizer(single)
    card.addGestureRecognizer(double)
    simulation.tap(at: start, lasting: .zero)
    simulation.wait(.milliseconds(349))
    #expect(simulation.log.actions == [], "\(simulation.log)")
    simulation.wait(.milliseconds(1))
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S10.2 a timer that is due fires before the event, with the geometry of before`() {
    let press = LongPressGestureRecognizer()
    card.addGestureRecognizer(press)
    var places: [Point] = []
    press.onAction { places.append($0.location(in: nil)) }
    simulation.finger().down(at: start)
    for (milliseconds, x) in [(400.0, 105.0), (600, 300)] {
      simulation.dispatcher.send(
        InputEvent(
          at: .milliseconds(milliseconds),
          touches: [TouchInput(id: 1, phase: .moved, location: Point(x: x, y: 100))]))
    }
    #expect(places == [Point(x: 105, y: 100), Point(x: 300, y: 100)], "\(simulation.log)")
    #expect(simulation.log.actions(of: "longPress") == [.began, .changed])
    let began = simulation.log.entries.first { entry in
      if case .action(_, .began) = entry.what { true } else { false }
    }
    #expect(began?.timestamp == .milliseconds(500), "at its own time\n\(simulation.log)")
  }

  @Test func `S10.3 timers of one moment fire in the order of asking, each in its own pass`() {
    // On one view the one added last goes first in arbitration; the timers are asked for in that
    // order too, so the names tell. The first to fire excludes the other in its own pass.
    let first = LongPressGestureRecognizer()
    let second = LongPressGestureRecognizer()
    (first.name, second.name) = ("first", "second")
    card.addGestureRecognizer(second)
    card.addGestureRecognizer(first)
    simulation.press(at: start, for: .milliseconds(500))
    #expect(simulation.log.actions == ["first began", "first ended"], "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "second").map(\.reason)
        == [.excluded(by: RecognizerLabel(name: "first", view: "card"))])
  }

  @Test func `S10.4 at half a second the press begins though the lift comes at that moment`() {
    card.addGestureRecognizer(LongPressGestureRecognizer())
    card.addGestureRecognizer(TapGestureRecognizer())
    simulation.finger().down(at: start)
    simulation.dispatcher.send(
      InputEvent(
        at: .milliseconds(500), touches: [TouchInput(id: 1, phase: .ended, location: nil)]))
    #expect(
      simulation.log.actions == ["longPress began", "longPress ended"], "\(simulation.log)")
  }

  @Test func `S10.6 events that are told late are judged by their own time`() {
    // The lift is told after a second of work, but bears the time at which it happened.
    card.addGestureRecognizer(LongPressGestureRecognizer())
    card.addGestureRecognizer(TapGestureRecognizer())
    simulation.finger().down(at: start)
    simulation.dispatcher.send(
      InputEvent(
        at: .milliseconds(80), touches: [TouchInput(id: 1, phase: .ended, location: nil)]))
    simulation.dispatcher.advance(to: .milliseconds(1000))
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S10.7 timers fire in the midst of another finger's drag, with no call for them`() {
    card.addGestureRecognizer(LongPressGestureRecognizer())
    let list = View(name: "list", frame: Rect(x: 0, y: 300, width: 400, height: 200))
    simulation.window.addSubview(list)
    list.addGestureRecognizer(HorizontalPanGestureRecognizer())
    simulation.finger(1).down(at: start)
    simulation.finger(2).down(at: Point(x: 10, y: 400))
    for frame in 1...70 {
      simulation.dispatcher.send(
        InputEvent(
          at: .milliseconds(Double(frame) * 10),
          touches: [
            TouchInput(id: 2, phase: .moved, location: Point(x: 10 + Double(frame), y: 400))
          ]))
    }
    let place = simulation.log.actions.firstIndex(of: "longPress began")
    #expect(place == 40, "after the pan's began at 100 ms and 39 changes\n\(simulation.log)")
  }

  @Test func `S10.8 time that runs back counts as the last moment, and is diagnosed`() {
    card.addGestureRecognizer(LongPressGestureRecognizer())
    simulation.wait(.milliseconds(1000))
    simulation.dispatcher.send(
      InputEvent(
        at: .milliseconds(200), touches: [TouchInput(id: 1, phase: .began, location: start)]))
    #expect(simulation.now == .milliseconds(1000))
    #expect(
      simulation.log.diagnostics.map(\.kind)
        == [.timeWentBack(to: .milliseconds(200), from: .milliseconds(1000))], "\(simulation.log)")
    #expect(
      simulation.log.diagnostics.map(\.description) == [
        "the event at 200 ms is older than the one before, at 1000 ms; it counts as equally old"
      ])
    simulation.dispatcher.advance(to: .milliseconds(100))
    #expect(simulation.now == .milliseconds(1000))
    simulation.dispatcher.advance(to: .milliseconds(1499))
    #expect(simulation.log.actions == [])
    simulation.dispatcher.advance(to: .milliseconds(1500))
    #expect(simulation.log.actions == ["longPress began"], "\(simulation.log)")
  }

  @Test func `S10.8 events of one moment are valid`() {
    card.addGestureRecognizer(TapGestureRecognizer())
    simulation.finger().down(at: start)
    simulation.finger().up()
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(simulation.log.diagnostics == [])
  }
}
