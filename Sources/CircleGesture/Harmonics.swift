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
    var first = Recurrence(cosine: 0.995_184_726_672_196_9, sine: 0.098_017_140_329_560_6)
    var second = Recurrence(cosine: 0.980_785_280_403_230_4, sine: -0.195_090_322_016_128_27)
    var third = Recurrence(cosine: 0.956_940_335_732_208_9, sine: -0.290_284_677_254_462_36)
    for sample in samples {
      let arm = SIMD2(sample.x, sample.y)
      first.add(arm)
      second.add(arm)
      third.add(arm)
    }
    let count = Double(samples.count)
    (once, twiceBack) = (first.length / count, second.length / count)
    thriceBack = third.length / count
  }
}

/// One of the pointers, of which each sample takes a single product and not a turn (G. Goertzel, The
/// American Mathematical Monthly 65 (1958)).
private struct Recurrence {
  /// Of the angle between two samples: once, twice or three times 2π ÷ 64; the sine has the sign of
  /// the way in which the pointer turns.
  let cosine: Double
  let sine: Double
  private var last = SIMD2<Double>.zero
  private var beforeLast = SIMD2<Double>.zero

  init(cosine: Double, sine: Double) {
    self.cosine = cosine
    self.sine = sine
  }

  @inline(__always)
  mutating func add(_ arm: SIMD2<Double>) {
    let next = arm + 2 * cosine * last - beforeLast
    (beforeLast, last) = (last, next)
  }

  /// The length of the sum of all arms, each turned back by the pointer's angle.
  var length: Double {
    Vector(
      dx: last.x - cosine * beforeLast.x - sine * beforeLast.y,
      dy: last.y - cosine * beforeLast.y + sine * beforeLast.x
    ).length
  }
}
