import GestureCore
import Testing

@Suite struct `Geometry in words` {
  @Test func `a point, a vector, a size and a rectangle print as their numbers`() {
    #expect("\(Point(x: 12.5, y: -40))" == "(12.5, -40)")
    #expect("\(Vector(dx: 1 / 3, dy: 0))" == "(dx 0.333, dy 0)")
    #expect("\(Size(width: 120, height: 80))" == "120 × 80")
    #expect("\(Rect(x: 20, y: 20, width: 120, height: 80))" == "(20, 20), 120 × 80")
  }

  @Test func `places that are no numbers print too`() {
    #expect("\(Point(x: .nan, y: .infinity))" == "(nan, ∞)")
  }
}
