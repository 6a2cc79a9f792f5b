import GestureCore
import Testing

@testable import CircleGesture

@Suite("The thinned path")
struct OutlineTests {
  @Test(arguments: [10.0, 1000, 1e6])
  func `there are never more than 257 vertices, evenly spaced`(length: Double) {
    var outline = Outline()
    var weight = 0.0
    for step in 0...10_000 {
      let point = Point(x: length * Double(step) / 10_000, y: 0)
      outline.follow(to: point, at: Double(step), sample: Double(step)) { weight += $1 }
    }
    #expect(outline.vertices.count <= 257)
    #expect((outline.length - length).magnitude < outline.spacing)
    #expect((weight - length).magnitude <= outline.spacing + 0.5)
    for (start, end) in zip(outline.vertices, outline.vertices.dropFirst()) {
      #expect((start.distance(to: end) - outline.spacing).magnitude < 1e-6 * outline.spacing)
    }
  }

  @Test func `a leap is filled, and the times and samples with it`() {
    var outline = Outline()
    outline.follow(to: .zero, at: 0, sample: 0) { _, _ in }
    outline.follow(to: Point(x: 10, y: 0), at: 1, sample: 3) { _, _ in }
    #expect(outline.vertices.count == 21)
    #expect((outline.passages[10].time - 0.5).magnitude < 1e-9)
    #expect((outline.passages[10].sample - 1.5).magnitude < 1e-9)
  }

  @Test(arguments: [32_768, 32_769, 32_770, 65_537, 65_538, 200_000])
  func `a path keeps 32,769 points at most, its ends among them`(count: Int) {
    let drawn = oval(count: count - 1)
    let path = path(through: drawn)
    #expect(path.points.count <= 32_769)
    #expect(path.points.count > min(count, 32_769) / 2)
    #expect(path.points.first == drawn.first && path.points.last == drawn.last)
    #expect(path.points.count == count || count > 32_769)
    let steps = zip(path.points, path.points.dropFirst()).map { $0.distance(to: $1) }
    #expect((steps.max() ?? 0) < 1, "a gap in what is drawn")
    #expect(path.verdict(by: .standard) == .accepted)
  }
}
