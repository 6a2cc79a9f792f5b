import GestureCore
import GestureSimulation
import Testing

@Suite struct `Tap sequence` {
  let simulation = Simulation()
  let probe = TapSequenceProbe()
  let start = Point(x: 100, y: 100)
  var hand: Hand { Hand(simulation) }

  init() { simulation.window.addGestureRecognizer(probe) }

  @Test func `S9.1 one tap waits for the lift and is complete with it`() {
    hand.down(start)
    hand.up(1)
    #expect(probe.steps == ["wait 750.0 ms", "completed"])
    #expect(probe.sequence.completedTaps == 1)
    #expect(probe.sequence.firstTap == [start])
  }

  @Test func `S9.7 between taps it waits for the gap`() {
    probe.limits.numberOfTaps = 2
    simulation.tap(at: start, taps: 2)
    #expect(probe.steps == ["wait 750.0 ms", "wait 350.0 ms", "wait 750.0 ms", "completed"])
  }

  @Test func `S9.5 S9.7 what it says when a wait is over depends on what it waited for`() {
    #expect(steps { _ in } == ["proceed"], "nothing has begun")
    #expect(steps { $0.hand.down(start) }.last == "failed: it did not lift within 750 ms")
    #expect(
      steps { $0.tapOnceOf(2) }.last == "failed: no second tap began within 350 ms")
    #expect(
      steps {
        $0.tapOnceOf(3)
        $0.simulation.tap(at: start)
      }.last == "failed: no further tap began within 350 ms")
    #expect(steps { $0.simulation.tap(at: start) }.last == "proceed", "it was complete")
  }

  /// What a new probe answers to something and then to the end of its wait.
  private func steps(_ something: (Self) -> Void) -> [String] {
    let fresh = Self()
    something(fresh)
    fresh.probe.note(fresh.probe.sequence.deadlineReached())
    return fresh.probe.steps
  }

  private func tapOnceOf(_ count: Int) {
    probe.limits.numberOfTaps = count
    simulation.tap(at: start)
  }

  @Test func `S9.3 the location is the middle of the first tap's fingers`() {
    probe.limits.numberOfTouches = 2
    probe.limits.numberOfTaps = 2
    #expect(probe.sequence.location == .zero)
    simulation.tap(at: start, fingers: 2)
    simulation.tap(at: start + Vector(dx: 30, dy: 0), fingers: 2)
    #expect(probe.sequence.location == Point(x: 110, y: 100))
    #expect(probe.sequence.firstTap.count == 2)
  }

  @Test func `S9.4 a finger that strays fails it, and a new one changes nothing`() {
    hand.down(start)
    hand.move(to: start + Vector(dx: 46, dy: 0))
    hand.up(1)
    hand.down(start)
    #expect(probe.steps[1] == "failed: it moved: 46 pt where 45 pt are allowed")
    #expect(probe.steps.last == "proceed")
  }

  @Test(arguments: [(45.0, true), (45.1, false)])
  func `S9.8 it tells beforehand whether a tap may begin at a place`(spacing: Double, may: Bool) {
    #expect(probe.sequence.failureOfTap(at: start) == nil, "no tap yet")
    probe.limits.numberOfTaps = 2
    simulation.tap(at: start)
    let failure = probe.sequence.failureOfTap(
      at: start + Vector(dx: 0, dy: spacing))
    #expect((failure == nil) == may)
  }
}
