internal import GestureCore

/// An evenly sampled loop as a sum of turning pointers.
///
/// A regular polygon of *n* corners has two large ones: one turns once, as the loop does, and the
/// other *n* − 1 times the other way; it is (*n* − 1)² times shorter.
struct Harmonics {
  /// How three-cornered the loop is: zero for a circle, one for a triangle of equal sides.
  var triangularity: Double { twiceBack / once * 4 }

  /// How four-cornered the loop is: zero for a circle, one for a square.
  var squareness: Double { thriceBack / once * 9 }

  /// The length of the pointer that turns once.
  private let once: Double
  /// The length of the one that turns twice the other way.
  private let twiceBack: Double
  /// The length of the one that turns three times the other way.
  private let thriceBack: Double

  /// Takes a loop of ``Loop/sampleCount`` samples that runs from x to y.
  init(of samples: [Point]) {
    var (first, second, third) = (Vector.zero, Vector.zero, Vector.zero)
    var pointer = Vector(dx: 1, dy: 0)
    for sample in samples {
      let arm = sample - Point.zero
      let twice = Self.turned(pointer, by: pointer)
      first += Self.turned(arm, by: Vector(dx: pointer.dx, dy: -pointer.dy))
      second += Self.turned(arm, by: twice)
      third += Self.turned(arm, by: Self.turned(twice, by: pointer))
      pointer = Self.turned(pointer, by: Self.sampleTurn)
    }
    let count = Double(samples.count)
    (once, twiceBack) = (first.length / count, second.length / count)
    thriceBack = third.length / count
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
}
