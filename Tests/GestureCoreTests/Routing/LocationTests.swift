import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import Testing

@Suite struct `Locations of touches` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 20, y: 20, width: 200, height: 200))
  let recognizer = ScriptedRecognizer("recognizer", .watch)
  let place = Point(x: 50, y: 50)

  init() { simulation.show(card, recognizer) }

  @Test func `S2.31 a location is converted when it is asked for`() {
    let finger = simulation.finger()
    finger.down(at: place)
    #expect(recognizer.location(in: nil) == place)
    #expect(recognizer.location(in: card) == Point(x: 30, y: 30))
    card.frame.origin.x = 40
    #expect(recognizer.location(in: card) == Point(x: 10, y: 30), "the view moved, not the finger")
    #expect(recognizer.location(in: nil) == place)
    let touch = simulation.dispatcher.touches.first
    #expect(touch?.location(in: card) == Point(x: 10, y: 30))
    #expect(touch?.previousLocation(in: card) == Point(x: 10, y: 30))
  }

  @Test(arguments: [0.1, 1, 10])
  func `S2.32 how a view is scaled is no matter to the distance after which a pan begins`(
    scale: Double
  ) {
    let pan = HorizontalPanGestureRecognizer()
    card.addGestureRecognizer(pan)
    card.transform = AffineTransform(scaleX: scale, y: scale)
    let start = card.center
    simulation.draw([start, start + Vector(dx: 9.9, dy: 0), start + Vector(dx: 10, dy: 0)])
    let began = simulation.log.entries.filter {
      $0.what == .action(pan.label, .began)
    }
    #expect(began.map(\.timestamp) == [.milliseconds(20)], "\(simulation.log)")
  }

  @Test func `S2.32 a view that follows the finger doesn't hold its own pan back`() {
    let pan = HorizontalPanGestureRecognizer()
    card.addGestureRecognizer(pan)
    recognizer.whenMoved = { [card] recognizer, _, _ in
      card.center.x = recognizer.location(in: nil).x
    }
    simulation.drag(from: card.center, to: card.center + Vector(dx: 100, dy: 0))
    #expect(simulation.log.actions(of: "horizontalPan").first == .began, "\(simulation.log)")
    #expect(pan.lastOutcome?.state == .ended)
  }

  @Test func `S2.33 a recognizer is where the middle of its touches is`() {
    simulation.finger(1).down(at: Point(x: 40, y: 40))
    simulation.finger(2).down(at: Point(x: 60, y: 80))
    simulation.finger(3).down(at: Point(x: 300, y: 300))
    #expect(recognizer.numberOfTouches == 2, "the third one is elsewhere")
    #expect(recognizer.location(in: nil) == Point(x: 50, y: 60))
    #expect(recognizer.location(in: card) == Point(x: 30, y: 40))
  }

  @Test func `S2.33 after the last touch has lifted a recognizer is where it was then`() {
    let idle = ScriptedRecognizer("idle", .idle, on: card)
    idle.whenEnded = { recognizer, _, _ in recognizer.core.wake(after: .seconds(1)) }
    simulation.finger(1).down(at: Point(x: 40, y: 40))
    simulation.finger(2).down(at: Point(x: 60, y: 80))
    simulation.finger(1).up()
    #expect(idle.location(in: nil) == Point(x: 60, y: 80))
    simulation.finger(2).up(at: Point(x: 70, y: 90))
    #expect(idle.numberOfTouches == 0)
    #expect(idle.location(in: nil) == Point(x: 70, y: 90), "\(simulation.log)")
  }

  @Test func `S2.33 after the last touch was ignored a recognizer is where it was then`() {
    let idle = ScriptedRecognizer("idle", .idle, on: card)
    idle.whenMoved = { idle, touches, event in
      idle.core.wake(after: .seconds(1))
      for touch in touches { idle.ignore(touch, for: event) }
    }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: Point(x: 60, y: 80))
    finger.move(to: Point(x: 90, y: 90))
    #expect(idle.location(in: nil) == Point(x: 60, y: 80), "\(simulation.log)")
  }

  @Test func `S2.34 touches are numbered in the order of binding`() {
    simulation.finger(7).down(at: Point(x: 40, y: 40))
    simulation.finger(3).down(at: Point(x: 60, y: 80))
    #expect(recognizer.location(ofTouch: 0, in: nil) == Point(x: 40, y: 40))
    #expect(recognizer.location(ofTouch: 1, in: card) == Point(x: 40, y: 60))
  }

  @Test func `S2.34 a touch that isn't there stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let simulation = Simulation()
      let watcher = ScriptedRecognizer("watcher", .watch, on: simulation.window)
      simulation.finger().down(at: Point(x: 50, y: 50))
      _ = watcher.location(ofTouch: 1, in: nil)
    }
    await #expect(processExitsWith: .failure) {
      let simulation = Simulation()
      let watcher = ScriptedRecognizer("watcher", .watch, on: simulation.window)
      simulation.finger().down(at: Point(x: 50, y: 50))
      _ = watcher.location(ofTouch: -1, in: nil)
    }
  }

  @Test func `S2.34 a touch that no set holds stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Touches()[0] }
    await #expect(processExitsWith: .failure) {
      let simulation = Simulation()
      simulation.finger().down(at: Point(x: 50, y: 50))
      _ = simulation.dispatcher.touches[1]
    }
  }
}
