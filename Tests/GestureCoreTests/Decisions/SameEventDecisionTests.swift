import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Recognizers that decide in one event` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let start = Point(x: 100, y: 100)
  let delegate = ScriptedDelegate()

  init() { simulation.window.addSubview(card) }

  private func attach(_ recognizers: [ScriptedRecognizer]) {
    for recognizer in recognizers { card.addGestureRecognizer(recognizer) }
  }

  /// Lets recognizers recognize together.
  private func allowTogether(_ recognizers: ScriptedRecognizer...) {
    delegate.allowsBoth = { _, _ in true }
    for recognizer in recognizers { recognizer.delegate = delegate }
  }

  /// A finger that stays in place, with one `moved` or several: scripted drags begin with the
  /// first.
  private func drag(moves: Int) {
    let finger = simulation.finger()
    finger.down(at: start)
    for _ in 0..<moves { finger.move(to: start) }
    finger.up()
  }

  @Test(arguments: [false, true])
  func `S14.3 those that gave up count first, whichever was added earlier`(isReversed: Bool) {
    let waiting = ScriptedRecognizer("waiting", .tap)
    let required = ScriptedRecognizer("required")
    required.whenEnded = { required, _, _ in required.core.fail() }
    waiting.require(toFail: required)
    attach(isReversed ? [required, waiting] : [waiting, required])
    simulation.tap(at: start)
    #expect(simulation.log.actions == ["waiting ended"], "\(simulation.log)")
    #expect(!simulation.log.tellsOfHolding, "it never had to wait\n\(simulation.log)")
  }

  @Test(arguments: [false, true])
  func `S14.4 one that blocks without being blocked goes first, whichever was added earlier`(
    isReversed: Bool
  ) {
    let strong = ScriptedRecognizer("strong", .tap)
    let weak = ScriptedRecognizer("weak", .tap)
    weak.prevents = { _ in false }
    attach(isReversed ? [weak, strong] : [strong, weak])
    simulation.tap(at: start)
    #expect(simulation.log.actions == ["strong ended"], "\(simulation.log)")
  }

  @Test
  func `S14.4 one that has lost already is not asked, and after a veto the next one has its turn`()
  {
    var asked: [String] = []
    delegate.shouldBegin = { recognizer in
      asked.append(recognizer.name)
      return recognizer.name != "vetoed"
    }
    let recognizers = ["loser", "winner", "vetoed"].map { ScriptedRecognizer($0, .tap) }
    for recognizer in recognizers { recognizer.delegate = delegate }
    attach(recognizers)  // the one added last goes first
    simulation.tap(at: start)
    #expect(asked == ["vetoed", "winner"], "\(simulation.log)")
    #expect(simulation.log.actions == ["winner ended"])
  }

  @Test func `S14.4 a ring of one-sided blockers falls back to the order of adding`() {
    let names = ["scissors", "paper", "stone"]
    let recognizers = names.map { ScriptedRecognizer($0, .tap) }
    for (index, recognizer) in recognizers.enumerated() {
      let beaten = names[(index + 1) % 3]
      recognizer.prevents = { $0.name == beaten }
    }
    attach(recognizers)
    simulation.tap(at: start)
    // Stone was added last and goes first: it beats scissors; paper is left and beats none.
    #expect(simulation.log.actions == ["stone ended", "paper ended"], "\(simulation.log)")
  }

  @Test func `S14.23 actions of a pass go in the order of arbitration, whatever they tell`() {
    let outer = ScriptedRecognizer("outer", .drag)
    let early = ScriptedRecognizer("early", .drag)
    let late = ScriptedRecognizer("late")
    late.whenEnded = { late, _, _ in late.core.state = .ended }
    allowTogether(outer, early, late)
    simulation.window.addGestureRecognizer(outer)
    attach([early, late])
    drag(moves: 2)
    #expect(
      simulation.log.actions == [
        "early began", "outer began", "early changed", "outer changed", "late ended",
        "early ended", "outer ended",
      ], "\(simulation.log)")
  }

  @Test func `S14.13 what another's action undoes in the pass is dropped, changed too`() {
    let first = ScriptedRecognizer("first", .drag)
    let second = ScriptedRecognizer("second", .drag)
    allowTogether(first, second)
    attach([second, first])
    first.onAction { first in if first.state == .changed { second.isEnabled = false } }
    drag(moves: 2)
    #expect(
      simulation.log.actions == [
        "first began", "second began", "first changed", "second cancelled", "first ended",
      ], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S14.13 a began that was not sent is dropped and leaves nothing to cancel`() {
    let first = ScriptedRecognizer("first", .drag)
    let second = ScriptedRecognizer("second", .drag)
    allowTogether(first, second)
    attach([second, first])
    first.onAction { _ in second.cancel() }
    drag(moves: 1)
    #expect(simulation.log.actions == ["first began", "first ended"], "\(simulation.log)")
    #expect(second.lastOutcome?.state == .failed)
  }

  @Test func `S1.9 S14.13 a change that it calls off itself in the same event is dropped`() {
    let fickle = ScriptedRecognizer("fickle", .drag)
    attach([fickle])
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start)
    fickle.whenMoved = { fickle, _, _ in
      fickle.core.state = .changed
      fickle.core.state = .cancelled
    }
    finger.move(to: start)
    #expect(simulation.log.actions(of: "fickle") == [.began, .cancelled], "\(simulation.log)")
  }

  @Test func `S14.13 and one that it calls off as another of its fingers lifts`() {
    let fickle = ScriptedRecognizer("fickle", .drag)
    fickle.whenEnded = { fickle, _, _ in fickle.core.state = .cancelled }
    attach([fickle])
    Hand(simulation).down(start, start)
    Hand(simulation).move(to: start, start)
    simulation.send([
      TouchInput(id: 1, phase: .moved, location: start),
      TouchInput(id: 2, phase: .ended, location: nil),
    ])
    #expect(fickle.calls.suffix(3) == ["moved 1", "ended 2", "reset"])
    #expect(simulation.log.actions(of: "fickle") == [.began, .cancelled], "\(simulation.log)")
  }
}
