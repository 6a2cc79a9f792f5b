import GestureCore
import GestureSimulation
import GestureTrace
import PanGesture
import ScreenEdgePanGesture
import Testing

@Suite struct `Pan from an edge` {
  let simulation = Simulation(size: Size(width: 400, height: 800))
  let pan = ScreenEdgePanGestureRecognizer()
  let finger: Finger

  init() {
    simulation.window.addGestureRecognizer(pan)
    finger = simulation.finger()
  }

  private var actions: [GestureState] { simulation.log.actions(of: "screenEdgePan") }
  private var outcomes: [GestureState] {
    simulation.log.outcomes(of: "screenEdgePan").map(\.state)
  }

  @Test(
    arguments: [
      (RectEdges.left, Point(x: 19.9, y: 400), true), (.left, Point(x: 20, y: 400), true),
      (.left, Point(x: 20.1, y: 400), false), (.right, Point(x: 380, y: 400), true),
      (.right, Point(x: 379.9, y: 400), false), (.top, Point(x: 200, y: 20), true),
      (.top, Point(x: 200, y: 20.1), false), (.bottom, Point(x: 200, y: 780), true),
      (.bottom, Point(x: 200, y: 779.9), false), ([.left, .right], Point(x: 399, y: 400), true),
      (.left, Point(x: 399, y: 400), false), ([], Point(x: 0, y: 400), false),
    ] as [(RectEdges, Point, Bool)])
  func `S9.26 S14.18 it fails at once unless the touch begins within 20 pt of its edge`(
    edges: RectEdges, place: Point, mayBegin: Bool
  ) {
    pan.edges = edges
    finger.down(at: place)
    #expect(outcomes == (mayBegin ? [] : [.failed]), "\(simulation.log)")
  }

  @Test(arguments: [(39.9, true), (40, true), (40.1, false)])
  func `S9.26 S14.18 the depth is a property`(x: Double, mayBegin: Bool) {
    pan.edges = .left
    pan.edgeDepth = 40
    finger.down(at: Point(x: x, y: 400))
    #expect(outcomes == (mayBegin ? [] : [.failed]), "\(simulation.log)")
  }

  @Test(arguments: [[1, 2], [2, 1]])
  func `S9.26 S9.27 the edges of all fingers count, whichever came first`(order: [Int]) {
    pan.edges = [.left, .top]
    let places = [1: Point(x: 5, y: 300), 2: Point(x: 200, y: 5)]
    for id in order { simulation.finger(TouchID(id)).down(at: places[id] ?? .zero) }
    for id in order {
      simulation.finger(TouchID(id)).move(to: (places[id] ?? .zero) + Vector(dx: 40, dy: 0))
    }
    #expect(actions.first == .began, "\(simulation.log)")
  }

  @Test func `S14.18 the edge is the window's, not the view's`() {
    let card = View(name: "card", frame: Rect(x: 100, y: 100, width: 200, height: 200))
    simulation.window.addSubview(card)
    card.addGestureRecognizer(pan)
    pan.edges = .left
    finger.down(at: Point(x: 105, y: 200))
    #expect(outcomes == [.failed], "\(simulation.log)")
  }

  @Test func `S9.26 it is a pan: it begins at the hysteresis, changes and ends`() {
    pan.edges = .left
    finger.down(at: Point(x: 5, y: 400))
    finger.move(to: Point(x: 14, y: 400))
    #expect(actions.isEmpty)
    finger.move(to: Point(x: 15, y: 400))
    #expect(pan.translation(in: nil) == Vector(dx: 10, dy: 0))
    finger.move(to: Point(x: 50, y: 400))
    finger.up()
    #expect(actions == [.began, .changed, .ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(
    arguments: [
      (RectEdges.left, Point(x: 10, y: 400), Vector(dx: 10, dy: 9.9), true),
      (.left, Point(x: 10, y: 400), Vector(dx: 10, dy: 10), false),
      (.left, Point(x: 10, y: 400), Vector(dx: 9.9, dy: -10), false),
      (.left, Point(x: 10, y: 400), Vector(dx: -10, dy: 0), false),
      (.right, Point(x: 390, y: 400), Vector(dx: -10, dy: 0), true),
      (.right, Point(x: 390, y: 400), Vector(dx: 10, dy: 0), false),
      (.top, Point(x: 200, y: 10), Vector(dx: 0, dy: 10), true),
      (.bottom, Point(x: 200, y: 790), Vector(dx: 0, dy: -10), true),
      (.bottom, Point(x: 200, y: 790), Vector(dx: 12, dy: -10), false),
      (.all, Point(x: 10, y: 10), Vector(dx: 4, dy: 10), true),
    ] as [(RectEdges, Point, Vector, Bool)])
  func `S9.27 the movement has to lead inwards more than along the edge`(
    edges: RectEdges, place: Point, movement: Vector, begins: Bool
  ) {
    pan.edges = edges
    finger.down(at: place)
    finger.move(to: place + movement)
    #expect(actions == (begins ? [.began] : []), "\(simulation.log)")
    #expect(outcomes == (begins ? [] : [.failed]), "\(simulation.log)")
  }

  @Test func `S9.27 in a corner only the edges that it accepts count`() {
    pan.edges = .left
    finger.down(at: Point(x: 10, y: 10))
    finger.move(to: Point(x: 12, y: 30))
    #expect(outcomes == [.failed], "\(simulation.log)")
  }

  @Test func `S9.26 a second finger away from the edge fails it before it has begun`() {
    pan.edges = .left
    finger.down(at: Point(x: 10, y: 400))
    simulation.finger(2).down(at: Point(x: 200, y: 400))
    #expect(outcomes == [.failed], "\(simulation.log)")
  }

  @Test func `S9.26 a second finger joins once it has begun, wherever it is`() {
    pan.edges = .left
    finger.down(at: Point(x: 10, y: 400))
    finger.move(to: Point(x: 30, y: 400))
    simulation.finger(2).down(at: Point(x: 200, y: 400))
    #expect(pan.numberOfTouches == 2, "\(simulation.log)")
    #expect(pan.state == .began)
  }

  @Test func `S9.26 after a failure it takes the next touch`() {
    pan.edges = .left
    simulation.tap(at: Point(x: 200, y: 400))
    finger.down(at: Point(x: 10, y: 400))
    finger.move(to: Point(x: 30, y: 400))
    #expect(actions == [.began], "\(simulation.log)")
  }
}

@Suite struct `Edge pan and pan on one view` {
  let simulation = Simulation()
  let edge = ScreenEdgePanGestureRecognizer()
  let pan = PanGestureRecognizer()

  init() {
    edge.edges = .left
    simulation.window.addGestureRecognizer(edge)
    simulation.window.addGestureRecognizer(pan)
  }

  @Test func `S4.17 S9.26 a pan that waits for the edge pan has all that starts elsewhere`() {
    pan.require(toFail: edge)
    simulation.drag(from: Point(x: 200, y: 400), to: Point(x: 260, y: 400))
    #expect(Set(simulation.log.actions) == ["pan began", "pan changed", "pan ended"])
    #expect(simulation.log.actions.first == "pan began", "\(simulation.log)")
  }

  @Test func `S4.17 S9.26 what starts at the edge is the edge pan's`() {
    pan.require(toFail: edge)
    simulation.drag(from: Point(x: 5, y: 400), to: Point(x: 60, y: 400))
    #expect(simulation.log.actions(of: "screenEdgePan").first == .began, "\(simulation.log)")
    #expect(simulation.log.actions(of: "pan").isEmpty)
    #expect(
      simulation.log.outcomes(of: "pan").map(\.state) == [.failed], "\(simulation.log)")
  }

  @Test func `S4.45 S9.27 along the edge the pan begins in the event in which the edge pan fails`()
  {
    pan.require(toFail: edge)
    let finger = simulation.finger()
    finger.down(at: Point(x: 5, y: 400))
    finger.move(to: Point(x: 5, y: 420))
    #expect(simulation.log.actions == ["pan began"], "\(simulation.log)")
  }

  @Test func `S4.4 without a requirement the one added last wins, both begin at once`() {
    simulation.drag(from: Point(x: 5, y: 400), to: Point(x: 60, y: 400))
    #expect(simulation.log.actions(of: "pan").first == .began, "\(simulation.log)")
    #expect(simulation.log.actions(of: "screenEdgePan").isEmpty)
  }

  @Test func `S4.4 added the other way round, the edge pan wins`() {
    simulation.window.addSubview(View())
    simulation.window.removeGestureRecognizer(edge)
    simulation.window.addGestureRecognizer(edge)
    simulation.drag(from: Point(x: 5, y: 400), to: Point(x: 60, y: 400))
    #expect(simulation.log.actions(of: "screenEdgePan").first == .began, "\(simulation.log)")
    #expect(simulation.log.actions(of: "pan").isEmpty)
  }
}
