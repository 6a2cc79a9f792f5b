import CircleGesture
import Foundation
import GestureCore
import StrokeModel
import Testing

@Suite("Loops with tails")
struct PigtailTests {
  /// A straight way, a round loop, and a straight way on.
  private func pigtail(
    size: Double, tails: (Double, Double), degrees: Double = 360, height: Double = 1,
    noise: Double = 0, seed: UInt64 = 1
  ) -> [Point] {
    let turn = degrees * .pi / 180
    let before = tails.0 * size
    let around = turn * size / 2
    let length = before + around + tails.1 * size
    let count = max(Int(length / 4), 40)
    var random = SplitMix64(seed: seed)
    return (0...count).map { index in
      let along = length * Double(index) / Double(count)
      let angle = 2 * min(max(along - before, 0), around) / size
      let straight = along < before ? along - before : max(along - before - around, 0)
      let x = size / 2 * sin(angle) + straight * cos(angle)
      let y = size / 2 * (1 - cos(angle)) + straight * sin(angle)
      let (dx, dy) = (noise * size * random.bell(), noise * size * random.bell())
      return Point(x: 500 + x + dx, y: 500 + height * y + dy)
    }
  }

  private func isCircle(_ points: [Point]) -> Bool {
    path(through: points).verdict(by: .standard).isAccepted
  }

  @Test(arguments: [30.0, 60, 100, 200, 400], [300.0, 330, 360, 390, 420])
  func `S14.25 two straight tails of half the loop's width or more are no circle's`(
    size: Double, degrees: Double
  ) {
    for tail in [0.5, 0.55, 0.6, 0.8, 1, 1.5, 2] {
      let points = pigtail(size: size, tails: (tail, tail), degrees: degrees)
      #expect(!isCircle(points), "tails of \(tail)")
      #expect(!isCircle(points.reversed()), "tails of \(tail), reversed")
    }
  }

  @Test(arguments: [30.0, 60, 100, 200, 400], [300.0, 330, 360, 390, 420])
  func `two short tails are an overshoot`(size: Double, degrees: Double) {
    for tail in [0, 0.1, 0.2, 0.3, 0.35] {
      let points = pigtail(size: size, tails: (tail, tail), degrees: degrees)
      #expect(isCircle(points), "tails of \(tail)")
    }
  }

  @Test(arguments: [(0.35, true), (0.38, true), (0.42, false), (0.5, false)])
  func `the bound lies at tails of two fifths of the width`(tail: Double, isCircle: Bool) {
    for size in [50.0, 100, 200, 400] {
      let path = path(through: pigtail(size: size, tails: (tail, tail)))
      #expect(path.verdict(by: .standard) == (isCircle ? .accepted : .poorFit), "\(size)")
    }
  }

  @Test(arguments: [0.7, 0.8, 1.25, 1.4])
  func `it makes no difference whether the loop is round`(height: Double) {
    #expect(isCircle(pigtail(size: 100, tails: (0.3, 0.3), height: height)))
    #expect(!isCircle(pigtail(size: 100, tails: (0.5, 0.5), height: height)))
    #expect(!isCircle(pigtail(size: 100, tails: (1, 1), height: height)))
  }

  @Test(arguments: 1...20)
  func `nor does a tremor`(seed: UInt64) {
    for degrees in [330.0, 360, 390] {
      let long = pigtail(size: 100, tails: (0.55, 0.55), degrees: degrees, noise: 0.01, seed: seed)
      let short = pigtail(size: 100, tails: (0.3, 0.3), degrees: degrees, noise: 0.01, seed: seed)
      #expect(!isCircle(long) && isCircle(short))
    }
  }

  @Test(arguments: [0.2, 0.4, 0.5])
  func `one tail alone, a hook or a flick, may be longer`(tail: Double) {
    for degrees in [330.0, 360, 390, 420] {
      #expect(isCircle(pigtail(size: 100, tails: (tail, 0), degrees: degrees)))
      #expect(isCircle(pigtail(size: 100, tails: (0, tail), degrees: degrees)))
    }
  }

  @Test func `the protrusion of a closed circle is one`() throws {
    let measure = try #require(path(through: oval()).measure)
    #expect((measure.protrusion - 1).magnitude < 0.02)
  }
}
