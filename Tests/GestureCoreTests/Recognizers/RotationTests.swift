import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import RotationGesture
import Testing

@Suite struct `Rotations` {
  let simulation = Simulation()
  let rotation = RotationGestureRecognizer()
  let middle = Point(x: 200, y: 400)

  init() { simulation.window.addGestureRecognizer(rotation) }

  private var actions: [GestureState] { simulation.log.actions(of: "rotation") }

  /// The first finger in the middle, the second one away from it.
  private func line(_ phase: TouchPhase, _ dx: Double, _ dy: Double) {
    simulation.fingers(phase, middle, middle + Vector(dx: dx, dy: dy))
  }

  /// A turn by 45° from 100 pt to the right, with fingers 141.4 pt apart in the end: an arc of
  /// 45° at half of that distance.
  @Test(arguments: [(-1e-6, true), (1e-6, false)])
  func `S9.50 S14.18 it begins when the fingers have drawn the arc, at half of their distance`(
    excess: Double, begins: Bool
  ) {
    rotation.hysteresis = Double.pi / 4 * 2.0.squareRoot() * 100 / 2 + excess
    line(.began, 100, 0)
    line(.moved, 100, 100)
    #expect(actions == (begins ? [.began] : []), "\(simulation.log)")
  }

  /// An arc of 9.97 pt, and of 10.02 pt.
  @Test(arguments: [(19.9, false), (20, true), (-19.9, false), (-20, true)])
  func `S9.50 the arc is 10 pt by default, either way`(dy: Double, begins: Bool) {
    line(.began, -200, 0)
    line(.moved, -200, dy)
    #expect(actions == (begins ? [.began] : []), "\(simulation.log)")
  }

  @Test func `S9.50 clockwise is positive, counter-clockwise negative`() {
    line(.began, 100, 0)
    line(.moved, 0, 100)
    #expect(isNear(rotation.rotation, .pi / 2), "\(rotation.rotation)\n\(simulation.log)")
    simulation.lift(1, 2)
    line(.began, 100, 0)
    line(.moved, 0, -100)
    #expect(isNear(rotation.rotation, -.pi / 2), "\(rotation.rotation)\n\(simulation.log)")
  }

  @Test func `S9.50 it changes while both are down and ends when both have lifted`() {
    line(.began, 100, 0)
    line(.moved, 100, 50)
    line(.moved, 100, 80)
    simulation.lift(1)
    simulation.finger(2).move(to: Point(x: 10, y: 10))
    #expect(actions == [.began, .changed], "\(simulation.log)")
    simulation.lift(2)
    #expect(actions == [.began, .changed, .ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
    #expect(rotation.rotation == 0, "the next one starts anew")
  }

  @Test func `S9.50 fingers that only move apart turn nothing`() {
    line(.began, 100, 0)
    line(.moved, 300, 0)
    simulation.lift(1, 2)
    #expect(actions.isEmpty, "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "rotation").map(\.state) == [.failed])
  }

  @Test func `S9.50 a rotation that is set is counted on from`() {
    line(.began, 100, 0)
    line(.moved, 0, 100)
    rotation.rotation = 0
    line(.moved, -100, 0)
    #expect(isNear(rotation.rotation, .pi / 2), "\(rotation.rotation)")
    rotation.rotation = 10
    line(.moved, 0, 100)
    #expect(isNear(rotation.rotation, 10 - .pi / 2), "\(rotation.rotation)")
  }

  @Test func `S9.50 setting it makes the velocity zero until the next move`() {
    line(.began, 100, 0)
    simulation.wait(.milliseconds(10))
    line(.moved, 100, 100)
    #expect((rotation.velocity - .pi / 4 / 0.01).magnitude < 1e-6, "\(rotation.velocity)")
    rotation.rotation = 0
    #expect(rotation.velocity == 0)
    simulation.wait(.milliseconds(10))
    line(.moved, 0, 100)
    #expect((rotation.velocity - .pi / 4 / 0.01).magnitude < 1e-6, "\(rotation.velocity)")
  }

  @Test(arguments: [Double.nan, -.infinity])
  func `S9.50 what is no number can't be set, and is diagnosed`(value: Double) {
    line(.began, 100, 0)
    line(.moved, 0, 100)
    rotation.rotation = value
    #expect(isNear(rotation.rotation, .pi / 2))
    #expect(simulation.log.diagnostics.count == 1, "\(simulation.log)")
  }

  @Test(arguments: [1.0, -1])
  func `S9.51 it accumulates past half a turn, and past a whole one`(sign: Double) {
    line(.began, 100, 0)
    let quarters = [(0.0, 100.0), (-100, 0), (0, -100), (100, 0)]
    for turn in 0..<3 {
      for (index, (dx, dy)) in quarters.enumerated() {
        line(.moved, dx, dy * sign)
        let expected = sign * (Double(turn * 4 + index + 1) * .pi / 2)
        #expect(isNear(rotation.rotation, expected), "\(rotation.rotation)\n\(simulation.log)")
      }
    }
  }

  @Test func `S9.50 S9.48 the next finger makes no jump`() {
    line(.began, 100, 0)
    line(.moved, 0, 100)
    simulation.lift(2)
    simulation.finger(3).down(at: Point(x: 0, y: 400))
    #expect(isNear(rotation.rotation, .pi / 2), "\(simulation.log)")
    simulation.finger(3).move(to: Point(x: 200, y: 200))
    #expect(isNear(rotation.rotation, .pi), "\(rotation.rotation)\n\(simulation.log)")
    #expect(actions == [.began, .changed])
  }

  @Test func `S9.50 a finger that is exchanged before it begins makes a new start`() {
    line(.began, 100, 0)
    line(.moved, 100, 10)
    simulation.lift(2)
    simulation.finger(2).down(at: middle + Vector(dx: 100, dy: 0))
    simulation.finger(2).move(to: middle + Vector(dx: 100, dy: 100))
    #expect(actions == [.began], "\(simulation.log)")
    #expect(isNear(rotation.rotation, .pi / 4), "\(rotation.rotation)\n\(simulation.log)")
  }

  @Test func `S9.50 S9.49 fingers that coincide turn nothing`() {
    line(.began, 100, 0)
    line(.moved, 0, 100)
    line(.moved, 0, 0)
    #expect(isNear(rotation.rotation, .pi / 2), "\(rotation.rotation)")
    line(.moved, 0, 100)
    #expect(isNear(rotation.rotation, .pi / 2), "\(rotation.rotation)")
  }

  @Test func `S9.50 S9.52 it goes by the first two fingers, a third is ignored`() {
    line(.began, 100, 0)
    line(.moved, 0, 100)
    simulation.finger(3).down(at: Point(x: 10, y: 10))
    simulation.finger(3).move(to: Point(x: 300, y: 10))
    #expect(actions == [.began], "\(simulation.log)")
    #expect(rotation.numberOfTouches == 2)
  }

  @Test func `S14.12 a lift at a new place is one ended with the new turn`() {
    var last = 0.0
    rotation.onAction { rotation in last = rotation.rotation }
    line(.began, 100, 0)
    line(.moved, 100, 100)
    line(.ended, 0, 100)
    #expect(actions == [.began, .ended], "\(simulation.log)")
    #expect(isNear(last, .pi / 2), "\(last)")
  }
}
