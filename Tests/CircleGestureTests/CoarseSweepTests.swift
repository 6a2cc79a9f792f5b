@testable import CircleGesture
import GestureCore
import StrokeModel
import Testing

/// A path is looked at without angles first; that must miss no path that angles would tell.
@Suite("Looks at a path while it is drawn")
struct CoarseSweepTests {
  /// A hand that wanders about a place, and often turns round.
  private func wandering(_ random: inout SplitMix64) -> CirclePath {
    var path = CirclePath()
    var place = Point(x: 80, y: 0)
    var direction = Vector(dx: 0, dy: random.number(in: 0.3...14))
    for _ in 0..<Int(random.number(in: 20...300)) {
      let turn = random.number(in: -0.2...0.5)
      direction = Vector(
        dx: direction.dx - turn * direction.dy, dy: direction.dy + turn * direction.dx)
      if random.number(in: 0...1.0) < 0.02 {
        direction = Vector(dx: -direction.dx, dy: direction.dy)
      }
      let length = max(direction.length / 14, 1)
      direction = Vector(dx: direction.dx / length, dy: direction.dy / length)
      place = place + direction
      path.add(place)
    }
    return path
  }

  @Test func `no vertex within a grain is looked at, and the steps are those of all vertices`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let path = wandering(&random)
      let grain = path.bounds.extent / 8
      var (last, length) = (path.vertices[0], 0.0)
      for vertex in path.vertices where vertex.distance(to: last) >= grain {
        length += vertex.distance(to: last)
        last = vertex
      }
      let sweep = CoarseSweep(
        of: path.vertices, spacing: path.spacing, around: .zero, grain: grain)
      #expect(sweep.length == length)
    }
  }

  @Test func `a path with angles that come back turns both ways, and others don't`() {
    var random = SplitMix64(seed: 8)
    var (both, one) = (0, 0)
    for _ in 0..<300 {
      let path = wandering(&random)
      let grain = path.bounds.extent / 8
      let angles = Sweep(of: path.vertices, around: .zero, grain: grain)
      let sweep = CoarseSweep(
        of: path.vertices, spacing: path.spacing, around: .zero, grain: grain)
      if sweep.turnsBothWays { both += 1 } else { one += 1 }
      #expect(sweep.turnsBothWays || angles.backtrack == 0)
    }
    #expect(both > 20 && one > 20, "\(both) and \(one) of 300 paths")
  }

  @Test func `a way through the centre counts for both ways around`() {
    var path = CirclePath()
    path.add(Point(x: -50, y: 0))
    path.add(Point(x: 50, y: 0))
    let sweep = CoarseSweep(of: path.vertices, spacing: path.spacing, around: .zero, grain: 60)
    #expect(sweep.turnsBothWays)
    #expect(sweep.length > 59)
  }
}
