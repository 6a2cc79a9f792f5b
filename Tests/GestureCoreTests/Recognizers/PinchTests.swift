import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PinchGesture
import Testing

@Suite struct `Pinches` {
  let simulation = Simulation()
  let pinch = PinchGestureRecognizer()
  let middle = Point(x: 200, y: 400)

  init() { simulation.window.addGestureRecognizer(pinch) }

  private var actions: [GestureState] { simulation.log.actions(of: "pinch") }

  /// Both fingers in one event, so far apart.
  private func both(_ phase: TouchPhase, _ distance: Double) {
    simulation.fingers(
      phase, middle + Vector(dx: -distance / 2, dy: 0), middle + Vector(dx: distance / 2, dy: 0))
  }

  @Test(
    arguments: [
      (107.9, false), (108, true), (108.1, true), (92.1, false), (92, true), (91.9, true),
    ])
  func `S9.45 it begins when the fingers' distance has changed by 8 pt`(
    distance: Double, begins: Bool
  ) {
    both(.began, 100)
    both(.moved, distance)
    #expect(actions == (begins ? [.began] : []), "\(simulation.log)")
  }

  @Test(arguments: [(119.9, false), (120, true)])
  func `S9.45 the threshold is a property`(distance: Double, begins: Bool) {
    pinch.hysteresis = 20
    both(.began, 100)
    both(.moved, distance)
    #expect(actions == (begins ? [.began] : []), "\(simulation.log)")
  }

  @Test func `S9.45 it changes while both are down and ends when both have lifted`() {
    both(.began, 100)
    both(.moved, 120)
    simulation.finger(1).move(to: Point(x: 130, y: 400))
    both(.moved, 150)
    simulation.lift(2)
    simulation.finger(1).move(to: Point(x: 10, y: 400))
    #expect(actions == [.began, .changed, .changed], "\(simulation.log)")
    simulation.lift(1)
    #expect(actions == [.began, .changed, .changed, .ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.45 S14.12 it changes when both fingers move alike: its place is another`() {
    both(.began, 100)
    both(.moved, 120)
    let shift = Vector(dx: 30, dy: 0)
    simulation.fingers(
      .moved, middle + Vector(dx: -60, dy: 0) + shift, middle + Vector(dx: 60, dy: 0) + shift)
    #expect(actions == [.began, .changed], "\(simulation.log)")
    #expect(pinch.scale == 1.2)
    #expect(pinch.location(in: nil) == middle + shift)
  }

  @Test func `S14.12 moves to the same places are no change`() {
    both(.began, 100)
    both(.moved, 120)
    both(.moved, 120)
    #expect(actions == [.began], "\(simulation.log)")
  }

  @Test func `S9.45 one finger is no pinch`() {
    simulation.drag(from: middle, to: Point(x: 300, y: 400))
    #expect(actions.isEmpty, "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "pinch").map(\.state) == [.failed])
  }

  @Test func `S9.46 the scale is the distance now over the distance at the start`() {
    var scales: [Double] = []
    pinch.onAction { pinch in scales.append(pinch.scale) }
    both(.began, 100)
    #expect(pinch.scale == 1)
    both(.moved, 120)
    both(.moved, 200)
    both(.moved, 50)
    both(.ended, 50)
    #expect(scales == [1.2, 2, 0.5, 0.5], "\(simulation.log)")
    #expect(pinch.scale == 1, "the next one starts anew")
  }

  @Test func `S9.46 it is measured on the screen, whatever becomes of the view`() {
    let photo = View(name: "photo", frame: Rect(x: 0, y: 200, width: 400, height: 400))
    simulation.window.addSubview(photo)
    photo.addGestureRecognizer(pinch)
    pinch.onAction { pinch in
      photo.transform = AffineTransform(scaleX: pinch.scale, y: pinch.scale)
    }
    both(.began, 100)
    both(.moved, 150)
    both(.moved, 200)
    #expect(pinch.scale == 2, "\(simulation.log)")
  }

  @Test func `S9.47 a scale that is set is counted on from`() {
    both(.began, 100)
    both(.moved, 200)
    pinch.scale = 1
    both(.moved, 300)
    #expect(pinch.scale == 1.5, "\(simulation.log)")
    pinch.scale = 4
    both(.moved, 150)
    #expect(pinch.scale == 2, "\(simulation.log)")
  }

  @Test func `S9.47 setting the scale makes the velocity zero until the next move`() {
    both(.began, 100)
    for step in 1...5 {
      simulation.wait(.milliseconds(10))
      both(.moved, 100 + 10 * Double(step))
    }
    #expect((pinch.velocity - 10).magnitude < 1e-6, "\(pinch.velocity)")
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    simulation.wait(.milliseconds(10))
    both(.moved, 165)
    #expect((pinch.velocity - 10).magnitude < 1e-6, "\(pinch.velocity)")
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1])
  func `S9.47 S9.49 what is no scale can't be set, and is diagnosed`(scale: Double) {
    both(.began, 100)
    both(.moved, 200)
    pinch.scale = scale
    #expect(pinch.scale == 2)
    #expect(simulation.log.diagnostics.count == 1, "\(simulation.log)")
  }

  @Test func `S9.48 with one finger lifted it is silent, and the next finger makes no jump`() {
    both(.began, 100)
    both(.moved, 200)
    simulation.lift(2)
    #expect(pinch.numberOfTouches == 1)
    simulation.finger(1).move(to: Point(x: 10, y: 10))
    simulation.finger(3).down(at: Point(x: 10, y: 410))
    #expect(pinch.scale == 2, "\(simulation.log)")
    #expect(actions == [.began], "\(simulation.log)")
    simulation.finger(3).move(to: Point(x: 10, y: 610))
    #expect(pinch.scale == 3, "\(simulation.log)")
    #expect(actions == [.began, .changed])
  }

  @Test func `S9.46 a finger that is exchanged before it begins makes a new start`() {
    both(.began, 100)
    both(.moved, 105)
    simulation.lift(2)
    simulation.finger(2).down(at: Point(x: 347.5, y: 400))
    simulation.finger(2).move(to: Point(x: 387.5, y: 400))
    #expect(actions == [.began], "\(simulation.log)")
    #expect(pinch.scale == 1.2, "from 200 pt to 240 pt\n\(simulation.log)")
  }

  @Test(arguments: [(100.0, 0.0), (0, 100), (0, 0), (1e-9, 300)])
  func `S9.49 the scale is a number above zero, even if the fingers coincide`(
    start: Double, end: Double
  ) {
    var scales: [Double] = []
    var velocities: [Double] = []
    pinch.onAction { pinch in
      scales.append(pinch.scale)
      velocities.append(pinch.velocity)
    }
    pinch.hysteresis = 0
    both(.began, start)
    for distance in [end, start, end, 500, end] {
      simulation.wait(.milliseconds(10))
      both(.moved, distance)
    }
    #expect(!scales.isEmpty, "\(simulation.log)")
    #expect(scales.allSatisfy { $0.isFinite && $0 > 0 }, "\(scales)")
    #expect(velocities.allSatisfy { $0.isFinite }, "\(velocities)")
  }

  @Test func `S9.52 a third finger is ignored, and belongs to the view`() {
    let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    card.isMultipleTouchEnabled = true
    simulation.window.addSubview(card)
    both(.began, 100)
    let third = simulation.finger(3)
    third.down(at: Point(x: 50, y: 50))
    both(.moved, 120)
    third.move(to: Point(x: 60, y: 60))
    third.up()
    #expect(pinch.numberOfTouches == 2, "\(simulation.log)")
    #expect(actions == [.began], "\(simulation.log)")
    #expect(card.told.filter { $0.hasSuffix("3") } == ["began 3", "moved 3", "ended 3"])
  }

  @Test func `S14.12 fingers that lift at new places bring one ended with the new scale`() {
    var last = 0.0
    pinch.onAction { pinch in last = pinch.scale }
    both(.began, 100)
    both(.moved, 120)
    both(.ended, 180)
    #expect(actions == [.began, .ended], "\(simulation.log)")
    #expect(last == 1.8)
  }

  @Test func `S14.12 S13.6 a lift that crosses the threshold brings began and ended`() {
    both(.began, 100)
    both(.ended, 180)
    #expect(actions == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S14.12 of one that moves and one that lifts comes one change`() {
    both(.began, 100)
    both(.moved, 120)
    simulation.send([
      TouchInput(id: 1, phase: .moved, location: Point(x: 130, y: 400)),
      TouchInput(id: 2, phase: .ended, location: Point(x: 270, y: 400)),
    ])
    #expect(actions == [.began, .changed], "\(simulation.log)")
    #expect(pinch.scale == 1.4)
  }

  @Test func `S13.21 one cancelled finger leaves it to the other, both cancel it`() {
    both(.began, 100)
    both(.moved, 120)
    simulation.finger(1).cancel()
    #expect(actions == [.began], "\(simulation.log)")
    simulation.finger(2).cancel()
    #expect(actions == [.began, .cancelled], "\(simulation.log)")
  }
}
