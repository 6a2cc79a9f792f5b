import GestureCore
import Testing

@testable import CircleGesture

@Suite("The thresholds of the circle")
struct CircleCriteriaTests {
  /// A figure, its threshold, and the verdict beyond it.
  struct Threshold: Sendable {
    var verdict: CircleVerdict
    var inside: CircleMeasure
    var outside: CircleMeasure
  }

  private static let perfect = CircleMeasure(
    fit: CircleFit(center: .zero, radius: 50, error: 0), sweep: 2 * Double.pi, isClockwise: true,
    backtrack: 0, innermost: 1, gap: 0, endBend: 2 * Double.pi / 10, protrusion: 1, ovalness: 1,
    unevenness: 0, triangularity: 0, squareness: 0, straightShare: 0, lingering: nil)

  private static func threshold(
    _ verdict: CircleVerdict, _ inside: Double, _ outside: Double,
    _ set: (inout CircleMeasure, Double) -> Void
  ) -> Threshold {
    var measures = (perfect, perfect)
    set(&measures.0, inside)
    set(&measures.1, outside)
    return Threshold(verdict: verdict, inside: measures.0, outside: measures.1)
  }

  static let thresholds = [
    threshold(.tooSmall, 8, 7.99) { $0.fit.radius = $1 },
    threshold(.poorFit, 0.28, 0.281) { $0.fit.error = $1 },
    threshold(.crossesTheMiddle, 0.35, 0.349) { $0.innermost = $1 },
    threshold(.sweepTooShort, 4.6, 4.59) { $0.sweep = $1 },
    threshold(.sweepTooLong, 9.4, 9.41) { $0.sweep = $1 },
    threshold(.travelsBackwards, 0.5, 0.51) { $0.backtrack = $1 },
    threshold(.notClosed, 1.3, 1.31) { $0.gap = $1 },
    threshold(.notClosed, 0, -0.001) {
      $0.gap = 1
      $0.endBend = $1
    },
    threshold(.poorFit, 1.25, 1.26) { $0.protrusion = $1 },
    threshold(.tooOval, 1.8, 1.81) { $0.ovalness = $1 },
    threshold(.hasCorners, 0.5, 0.51) { $0.triangularity = $1 },
    threshold(.hasCorners, 1.19, 1.21) { $0.squareness = $1 },
    threshold(.hasCorners, 0.59, 0.61) { $0.straightShare = $1 },
    threshold(.poorFit, 0.21, 0.211) { $0.unevenness = $1 },
  ]

  @Test func `at a threshold a path passes, beyond it the test refuses`() {
    for threshold in Self.thresholds {
      #expect(
        CircleCriteria.standard.verdict(on: threshold.inside) == .accepted, "\(threshold.verdict)")
      #expect(
        CircleCriteria.standard.verdict(on: threshold.outside) == threshold.verdict,
        "\(threshold.verdict)")
    }
  }

  @Test func `what a tolerance accepts a larger one accepts too`() {
    for threshold in Self.thresholds {
      var wasAccepted = false
      for tolerance in stride(from: 0.0, through: 1, by: 0.05) {
        let criteria = CircleCriteria.standard.scaled(toTolerance: tolerance)
        let isAccepted = criteria.verdict(on: threshold.inside).isAccepted
        #expect(isAccepted || !wasAccepted, "\(threshold.verdict)")
        wasAccepted = isAccepted
      }
      #expect(wasAccepted, "\(threshold.verdict)")
    }
  }

  @Test func `pauses add a tenth to the corners at most`() {
    var measure = Self.perfect
    measure.squareness = 1.03
    measure.lingering = 1.2
    #expect(CircleCriteria.standard.verdict(on: measure) == .accepted)
    measure.lingering = 2
    #expect(CircleCriteria.standard.verdict(on: measure) == .hasCorners)
    measure.squareness = 0.9
    measure.lingering = 100
    #expect(CircleCriteria.standard.verdict(on: measure) == .accepted)
  }

  @Test func `an end may hook where the path is closed`() {
    var measure = Self.perfect
    measure.endBend = -1
    measure.gap = 0.77
    #expect(CircleCriteria.standard.verdict(on: measure) == .accepted)
    measure.gap = 0.79
    #expect(CircleCriteria.standard.verdict(on: measure) == .notClosed)
  }

  @Test func `the standard tolerance changes nothing`() {
    var standard = CircleCriteria.standard.scaled(toTolerance: 0.2)
    #expect((standard.minimumSweep - 4.6).magnitude < 1e-12)
    #expect(standard.minimumEndBend.magnitude < 1e-12)
    standard.minimumSweep = 4.6
    standard.minimumEndBend = 0
    #expect(standard == .standard)
  }
}
