@testable import GestureCore
@testable import GestureExploration
@testable import GestureSimulation
import PanGesture
import Testing

/// The engine keeps these laws, so that what would break them is told to the watcher by hand.
@Suite struct `A broken law` {
  let watcher = Watcher(ExplorationProperty.laws, since: .zero) { _ in nil }
  let one = PanGestureRecognizer()
  let other = PanGestureRecognizer()

  @Test func `is an action out of turn`() {
    watcher.observe(.action(one, .began), at: .zero)
    watcher.observe(.action(one, .ended), at: .zero)
    #expect(watcher.violation == nil)
    watcher.observe(.action(one, .changed), at: .zero)
    #expect(watcher.violation?.property.name == ExplorationProperty.outcomes.name)
  }

  @Test func `is a second end`() {
    watcher.observe(.action(one, .ended), at: .zero)
    watcher.observe(.action(one, .ended), at: .zero)
    #expect(watcher.violation?.property.name == ExplorationProperty.outcomes.name)
  }

  @Test func `is a second outcome`() {
    watcher.observe(.transition(one, from: .possible, to: .began, nil), at: .zero)
    watcher.observe(.transition(one, from: .began, to: .cancelled, nil), at: .zero)
    #expect(watcher.violation == nil)
    watcher.observe(.transition(one, from: .cancelled, to: .ended, nil), at: .zero)
    #expect(watcher.violation?.property.name == ExplorationProperty.outcomes.name)
  }

  @Test func `is an end that its actions don't tell`() {
    watcher.observe(.action(one, .began), at: .zero)
    let outcome = Endings().outcome(.cancelled, at: .zero)
    watcher.observe(.reset(one, outcome), at: .zero)
    #expect(watcher.violation?.property.name == ExplorationProperty.outcomes.name)
  }

  @Test func `is a second active one on a touch`() throws {
    let simulation = Simulation()
    simulation.finger().down(at: Point(x: 10, y: 10))
    let touch = try #require(simulation.dispatcher.touches.first)
    watcher.observe(.touch(touch), at: .zero)
    for recognizer in [one, other] { watcher.observe(.bound(recognizer, touch), at: .zero) }
    watcher.observe(.transition(one, from: .possible, to: .began, nil), at: .zero)
    #expect(watcher.violation == nil)
    watcher.observe(.transition(other, from: .possible, to: .began, nil), at: .zero)
    #expect(watcher.violation?.property.name == ExplorationProperty.exclusion.name)
  }

  @Test func `isn't a second active one that was allowed`() throws {
    let simulation = Simulation()
    simulation.finger().down(at: Point(x: 10, y: 10))
    let touch = try #require(simulation.dispatcher.touches.first)
    watcher.observe(.touch(touch), at: .zero)
    for recognizer in [one, other] { watcher.observe(.bound(recognizer, touch), at: .zero) }
    watcher.observe(
      .asked(.shouldRecognizeSimultaneously, of: other, about: one, answer: true), at: .zero)
    for recognizer in [one, other] {
      watcher.observe(.transition(recognizer, from: .possible, to: .began, nil), at: .zero)
    }
    #expect(watcher.violation == nil)
  }
}
