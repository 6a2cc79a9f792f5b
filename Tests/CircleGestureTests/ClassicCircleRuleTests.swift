import CircleGesture
import GestureCore
import StrokeModel
import Testing

@Suite("The classic rule")
struct ClassicCircleRuleTests {
  @Test func `a circle passes, a line is a poor fit`() {
    #expect(path(through: oval()).verdict(by: .classic) == .accepted)
    let line = (0...50).map { Point(x: Double($0), y: 0) }
    #expect(path(through: line).verdict(by: .classic) == .poorFit)
  }

  @Test func `a square on its tip passes too, which is why it is not the standard`() {
    let points = square().map { Point(x: $0.x - $0.y, y: $0.x + $0.y) }
    #expect(path(through: points).verdict(by: .classic) == .accepted)
    #expect(path(through: points).verdict(by: .standard) == .hasCorners)
  }

  @Test func `a point in the middle fails it`() {
    let points = oval() + [Point(x: 101, y: 100)]
    #expect(path(through: points).verdict(by: .classic) == .crossesTheMiddle)
  }

  @Test func `half a circle doesn't fill its box`() {
    #expect(path(through: oval(turns: 0.5)).verdict(by: .classic) == .noOverlap)
  }

  @Test func `a smaller tolerance is stricter`() {
    let points = oval(height: 1.35)
    #expect(ClassicCircleRule().verdict(on: points, fit: CircleFit(points)).isAccepted)
    let strict = ClassicCircleRule(tolerance: 0.1)
    #expect(strict.verdict(on: points, fit: CircleFit(points)) == .poorFit)
  }

  @Test func `the classic rule's own tolerance is scaled, not replaced`() {
    var criteria = CircleCriteria.classic
    criteria.classicTolerance = 0.5
    #expect(criteria.scaled(toTolerance: 0.2) == criteria)
    #expect(criteria.scaled(toTolerance: 0.1).classicTolerance == 0.25)
    #expect(criteria.scaled(toTolerance: 0.9).classicTolerance == 1)
    #expect(CircleCriteria.standard.scaled(toTolerance: 0.2) == .standard)
  }
}
