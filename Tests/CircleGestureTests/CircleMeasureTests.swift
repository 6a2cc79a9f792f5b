import CircleGesture
import GestureCore
import StrokeModel
import Testing

@Suite("The figures of a path")
struct CircleMeasureTests {
  @Test func `an exact circle has exact figures`() throws {
    let measure = try #require(path(through: oval(count: 1000)).measure)
    #expect((measure.fit.radius - 50).magnitude < 0.01)
    #expect(measure.fit.error < 0.001)
    #expect((measure.sweep - 2 * Double.pi).magnitude < 0.02)
    #expect(measure.isClockwise)
    #expect(measure.backtrack == 0)
    #expect(measure.ovalness < 1.01)
    #expect(measure.cornerness < 0.01)
    #expect(measure.unevenness < 0.01)
  }

  @Test func `a square is four-cornered and half straight`() throws {
    let corners = [(0.0, 0.0), (100, 0), (100, 100), (0, 100), (0, 0)]
    let measure = try #require(path(through: corners.map { Point(x: $0.0, y: $0.1) }).measure)
    #expect((measure.squareness - 1).magnitude < 0.05)
    #expect((0.5...0.6).contains(measure.straightShare))
    #expect(measure.triangularity < 0.05)
    #expect(measure.lingering == nil)
  }

  @Test func `a triangle is three-cornered`() throws {
    let corners = [(0.0, 0.0), (100, 0), (50, 86.6), (0, 0)]
    let measure = try #require(path(through: corners.map { Point(x: $0.0, y: $0.1) }).measure)
    #expect((measure.triangularity - 1).magnitude < 0.05)
  }

  @Test func `a hand that pauses at corners lingers`() throws {
    let pauses = try #require(path(of: pausingSquare(pause: 200)).measure?.lingering)
    let steady = try #require(path(of: pausingSquare(pause: 0)).measure?.lingering)
    #expect(pauses > 2)
    #expect((0.8...1.2).contains(steady))
  }

  @Test(arguments: [
    (-0.01, CircleVerdict.hasCorners), (0.01, .hasCorners), (0.09, .hasCorners), (0.11, .accepted),
  ])
  func `S14.25 pauses decide where the corners are within a tenth of the limit`(
    room: Double, expected: CircleVerdict
  ) throws {
    let steady = path(of: pausingSquare(pause: 0))
    let pausing = path(of: pausingSquare(pause: 200))
    var criteria = CircleCriteria()
    criteria.maximumCornerness = try #require(steady.measure).cornerness + room
    #expect(pausing.verdict(by: criteria) == expected)
    #expect(steady.verdict(by: criteria) == (room > 0 ? .accepted : .hasCorners))
  }

  @Test func `a clock that runs back is none`() throws {
    var stroke = pausingSquare(pause: 200)
    stroke.milliseconds[50] = 0
    #expect(path(of: stroke).measure?.lingering == nil)
  }

  @Test func `a mirrored or reversed stroke has the same figures`() throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      let points = stroke(.circle, seed: seed).points
      let plain = try #require(path(through: points).measure, "seed \(seed)")
      let mirrored = try #require(
        path(through: points.map { Point(x: -$0.x, y: $0.y) }).measure, "seed \(seed)")
      let reversed = try #require(path(through: points.reversed()).measure, "seed \(seed)")
      #expect(mirrored.isClockwise != plain.isClockwise, "seed \(seed)")
      #expect(reversed.isClockwise != plain.isClockwise, "seed \(seed)")
      #expect((mirrored.cornerness - plain.cornerness).magnitude < 1e-6, "seed \(seed)")
      #expect((reversed.cornerness - plain.cornerness).magnitude < 0.06, "seed \(seed)")
      #expect((reversed.ovalness - plain.ovalness).magnitude < 0.03, "seed \(seed)")
    }
  }

  @Test func `ten thousand points give the figures of a hundred`() throws {
    let few = try #require(path(through: oval(height: 1.2, count: 100)).measure)
    let many = try #require(path(through: oval(height: 1.2, count: 10_000)).measure)
    #expect((few.fit.radius - many.fit.radius).magnitude < 0.1)
    #expect((few.ovalness - many.ovalness).magnitude < 0.01)
    #expect((few.cornerness - many.cornerness).magnitude < 0.04)
  }

  /// A square of which each side takes half a second, and each corner a pause.
  private func pausingSquare(pause: Double) -> DrawnStroke {
    let milliseconds = (0...200).map { (index: Int) -> Double in
      let corners = Double((index + 49) / 50)
      return Double(index) * 10 + corners * pause
    }
    return DrawnStroke(figure: .square, points: square(), milliseconds: milliseconds)
  }
}
