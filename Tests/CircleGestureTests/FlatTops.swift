import Foundation
import GestureCore
import StrokeModel
import Testing

/// A circle that is drawn along its flat top first and then bends evenly, as many people draw it.
///
/// It is an exact circle of which a chord cuts off the cap; the chord comes first.
struct FlatTop: Sendable, CustomTestStringConvertible {
  /// The width of the circle. Unit: points.
  var size: Double
  /// The chord's share of the whole path.
  var share: Double
  /// The width of the bell curve by which each point is off. Unit: shares of the size.
  var noise = 0.0
  /// How many samples the stroke has, 60 a second.
  var count = 50

  var testDescription: String { "\(size) points, \(share) flat, noise \(noise), \(count) samples" }

  /// The points of the stroke, the same each time for a seed.
  func points(seed: UInt64) -> [Point] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { index in
      let time = Double(index) / Double(count - 1)
      let along = time - 0.5 * sin(2 * .pi * time) / (2 * .pi)
      let (dx, dy) = (noise * size * random.bell(), noise * size * random.bell())
      return place(at: along) + Vector(dx: dx, dy: dy)
    }
  }

  /// Where a share of the way leads.
  private func place(at along: Double) -> Point {
    let (radius, half) = (size / 2, halfAngle)
    if along < share {
      let x = radius * sin(half) * (2 * along / share - 1)
      return Point(x: 200 + x, y: 200 - radius * cos(half))
    }
    let turned = half + (along - share) / (1 - share) * 2 * (.pi - half)
    return Point(x: 200 + radius * sin(turned), y: 200 - radius * cos(turned))
  }

  /// Half the angle that the chord takes of the circle, found by halving.
  private var halfAngle: Double {
    var (low, high) = (0.0, Double.pi)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      let chord = 2 * sin(middle)
      if chord < share * (chord + 2 * (.pi - middle)) { low = middle } else { high = middle }
    }
    return low
  }
}
