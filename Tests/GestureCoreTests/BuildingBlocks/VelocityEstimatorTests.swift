import GestureCore
import Testing

@Suite struct `Velocity estimator` {
  var estimator = VelocityEstimator()

  private mutating func add(_ samples: [(milliseconds: Double, x: Double)]) {
    for sample in samples {
      estimator.add(Point(x: sample.x, y: -2 * sample.x), at: .milliseconds(sample.milliseconds))
    }
  }

  private func velocity(at milliseconds: Double) -> Double {
    estimator.velocity(at: .milliseconds(milliseconds)).dx
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    (value - expected).magnitude <= 1e-6 * max(1, expected.magnitude)
  }

  @Test func `it is zero without a place and with a single one`() {
    var estimator = VelocityEstimator()
    #expect(estimator.velocity(at: .zero) == .zero)
    estimator.add(Point(x: 3, y: 4), at: .zero)
    #expect(estimator.velocity(at: .zero) == .zero)
  }

  @Test(arguments: [2, 3, 5, 12, 40])
  func `S9.21 a steady movement has its own speed, however many places there are`(count: Int) {
    var copy = self
    copy.add((0..<count).map { (Double($0) * 8, Double($0) * 4) })
    let last = Double(count - 1) * 8
    #expect(isNear(copy.velocity(at: last), 500))
    let vector = copy.estimator.velocity(at: .milliseconds(last))
    #expect(isNear(vector.dy, -1000), "both axes: \(vector)")
  }

  @Test(arguments: [4.0, 8, 16, 33, 50])
  func `S9.21 it is in points per second at any rate of events`(interval: Double) {
    var copy = self
    copy.add((0..<6).map { (Double($0) * interval, Double($0) * interval) })
    #expect(isNear(copy.velocity(at: 5 * interval), 1000))
  }

  @Test func `a movement that gets faster has the speed of its newest place`() {
    var copy = self
    // x = 0.05 t², t in milliseconds: at 50 ms it moves at 5 points a millisecond.
    copy.add([(0, 0), (10, 5), (20, 20), (30, 45), (40, 80), (50, 125)])
    #expect(isNear(copy.velocity(at: 50), 5000), "\(copy.velocity(at: 50))")
  }

  @Test(arguments: [(39.9, true), (40.0, false), (1000.0, false)])
  func `S9.21 what has not moved for 40 ms stands still`(pause: Double, moves: Bool) {
    var copy = self
    copy.add([(0, 0), (10, 10), (20, 20)])
    #expect(isNear(copy.velocity(at: 20 + pause), moves ? 1000 : 0))
  }

  @Test func `a movement after a pause does not count what came before the pause`() {
    var copy = self
    copy.add([(0, 0), (10, 100), (20, 200), (60, 204), (70, 205)])
    #expect(isNear(copy.velocity(at: 70), 100), "\(copy.velocity(at: 70))")
  }

  @Test func `places count for 100 ms`() {
    var copy = self
    copy.add((0...10).map { (Double($0) * 10, 0) })
    copy.add((11...21).map { (time: Int) in (Double(time) * 10, Double(time - 11) * 10) })
    #expect(isNear(copy.velocity(at: 210), 1000), "\(copy.velocity(at: 210))")
  }

  @Test func `a place as old as the newest replaces it, an older one is left out`() {
    var copy = self
    copy.add([(0, 0), (10, 999), (10, 10), (5, -500)])
    #expect(isNear(copy.velocity(at: 10), 1000), "\(copy.velocity(at: 10))")
  }

  @Test func `a single place that is replaced stays a single place`() {
    var copy = self
    copy.add([(0, 0), (0, 50)])
    #expect(copy.velocity(at: 0) == 0)
    copy.add([(10, 60)])
    #expect(isNear(copy.velocity(at: 10), 1000))
  }

  @Test func `S9.19 rebased it is zero until the next place, then counts from the newest`() {
    var copy = self
    copy.add([(0, 0), (10, 10), (20, 20)])
    copy.estimator.rebase()
    #expect(copy.velocity(at: 20) == 0)
    copy.add([(30, 50)])
    #expect(isNear(copy.velocity(at: 30), 3000))
  }

  @Test func `reset it knows nothing`() {
    var copy = self
    copy.add([(0, 0), (10, 10)])
    copy.estimator.reset()
    copy.add([(20, 500)])
    #expect(copy.velocity(at: 20) == 0)
    copy.estimator.rebase()
    #expect(copy.velocity(at: 20) == 0)
  }

  @Test func `absurd places never make a velocity that is no number`() {
    var copy = self
    copy.add([(0, 1e308), (10, -1e308), (20, 1e308), (30, -1e308)])
    #expect(copy.velocity(at: 30).isFinite, "\(copy.velocity(at: 30))")
  }
}
