import GestureCore
import GestureSimulation
import GestureTrace
import LongPressGesture
import Testing

@Suite struct `Long press with several fingers` {
  let simulation = Simulation()
  let press = LongPressGestureRecognizer()
  let left = Point(x: 100, y: 100)
  let right = Point(x: 150, y: 100)
  var hand: Hand { Hand(simulation) }

  init() {
    simulation.window.addGestureRecognizer(press)
    press.numberOfTouchesRequired = 2
  }

  @Test(arguments: [TouchID(1), TouchID(2)])
  func `S9.35 the first of its fingers to lift ends it`(finger: TouchID) {
    hand.down(left, right)
    simulation.wait(.milliseconds(500))
    hand.up(finger)
    #expect(simulation.log.actions(of: "longPress") == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S9.40 the time starts when all fingers are down`() {
    simulation.finger(1).down(at: left)
    simulation.wait(.milliseconds(400))
    simulation.finger(2).down(at: right)
    simulation.wait(.milliseconds(499))
    #expect(simulation.log.actions == [], "\(simulation.log)")
    simulation.wait(.milliseconds(1))
    #expect(simulation.log.actions == ["longPress began"], "\(simulation.log)")
  }

  @Test func `S9.38 a finger that strays while others are awaited fails it`() {
    simulation.finger(1).down(at: left)
    simulation.finger(1).move(to: left + Vector(dx: 0, dy: 11))
    #expect(simulation.log.outcomes(of: "longPress").map(\.state) == [.failed])
  }

  @Test func `S9.38 a finger that lifts before all are down fails it`() {
    simulation.finger(1).down(at: left)
    hand.up(1)
    #expect(
      simulation.log.outcomes(of: "longPress").map { $0.detail?.description }
        == ["a finger lifted before all were down: 1 where 2 are needed"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.44 one finger too many before it began fails it`() {
    hand.down(left, right)
    simulation.wait(.milliseconds(300))
    simulation.finger(3).down(at: left)
    simulation.wait(.milliseconds(500))
    #expect(
      simulation.log.outcomes(of: "longPress").map { $0.detail?.description }
        == ["too many fingers: 3 where 2 are allowed"], "\(simulation.log)")
    #expect(simulation.log.actions == [])
  }

  @Test func `S9.44 one finger too many after it began is ignored`() {
    hand.down(left, right)
    simulation.wait(.milliseconds(500))
    let third = simulation.finger(3)
    third.down(at: Point(x: 300, y: 700))
    third.move(to: Point(x: 310, y: 700))
    third.up()
    #expect(simulation.log.actions(of: "longPress") == [.began], "\(simulation.log)")
    #expect(press.numberOfTouches == 2)
    #expect(press.location(in: nil) == Point(x: 125, y: 100))
    hand.up(1, 2)
    #expect(simulation.log.actions(of: "longPress") == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S9.42 S9.44 two fingers at once are one too many for a press with one`() {
    press.numberOfTouchesRequired = 1
    press.minimumPressDuration = .zero
    hand.down(left, right)
    #expect(simulation.log.actions == [], "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "longPress").map(\.state) == [.failed])
  }

  @Test func `S9.11 fewer than one finger counts as one, with a diagnostic`() {
    press.numberOfTouchesRequired = 0
    #expect(press.numberOfTouchesRequired == 1)
    #expect(simulation.log.diagnostics.count == 1)
    press.numberOfTapsRequired = -1
    #expect(press.numberOfTapsRequired == 0)
  }
}
