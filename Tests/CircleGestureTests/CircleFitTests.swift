import CircleGesture
import Foundation
import GestureCore
import Testing

@Suite("The fit of a circle")
struct CircleFitTests {
  @Test func `the fit is the reference package's to a billionth`() throws {
    for fitCase in circleFitCases {
      let fit = try #require(CircleFit(fitCase.points), "seed \(fitCase.seed)")
      let limit = 1e-9 * fitCase.radius
      #expect((fit.center.x - fitCase.x).magnitude < limit, "seed \(fitCase.seed)")
      #expect((fit.center.y - fitCase.y).magnitude < limit, "seed \(fitCase.seed)")
      #expect((fit.radius - fitCase.radius).magnitude < limit, "seed \(fitCase.seed)")
      #expect((fit.error - fitCase.error).magnitude < 1e-9, "seed \(fitCase.seed)")
    }
  }

  @Test func `the fit is the same when the points come one by one`() throws {
    for fitCase in circleFitCases {
      let fit = try #require(CircleFit(streaming: fitCase.points), "seed \(fitCase.seed)")
      #expect((fit.center.x - fitCase.x).magnitude < 1e-9 * fitCase.radius, "seed \(fitCase.seed)")
      #expect(
        (fit.radius - fitCase.radius).magnitude < 1e-9 * fitCase.radius, "seed \(fitCase.seed)")
    }
  }

  @Test func `points on a circle are fitted without error`() throws {
    let fit = try #require(
      CircleFit([
        Point(x: 10, y: 0), Point(x: 0, y: 10), Point(x: -10, y: 0), Point(x: 0, y: -10),
      ]))
    #expect(fit == CircleFit(center: .zero, radius: 10, error: 0))
  }

  @Test(
    arguments: [
      [], [.zero], [.zero, Point(x: 1, y: 1)],
      [.zero, .zero, .zero],
      [.zero, Point(x: 1, y: 1), Point(x: 2, y: 2), Point(x: 5, y: 5)],
      [Point(x: 300, y: 7), Point(x: 310, y: 7), Point(x: 320, y: 7)],
      [.zero, Point(x: .nan, y: 1), Point(x: 2, y: 0)],
      [.zero, Point(x: .infinity, y: 1), Point(x: 2, y: 0)],
    ] as [[Point]])
  func `where no circle fits there is none`(points: [Point]) {
    #expect(CircleFit(points) == nil)
  }
}
