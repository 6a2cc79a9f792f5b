import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import PanGesture
import TapGesture
import Testing

/// A recognizer that leaves small movements alone may not behave otherwise than one that looks at
/// each of them.
@Suite struct `Touch slop` {
  let simulation = Simulation()
  let start = Point(x: 200, y: 400)

  private func listener(slop: Double) -> ScriptedRecognizer {
    let recognizer = ScriptedRecognizer("listener").on(.began) { $0.core.touchSlop = slop }
    simulation.window.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func moves(_ recognizer: ScriptedRecognizer) -> Int {
    recognizer.heard.count { $0 == .moved }
  }

  @Test(arguments: [(9.99, 0), (10, 1), (10.01, 1)])
  func `a move is told from the slop on: below, at, above`(distance: Double, told: Int) {
    let recognizer = listener(slop: 10)
    let finger = simulation.finger(1)
    finger.down(at: start)
    finger.move(to: start + Vector(dx: distance, dy: 0))
    #expect(moves(recognizer) == told, "\(distance) pt of 10: \(simulation.log)")
  }

  @Test func `what counts is how far the touch is from its start, not how far it has come`() {
    let recognizer = listener(slop: 10)
    let finger = simulation.finger(1)
    finger.down(at: start)
    for x in [6.0, 0, 6, 0, 12, 6, 12] { finger.move(to: start + Vector(dx: x, dy: 0)) }
    #expect(moves(recognizer) == 2)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func `without a slop each move is told`(slop: Double) {
    let recognizer = listener(slop: slop)
    let finger = simulation.finger(1)
    finger.down(at: start)
    for x in 1...3 { finger.move(to: start + Vector(dx: Double(x), dy: 0)) }
    #expect(moves(recognizer) == 3)
  }

  @Test func `the largest slop of one doesn't keep a move from another`() {
    let near = listener(slop: 5)
    let far = listener(slop: 50)
    let finger = simulation.finger(1)
    finger.down(at: start)
    for x in [4.0, 6, 60, 4] { finger.move(to: start + Vector(dx: x, dy: 0)) }
    #expect(moves(near) == 2)
    #expect(moves(far) == 1)
  }

  @Test func `a slop that is lowered in mid-touch counts with the next move`() {
    let recognizer = listener(slop: 50)
    let finger = simulation.finger(1)
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 5, dy: 0))
    recognizer.core.touchSlop = 2
    finger.move(to: start + Vector(dx: 6, dy: 0))
    #expect(moves(recognizer) == 1)
  }

  @Test func `one that has begun hears of every move`() {
    let recognizer = ScriptedRecognizer("listener").on(.began) {
      $0.core.touchSlop = 50
      $0.core.state = .began
    }
    simulation.window.addGestureRecognizer(recognizer)
    let finger = simulation.finger(1)
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 1, dy: 0))
    #expect(moves(recognizer) == 1)
  }

  @Test func `a slop lasts for the attempt`() {
    let recognizer = ScriptedRecognizer("listener")
    simulation.window.addGestureRecognizer(recognizer)
    recognizer.on(.ended, [.failed])
    let finger = simulation.finger(1)
    finger.down(at: start)
    recognizer.core.touchSlop = 50
    finger.up()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 1, dy: 0))
    #expect(moves(recognizer) == 1)
  }

  @Test func `two fingers that move in one event are told as soon as one is far enough`() {
    let recognizer = listener(slop: 10)
    let other = Point(x: 300, y: 400)
    simulation.fingers(.began, start, other)
    simulation.fingers(.moved, start + Vector(dx: 9, dy: 0), other + Vector(dx: 9, dy: 0))
    #expect(moves(recognizer) == 0)
    simulation.fingers(.moved, start + Vector(dx: 9, dy: 0), other + Vector(dx: 11, dy: 0))
    #expect(moves(recognizer) == 1)
  }

  @Test func `S9.17 S9.21 a pan that crossed in small steps knows its way and its speed`() {
    let pan = PanGestureRecognizer()
    simulation.window.addGestureRecognizer(pan)
    var velocity = Vector.zero
    var translation = Vector.zero
    pan.onAction { pan in
      guard pan.state == .began else { return }
      velocity = pan.velocity(in: nil)
      translation = pan.translation(in: nil)
    }
    let finger = simulation.finger(1)
    finger.down(at: start)
    for x in [3.0, 6, 9, 12] {
      simulation.wait(.milliseconds(10))
      finger.move(to: start + Vector(dx: x, dy: 0))
    }
    #expect(translation == Vector(dx: 12, dy: 0))
    #expect(abs(velocity.dx - 300) < 1e-6, "3 pt in each 10 ms, not \(velocity.dx) pt/s")
  }

  @Test func `S9.20 what a finger came before another joined is not halved`() {
    let pan = PanGestureRecognizer()
    simulation.window.addGestureRecognizer(pan)
    simulation.finger(1).down(at: start)
    simulation.finger(1).move(to: start + Vector(dx: 8, dy: 0))
    simulation.finger(2).down(at: start)
    simulation.finger(2).move(to: start + Vector(dx: 4, dy: 0))
    #expect(simulation.log.actions(of: "pan") == [.began], "8 pt alone, then 2 pt on average")
    #expect(pan.translation(in: nil) == Vector(dx: 10, dy: 0))
  }

  @Test func `S9.18 S9.19 a pan that has not begun can be read and set between its moves`() {
    let pan = PanGestureRecognizer()
    simulation.window.addGestureRecognizer(pan)
    simulation.finger(1).down(at: start)
    simulation.finger(1).move(to: start + Vector(dx: 6, dy: 0))
    #expect(pan.translation(in: nil) == Vector(dx: 6, dy: 0))
    pan.setTranslation(.zero, in: nil)
    #expect(pan.translation(in: nil) == .zero)
    simulation.finger(1).move(to: start + Vector(dx: 11, dy: 0))
    #expect(pan.translation(in: nil) == Vector(dx: 5, dy: 0))
    #expect(simulation.log.actions(of: "pan") == [.began])
  }

  @Test func `S9.4 S9.36 a tap and a long press still see how far the finger strayed`() {
    let tap = TapGestureRecognizer()
    let press = LongPressGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    simulation.window.addGestureRecognizer(press)
    let finger = simulation.finger(1)
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 10, dy: 0))
    finger.move(to: start + Vector(dx: 10.5, dy: 0))
    #expect(simulation.log.outcomes(of: "longPress").map(\.state) == [.failed])
    finger.move(to: start + Vector(dx: 45, dy: 0))
    #expect(simulation.log.outcomes(of: "tap").isEmpty)
    finger.move(to: start + Vector(dx: 45.5, dy: 0))
    #expect(simulation.log.outcomes(of: "tap").map(\.state) == [.failed])
  }

  @Test func `a touch tells how fast it is`() {
    let recognizer = listener(slop: 1000)
    let finger = simulation.finger(1)
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 100, dy: 0), over: .milliseconds(100))
    let touch = recognizer.core.trackedTouches[0]
    #expect(abs(touch.recentPath.velocity(at: simulation.now).dx - 1000) < 1e-6)
    #expect(moves(recognizer) == 0)
  }
}
