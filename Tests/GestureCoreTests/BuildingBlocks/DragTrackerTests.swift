import GestureCore
import GestureSimulation
import Testing

@Suite struct `Drag tracker` {
  let simulation = Simulation()
  let probe = DragTrackerProbe()
  let start = Point(x: 100, y: 100)
  let other = Point(x: 200, y: 300)
  var hand: Hand { Hand(simulation) }

  init() { simulation.window.addGestureRecognizer(probe) }

  @Test func `S9.12 S9.13 it begins, changes and ends`() {
    hand.down(start)
    hand.move(to: start + Vector(dx: 6, dy: 7))
    hand.move(to: start + Vector(dx: 6, dy: 8))
    hand.move(to: start + Vector(dx: 0, dy: 1))
    hand.up(1)
    #expect(probe.steps == ["proceed", "proceed", "begin", "change", "end"])
    #expect(probe.tracker.translation == Vector(dx: 0, dy: 1))
  }

  @Test func `S13.6 a lift beyond the hysteresis begins and ends`() {
    simulation.finger().down(at: start)
    simulation.finger().up(at: other)
    #expect(probe.steps == ["proceed", "begin and end"])
  }

  @Test func `S13.6 of two fingers the lift of one may begin`() {
    hand.down(start, other)
    simulation.finger(1).up(at: start + Vector(dx: 20, dy: 0))
    simulation.finger(2).up()
    #expect(probe.steps == ["proceed", "begin", "end"])
  }

  @Test(arguments: [
    (Axis.any, Vector(dx: 10, dy: 10), "begin"), (.horizontal, Vector(dx: 10, dy: 9), "begin"),
    (.vertical, Vector(dx: 9, dy: 10), "begin"),
    (
      .horizontal, Vector(dx: 10, dy: -10),
      "failed: the movement was not more horizontal than vertical"
    ),
    (
      .vertical, Vector(dx: -10, dy: 10),
      "failed: the movement was not more vertical than horizontal"
    ),
  ])
  func `S14.8 an axis takes a movement that is greater along it`(
    axis: Axis, displacement: Vector, step: String
  ) {
    probe.limits.axis = axis
    hand.down(start)
    hand.move(to: start + displacement)
    #expect(probe.steps.last == step)
  }

  @Test func `S14.12 a move to the same place is nothing`() {
    hand.down(start)
    hand.move(to: start + Vector(dx: 20, dy: 0))
    hand.move(to: start + Vector(dx: 20, dy: 0))
    #expect(probe.steps == ["proceed", "begin", "proceed"])
  }

  @Test func `S9.22 of two fingers that are taken away the first leaves the other`() {
    hand.down(start, other)
    hand.cancel(2)
    hand.move(to: start + Vector(dx: 20, dy: 0))
    hand.cancel(1)
    #expect(probe.steps == ["proceed", "some left", "begin", "none left"])
    #expect(probe.tracker.translation == Vector(dx: 20, dy: 0))
  }

  @Test func `S9.15 fingers too many fail it, or are left out once it is active`() {
    probe.limits.maximumNumberOfTouches = 1
    hand.down(start)
    hand.move(to: start + Vector(dx: 20, dy: 0))
    simulation.finger(2).down(at: other)
    #expect(probe.steps.last == "ignore all but 0")
    let fresh = Self()
    fresh.probe.limits.maximumNumberOfTouches = 1
    fresh.hand.down(start, other)
    #expect(fresh.probe.steps == ["failed: too many fingers: 2 where 1 is allowed"])
  }

  @Test func `S9.23 it can begin without a movement`() {
    hand.down(start)
    probe.tracker.begin()
    hand.move(to: start + Vector(dx: 1, dy: 0))
    hand.up(1)
    #expect(probe.steps == ["proceed", "change", "end"])
  }

  @Test func `S9.25 a wheel moves it without fingers`() {
    var tracker = DragTracker()
    _ = tracker.scrolled(by: Vector(dx: 3, dy: 4), at: .milliseconds(10), DragLimits())
    _ = tracker.scrolled(by: Vector(dx: 3, dy: 4), at: .milliseconds(20), DragLimits())
    #expect(tracker.translation == Vector(dx: 6, dy: 8))
    #expect(tracker.velocity(at: .milliseconds(20)).length > 0)
    #expect(tracker.velocity(at: .milliseconds(60)) == .zero)
  }

  @Test func `S9.19 setting its translation stops its velocity`() {
    var tracker = DragTracker()
    _ = tracker.scrolled(by: Vector(dx: 3, dy: 4), at: .milliseconds(10), DragLimits())
    _ = tracker.scrolled(by: Vector(dx: 3, dy: 4), at: .milliseconds(20), DragLimits())
    tracker.setTranslation(.zero)
    #expect(tracker.velocity(at: .milliseconds(20)) == .zero)
    _ = tracker.scrolled(by: Vector(dx: 1, dy: 0), at: .milliseconds(30), DragLimits())
    #expect(tracker.translation == Vector(dx: 1, dy: 0))
    #expect((tracker.velocity(at: .milliseconds(30)).dx - 100).magnitude < 1e-6)
  }
}
