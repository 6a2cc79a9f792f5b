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
    let round = Self.harmonic(1, of: loop.samples)
    unevenness = Self.unevenness(of: loop.samples)
    triangularity = Self.harmonic(-2, of: loop.samples) / round / Self.triangleHarmonic
    squareness = Self.harmonic(-3, of: loop.samples) / round / Self.squareHarmonic
    straightShare = Self.straightShare(of: loop.samples)
  }

  /// A regular polygon of *n* corners, run through at even speed, is a sum of turning pointers:
  /// one turns once, and the next largest turns *n* − 1 times the other way and is (*n* − 1)²
  /// times shorter.
  private static var triangleHarmonic: Double { 1.0 / 4 }
  private static var squareHarmonic: Double { 1.0 / 9 }

  /// The length of the pointer that turns `order` times on the way around the loop.
  private static func harmonic(_ order: Int, of samples: [Point]) -> Double {
    var pointer = Vector(dx: 1, dy: 0)
    var step = Vector(dx: 1, dy: 0)
    for _ in 0..<order.magnitude { step = turned(step, by: sampleTurn) }
    if order > 0 { step = Vector(dx: step.dx, dy: -step.dy) }
    var sum = Vector.zero
    for sample in samples {
      let term = turned(pointer, by: sample - Point.zero)
      sum = Vector(dx: sum.dx + term.dx, dy: sum.dy + term.dy)
      pointer = turned(pointer, by: step)
    }
    return sum.length / Double(samples.count)
  }

  /// The cosine and the sine of the angle between two of the 64 samples, 2π ÷ 64.
  private static var sampleTurn: Vector {
    Vector(dx: 0.995_184_726_672_196_9, dy: 0.098_017_140_329_560_6)
  }

  /// The product of two vectors taken as complex numbers: it turns one by the angle of the other.
  private static func turned(_ first: Vector, by second: Vector) -> Vector {
    Vector(
      dx: first.dx * second.dx - first.dy * second.dy,
      dy: first.dx * second.dy + first.dy * second.dx)
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
