import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Hit testing` {
  let simulation = Simulation()
  let back = ScriptedView(name: "back", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let front = ScriptedView(name: "front", frame: Rect(x: 100, y: 0, width: 200, height: 200))
  /// Lies in the front view.
  let child = ScriptedView(name: "child", frame: Rect(x: 100, y: 100, width: 50, height: 50))

  init() {
    simulation.window.addSubview(back)
    simulation.window.addSubview(front)
    front.addSubview(child)
  }

  func hit(_ x: Double, _ y: Double) -> [String] {
    simulation.tap(at: Point(x: x, y: y))
    return simulation.log.hitViews.suffix(1)
  }

  @Test func `S2.1 a touch keeps the view that it hit, wherever the finger goes`() {
    let watcher = ScriptedRecognizer("watcher", .watch, on: back)
    var views: [String] = []
    watcher.whenMoved = { _, touches, _ in views += touches.map { $0.view?.name ?? "nothing" } }
    simulation.draw([Point(x: 20, y: 20), Point(x: 150, y: 50), Point(x: 390, y: 790)])
    #expect(views == ["back", "back"], "\(simulation.log)")
    #expect(simulation.log.hitViews == ["back"], "\(simulation.log)")
    #expect(front.told.isEmpty, "\(simulation.log)")
  }

  @Test func `S2.1 S2.7 a touch is hit-tested once, when it begins`() {
    simulation.draw([Point(x: 250, y: 150), Point(x: 260, y: 150), Point(x: 20, y: 20)])
    #expect(child.hitTests == 1)
    #expect(front.hitTests == 1)
    #expect(back.hitTests == 0, "the front view had caught the touch already")
  }

  @Test func `S2.2 S2.12 a view that is hidden or refuses interaction is skipped with its subtree`()
  {
    let recognizer = ScriptedRecognizer("recognizer", .tap, on: front)
    #expect(hit(225, 125) == ["child"])
    front.isHidden = true
    #expect(hit(225, 125) == ["window"])
    #expect(hit(150, 50) == ["back"], "what lies behind is hit instead")
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(hit(225, 125) == ["window"])
    front.isUserInteractionEnabled = true
    child.isUserInteractionEnabled = false
    #expect(hit(225, 125) == ["front"])
    #expect(recognizer.calls == ["began 1", "ended 1", "reset", "began 1", "ended 1", "reset"])
  }

  @Test(arguments: [
    (0.0, "window"), (0.009, "window"), (0.01, "child"), (0.011, "child"), (1.0, "child"),
    (.nan, "window"),
  ])
  func `S2.2 a view with an alpha below a hundredth is skipped`(alpha: Double, expected: String) {
    front.alpha = alpha
    #expect(hit(225, 125) == [expected], "\(simulation.log)")
    let told = simulation.dispatcher.explainHit(at: Point(x: 225, y: 125)).visited
    let obstacle = told.first { $0.name == "front" }?.obstacle
    #expect((obstacle == .transparent) == (expected == "window"), "\(told)")
  }

  @Test func `S2.5 a view that hit-tests in its own way is explained by what came of it`() {
    let cover = ScriptedView(name: "cover", frame: Rect(x: 0, y: 0, width: 300, height: 300))
    simulation.window.addSubview(cover)
    let explain = { (point: Point) in simulation.dispatcher.explainHit(at: point) }
    cover.catches = { _, _ in nil }
    var told = explain(Point(x: 50, y: 50))
    #expect(told.hitView == "back")
    #expect(told.visited.map(\.name) == ["window", "cover", "front", "back"])
    #expect(told.visited.map(\.obstacle) == [nil, .ownHitTest, .outside, nil])
    cover.catches = { _, _ in cover }
    told = explain(Point(x: 350, y: 50))
    #expect(told.hitView == "cover", "it catches touches beside it")
    #expect(told.visited.map(\.name) == ["window", "cover"])
    #expect(told.visited.map(\.obstacle) == [nil, nil])
  }

  @Test func `S2.3 the last subview is tried first, and a view is hit where none of its own is`() {
    #expect(hit(150, 50) == ["front"], "both lie there, and the front view was added last")
    #expect(hit(50, 50) == ["back"])
    #expect(hit(210, 50) == ["front"], "the child does not lie there")
    #expect(hit(350, 700) == ["window"])
    simulation.window.addSubview(back)
    #expect(hit(150, 50) == ["back"], "adding a view again brings it to the front")
  }

  @Test func `S2.4 a subview can't be hit where it sticks out of its superview`() {
    child.frame = Rect(x: 150, y: 150, width: 100, height: 100)
    #expect(hit(299, 199) == ["child"])
    #expect(hit(301, 199) == ["window"])
    #expect(hit(299, 201) == ["window"])
  }

  @Test func `S2.4 the left and upper edge belong to a view, the right and lower edge don't`() {
    #expect(hit(200, 100) == ["child"])
    #expect(hit(199.9, 100) == ["front"])
    #expect(hit(249.9, 149.9) == ["child"])
    #expect(hit(250, 149.9) == ["front"])
    #expect(hit(249.9, 150) == ["front"])
  }

  @Test(arguments: [
    (10.0, 190.1, "child"), (10.0, 189.9, "front"), (-10.0, 210.1, "child"),
    (-10.0, 209.9, "front"), (-30.0, 225.0, "front"),
  ])
  func `S2.5 the hit outset moves the edges of what a view catches`(
    outset: Double, x: Double, expected: String
  ) {
    child.hitOutset = outset
    #expect(hit(x, 125) == [expected], "\(simulation.log)")
  }

  @Test func `S2.4 S2.5 a hit outset doesn't reach beyond the superview`() {
    front.hitOutset = 20
    child.frame = Rect(x: 150, y: 150, width: 50, height: 50)
    child.hitOutset = 40
    #expect(hit(319, 175) == ["child"], "the superview has grown as well")
    #expect(hit(321, 175) == ["window"])
  }

  @Test func `S2.5 recognizers follow a view that says for itself which points it catches`() {
    let recognizer = ScriptedRecognizer("recognizer", .tap, on: child)
    child.contains = { $0.distance(to: Point(x: 25, y: 25)) < 25 }
    #expect(hit(201, 101) == ["front"], "the corner lies outside of the circle")
    #expect(recognizer.calls.isEmpty)
    #expect(hit(225, 101) == ["child"])
    #expect(recognizer.calls == ["began 1", "ended 1", "reset"])
  }

  @Test func `S2.5 recognizers follow a hit test that sends touches elsewhere`() {
    let recognizer = ScriptedRecognizer("recognizer", .tap, on: child)
    front.catches = { [child] _, _ in child }
    #expect(hit(20, 780) == ["child"], "the view catches everything and hands it to its child")
    #expect(recognizer.calls == ["began 1", "ended 1", "reset"])
    front.catches = { _, _ in nil }
    #expect(hit(225, 125) == ["window"])
  }

  @Test func `S2.6 the event of a hit test doesn't list the touch yet`() {
    var listed: [[TouchID]] = []
    front.catches = { _, event in
      listed.append(event?.allTouches.map(\.id) ?? [])
      return nil
    }
    simulation.finger(1).down(at: Point(x: 50, y: 50))
    simulation.finger(2).down(at: Point(x: 60, y: 60))
    #expect(listed == [[], [1]])
  }

  @Test func `S13.12 a touch that hits nothing goes nowhere and still comes to its end`() {
    let recognizer = ScriptedRecognizer("recognizer", .tap, on: simulation.window)
    simulation.window.isHidden = true
    #expect(hit(50, 50) == ["nothing"])
    #expect(recognizer.calls.isEmpty)
    #expect(simulation.log.diagnostics.isEmpty, "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }
}
