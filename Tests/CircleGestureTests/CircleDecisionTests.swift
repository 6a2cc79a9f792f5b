import CircleGesture
import GestureCore
import StrokeModel
import Testing

@Suite("What is a circle and what is not")
struct CircleDecisionTests {
  @Test(arguments: [Figure.circle, .oval])
  func `S14.25 a circle or an oval as a hand draws it is a circle`(figure: Figure) {
    for seed in 1...40 as ClosedRange<UInt64> {
      let path = path(of: stroke(figure, seed: seed))
      #expect(path.verdict(by: .standard) == .accepted, "\(figure) of seed \(seed)")
    }
  }

  @Test(arguments: [Figure.square, .rectangle, .triangle])
  func `S14.25 a drawn square, rectangle or triangle is no circle`(figure: Figure) {
    for seed in 1...40 as ClosedRange<UInt64> {
      let verdict = path(of: stroke(figure, seed: seed)).verdict(by: .standard)
      #expect(verdict == .hasCorners || verdict == .tooOval, "\(figure) of seed \(seed)")
    }
  }

  @Test(arguments: Figure.allCases.filter { !$0.isCircle })
  func `no other figure is a circle`(figure: Figure) {
    for seed in 1...10 as ClosedRange<UInt64> {
      #expect(
        !path(of: stroke(figure, seed: seed)).verdict(by: .standard).isAccepted,
        "\(figure) of seed \(seed)")
    }
  }

  @Test func `a question mark that lost its tail is no circle, whichever way it runs`() {
    for seed in 1...40 as ClosedRange<UInt64> {
      let points = stroke(.questionMark, seed: seed).points
      for points in [points, points.reversed(), points.dropLast(points.count / 20)] {
        #expect(!path(through: Array(points)).verdict(by: .standard).isAccepted, "seed \(seed)")
      }
    }
  }

  @Test func `it is the bend of its tail that tells a question mark from a circle`() {
    var criteria = CircleCriteria.standard
    criteria.minimumEndBend = -.infinity
    let taken = (1...40).count { seed in
      let points = stroke(.questionMark, seed: UInt64(seed)).points
      return path(through: points).verdict(by: criteria).isAccepted
    }
    #expect(taken > 10)
  }

  @Test(arguments: [Figure.circle, .oval])
  func `a circle that lost a twentieth at either end is one`(figure: Figure) {
    for seed in 1...40 as ClosedRange<UInt64> {
      let points = stroke(figure, seed: seed).points
      let lost = points.count / 20
      for points in [points.dropFirst(lost), points.dropLast(lost)] {
        #expect(
          path(through: Array(points)).verdict(by: .standard) == .accepted,
          "\(figure) of seed \(seed)")
      }
    }
  }

  @Test(arguments: [(1.0, true), (1.1, true), (1.3, true), (1.45, true), (1.6, false), (2, false)])
  func `an overshoot of less than half a turn is a circle`(turns: Double, isCircle: Bool) {
    let verdict = path(through: oval(turns: turns)).verdict(by: .standard)
    #expect(verdict == (isCircle ? .accepted : .sweepTooLong))
  }

  @Test(arguments: [
    (0.5, CircleVerdict.sweepTooShort), (0.72, .sweepTooShort), (0.75, .notClosed),
    (0.8, .accepted), (0.95, .accepted),
  ])
  func `an arc of less than 275 degrees is no circle`(turns: Double, verdict: CircleVerdict) {
    #expect(path(through: oval(turns: turns)).verdict(by: .standard) == verdict)
  }

  @Test(arguments: [(1.3, true), (1 / 1.3, true), (1.6, true), (2.2, false), (1 / 2.2, false)])
  func `an oval of 1.3 to 1 is a circle, of 2.2 to 1 it is not`(height: Double, isCircle: Bool) {
    let verdict = path(through: oval(height: height)).verdict(by: .standard)
    #expect(verdict.isAccepted == isCircle)
  }

  @Test(arguments: [(7.0, false), (9, true), (15, true), (5000, true)])
  func `a circle of 16 points across is large enough`(radius: Double, isCircle: Bool) {
    let verdict = path(through: oval(radius: radius)).verdict(by: .standard)
    #expect(verdict == (isCircle ? .accepted : .tooSmall))
  }

  @Test(arguments: 0...2)
  func `fewer than three points are no circle`(count: Int) {
    let path = path(through: Array(oval().prefix(count)))
    #expect(path.verdict(by: .standard) == .tooFewPoints)
    #expect(path.verdict(by: .classic) == .tooFewPoints)
  }

  @Test func `points that are not finite are left out`() {
    var points = oval()
    points.insert(Point(x: .nan, y: 0), at: 10)
    points.insert(Point(x: 0, y: .infinity), at: 20)
    points.insert(Point(x: 1e300, y: 0), at: 30)
    let path = path(through: points)
    #expect(path.points.count == points.count - 3)
    #expect(path.verdict(by: .standard) == .accepted)
  }

  @Test func `an emptied path is as good as new`() {
    var path = path(through: oval(radius: 4000))
    path.removeAll()
    for point in oval() { path.add(point) }
    #expect(path.measure == CircleGestureTests.path(through: oval()).measure)
  }
}
