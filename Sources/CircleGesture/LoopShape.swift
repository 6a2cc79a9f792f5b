internal import GestureCore

/// The figures that distinguish a round loop from one with sides and corners.
struct LoopShape: Sendable {
  /// The root mean square of (distance from the centre − mean distance) ÷ mean distance.
  let unevenness: Double

  /// How three-cornered the loop is: zero for a circle, one for a triangle of equal sides.
  let triangularity: Double

  /// How four-cornered the loop is: zero for a circle, one for a square.
  let squareness: Double

  /// The share of the loop that bends less than half as much as a circle does.
  let straightShare: Double

  init(of loop: Loop) {
    let harmonics = Harmonics(of: loop.samples)
    unevenness = Self.unevenness(of: loop.samples)
    triangularity = harmonics.triangularity
    squareness = harmonics.squareness
    straightShare = Self.straightShare(of: loop.samples)
  }

  private static func unevenness(of samples: [Point]) -> Double {
    var sum = 0.0
    var squares = 0.0
    for sample in samples {
      let distance = (sample - Point.zero).length
      sum += distance
      squares += distance * distance
    }
    let mean = sum / Double(samples.count)
    let variance = squares / Double(samples.count) - mean * mean
    return max(variance, 0).squareRoot() / mean
  }

  /// Compares the directions of the five samples' way before and after each sample. On a circle
  /// they differ by 28 degrees; a side of a square holds a few samples where they don't.
  private static func straightShare(of samples: [Point]) -> Double {
    let reach = 5
    let count = samples.count
    var straight = 0
    for index in samples.indices {
      let before = samples[index] - samples[index < reach ? index + count - reach : index - reach]
      let next = index + reach
      let after = samples[next < count ? next : next - count] - samples[index]
      let along = before.dx * after.dx + before.dy * after.dy
      let across = before.dx * after.dy - before.dy * after.dx
      if across < max(along, 0) * halfBend { straight += 1 }
    }
    return Double(straight) / Double(count)
  }

  /// The tangent of half the bend of a circle, (2π × 5 ÷ 64) ÷ 2.
  private static var halfBend: Double { 0.250_487 }
}
