import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Delegates` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let place = Point(x: 50, y: 50)

  init() { simulation.window.addSubview(card) }

  /// Leaves every question at its default.
  final class Indifferent: GestureRecognizerDelegate {}

  /// A view that is the delegate of its own recognizer.
  final class Judge: View, GestureRecognizerDelegate {
    var answer = false

    func gestureRecognizer(
      _ recognizer: any GestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
    ) -> Bool { answer }
  }

  @Test func `S3.33 a delegate that has gone leaves the default answers`() {
    let tap = ScriptedRecognizer("tap", .tap, on: card)
    weak var delegate: ScriptedDelegate?
    do {
      let temporary = ScriptedDelegate()
      temporary.receivesTouch = { $1.id != 1 }
      tap.delegate = temporary
      delegate = temporary
      simulation.tap(at: place)
      #expect(tap.calls.isEmpty, "\(simulation.log)")
    }
    #expect(delegate == nil, "the recognizer does not keep it alive")
    #expect(tap.delegate == nil)
    simulation.tap(at: place)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S3.33 a delegate that goes in mid-gesture is not asked any more`() {
    let drag = ScriptedRecognizer("drag", .drag, on: card)
    let finger = simulation.finger()
    do {
      let temporary = ScriptedDelegate()
      temporary.shouldBegin = { $0.name != "drag" }
      drag.delegate = temporary
      finger.down(at: place)
      drag.delegate = temporary
    }
    finger.move(to: Point(x: 55, y: 50))
    #expect(simulation.log.actions == ["drag began"], "\(simulation.log)")
  }

  @Test func `S3.34 a delegate that leaves a question alone gives the default answer each time`() {
    let delegate = Indifferent()
    let b = ScriptedRecognizer("b", .drag, on: card)
    let a = ScriptedRecognizer("a", .drag, on: card)
    a.delegate = delegate
    b.delegate = delegate
    for _ in 1...3 { simulation.draw([place, Point(x: 55, y: 50)]) }
    #expect(
      simulation.log.actions == Array(repeating: ["a began", "a ended"], count: 3).flatMap { $0 },
      "\(simulation.log)")
  }

  @Test func `S3.34 a new delegate is asked what the former one left alone`() {
    let former = Indifferent()
    let first = ScriptedRecognizer("first", .watch, on: card)
    let drag = ScriptedRecognizer("drag", .drag, on: card)
    drag.delegate = former
    simulation.tap(at: place)
    let delegate = ScriptedDelegate()
    delegate.waits = { $0.name == "drag" && $1.name == "first" }
    drag.delegate = delegate
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: Point(x: 55, y: 50))
    #expect(delegate.asked("requireFailure") == ["requireFailure drag first"])
    #expect(drag.state == .possible, "it waits for \(first.name)\n\(simulation.log)")
  }

  @Test func `S3.35 a recognizer that its delegate switches off in shouldBegin begins, then ends`()
  {
    let delegate = ScriptedDelegate()
    delegate.shouldBegin = {
      $0.isEnabled = false
      return true
    }
    let drag = ScriptedRecognizer("drag", .drag, on: card)
    drag.delegate = delegate
    simulation.draw([place, Point(x: 55, y: 50), Point(x: 60, y: 50)])
    #expect(simulation.log.actions == ["drag began", "drag cancelled"], "\(simulation.log)")
    #expect(drag.calls == ["began 1", "moved 1", "reset"])
    #expect(drag.lastOutcome?.reason == .disabled)
  }

  @Test func `S3.35 an event that a delegate sends waits until the pass is over`() {
    let delegate = ScriptedDelegate()
    let drag = ScriptedRecognizer("drag", .drag, on: card)
    drag.delegate = delegate
    delegate.shouldBegin = { [simulation] _ in
      simulation.finger().move(to: Point(x: 60, y: 50))
      return true
    }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: Point(x: 55, y: 50))
    #expect(simulation.log.actions == ["drag began", "drag changed"], "\(simulation.log)")
  }

  @Test func `S3.36 a view may be the delegate of its own recognizer`() {
    let judge = Judge(name: "judge", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    card.addSubview(judge)
    let drag = ScriptedRecognizer("drag", .drag, on: judge)
    _ = ScriptedRecognizer("outer", .drag, on: card)
    drag.delegate = judge
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(simulation.log.actions == ["drag began", "drag ended"], "\(simulation.log)")
    judge.answer = true
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(
      simulation.log.actions.dropFirst(2)
        == ["drag began", "outer began", "drag ended", "outer ended"], "\(simulation.log)")
  }
}
