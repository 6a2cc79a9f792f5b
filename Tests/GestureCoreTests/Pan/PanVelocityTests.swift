import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import Testing

@Suite struct `Velocity of a pan` {
  let simulation = Simulation()
  let pan = HorizontalPanGestureRecognizer()
  let start = Point(x: 50, y: 100)

  init() { simulation.window.addGestureRecognizer(pan) }

  @Test(arguments: [-1.0, 1])
  func `S9.21 it is in points per second and in the direction of the movement`(side: Double) {
    let finger = simulation.finger()
    finger.down(at: Point(x: 200, y: 100))
    finger.move(to: Point(x: 200 + side * 100, y: 100), over: .milliseconds(100))
    let velocity = pan.velocity(in: nil)
    #expect(isNear(velocity.dx, side * 1000, within: 0.001), "\(velocity)\n\(simulation.log)")
    #expect(velocity.dy == 0)
  }

  @Test func `S9.21 it is converted to the asked view`() {
    let row = View(name: "row", frame: Rect(x: 0, y: 50, width: 400, height: 100))
    row.transform = AffineTransform(scaleX: 2, y: 2)
    simulation.window.addSubview(row)
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 100, dy: 0), over: .milliseconds(100))
    #expect(isNear(pan.velocity(in: row).dx, 500, within: 0.001), "\(pan.velocity(in: row))")
  }

  @Test(arguments: [(39.0, true), (40, false), (300, false)])
  func `S9.21 after holding still it is zero at the lift`(hold: Double, isFast: Bool) {
    var velocity: Vector?
    pan.onAction { pan in if pan.state == .ended { velocity = pan.velocity(in: nil) } }
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 100, dy: 0), over: .milliseconds(100))
    simulation.wait(.nanoseconds(Int64(hold * 1_000_000)))
    finger.up()
    #expect(velocity.map { $0.dx > 900 } == isFast, "\(String(describing: velocity))")
    if !isFast { #expect(velocity == .zero) }
  }

  @Test func `S9.19 setting the translation makes it zero until the next move`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 100, dy: 0), over: .milliseconds(100))
    pan.setTranslation(.zero, in: nil)
    #expect(pan.velocity(in: nil) == .zero)
    simulation.wait(.milliseconds(10))
    finger.move(to: start + Vector(dx: 120, dy: 0))
    #expect(isNear(pan.velocity(in: nil).dx, 2000, within: 0.001), "\(pan.velocity(in: nil))")
  }

  @Test func `S9.20 a finger that joins or leaves does not disturb it`() {
    let finger = simulation.finger(1)
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 50, dy: 0), over: .milliseconds(50))
    simulation.finger(2).down(at: Point(x: 350, y: 700))
    #expect(isNear(pan.velocity(in: nil).dx, 1000, within: 0.001), "\(pan.velocity(in: nil))")
    simulation.finger(2).up()
    #expect(isNear(pan.velocity(in: nil).dx, 1000, within: 0.001), "\(pan.velocity(in: nil))")
  }

  @Test func `S3.5 it is known when the delegate is asked whether the pan should begin`() {
    let delegate = ScriptedDelegate()
    var velocity = Vector.zero
    delegate.shouldBegin = { [pan] _ in
      velocity = pan.velocity(in: nil)
      return true
    }
    pan.delegate = delegate
    simulation.drag(from: start, to: start + Vector(dx: 100, dy: 0), over: .milliseconds(100))
    #expect(isNear(velocity.dx, 1000, within: 0.001), "\(velocity)")
  }
}
