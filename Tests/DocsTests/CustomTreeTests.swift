import GestureSimulation
import GestureTrace
import Gestures
import Testing

/// What Docs/Custom-trees.md says of a scene graph that is not ours.
@Suite struct `A scene of nodes` {
  private let scene = Node("scene", x: 200, y: 400, width: 400, height: 800)
  private let board = Node("board", x: 200, y: 300, width: 200, height: 200)
  private let piece = Node("piece", x: 50, y: 50, width: 40, height: 40)
  private let window: SceneWindow
  private let simulation: Simulation
  /// The middle of the piece in the window.
  private let place = Point(x: 150, y: 250)

  init() {
    scene.add(board)
    board.add(piece)
    window = SceneWindow(scene)
    simulation = Simulation(window: window)
  }

  @Test func `S2.8 gives a touch to the recognizers of a node and of those around it`() {
    let (tap, pan) = (TapGestureRecognizer(), PanGestureRecognizer())
    window.view(of: piece).addGestureRecognizer(tap)
    window.view(of: scene).addGestureRecognizer(pan)
    simulation.tap(at: place)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    simulation.drag(from: Point(x: 10, y: 10), to: Point(x: 60, y: 10))
    #expect(simulation.log.actions(of: "pan").last == .ended, "\(simulation.log)")
  }

  @Test func `is hit where its nodes are now, without being told`() {
    let tap = TapGestureRecognizer()
    window.view(of: piece).addGestureRecognizer(tap)
    (piece.x, piece.scale) = (150, 2)
    simulation.tap(at: place)
    #expect(simulation.log.actions == [], "\(simulation.log)")
    simulation.tap(at: Point(x: 215, y: 250))
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `has places in a node's own coordinates`() {
    var places: [Point] = []
    let tap = TapGestureRecognizer()
    piece.scale = 2
    window.view(of: piece).addGestureRecognizer(tap)
    tap.onAction { [window, piece] tap in places.append(tap.location(in: window.view(of: piece))) }
    simulation.tap(at: place + Vector(dx: 10, dy: -20))
    #expect(places == [Point(x: 25, y: 10)])
  }

  @Test func `lets a drag move a node by its parent's coordinates`() {
    SceneSnippets.drag(piece, in: window)
    simulation.drag(from: place, to: place + Vector(dx: 60, dy: 20))
    #expect(Point(x: piece.x, y: piece.y) == Point(x: 110, y: 70), "\(simulation.log)")
  }

  @Test func `S2.30 loses the touches of a node that leaves`() {
    let pan = PanGestureRecognizer()
    window.view(of: piece).addGestureRecognizer(pan)
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 30, dy: 0), over: .milliseconds(50))
    board.remove()
    window.update()
    #expect(simulation.log.actions(of: "pan").last == .cancelled, "\(simulation.log)")
    finger.up()
    #expect(simulation.dispatcher.isIdle)
    #expect(window.subviews.isEmpty)
  }

  @Test func `S2.29 keeps the gesture of a node that changes its parent`() {
    let pan = PanGestureRecognizer()
    window.view(of: piece).addGestureRecognizer(pan)
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 30, dy: 0), over: .milliseconds(50))
    scene.add(piece)
    window.update()
    finger.up()
    #expect(simulation.log.actions(of: "pan").last == .ended, "\(simulation.log)")
  }

  @Test func `makes views for what is touched alone`() {
    for _ in 0..<100 {
      scene.add(Node("leaf", x: 20, y: 20, width: 20, height: 20))
    }
    simulation.tap(at: place)
    #expect(window.subviews.map(\.name) == ["board"])
    #expect(window.subviews[0].subviews.map(\.name) == ["piece"])
  }
}
