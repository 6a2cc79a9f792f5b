import GestureCore
import GestureSimulation
import GestureTrace
import TapGesture
import Testing

@Suite struct `Tap with several fingers` {
  let simulation = Simulation()
  let tap = TapGestureRecognizer()
  let left = Point(x: 100, y: 100)
  let right = Point(x: 140, y: 120)
  var hand: Hand { Hand(simulation) }

  init() {
    simulation.window.addGestureRecognizer(tap)
    tap.numberOfTouchesRequired = 2
  }

  @Test func `S9.1 it recognizes as the last finger lifts`() {
    hand.down(left, right)
    hand.up(1)
    #expect(simulation.log.actions == [], "\(simulation.log)")
    hand.up(2)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S9.1 fingers may come down and lift one after the other`() {
    simulation.finger(1).down(at: left)
    simulation.wait(.milliseconds(200))
    simulation.finger(2).down(at: right)
    simulation.wait(.milliseconds(200))
    hand.up(2)
    simulation.wait(.milliseconds(200))
    hand.up(1)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S9.3 its location is the middle of where the fingers came down`() {
    var places: [Point] = []
    tap.onAction { tap in
      places =
        [tap.location(in: nil)]
        + (0..<tap.numberOfTouches).map {
          tap.location(ofTouch: $0, in: nil)
        }
    }
    hand.down(left, right)
    hand.move(to: left + Vector(dx: 9, dy: 9), right + Vector(dx: 9, dy: 9))
    hand.up(1, 2)
    #expect(places == [Point(x: 120, y: 110), left, right], "\(simulation.log)")
  }

  @Test func `S9.5 the longest press counts from the first finger on`() {
    simulation.finger(1).down(at: left)
    simulation.wait(.milliseconds(700))
    simulation.finger(2).down(at: right)
    simulation.wait(.milliseconds(50))
    #expect(simulation.log.outcomes(of: "tap").map(\.state) == [.failed], "\(simulation.log)")
  }

  @Test func `S9.6 one finger too many fails it at once`() {
    hand.down(left, right)
    simulation.finger(3).down(at: left + Vector(dx: 0, dy: 50))
    let outcomes = simulation.log.outcomes(of: "tap")
    #expect(outcomes.map { $0.detail?.description } == ["too many fingers: 3 where 2 are allowed"])
    hand.up(1, 2, 3)
    #expect(simulation.log.actions == [], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.6 a finger that lifts before all are down fails it`() {
    simulation.finger(1).down(at: left)
    hand.up(1)
    #expect(
      simulation.log.outcomes(of: "tap").map { $0.detail?.description }
        == ["a finger lifted before all were down: 1 where 2 are needed"], "\(simulation.log)")
  }

  @Test func `S14.9 no finger may come down after one has lifted in the same tap`() {
    tap.numberOfTouchesRequired = 2
    hand.down(left, right)
    hand.up(1)
    #expect(simulation.log.outcomes(of: "tap").isEmpty)
    simulation.finger(3).down(at: left)
    #expect(
      simulation.log.outcomes(of: "tap").map { $0.detail?.description }
        == ["a finger came down after one had lifted"], "\(simulation.log)")
  }

  @Test func `S14.9 fingers may take as long to gather as the longest press allows`() {
    simulation.finger(1).down(at: left)
    simulation.wait(.milliseconds(740))
    simulation.finger(2).down(at: right)
    hand.up(1, 2)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S9.10 one cancelled finger of two fails it`() {
    hand.down(left, right)
    hand.cancel(2)
    #expect(simulation.log.outcomes(of: "tap").map(\.reason) == [.touchesCancelled])
    hand.up(1)
    #expect(simulation.log.actions == [], "\(simulation.log)")
  }

  @Test func `S9.3 asking for a finger that the tap never had stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = TapGestureRecognizer().location(ofTouch: 0, in: nil)
    }
  }
}
