import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

@Suite struct `Views that let touches through` {
  let window = Window(size: Size(width: 400, height: 400))
  let below = View(name: "below", frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let overlay = View(name: "overlay", frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let badge = View(name: "badge", frame: Rect(x: 0, y: 0, width: 50, height: 50))

  init() {
    window.addSubview(below)
    window.addSubview(overlay)
    overlay.addSubview(badge)
    overlay.catchesOwnTouches = false
  }

  private func hit(_ x: Double, _ y: Double) -> String? {
    window.hitTest(Point(x: x, y: y), with: nil)?.name
  }

  @Test func `S15.23 the view itself is never hit, its subviews are`() {
    #expect(View().catchesOwnTouches)
    #expect(hit(20, 20) == "badge")
    #expect(hit(200, 200) == "below")
    overlay.catchesOwnTouches = true
    #expect(hit(200, 200) == "overlay")
  }

  @Test func `S15.23 a window may let touches through too`() {
    window.catchesOwnTouches = false
    #expect(hit(350, 350) == nil)
    #expect(hit(20, 20) == "badge")
  }

  @Test func `S15.23 they may lie in one another, and beside many others`() {
    badge.catchesOwnTouches = false
    let deep = View(name: "deep", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    badge.addSubview(deep)
    #expect(hit(5, 5) == "deep")
    #expect(hit(20, 20) == "below")
    for index in 0..<100 {
      let frame = Rect(x: Double(index) * 3, y: 100, width: 2, height: 2)
      overlay.addSubview(View(name: "dot \(index)", frame: frame))
    }
    #expect(hit(31, 101) == "dot 10")
    #expect(hit(5, 5) == "deep")
    #expect(hit(200, 200) == "below")
  }

  @Test func `S15.23 its own recognizers get the touches of its subviews`() {
    let simulation = Simulation(window: window)
    let tap = TapGestureRecognizer()
    overlay.addGestureRecognizer(tap)
    simulation.tap(at: Point(x: 200, y: 200))
    #expect(simulation.log.actions.isEmpty)
    simulation.wait(.seconds(1))
    simulation.tap(at: Point(x: 20, y: 20))
    #expect(simulation.log.actions == ["tap ended"])
  }

  @Test func `S15.23 the explanation of a hit says that it lets touches through`() {
    let dispatcher = Dispatcher(window: window)
    let explained = dispatcher.explainHit(at: Point(x: 200, y: 200))
    #expect(explained.hitView == "below")
    #expect(
      explained.description.contains(
        "view 'overlay' is passed over: its catchesOwnTouches is false"), "\(explained)")
    #expect(explained.visited.last?.name == "below")
    #expect(dispatcher.explainHit(at: Point(x: 20, y: 20)).visited.last?.name == "badge")
  }
}
