import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Lifetime of requirements` {
  let stage = Stage()
  let delegate = ScriptedDelegate()
  let waiting = ScriptedRecognizer("waiting", .drag)
  let required = ScriptedRecognizer("required", .undecided(for: .milliseconds(200)))

  init() { stage.add(required, waiting) }

  @Test func `S4.34 one that is added in mid-attempt counts from the next decision`() {
    stage.finger.down(at: stage.place)
    waiting.require(toFail: required)
    stage.move(stage.finger)
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["waiting began"], "\(stage.log)")
  }

  @Test(arguments: [GestureState.failed, .ended])
  func `S4.34 one that is added after recognition undoes nothing`(outcome: GestureState) {
    required.on(.woken, [outcome])
    delegate.allow(waiting, with: required)
    stage.beginDrag()
    waiting.require(toFail: required)
    stage.simulation.wait(.milliseconds(200))
    stage.move(stage.finger)
    let others = outcome == .ended ? ["required ended"] : []
    #expect(
      stage.actions == ["waiting began"] + others + ["waiting changed"], "\(stage.log)")
  }

  @Test func `S4.36 one can be taken back, which releases the waiting recognizer`() {
    waiting.require(toFail: required)
    stage.beginDrag()
    #expect(stage.actions == [], "\(stage.log)")
    waiting.removeRequirement(toFail: required)
    #expect(stage.actions == ["waiting began"], "\(stage.log)")
  }

  @Test func `S4.36 taking one back leaves another in force`() {
    let other = ScriptedRecognizer("other", .undecided(for: .milliseconds(100)))
    waiting.require(toFail: required)
    waiting.require(toFail: other)
    stage.add(other)
    stage.beginDrag()
    waiting.removeRequirement(toFail: required)
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(100))
    #expect(stage.actions == ["waiting began"], "\(stage.log)")
  }

  @Test func `S4.36 a requirement retains neither recognizer and goes with either`() {
    weak var gone: ScriptedRecognizer?
    do {
      let brief = ScriptedRecognizer("brief", .undecided)
      waiting.require(toFail: brief)
      stage.add(brief)
      stage.card.removeGestureRecognizer(brief)
      gone = brief
    }
    #expect(gone == nil)
    stage.beginDrag()
    #expect(stage.actions == ["waiting began"], "\(stage.log)")
  }

  @Test func `S4.37 an answer of a delegate lasts for the attempt`() {
    waiting.delegate = delegate
    delegate.waits = { $1.name == "required" }
    stage.beginDrag()
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["waiting began"], "\(stage.log)")
    stage.finger.up()
    delegate.waits = { _, _ in false }
    stage.log.removeAll()
    stage.beginDrag()
    #expect(stage.actions == ["waiting began"], "\(stage.log)")
  }

  @Test func `S4.37 what was declared lasts`() {
    waiting.require(toFail: required)
    for _ in 1...3 {
      stage.log.removeAll()
      stage.beginDrag()
      #expect(stage.actions == [], "\(stage.log)")
      stage.simulation.wait(.milliseconds(200))
      #expect(stage.actions == ["waiting began"], "\(stage.log)")
      stage.finger.up()
    }
  }

  @Test func `S4.37 an answer that repeats what was declared takes nothing of it away`() {
    waiting.require(toFail: required)
    waiting.delegate = delegate
    delegate.waits = { $1.name == "required" }
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(200))
    stage.finger.up()
    delegate.waits = { _, _ in false }
    stage.beginDrag()
    #expect(stage.actions == [], "\(stage.log)")
  }
}
