import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import TapGesture
import Testing

@Suite struct `Shared touches and finished attempts` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let start = Point(x: 100, y: 100)

  init() { simulation.window.addSubview(card) }

  @Test func `S14.1 a touch that has lifted since still makes rivals of those that tracked it`() {
    // Both wait for a wake after the lift; the one that recognizes then excludes the other.
    let recognizers = ["slow", "quick"].map { ScriptedRecognizer($0) }
    for (index, recognizer) in recognizers.enumerated() {
      recognizer.whenEnded = { recognizer, _, _ in
        recognizer.core.wake(after: .milliseconds(200 - 100 * index))
      }
      recognizer.whenWoken = { recognizer, _ in recognizer.core.state = .ended }
      card.addGestureRecognizer(recognizer)
    }
    simulation.tap(at: start)
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions == ["quick ended"], "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "slow").map(\.reason)
        == [.excluded(by: RecognizerLabel(name: "quick", view: "card"))])
  }

  @Test func `S14.2 a pending one that has ended gets no new touch and fires when released`() {
    let single = TapGestureRecognizer()
    let double = DoubleTapGestureRecognizer()
    single.name = "single"
    double.name = "double"
    single.require(toFail: double)
    for recognizer in [single, double] as [any GestureRecognizer] {
      card.addGestureRecognizer(recognizer)
    }
    card.addGestureRecognizer(HorizontalPanGestureRecognizer())
    simulation.tap(at: start, lasting: .zero)
    let finger = simulation.finger(2)
    finger.down(at: start)
    #expect(single.numberOfTouches == 1, "the first tap's")
    finger.move(to: start + Vector(dx: 9, dy: 0))
    #expect(simulation.log.actions == [])
    simulation.wait(.milliseconds(10))
    finger.move(to: start + Vector(dx: 10, dy: 0))
    #expect(
      Set(simulation.log.actions) == ["horizontalPan began", "single ended"],
      "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "double").map(\.reason)
        == [.excluded(by: RecognizerLabel(name: "horizontalPan", view: "card"))])
    #expect(simulation.log.outcomes(of: "single").map(\.timestamp) == [.milliseconds(10)])
    finger.up()
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S14.20 one that recognizes fails those of its dependents that share a touch`() {
    let elsewhere = View(name: "elsewhere", frame: Rect(x: 0, y: 400, width: 400, height: 400))
    simulation.window.addSubview(elsewhere)
    let required = ScriptedRecognizer("required", .tap)
    required.prevents = { _ in false }
    card.addGestureRecognizer(required)
    for (name, view) in [("sharing", card), ("apart", elsewhere)] {
      let dependent = ScriptedRecognizer(name, .tap)
      dependent.require(toFail: required)
      view.addGestureRecognizer(dependent)
    }
    Hand(simulation).down(start, Point(x: 100, y: 500))
    simulation.finger(1).up()
    simulation.finger(2).up()
    #expect(simulation.log.actions == ["required ended", "apart ended"], "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "sharing").map(\.reason)
        == [.requirementRecognized(RecognizerLabel(name: "required", view: "card"))])
  }

  @Test func `S14.21 one that is over and waits for its group excludes no other`() {
    let member = ScriptedRecognizer("member")
    let over = ScriptedRecognizer("over")
    over.whenBegan = { over, _, _ in over.core.state = .began }
    over.prevents = { _ in false }
    over.whenMoved = { over, _, _ in over.core.state = .ended }
    member.require(toFail: over)
    member.whenEnded = { member, _, _ in member.core.fail() }
    let late = ScriptedRecognizer("late", .tap)
    for recognizer in [member, over, late] { card.addGestureRecognizer(recognizer) }
    simulation.finger().down(at: start)
    over.prevents = { _ in true }
    simulation.finger().move(to: start)
    simulation.finger().up()
    #expect(
      simulation.log.actions == ["over began", "over ended", "late ended"], "\(simulation.log)")
  }
}
