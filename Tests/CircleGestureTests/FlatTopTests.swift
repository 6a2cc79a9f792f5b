import CircleGesture
import GestureCore
import Testing

@Suite("Circles with a flat top")
struct FlatTopTests {
  private static let tops = [60.0, 80, 100, 130, 150].flatMap { size in
    [0.15, 0.2, 0.25].flatMap { share in
      [0, 0.005, 0.01].map { FlatTop(size: size, share: share, noise: $0) }
    }
  }

  /// The verdict at the lift, or the one by which the path failed before.
  private func verdict(on points: [Point], rate: Double = 60) -> CircleVerdict {
    var path = CirclePath()
    for (index, point) in points.enumerated() {
      path.add(point, at: .milliseconds(Double(index) * 1000 / rate))
      if let refusal = path.earlyRefusal(by: .standard) { return refusal }
    }
    return path.verdict(by: .standard)
  }

  @Test(arguments: tops)
  func `S14.25 a circle of up to 150 points may begin with a straight quarter`(top: FlatTop) {
    for seed in 1...5 {
      #expect(verdict(on: top.points(seed: UInt64(seed))) == .accepted, "seed \(seed)")
    }
  }

  @Test(arguments: [60.0, 80, 100, 120])
  func `with three tenths straight it may be up to 120 points across`(size: Double) {
    let top = FlatTop(size: size, share: 0.3, noise: 0.005)
    for seed in 1...5 {
      #expect(verdict(on: top.points(seed: UInt64(seed))) == .accepted, "seed \(seed)")
    }
  }

  @Test(arguments: [20, 30, 120, 240])
  func `it may be sampled coarsely or finely`(count: Int) {
    for share in [0.15, 0.2, 0.25] {
      let top = FlatTop(size: 130, share: share, count: count)
      #expect(verdict(on: top.points(seed: 1)) == .accepted, "\(share) flat")
    }
  }

  @Test(arguments: [200.0, 300, 600])
  func `a larger one may if it is drawn in half a second`(size: Double) {
    for share in [0.15, 0.2, 0.25] {
      let top = FlatTop(size: size, share: share, count: 24)
      #expect(verdict(on: top.points(seed: 1)) == .accepted, "\(share) flat")
    }
  }

  @Test(arguments: [(110.0, false), (119, false), (121, true), (135, true)])
  func `a line fails once it has run straight for 120 points`(length: Double, fails: Bool) {
    var path = CirclePath()
    var refusal: CircleVerdict?
    for index in 0...Int(length) {
      path.add(Point(x: Double(index), y: 0), at: .milliseconds(4 * Double(index)))
      refusal = refusal ?? path.earlyRefusal(by: .standard)
    }
    #expect(refusal == (fails ? .runsStraight : nil))
  }

  /// The corners of figures that begin with a side of 160 points.
  private static let figures: [[Point]] = [
    [.zero, Point(x: 160, y: 0)],
    [.zero, Point(x: 160, y: 0), Point(x: 80, y: 139), .zero],
    [.zero, Point(x: 160, y: 0), Point(x: 160, y: 160), Point(x: 0, y: 160), .zero],
    [.zero, Point(x: 113, y: 113), Point(x: 226, y: 0), Point(x: 339, y: 113)],
    [.zero, Point(x: 113, y: 113), Point(x: 400, y: -300)],
  ]

  @Test(arguments: figures, [200.0, 600, 1200])
  func `a line, triangle, square, zigzag or check mark fails on its first side`(
    corners: [Point], speed: Double
  ) {
    var path = CirclePath()
    var refused: Double?
    for index in 0...Int(160 * 120 / speed) {
      let along = speed * Double(index) / 120 / corners[1].distance(to: .zero)
      path.add(
        Point(x: along * corners[1].x, y: along * corners[1].y),
        at: .milliseconds(Double(index) * 1000 / 120))
      if refused == nil, path.earlyRefusal(by: .standard) == .runsStraight {
        refused = path.travel
      }
    }
    #expect(refused.map { (120..<141).contains($0) } ?? false)
  }
}
