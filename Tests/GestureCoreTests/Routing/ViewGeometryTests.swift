import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Geometry of views` {
  let simulation = Simulation()
  let outer = View(name: "outer", frame: Rect(x: 100, y: 100, width: 200, height: 100))
  let inner = View(name: "inner", frame: Rect(x: 10, y: 20, width: 40, height: 40))
  /// A quarter turn clockwise, as seen on the screen.
  let quarterTurn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
  let flat = AffineTransform(scaleX: 1, y: 0)

  init() {
    simulation.window.addSubview(outer)
    outer.addSubview(inner)
  }

  func hit(_ point: Point) -> String? {
    simulation.window.hitTest(point, with: nil)?.name
  }

  @Test func `S2.31 a frame, a middle and bounds say the same in different ways`() {
    #expect(outer.center == Point(x: 200, y: 150))
    #expect(outer.bounds == Rect(x: 0, y: 0, width: 200, height: 100))
    outer.bounds.size = Size(width: 100, height: 50)
    #expect(
      outer.frame == Rect(x: 150, y: 125, width: 100, height: 50), "it grows round its middle")
    outer.frame = Rect(x: 0, y: 10, width: 20, height: 30)
    #expect(outer.center == Point(x: 10, y: 25))
    #expect(outer.bounds == Rect(x: 0, y: 0, width: 20, height: 30))
    outer.center = Point(x: 100, y: 100)
    #expect(outer.frame == Rect(x: 90, y: 85, width: 20, height: 30))
  }

  @Test func `S2.31 the frame of a turned view is the rectangle round it`() {
    outer.transform = quarterTurn
    #expect(outer.frame == Rect(x: 150, y: 50, width: 100, height: 200))
    outer.transform = .identity
    #expect(outer.frame == Rect(x: 100, y: 100, width: 200, height: 100))
  }

  @Test(arguments: [
    (2.0, 2.0, Rect(x: 0, y: 0, width: 100, height: 100)),
    (-1, 0.5, Rect(x: 0, y: 0, width: 200, height: 400)),
  ])
  func `S2.31 a frame that is set is the view's, whatever its scale`(
    x: Double, y: Double, bounds: Rect
  ) {
    outer.transform = AffineTransform(scaleX: x, y: y).translatedBy(x: 7, y: -3)
    outer.frame = Rect(x: 10, y: 20, width: 200, height: 200)
    #expect(outer.frame == Rect(x: 10, y: 20, width: 200, height: 200))
    #expect(outer.bounds == bounds)
    outer.frame = outer.frame
    #expect(outer.bounds == bounds, "setting it to itself changes nothing")
  }

  @Test func `S2.31 a frame that is set is that of a turned view`() {
    outer.transform = quarterTurn
    outer.frame = Rect(x: 10, y: 20, width: 50, height: 80)
    #expect(outer.frame == Rect(x: 10, y: 20, width: 50, height: 80))
    #expect(outer.bounds.size == Size(width: 80, height: 50))
  }

  @Test func `S2.31 a view without height keeps its bounds as its frame is set`() {
    outer.transform = flat
    outer.frame = Rect(x: 10, y: 20, width: 50, height: 80)
    #expect(outer.center == Point(x: 35, y: 60))
    #expect(outer.bounds.size == Size(width: 200, height: 100))
  }

  @Test func `S2.31 a point is converted through every view between`() {
    #expect(inner.convert(.zero, to: nil) == Point(x: 110, y: 120))
    #expect(inner.convert(Point(x: 110, y: 120), from: nil) == .zero)
    #expect(inner.convert(.zero, to: outer) == Point(x: 10, y: 20))
    #expect(inner.convert(.zero, from: outer) == Point(x: -10, y: -20))
    outer.bounds.origin = Point(x: 0, y: 50)
    #expect(inner.convert(.zero, to: nil) == Point(x: 110, y: 70), "the content is scrolled up")
  }

  @Test func `S2.31 a point is converted between views of different branches`() {
    let other = View(name: "other", frame: Rect(x: 50, y: 60, width: 10, height: 10))
    simulation.window.addSubview(other)
    #expect(inner.convert(Point(x: 1, y: 2), to: other) == Point(x: 61, y: 62))
    #expect(inner.convert(Point(x: 61, y: 62), from: other) == Point(x: 1, y: 2))
    let loose = View(name: "loose", frame: Rect(x: 5, y: 5, width: 10, height: 10))
    #expect(
      inner.convert(.zero, to: loose) == Point(x: 110, y: 120),
      "the roots of different trees share their coordinates")
  }

  @Test func `S2.31 a transform turns and scales about the middle of the view`() {
    outer.transform = quarterTurn
    #expect(outer.convert(Point(x: 100, y: 50), to: nil) == Point(x: 200, y: 150))
    #expect(outer.convert(.zero, to: nil) == Point(x: 250, y: 50))
    #expect(outer.convert(Point(x: 250, y: 50), from: nil) == .zero)
    outer.transform = AffineTransform(scaleX: 2, y: 0.5)
    #expect(outer.convert(.zero, to: nil) == Point(x: 0, y: 125))
    #expect(outer.convertFromWindow(Vector(dx: 10, dy: 10)) == Vector(dx: 5, dy: 20))
    #expect(outer.convertToWindow(Vector(dx: 5, dy: 20)) == Vector(dx: 10, dy: 10))
  }

  @Test func `S2.3 S2.5 a touch hits what is turned, scaled or scrolled where it shows`() {
    outer.transform = quarterTurn
    #expect(hit(Point(x: 200, y: 55)) == "outer")
    #expect(hit(Point(x: 105, y: 150)) == "window")
    #expect(hit(inner.convert(Point(x: 1, y: 1), to: nil)) == "inner")
    outer.transform = AffineTransform(scaleX: 3, y: 3)
    #expect(hit(Point(x: 390, y: 280)) == "outer")
    outer.transform = .identity
    outer.bounds.origin = Point(x: 0, y: 50)
    #expect(hit(Point(x: 115, y: 105)) == "inner", "its lower half shows")
    #expect(hit(Point(x: 115, y: 135)) == "outer")
    outer.bounds.origin = Point(x: 0, y: 70)
    #expect(hit(Point(x: 115, y: 95)) == "window", "it lies above the edge")
  }

  @Test(arguments: [
    AffineTransform(scaleX: 1, y: 0), AffineTransform(scaleX: 0, y: 1),
    AffineTransform(scaleX: 0, y: 0), AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    AffineTransform(scaleX: .nan, y: 1), AffineTransform(scaleX: .infinity, y: 1),
    AffineTransform(scaleX: .leastNonzeroMagnitude, y: 1),
  ])
  func `S2.2 a view that is flattened to a line or a point can't be hit`(flat: AffineTransform) {
    outer.transform = flat
    #expect(hit(Point(x: 200, y: 150)) == "window")
    #expect(hit(Point(x: 100, y: 100)) == "window")
  }

  @Test func `S2.31 in a flattened view every point is the middle`() {
    outer.transform = flat
    #expect(outer.convert(Point(x: 7, y: 7), from: nil) == Point(x: 100, y: 50))
    #expect(inner.convert(Point(x: 7, y: 7), from: nil) == Point(x: 20, y: 20))
    #expect(outer.convertFromWindow(Vector(dx: 3, dy: 3)) == .zero)
    #expect(outer.frame == Rect(x: 100, y: 150, width: 200, height: 0))
  }

  @Test func `S2.31 a view that is flattened in mid-gesture keeps its recognizers' gesture`() {
    let drag = ScriptedRecognizer("drag", .drag, on: inner)
    let finger = simulation.finger()
    finger.down(at: Point(x: 120, y: 130))
    finger.move(to: Point(x: 130, y: 130))
    outer.transform = flat
    finger.move(to: Point(x: 140, y: 130))
    #expect(drag.location(in: nil) == Point(x: 140, y: 130))
    #expect(drag.location(in: inner) == Point(x: 20, y: 20))
    finger.up()
    #expect(
      simulation.log.actions(of: "drag") == [.began, .changed, .ended], "\(simulation.log)")
  }

  @Test(arguments: [Size.zero, Size(width: 0, height: 10), Size(width: 10, height: 0)])
  func `S13.19 a view without extent can't be hit`(size: Size) {
    inner.bounds.size = size
    #expect(hit(inner.convert(inner.bounds.center, to: nil)) == "outer")
    inner.hitOutset = 10
    #expect(hit(inner.convert(.zero, to: nil)) == "inner", "unless it has a hit outset")
  }
}
