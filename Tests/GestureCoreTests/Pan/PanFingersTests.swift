import GestureCore
import GestureSimulation
import GestureTrace
import HorizontalPanGesture
import Testing

@Suite struct `Pan with several fingers` {
  let simulation = Simulation()
  let pan = HorizontalPanGestureRecognizer()
  let left = Point(x: 100, y: 100)
  let right = Point(x: 200, y: 100)
  var hand: Hand { Hand(simulation) }

  init() { simulation.window.addGestureRecognizer(pan) }

  private var actions: [GestureState] { simulation.log.actions(of: "horizontalPan") }

  @Test func `S9.12 the centroid has to cross the hysteresis`() {
    hand.down(left, right)
    hand.move(to: left + Vector(dx: 19, dy: 0), right)
    #expect(actions == [], "\(simulation.log)")
    hand.move(to: left + Vector(dx: 20, dy: 0), right)
    #expect(actions == [.began], "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 10, dy: 0))
  }

  @Test func `S9.13 it ends when the last finger lifts`() {
    hand.down(left, right)
    hand.move(to: left + Vector(dx: 20, dy: 0), right + Vector(dx: 20, dy: 0))
    hand.up(1)
    #expect(actions == [.began], "\(simulation.log)")
    simulation.finger(2).move(to: right + Vector(dx: 50, dy: 0))
    hand.up(2)
    #expect(actions == [.began, .changed, .ended], "\(simulation.log)")
  }

  @Test func `S9.13 below the minimum an active pan stays active without changes`() {
    pan.minimumNumberOfTouches = 2
    hand.down(left, right)
    hand.move(to: left + Vector(dx: 20, dy: 0), right + Vector(dx: 20, dy: 0))
    hand.up(1)
    simulation.finger(2).move(to: right + Vector(dx: 90, dy: 0))
    #expect(actions == [.began], "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 0))
    hand.up(2)
    #expect(actions == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S9.15 more than the maximum before it began fails it`() {
    pan.maximumNumberOfTouches = 1
    hand.down(left)
    simulation.finger(2).down(at: right)
    #expect(
      simulation.log.outcomes(of: "horizontalPan").map { $0.detail?.description }
        == ["too many fingers: 2 where 1 is allowed"], "\(simulation.log)")
  }

  @Test func `S9.15 S13.9 more than the maximum while it is active are ignored`() {
    pan.maximumNumberOfTouches = 1
    let finger = simulation.finger(1)
    finger.down(at: left)
    finger.move(to: left + Vector(dx: 20, dy: 0))
    let other = simulation.finger(2)
    other.down(at: right)
    other.move(to: right + Vector(dx: 100, dy: 0))
    other.up()
    #expect(actions == [.began], "\(simulation.log)")
    #expect(pan.location(in: nil) == left + Vector(dx: 20, dy: 0))
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 0))
    finger.up()
    #expect(actions == [.began, .ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.15 of two fingers that join at once only the one too many is ignored`() {
    pan.maximumNumberOfTouches = 2
    simulation.finger(1).down(at: left)
    simulation.finger(1).move(to: left + Vector(dx: 20, dy: 0))
    simulation.send([
      TouchInput(id: 2, phase: .began, location: right),
      TouchInput(id: 3, phase: .began, location: right),
    ])
    #expect(pan.numberOfTouches == 2, "\(simulation.log)")
  }

  @Test func `S9.20 it moves by the mean of the fingers' displacements`() {
    hand.down(left, right)
    hand.move(to: left + Vector(dx: 30, dy: 0), right + Vector(dx: 10, dy: 0))
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 0), "\(simulation.log)")
    hand.move(to: left + Vector(dx: 40, dy: 0), right)
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 0))
    #expect(
      actions == [.began, .changed], "opposite movements are a change, S9.13\n\(simulation.log)")
  }

  @Test func `S9.20 S13.8 a finger that joins moves the location but not the translation`() {
    simulation.finger(1).down(at: left)
    simulation.finger(1).move(to: left + Vector(dx: 20, dy: 0))
    simulation.finger(2).down(at: Point(x: 300, y: 500))
    #expect(pan.location(in: nil) == Point(x: 210, y: 300), "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 0))
    #expect(actions == [.began], "S14.12: joining is no change\n\(simulation.log)")
    simulation.finger(2).move(to: Point(x: 304, y: 500))
    #expect(pan.translation(in: nil) == Vector(dx: 22, dy: 0))
  }

  @Test func `S9.20 S14.12 a finger that leaves moves nothing`() {
    hand.down(left, right)
    hand.move(to: left + Vector(dx: 20, dy: 0), right + Vector(dx: 20, dy: 0))
    hand.up(1)
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 0), "\(simulation.log)")
    #expect(actions == [.began])
    simulation.finger(2).move(to: right + Vector(dx: 25, dy: 0))
    #expect(pan.translation(in: nil) == Vector(dx: 25, dy: 0), "\(simulation.log)")
  }

  @Test func `S9.24 a minimum of more fingers than there are blocks it`() {
    pan.minimumNumberOfTouches = 20
    hand.down(left, right)
    hand.move(to: left + Vector(dx: 200, dy: 0), right + Vector(dx: 200, dy: 0))
    #expect(simulation.log.outcomes(of: "horizontalPan").isEmpty, "\(simulation.log)")
    hand.up(1, 2)
    #expect(actions == [])
    #expect(simulation.log.outcomes(of: "horizontalPan").map(\.state) == [.failed])
  }

  @Test func `S14.11 movement before enough fingers are down does not count`() {
    pan.minimumNumberOfTouches = 2
    simulation.finger(1).down(at: left)
    simulation.finger(1).move(to: left + Vector(dx: 50, dy: 0))
    simulation.finger(2).down(at: right)
    #expect(actions == [], "\(simulation.log)")
    hand.move(to: left + Vector(dx: 59, dy: 0), right + Vector(dx: 9, dy: 0))
    #expect(actions == [], "\(simulation.log)")
    hand.move(to: left + Vector(dx: 60, dy: 0), right + Vector(dx: 10, dy: 0))
    #expect(actions == [.began], "\(simulation.log)")
    #expect(pan.translation(in: nil) == Vector(dx: 10, dy: 0))
  }

  @Test func `S14.11 the start is taken anew whenever the last finger that it takes comes down`() {
    pan.minimumNumberOfTouches = 2
    hand.down(left, right)
    hand.move(to: left + Vector(dx: 9, dy: 0), right + Vector(dx: 9, dy: 0))
    hand.up(2)
    simulation.finger(2).down(at: right)
    hand.move(to: left + Vector(dx: 18, dy: 0), right + Vector(dx: 9, dy: 0))
    #expect(actions == [], "\(simulation.log)")
    hand.move(to: left + Vector(dx: 19, dy: 0), right + Vector(dx: 10, dy: 0))
    #expect(actions == [.began], "\(simulation.log)")
  }

  @Test func `S9.22 S12.9 one cancelled finger of two leaves the pan to the other`() {
    hand.down(left, right)
    hand.move(to: left + Vector(dx: 20, dy: 0), right + Vector(dx: 20, dy: 0))
    hand.cancel(1)
    simulation.finger(2).move(to: right + Vector(dx: 30, dy: 0))
    hand.up(2)
    #expect(actions == [.began, .changed, .ended], "\(simulation.log)")
  }

  @Test func `S5.17 fingers that move in one event make one change`() {
    hand.down(left, right)
    hand.move(to: left + Vector(dx: 20, dy: 0), right + Vector(dx: 20, dy: 0))
    hand.move(to: left + Vector(dx: 30, dy: 0), right + Vector(dx: 40, dy: 0))
    #expect(actions == [.began, .changed], "\(simulation.log)")
  }

  @Test func `S9.11 a number of fingers below 1 counts as 1, with a diagnostic`() {
    pan.minimumNumberOfTouches = 0
    pan.maximumNumberOfTouches = -1
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == 1)
    #expect(simulation.log.diagnostics.count == 2, "\(simulation.log)")
  }
}
