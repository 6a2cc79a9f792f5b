import DoubleTapGesture
import GestureCore
import GestureScenario
import GestureScenarioAnalysis
import PanGesture
import ScreenEdgePanGesture
import TapGesture
import Testing

@testable import GestureExploration
@testable import GestureSimulation

/// The places at which fingers come down: one in each region in which a touch reaches something
/// else.
@Suite struct `The places of a scene` {
  let simulation = Simulation()

  private func spots() -> [Point] { ExplorationAlphabet(for: simulation).spots }

  private func add(_ frame: Rect, named name: String = "bar") -> View {
    let view = View(name: name, frame: frame)
    simulation.window.addSubview(view)
    view.addGestureRecognizer(TapGestureRecognizer())
    return view
  }

  @Test(arguments: [0.0, 0.5, 16, 318, 771.9], [28.0, 1, 0.01])
  func `include one in a bar, however thin and wherever it lies`(y: Double, height: Double) {
    simulation.window.addGestureRecognizer(PanGestureRecognizer())
    _ = add(Rect(x: 0, y: y, width: 400, height: height))
    #expect(spots().contains { $0.y >= y && $0.y < y + height }, "\(spots())")
    #expect(spots().count == 2)
  }

  @Test(arguments: [0.1, 0.7, 1.2, 3])
  func `include one in a view that is turned, and one in what it leaves of another`(angle: Double) {
    let under = add(Rect(x: 100, y: 100, width: 100, height: 100), named: "under")
    let over = add(Rect(x: 99, y: 99, width: 102, height: 102), named: "over")
    over.transform = AffineTransform(rotationAngle: angle)
    let hits = spots().map { simulation.window.hitTest($0, with: nil)?.name }
    #expect(hits.contains("over"))
    let corners = [101.0, 199].flatMap { x in [101.0, 199].map { Point(x: x, y: $0) } }
    let isUnderFree = corners.contains { simulation.window.hitTest($0, with: nil) === under }
    #expect(hits.contains("under") == isUnderFree)
  }

  @Test func `include one in what a view catches outside of its bounds`() {
    let view = add(Rect(x: 100, y: 100, width: 10, height: 10))
    view.hitOutset = 4
    let over = add(Rect(x: 99, y: 99, width: 12, height: 12), named: "over")
    let hits = spots().map { simulation.window.hitTest($0, with: nil) }
    #expect(hits.contains { $0 === view } && hits.contains { $0 === over })
  }

  /// An edge counts at exactly its depth (S14.18), and there a view may begin.
  @Test func `include one that lies on a line`() {
    let edge = ScreenEdgePanGestureRecognizer()
    edge.edges = .left
    simulation.window.addGestureRecognizer(edge)
    let view = add(Rect(x: 20, y: 100, width: 100, height: 100))
    let both = spots().filter { $0.x <= 20 && simulation.window.hitTest($0, with: nil) === view }
    #expect(both.map(\.x) == [20])
  }

  @Test func `tell views apart that a touch hits, unless that makes no difference`() {
    simulation.window.addGestureRecognizer(PanGestureRecognizer())
    for index in 0..<3 {
      let frame = Rect(x: 0, y: Double(index) * 100, width: 100, height: 50)
      simulation.window.addSubview(View(name: "label", frame: frame))
    }
    #expect(spots().count == 4)
    var scene = ExploredScene(simulation)
    scene.isHitViewRelevant = { _ in false }
    #expect(ExplorationAlphabet(for: scene).spots.count == 1)
  }

  @Test func `are near enough for a double tap across a border, and too far`() throws {
    simulation.window.addGestureRecognizer(DoubleTapGestureRecognizer())
    let left = add(Rect(x: 0, y: 0, width: 200, height: 800), named: "left")
    let right = add(Rect(x: 228, y: 0, width: 172, height: 800), named: "right")
    func places(_ view: View) -> [Point] {
      spots().filter { simulation.window.hitTest($0, with: nil) === view }
    }
    let distances = places(left).flatMap { one in places(right).map { one.distance(to: $0) } }
    #expect(distances.contains { $0 <= 45 }, "the gap between them is 28: \(spots())")
    #expect(distances.contains { $0 > 45 })
  }

  @Test func `of a second finger lie in the same region`() throws {
    simulation.window.addGestureRecognizer(PanGestureRecognizer())
    let bar = add(Rect(x: 0, y: 0, width: 30, height: 800))
    let scene = ExploredScene(simulation)
    let places = ExplorationAlphabet(for: scene, input: ExplorationInput(fingers: 2))
      .places(in: scene)
    for (one, other) in zip(places.first, try #require(places.further.first)) {
      let hits = [one, other].map { simulation.window.hitTest($0, with: nil) }
      #expect(hits[0] === hits[1])
      #expect(one.distance(to: other) == 40)
    }
    #expect(places.first.contains { simulation.window.hitTest($0, with: nil) === bar })
  }

  @Test func `are found anew where a reaction moves a view`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "sheet", "frame": [0, 0, 0, 0]}],
          "recognizers": [
            {"id": "open", "kind": "tap", "view": "window", "preventedOnlyBy": []},
            {"id": "close", "kind": "tap", "view": "sheet", "preventedOnlyBy": []}],
          "reactions": [{"recognizer": "open", "state": "ended",
            "do": [{"setFrame": "sheet", "to": [0, 3, 400, 5]}]}]},
         "script": []}
        """)
    let exploration = scenario.explore(depth: 4, [.never("open", and: "close")])
    let found = try #require(exploration.counterexample, "\(exploration)")
    let downs = found.events.compactMap { event in
      if case .down(_, let place, _) = event.what { place } else { nil }
    }
    #expect(downs.contains { $0.y < 10 }, "the sheet lies there only later: \(exploration)")
  }
}
