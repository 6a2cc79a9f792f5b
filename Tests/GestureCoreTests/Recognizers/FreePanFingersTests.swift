import GestureCore
import GestureSimulation
import GestureTrace
import PanGesture
import Testing

@Suite struct `Fingers of a pan in any direction` {
  let simulation = Simulation()
  let pan = PanGestureRecognizer()
  let left = Point(x: 100, y: 400)
  let right = Point(x: 300, y: 400)

  init() { simulation.window.addGestureRecognizer(pan) }

  private var actions: [GestureState] { simulation.log.actions(of: "pan") }

  @Test func `S9.13 with a minimum of two it is silent while one is down, and ends with the last`()
  {
    pan.minimumNumberOfTouches = 2
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: 0, dy: 20), right + Vector(dx: 0, dy: 20))
    simulation.lift(1)
    simulation.finger(2).move(to: right + Vector(dx: 0, dy: 60))
    #expect(actions == [.began], "\(simulation.log)")
    simulation.lift(2)
    #expect(actions == [.began, .ended], "\(simulation.log)")
    #expect(pan.lastOutcome?.state == .ended)
  }

  @Test func `S9.13 S9.20 when the minimum is down again it goes on without a jump`() {
    pan.minimumNumberOfTouches = 2
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: 0, dy: 20), right + Vector(dx: 0, dy: 20))
    simulation.lift(1)
    simulation.finger(2).move(to: right + Vector(dx: 0, dy: 60))
    simulation.finger(3).down(at: left)
    #expect(pan.translation(in: nil) == Vector(dx: 0, dy: 20), "\(simulation.log)")
    simulation.finger(3).move(to: left + Vector(dx: 0, dy: 10))
    #expect(actions == [.began, .changed], "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 0, dy: 25))
  }

  @Test func `S9.15 more than the maximum fails it before, and is ignored afterwards`() {
    pan.maximumNumberOfTouches = 2
    simulation.fingers(.began, left, right, left)
    #expect(simulation.log.outcomes(of: "pan").map(\.state) == [.failed], "\(simulation.log)")
    simulation.lift(1, 2, 3)
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: 0, dy: 20), right + Vector(dx: 0, dy: 20))
    simulation.finger(3).down(at: left)
    simulation.finger(3).move(to: right)
    simulation.lift(3)
    #expect(actions == [.began], "\(simulation.log)")
    #expect(pan.numberOfTouches == 2)
  }

  @Test func `S9.20 it moves by the mean of the displacements`() {
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: 30, dy: 0), right + Vector(dx: 0, dy: 40))
    #expect(pan.translation(in: nil) == Vector(dx: 15, dy: 20), "\(simulation.log)")
    simulation.finger(2).move(to: right + Vector(dx: 0, dy: 20))
    #expect(pan.translation(in: nil) == Vector(dx: 15, dy: 10))
  }

  @Test func `S9.20 a finger that joins or leaves makes no jump`() {
    simulation.finger(1).down(at: left)
    simulation.finger(1).move(to: left + Vector(dx: 0, dy: 20))
    simulation.finger(2).down(at: right)
    #expect(pan.translation(in: nil) == Vector(dx: 0, dy: 20), "\(simulation.log)")
    simulation.finger(2).move(to: right + Vector(dx: 0, dy: 10))
    #expect(pan.translation(in: nil) == Vector(dx: 0, dy: 25), "\(simulation.log)")
    simulation.lift(1)
    #expect(pan.translation(in: nil) == Vector(dx: 0, dy: 25))
    simulation.finger(2).move(to: right + Vector(dx: 0, dy: 20))
    #expect(pan.translation(in: nil) == Vector(dx: 0, dy: 35))
    #expect(actions == [.began, .changed, .changed], "\(simulation.log)")
  }

  @Test func `S9.22 one cancelled finger of two leaves the pan to the other`() {
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: 0, dy: 20), right + Vector(dx: 0, dy: 20))
    simulation.finger(1).cancel()
    #expect(actions == [.began], "\(simulation.log)")
    simulation.finger(2).cancel()
    #expect(actions == [.began, .cancelled], "\(simulation.log)")
  }

  @Test func `S9.24 a minimum of more fingers than there are blocks it`() {
    pan.minimumNumberOfTouches = 20
    simulation.drag(from: left, to: right)
    #expect(actions.isEmpty, "\(simulation.log)")
  }

  @Test func `S14.11 movement before the minimum is down does not count`() {
    pan.minimumNumberOfTouches = 2
    simulation.finger(1).down(at: left)
    simulation.finger(1).move(to: left + Vector(dx: 80, dy: 0))
    simulation.finger(2).down(at: right)
    simulation.finger(1).move(to: left + Vector(dx: 99, dy: 0))
    #expect(actions.isEmpty, "the centroid has moved by 9.5 pt\n\(simulation.log)")
    simulation.finger(1).move(to: left + Vector(dx: 100, dy: 0))
    #expect(actions == [.began], "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 10, dy: 0))
  }

  @Test func `S14.11 after a finger has lifted the start is taken anew with the next`() {
    pan.minimumNumberOfTouches = 2
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: 8, dy: 0), right + Vector(dx: 8, dy: 0))
    simulation.lift(1)
    simulation.finger(1).down(at: left)
    simulation.fingers(.moved, left + Vector(dx: 8, dy: 0), right + Vector(dx: 16, dy: 0))
    #expect(actions.isEmpty, "\(simulation.log)")
  }

  @Test func `S14.12 fingers that move and lift in one event make one change`() {
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: 0, dy: 20), right + Vector(dx: 0, dy: 20))
    simulation.send([
      TouchInput(id: 1, phase: .moved, location: left + Vector(dx: 0, dy: 30)),
      TouchInput(id: 2, phase: .ended, location: right + Vector(dx: 0, dy: 30)),
    ])
    #expect(actions == [.began, .changed], "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 0, dy: 30))
  }

  @Test func `S14.12 all fingers that lift at new places in one event make one ended`() {
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: 0, dy: 20), right + Vector(dx: 0, dy: 20))
    simulation.fingers(.ended, left + Vector(dx: 0, dy: 40), right + Vector(dx: 0, dy: 40))
    #expect(actions == [.began, .ended], "\(simulation.log)")
  }
}
