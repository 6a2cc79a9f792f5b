import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

@Suite struct `Requirement chains` {
  let stage = Stage()
  let delegate = ScriptedDelegate()
  let first = ScriptedRecognizer("first", .tap)
  let second = ScriptedRecognizer("second", .tap)
  let third = ScriptedRecognizer("third", .undecided(for: .milliseconds(200)))
    .on(.woken, [.ended])

  init() { stage.add(third, second, first) }

  private func chain() {
    first.require(toFail: second)
    second.require(toFail: third)
  }

  @Test func `S4.29 the third recognizes, so the second fails and the first is released`() {
    chain()
    delegate.allow(first, with: third)
    stage.tap()
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["first ended", "third ended"], "\(stage.log)")
    #expect(stage.reason(of: second) == .excluded(by: third.label), "\(stage.log)")
  }

  @Test func `S4.31 a winner excludes before its failure releases`() {
    chain()
    stage.tap()
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["third ended"], "\(stage.log)")
    #expect(stage.reason(of: first) == .excluded(by: third.label), "\(stage.log)")
  }

  @Test func `S4.29 S4.31 the third fails, so the second recognizes and the first fails`() {
    chain()
    third.on(.woken, [.failed])
    stage.tap()
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["second ended"], "\(stage.log)")
    #expect(stage.reason(of: first) == .excluded(by: second.label), "\(stage.log)")
  }

  /// Single, double and triple tap; each waits only for the next.
  private func threeTaps() -> (single: TapGestureRecognizer, triple: TapGestureRecognizer) {
    let taps = (1...3).map { count in
      let tap = TapGestureRecognizer()
      tap.name = "\(count) tap"
      tap.numberOfTapsRequired = count
      return tap
    }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    stage.card.gestureRecognizers = taps
    return (taps[0], taps[2])
  }

  @Test(arguments: 1...3)
  func `S4.30 a chain of taps is enough, since a winner excludes`(count: Int) {
    let (single, _) = threeTaps()
    stage.simulation.tap(at: stage.place, taps: count)
    stage.simulation.runUntilNothingIsPending()
    #expect(stage.actions == ["\(count) tap ended"], "\(stage.log)")
    #expect(single.state == .possible, "\(stage.log)")
  }

  @Test func `S4.30 with simultaneity a chain of taps releases the single tap`() {
    let (single, triple) = threeTaps()
    delegate.allow(single, with: triple)
    stage.simulation.tap(at: stage.place, taps: 3)
    #expect(stage.actions == ["3 tap ended", "1 tap ended"], "\(stage.log)")
    single.require(toFail: triple)
    stage.log.removeAll()
    stage.simulation.wait(.seconds(1))
    stage.simulation.tap(at: stage.place, taps: 3)
    #expect(stage.actions == ["3 tap ended"], "\(stage.log)")
  }

  @Test func `S4.32 a ring of two is refused and named`() {
    first.require(toFail: second)
    let cycle = second.require(toFail: first)
    #expect(cycle?.members == [second.label, first.label])
    #expect(
      stage.log.diagnostics.map(\.description) == [
        "'second' of view 'card': the newest requirement was refused, for it would close "
          + "a cycle: 'second' of view 'card' waits for 'first' of view 'card' waits for "
          + "'second' of view 'card'"
      ])
  }

  @Test func `S4.32 of a ring the newest edge is ignored and the others hold`() {
    chain()
    let cycle = third.require(toFail: first)
    #expect(cycle?.members == [third.label, first.label, second.label])
    stage.tap()
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["third ended"], "it waits for nobody\n\(stage.log)")
  }

  @Test func `S4.32 a ring of answers is refused for the attempt`() {
    first.delegate = delegate
    second.delegate = delegate
    delegate.waits = { $0.name != "third" && $1.name != "third" }
    stage.tap()
    #expect(stage.log.diagnostics.map(\.kind.word) == ["cycle"], "\(stage.log)")
    #expect(stage.actions.count == 1, "one of them waits, the other does not\n\(stage.log)")
    stage.tap()
    #expect(stage.log.diagnostics.map(\.kind.word) == ["cycle", "cycle"], "\(stage.log)")
  }

  @Test func `S4.32 what is taken back is no longer refused, whatever it was called then`() {
    let named = ScriptedRecognizer("one of two")
    let namesake = ScriptedRecognizer("one of two")
    for other in [named, namesake] {
      other.require(toFail: first)
      first.require(toFail: other)
    }
    #expect(first.handle.refusedCycles.count == 2)
    stage.add(named, namesake)  // their labels change
    first.removeRequirement(toFail: named)
    first.removePrerequisite(namesake)
    #expect(first.handle.refusedCycles.count == 1, "that of the other one stands")
    first.removeRequirement(toFail: namesake)
    #expect(first.handle.refusedCycles.isEmpty)
  }

  @Test func `S4.33 a requirement on oneself is ignored`() {
    #expect(first.require(toFail: first) == nil)
    stage.tap()
    #expect(stage.actions == ["first ended"], "\(stage.log)")
    #expect(stage.log.diagnostics == [], "\(stage.log)")
  }

  @Test func `S4.35 equal requirements are one`() {
    first.require(toFail: third)
    #expect(first.require(toFail: third) == nil)
    first.removeRequirement(toFail: third)
    stage.tap()
    #expect(stage.actions == ["first ended"], "\(stage.log)")
  }

  @Test func `S4.45 release and exclusion come to a rest within one event`() {
    // The third fails, so the second is released and vetoed, so the first is released, which
    // excludes the bystander: all of it in the lift.
    chain()
    third.on(.ended, [.failed])
    let bystander = ScriptedRecognizer("bystander", .undecided)
    stage.add(bystander)
    second.delegate = delegate
    delegate.shouldBegin = { $0.name != "second" }
    stage.tap()
    #expect(stage.actions == ["first ended"], "\(stage.log)")
    #expect(stage.reason(of: second) == .deniedByDelegate, "\(stage.log)")
    #expect(stage.reason(of: bystander) == .excluded(by: first.label), "\(stage.log)")
    let lift = Timestamp.milliseconds(50)
    for name in ["first", "second", "third", "bystander"] {
      #expect(stage.log.outcomes(of: name).map(\.timestamp) == [lift], "\(stage.log)")
    }
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }
}
