@testable import CircleGesture
import Foundation
import GestureCore
import GestureTestKit
import StrokeModel
import Testing

/// Steps that turn the same way are measured as one; that must change no figure.
@Suite("How far a path sweeps around a centre")
struct SweepTests {
  /// The same figures, each step measured for itself.
  private struct StepByStep {
    var (angle, highest, lowest, fall, rise) = (0.0, 0.0, 0.0, 0.0, 0.0)

    init(_ vertices: [Point]) {
      for (start, end) in zip(vertices, vertices.dropFirst()) {
        angle += (start - Point.zero).angle(to: end - Point.zero)
        highest = max(highest, angle)
        lowest = min(lowest, angle)
        fall = max(fall, highest - angle)
        rise = max(rise, angle - lowest)
      }
    }
  }

  private func check(_ vertices: [Point], _ comment: Comment) {
    let sweep = Sweep(of: vertices, around: .zero)
    let steps = StepByStep(vertices)
    let backtrack = steps.highest < -steps.lowest ? steps.rise : steps.fall
    #expect(isNear(sweep.angle, steps.angle), "angle, \(comment)")
    #expect(isNear(sweep.reach, max(steps.highest, -steps.lowest)), "reach, \(comment)")
    #expect(isNear(sweep.backtrack, backtrack), "backtrack, \(comment)")
  }

  @Test func `S14.25 a path that goes around, turns round and leaps sweeps what its steps do`() {
    var random = SplitMix64(seed: 11)
    for number in 0..<400 {
      var (angle, turn, vertices) = (0.0, 1.0, [Point]())
      for _ in 0..<Int(random.number(in: 2...120)) {
        if random.number(in: 0...1.0) < 0.1 { turn = -turn }
        angle += turn * random.number(in: 0...(number % 4 == 0 ? 3 : 0.4))
        let radius = random.number(in: 10...100)
        vertices.append(Point(x: radius * cos(angle), y: radius * sin(angle)))
      }
      check(vertices, "path \(number)")
    }
  }

  @Test func `S14.25 a path through the centre itself sweeps what its steps do`() {
    let center = Point.zero
    let (right, below) = (Point(x: 40, y: 0), Point(x: 0, y: 40))
    check([right, center, below], "straight to the centre and away")
    check([center, right, below, center], "from the centre and back")
    check([right, center, center, right, below], "a rest at the centre")
    check([right, Point(x: -40, y: 0), right], "to and fro across the centre")
    check([right], "a single vertex")
  }
}
