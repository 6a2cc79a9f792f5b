import GestureCore
import GestureSimulation
import GestureTrace
import HorizontalPanGesture
import Testing

@Suite struct `Horizontal pan` {
  let simulation = Simulation()
  let row = View(name: "row", frame: Rect(x: 0, y: 50, width: 400, height: 300))
  let pan = HorizontalPanGestureRecognizer()
  let start = Point(x: 100, y: 100)

  init() { simulation.show(row, pan) }

  @Test(arguments: [(9.9, false), (10, true), (10.1, true)])
  func `S9.12 S10.5 it begins when the movement is at least the hysteresis`(
    distance: Double, begins: Bool
  ) {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: distance, dy: 0))
    #expect(
      simulation.log.actions == (begins ? ["horizontalPan began"] : []), "\(simulation.log)")
    finger.up()
    #expect(
      simulation.log.outcomes(of: "horizontalPan").map(\.state) == [begins ? .ended : .failed])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(arguments: [
    (Vector(dx: 8, dy: 6), true), (Vector(dx: -8, dy: 6), true), (Vector(dx: 9, dy: 4), false),
    (Vector(dx: 9.9, dy: 0), false),
  ])
  func `S14.8 the hysteresis is the straight distance from the start`(
    displacement: Vector, begins: Bool
  ) {
    simulation.finger().down(at: start)
    simulation.finger().move(to: start + displacement)
    #expect(
      simulation.log.actions == (begins ? ["horizontalPan began"] : []), "\(simulation.log)")
  }

  @Test(arguments: [
    (Vector(dx: 20, dy: 19.9), true), (Vector(dx: -20, dy: -19.9), true),
    (Vector(dx: 20, dy: 20), false), (Vector(dx: 20, dy: -20.1), false),
    (Vector(dx: 0, dy: 10), false),
  ])
  func `S14.8 at that moment it fails unless the movement is more across than down`(
    displacement: Vector, begins: Bool
  ) {
    simulation.finger().down(at: start)
    simulation.finger().move(to: start + displacement)
    #expect(
      simulation.log.actions == (begins ? ["horizontalPan began"] : []), "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "horizontalPan").map { $0.detail?.description }
        == (begins ? [] : ["the movement was not more horizontal than vertical"]))
  }

  @Test func `S14.8 once begun it may go anywhere`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 10, dy: 0))
    finger.move(to: start + Vector(dx: 10, dy: 200))
    #expect(
      simulation.log.actions(of: "horizontalPan") == [.began, .changed], "\(simulation.log)")
  }

  @Test func `S9.14 a new one takes one finger or more`() {
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    #expect(pan.hysteresis == 10)
  }

  @Test func `S9.16 lifted before the threshold it fails`() {
    simulation.drag(from: start, to: start + Vector(dx: 9, dy: 0))
    #expect(
      simulation.log.outcomes(of: "horizontalPan").map { $0.detail?.description }
        == ["the fingers lifted before they had moved far enough: 9 pt where 10 pt are needed"],
      "\(simulation.log)")
  }

  @Test func `S9.17 S9.18 the translation counts from the start and holds the first 10 pt`() {
    var translations: [Vector] = []
    pan.onAction { translations.append($0.translation(in: nil)) }
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 4, dy: 0))
    finger.move(to: start + Vector(dx: 12, dy: 0))
    finger.move(to: start + Vector(dx: 30, dy: 7))
    finger.up()
    #expect(
      translations == [12, 30, 30].map { Vector(dx: $0, dy: 0) },
      "no vertical part either\n\(simulation.log)")
  }

  @Test func `S9.18 the translation is converted to the asked view as a vector`() {
    row.transform = AffineTransform(scaleX: 2, y: 2)
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 40, dy: 0))
    #expect(pan.translation(in: nil) == Vector(dx: 40, dy: 0), "\(simulation.log)")
    #expect(pan.translation(in: row) == Vector(dx: 20, dy: 0))
  }

  @Test func `S9.19 setting the translation rebases it`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    pan.setTranslation(.zero, in: nil)
    #expect(pan.translation(in: nil) == .zero)
    finger.move(to: start + Vector(dx: 27, dy: 0))
    #expect(pan.translation(in: nil) == Vector(dx: 7, dy: 0), "\(simulation.log)")
    pan.setTranslation(Vector(dx: 100, dy: 0), in: nil)
    finger.move(to: start + Vector(dx: 28, dy: 0))
    #expect(pan.translation(in: nil) == Vector(dx: 101, dy: 0))
  }

  @Test func `S9.22 taken away it fails before it began, and is cancelled after`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.cancel()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    finger.cancel()
    #expect(
      simulation.log.outcomes(of: "horizontalPan").map(\.state) == [.failed, .cancelled],
      "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "horizontalPan").map(\.reason)
        == [.touchesCancelled, .touchesCancelled])
    #expect(simulation.log.actions(of: "horizontalPan") == [.began, .cancelled])
  }

  @Test func `S13.6 a threshold crossed in the lift itself gives both began and ended`() {
    var translations: [Vector] = []
    pan.onAction { translations.append($0.translation(in: nil)) }
    let finger = simulation.finger()
    finger.down(at: start)
    finger.up(at: start + Vector(dx: 60, dy: 0))
    #expect(simulation.log.actions(of: "horizontalPan") == [.began, .ended], "\(simulation.log)")
    #expect(translations == [Vector(dx: 60, dy: 0), Vector(dx: 60, dy: 0)])
  }

  @Test func `S14.12 a lift at a new place is the end, with the new geometry`() {
    var translations: [Vector] = []
    pan.onAction { translations.append($0.translation(in: nil)) }
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    finger.move(to: start + Vector(dx: 20, dy: 0))
    finger.up(at: start + Vector(dx: 33, dy: 0))
    #expect(simulation.log.actions(of: "horizontalPan") == [.began, .ended], "\(simulation.log)")
    #expect(translations.last == Vector(dx: 33, dy: 0))
  }
}
