import GestureCore
import Testing

@testable import CircleGesture

@Suite("The path in coarse steps")
struct TrailTests {
  @Test(arguments: [100.0, 1000, 50_000])
  func `there are never more than 64 steps, evenly spaced`(length: Double) {
    var trail = Trail()
    for index in 0...10_000 {
      trail.follow(to: Point(x: length * Double(index) / 10_000, y: 0))
    }
    #expect(trail.steps.count < 64 && trail.steps.count >= 24)
    let step = trail.length / Double(trail.steps.count)
    #expect(length - trail.length >= 0 && length - trail.length < 2 * step)
    for (start, end) in zip(trail.steps, trail.steps.dropFirst()) {
      #expect((start.distance(to: end) / step - 1).magnitude < 0.2)
    }
  }

  @Test func `the stairs of whole pixels are smoothed away`() {
    var trail = Trail()
    for index in 0...200 {
      trail.follow(to: Point(x: Double(index / 2), y: Double((index + 1) / 2)))
    }
    #expect((trail.length - 100 * 2.0.squareRoot()).magnitude < 5)
    for step in trail.steps { #expect((step.y - step.x - 0.5).magnitude < 0.3) }
  }

  @Test func `an emptied trail is as good as new`() {
    var trail = Trail()
    for index in 0...1000 { trail.follow(to: Point(x: Double(index), y: 0)) }
    trail.removeAll()
    for index in 0...20 { trail.follow(to: Point(x: 7, y: Double(index))) }
    #expect(trail.steps.count == 5 && trail.length == 20)
  }
}
