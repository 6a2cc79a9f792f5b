import CircleGesture
import GestureCore
import GestureSimulation
import GestureTrace
import StrokeModel
import Testing

@Suite struct `A circle recognizer` {
  let simulation = Simulation(size: Size(width: 600, height: 600))
  let circle = CircleGestureRecognizer()

  init() { simulation.window.addGestureRecognizer(circle) }

  private func draw(_ figure: Figure, seed: UInt64 = 1) {
    simulation.draw(stroke(figure, seed: seed).points)
  }

  @Test func `S14.25 it recognizes at the lift, and not before`() {
    let path = roundPath()
    let finger = simulation.finger()
    finger.down(at: path[0])
    for place in path.dropFirst() {
      simulation.wait(.milliseconds(10))
      finger.move(to: place)
    }
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    finger.up()
    #expect(simulation.log.actions == ["circle ended"], "\(simulation.log)")
    #expect(circle.verdict == .accepted)
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S14.25 a second finger fails it`() {
    let path = roundPath()
    simulation.finger(1).down(at: path[0])
    simulation.finger(1).move(to: path[20])
    simulation.finger(2).down(at: path[40])
    let outcomes = simulation.log.outcomes(of: "circle")
    #expect(outcomes.map(\.state) == [.failed], "\(simulation.log)")
    #expect(outcomes.first?.detail == "a second finger came down")
  }

  @Test func `S14.25 a straight stroke fails while it is drawn`() {
    let finger = simulation.finger()
    finger.down(at: Point(x: 100, y: 100))
    for step in 1...14 {
      simulation.wait(.milliseconds(10))
      finger.move(to: Point(x: 100 + 10 * Double(step), y: 100))
    }
    #expect(simulation.log.outcomes(of: "circle").map(\.state) == [.failed], "\(simulation.log)")
    #expect(circle.verdict == .runsStraight)
  }

  @Test func `S14.25 with progress it begins past the slop, changes with each move and ends`() {
    circle.reportsProgress = true
    let path = roundPath(count: 20)
    simulation.draw(path + path.prefix(1))
    let actions = simulation.log.actions(of: "circle")
    #expect(actions.first == .began && actions.last == .ended, "\(simulation.log)")
    #expect(actions.count == 21, "\(simulation.log)")
  }

  @Test func `S14.25 with progress a drawing that is no circle is cancelled at the lift`() {
    circle.reportsProgress = true
    simulation.drag(from: Point(x: 100, y: 100), to: Point(x: 300, y: 100))
    #expect(simulation.log.actions(of: "circle").last == .cancelled, "\(simulation.log)")
  }

  @Test(arguments: [
    Figure.square, .rectangle, .triangle, .arc, .line, .letterC, .letterS, .figureEight, .spiral,
    .zigzag, .star, .pigtail,
  ])
  func `S14.25 what is no circle is none`(figure: Figure) {
    draw(figure)
    #expect(simulation.log.actions.isEmpty, "\(figure) was taken for a circle")
  }

  @Test func `the path, the fit and the verdict stay until the next attempt`() {
    simulation.draw(roundPath())
    #expect(circle.path.count > 10)
    let fit = circle.fit
    #expect(fit.map { $0.center.distance(to: Point(x: 300, y: 300)) < 1 } ?? false)
    simulation.finger().down(at: Point(x: 10, y: 10))
    #expect(circle.path == [Point(x: 10, y: 10)])
    #expect(circle.verdict == nil)
  }

  @Test(arguments: [0, -1, 1, Double.nan])
  func `a tolerance out of range is diagnosed and counts as the standard one`(value: Double) {
    circle.tolerance = value
    #expect(circle.tolerance == 0.2)
    #expect(simulation.log.diagnostics.map(\.kind.word) == ["misuse"])
  }

  /// Points round (300, 300), 100 away from it.
  private func roundPath(count: Int = 60) -> [Point] {
    oval(radius: 100, count: count).dropLast().map { $0 + Vector(dx: 200, dy: 200) }
  }
}
