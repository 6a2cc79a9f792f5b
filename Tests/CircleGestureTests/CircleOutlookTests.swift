import CircleGesture
import Foundation
import GestureCore
import StrokeModel
import Testing

@Suite("Early failure")
struct CircleOutlookTests {
  /// Why and after how many points of travel a path is refused while it is drawn.
  private func refusal(_ points: [Point]) -> (verdict: CircleVerdict, travel: Double)? {
    var path = CirclePath()
    for point in points {
      path.add(point)
      if let verdict = path.earlyRefusal(by: .standard) { return (verdict, path.travel) }
    }
    return nil
  }

  @Test(arguments: [0.0, 0.4, 1, 2.5])
  func `S14.25 a straight stroke fails within its first 130 points`(angle: Double) throws {
    let points = (0...100).map {
      Point(x: 4 * Double($0) * cos(angle), y: 4 * Double($0) * sin(angle))
    }
    let found = refusal(points)
    let refusal = try #require(found)
    #expect(refusal.verdict == .runsStraight)
    #expect((120...130).contains(refusal.travel))
  }

  @Test(arguments: [(0.5, 150.0), (1, 190), (2, 270)])
  func `a straight stroke of a trembling hand fails soon after`(
    limit: (tremor: Double, travel: Double)
  ) throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let tremor = -limit.tremor...limit.tremor
      let points = (0...100).map {
        Point(x: 4 * Double($0) + random.number(in: tremor), y: random.number(in: tremor))
      }
      let found = refusal(points)
      let refusal = try #require(found, "seed \(seed)")
      #expect(refusal.verdict == .runsStraight, "seed \(seed)")
      #expect(refusal.travel < limit.travel, "seed \(seed)")
    }
  }

  @Test(arguments: [Figure.circle, .oval])
  func `no drawn circle fails early`(figure: Figure) {
    for seed in 1...40 as ClosedRange<UInt64> {
      #expect(refusal(stroke(figure, seed: seed).points) == nil, "\(figure) of seed \(seed)")
    }
  }

  @Test(arguments: [8.0, 20, 60, 140, 250])
  func `a circle of up to 250 points in radius is not taken for a straight line`(radius: Double) {
    #expect(refusal(oval(radius: radius)) == nil)
  }

  @Test(arguments: [(300.0, 120.0), (1200, 120), (2000, 200), (4000, 400), (100_000, 3000)])
  func `a quick hand must run straight for 0.1 s, and 25 times as far at most`(
    hand: (speed: Double, travel: Double)
  ) throws {
    let step = hand.speed * 0.001
    var path = CirclePath()
    var travel: Double?
    for index in 0...4000 where travel == nil {
      path.add(Point(x: step * Double(index), y: 0), at: .milliseconds(Double(index)))
      if path.earlyRefusal(by: .standard) == .runsStraight { travel = path.travel }
    }
    let found = try #require(travel, "a line is never refused")
    #expect(found >= hand.travel && found < hand.travel * 17 / 16 + 2 * step)
  }

  @Test(arguments: [20.0, 30, 60, 200])
  func `a leap at the start, as devices make it, is not taken for a straight line`(leap: Double) {
    let drawn = (0...30).map { Point(x: leap + 8 * Double($0), y: 0) }
    let refused = refusal([.zero] + drawn)
    #expect(refused.map { $0.travel >= leap + 119 && $0.travel < (leap + 136) * 17 / 16 } ?? false)
    let circle = oval(radius: 100).filter { $0.distance(to: Point(x: 200, y: 100)) > leap / 2 }
    #expect(refusal([Point(x: 200, y: 100)] + circle) == nil)
  }

  @Test func `a clock that stands still counts as none`() {
    var path = CirclePath()
    for index in 0...18 { path.add(Point(x: 8 * Double(index), y: 0), at: .zero) }
    #expect(path.earlyRefusal(by: .standard) == .runsStraight)
  }

  /// A clock that a stroke is told with.
  enum Clock: CaseIterable {
    case right, tenTimesSlower, standingStill, none

    func time(_ milliseconds: Double) -> Timestamp? {
      switch self {
      case .right: .milliseconds(milliseconds)
      case .tenTimesSlower: .milliseconds(10 * milliseconds)
      case .standingStill: .zero
      case .none: nil
      }
    }
  }

  @Test(arguments: [2000.0, 3000])
  func `a circle on a wall passes with its clock`(size: Double) {
    expectNoRefusal(clock: .right, size: size)
  }

  @Test func `a circle of up to 1,000 points passes with whatever clock`() {
    for clock in Clock.allCases {
      for size in [30.0, 300, 600, 1000] as [Double] {
        expectNoRefusal(clock: clock, size: size)
      }
    }
  }

  private func expectNoRefusal(clock: Clock, size: Double) {
    var hand = Hand()
    hand.size = size...size
    for figure in [Figure.circle, .oval] {
      let refused = (1...40).filter { seed in
        var random = SplitMix64(seed: UInt64(seed))
        let stroke = hand.draw(figure, &random)
        var path = CirclePath()
        return zip(stroke.points, stroke.milliseconds).contains { point, time in
          path.add(point, at: clock.time(time))
          return path.earlyRefusal(by: .standard) != nil
        }
      }
      #expect(refused.isEmpty, "\(clock), \(size) points: refused \(figure)s of seeds \(refused)")
    }
  }

  @Test func `a quick line fails after 120 points and eight steps from sample to sample`() {
    for clock in [Clock.right, .none] as [Clock] {
      for step in [10.0, 20, 41, 83, 167] as [Double] {
        var path = CirclePath()
        var count = 0
        repeat {
          path.add(Point(x: step * Double(count), y: 0), at: clock.time(Double(count) * 1000 / 60))
          count += 1
        } while count < 100 && path.earlyRefusal(by: .standard) == nil
        #expect(path.travel >= 120 && count - 1 <= max(9, Int(140 / step)), "\(clock), \(step)")
      }
    }
  }

  @Test(arguments: [(20.0, 120.0), (20, 240), (50, 240), (300, 120)])
  func `a line in whole pixels fails within its first 135 points, at any angle`(
    hand: (speed: Double, rate: Double)
  ) throws {
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let angle = degrees * .pi / 180
      let found = straightDistance(hand.speed, hand.rate) { distance in
        Point(x: (distance * cos(angle)).rounded(), y: (distance * sin(angle)).rounded())
      }
      #expect(found < 135, "at \(degrees) degrees")
    }
  }

  @Test(arguments: [(20.0, 60.0), (20, 240), (50, 240), (100, 120)])
  func `a slow line fails within its first 150 points, tremble it by 1 point to either side`(
    hand: (speed: Double, rate: Double)
  ) {
    for seed in 1...10 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let found = straightDistance(hand.speed, hand.rate) { distance in
        Point(x: distance + random.number(in: -1...1), y: random.number(in: -1...1))
      }
      #expect(found < 150, "seed \(seed)")
    }
  }

  /// How far the hand gets on a line before it is refused. Unit: points.
  private func straightDistance(
    _ speed: Double, _ rate: Double, _ point: (Double) -> Point
  ) -> Double {
    var path = CirclePath()
    for index in 0..<Int(600 * rate / speed) {
      let distance = speed * Double(index) / rate
      path.add(point(distance), at: .milliseconds(1000 * Double(index) / rate))
      if path.earlyRefusal(by: .standard) == .runsStraight { return distance }
    }
    return .infinity
  }

  @Test func `a path that goes around and around fails`() {
    #expect(refusal(oval(turns: 3))?.verdict == .sweepTooLong)
  }

  @Test func `a path that turns back fails before the lift`() {
    let half = Array(oval(turns: 0.7))
    #expect(refusal(half + half.reversed())?.verdict == .travelsBackwards)
  }

  @Test func `the classic rule never fails early`() {
    var path = CirclePath()
    for index in 0...1000 {
      path.add(Point(x: Double(index), y: 0))
      #expect(path.earlyRefusal(by: .classic) == nil)
    }
  }

  @Test func `likeness grows to one as a circle closes and stays zero on a line`() {
    var path = CirclePath()
    var last = 0.0
    for (index, point) in oval().enumerated() {
      path.add(point)
      guard index % 10 == 0, index > 0 else { continue }
      #expect(path.likeness() > last)
      last = path.likeness()
    }
    #expect(last > 0.95)
    #expect(CircleGestureTests.path(through: [.zero, Point(x: 90, y: 0)]).likeness() == 0)
  }
}
