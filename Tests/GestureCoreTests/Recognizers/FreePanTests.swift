import GestureCore
import GestureSimulation
import GestureTrace
import PanGesture
import Testing

@Suite struct `Pan in any direction` {
  let simulation = Simulation()
  let pan = PanGestureRecognizer()
  let finger: Finger
  let start = Point(x: 200, y: 400)

  init() {
    simulation.window.addGestureRecognizer(pan)
    finger = simulation.finger()
  }

  private var actions: [GestureState] { simulation.log.actions(of: "pan") }

  @Test(
    arguments: [
      (Vector(dx: 9.9, dy: 0), false), (Vector(dx: 10, dy: 0), true),
      (Vector(dx: -10.1, dy: 0), true),
      (Vector(dx: 0, dy: -9.9), false), (Vector(dx: 0, dy: -10), true),
      (Vector(dx: 6, dy: 7.9), false), (Vector(dx: 6, dy: 8), true),
      (Vector(dx: -6, dy: 8.1), true),
    ])
  func `S9.12 S14.8 it begins at 10 pt from its start, in whatever direction`(
    movement: Vector, begins: Bool
  ) {
    finger.down(at: start)
    finger.move(to: start + movement)
    #expect(actions == (begins ? [.began] : []), "\(simulation.log)")
  }

  @Test func `S9.12 S14.8 the distance counts, not the way`() {
    finger.down(at: start)
    for _ in 0..<5 {
      finger.move(to: start + Vector(dx: 8, dy: 0))
      finger.move(to: start)
    }
    #expect(actions.isEmpty, "\(simulation.log)")
  }

  @Test(arguments: [(4.9, false), (5, true), (5.1, true)])
  func `S9.12 the hysteresis is a property`(distance: Double, begins: Bool) {
    pan.hysteresis = 5
    finger.down(at: start)
    finger.move(to: start + Vector(dx: distance, dy: 0))
    #expect(actions == (begins ? [.began] : []), "\(simulation.log)")
  }

  @Test func `S9.13 it changes with each move and ends with the lift`() {
    finger.down(at: start)
    for step in 1...3 { finger.move(to: start + Vector(dx: 20 * Double(step), dy: 0)) }
    finger.up()
    #expect(actions == [.began, .changed, .changed, .ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.14 by default one finger is enough and no number too many`() {
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == Int.max)
    for id in 1...12 {
      simulation.finger(TouchID(id)).down(at: Point(x: 20 * Double(id), y: 100))
    }
    simulation.finger(12).move(to: Point(x: 240, y: 400))
    #expect(actions == [.began], "\(simulation.log)")
    #expect(pan.numberOfTouches == 12)
  }

  @Test func `S9.16 a lift before the threshold fails it`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 9, dy: 0))
    finger.up()
    #expect(actions.isEmpty, "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "pan").map(\.reason) == [.ownDecision])
  }

  @Test func `S9.16 without a threshold a lift without a movement fails it`() {
    pan.hysteresis = 0
    finger.down(at: start)
    finger.up()
    #expect(actions.isEmpty, "\(simulation.log)")
    #expect(
      pan.lastOutcome?.detail?.description == "the fingers lifted before they had moved",
      "\(simulation.log)")
  }

  @Test func `S9.16 without a threshold fingers that moved one at a time are told`() {
    pan.hysteresis = 0
    pan.minimumNumberOfTouches = 2
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 80, dy: 0))
    let other = simulation.finger(2)
    other.down(at: start + Vector(dx: 0, dy: 60))
    finger.up()
    other.up()
    #expect(actions.isEmpty, "\(simulation.log)")
    #expect(
      pan.lastOutcome?.detail?.description
        == "the fingers lifted before they had moved together", "\(simulation.log)")
  }

  @Test func `S9.17 its first translation holds the movement that crossed the threshold`() {
    var first: Vector?
    pan.onAction { pan in first = first ?? pan.translation(in: nil) }
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 4, dy: 0))
    finger.move(to: start + Vector(dx: 12, dy: 5))
    #expect(first == Vector(dx: 12, dy: 5), "\(simulation.log)")
  }

  @Test func `S9.22 a cancelled touch cancels it, or fails it before it has begun`() {
    finger.down(at: start)
    finger.cancel()
    #expect(actions.isEmpty, "\(simulation.log)")
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    finger.cancel()
    #expect(actions == [.began, .cancelled], "\(simulation.log)")
    let outcomes = simulation.log.outcomes(of: "pan")
    #expect(outcomes.map(\.state) == [.failed, .cancelled])
    #expect(outcomes.map(\.reason) == [.touchesCancelled, .touchesCancelled])
  }

  @Test func `S14.12 a lift at a new place is one ended with the new geometry`() {
    var last = Vector.zero
    pan.onAction { pan in last = pan.translation(in: nil) }
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    finger.up(at: start + Vector(dx: 50, dy: 0))
    #expect(actions == [.began, .ended], "\(simulation.log)")
    #expect(last == Vector(dx: 50, dy: 0))
  }

  @Test func `S14.12 a lift that crosses the threshold brings began and ended`() {
    finger.down(at: start)
    finger.up(at: start + Vector(dx: 50, dy: 0))
    #expect(actions == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S14.12 a move to the same place is no change`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    finger.move(to: start + Vector(dx: 20, dy: 0))
    #expect(actions == [.began], "\(simulation.log)")
  }

  @Test func `S14.12 a finger that joins or leaves without moving is no change`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    let second = simulation.finger(2)
    second.down(at: Point(x: 10, y: 10))
    second.up()
    #expect(actions == [.began], "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 0))
  }

  @Test(
    arguments: [
      (Axis.horizontal, Vector(dx: 10, dy: 9.9), true),
      (.horizontal, Vector(dx: 10, dy: 10), false), (.horizontal, Vector(dx: 9.9, dy: 10), false),
      (.vertical, Vector(dx: 9.9, dy: 10), true), (.vertical, Vector(dx: 10, dy: 10), false),
      (.vertical, Vector(dx: 10, dy: 9.9), false), (.any, Vector(dx: 10, dy: 10), true),
    ])
  func `S14.8 with an axis it fails at the threshold unless the way leads along it`(
    axis: Axis, movement: Vector, begins: Bool
  ) {
    pan.axis = axis
    finger.down(at: start)
    finger.move(to: start + movement)
    #expect(actions == (begins ? [.began] : []), "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "pan").map(\.state) == (begins ? [] : [.failed]))
  }

  @Test func `S14.8 before the threshold a wrong way does not matter, nor does it afterwards`() {
    pan.axis = .horizontal
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 0, dy: 9))
    finger.move(to: start + Vector(dx: 12, dy: 0))
    finger.move(to: start + Vector(dx: 12, dy: 90))
    #expect(actions == [.began, .changed], "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 12, dy: 90))
  }
}
