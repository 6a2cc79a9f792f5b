import Foundation
import GestureCore
import StrokeModel

/// An arc of any size and place with noise, and what the reference package fits to it.
struct FitCase: Sendable {
  var seed: UInt64
  var x: Double
  var y: Double
  var radius: Double
  var error: Double

  /// The points; the script that asks the reference package draws the same from the same seed.
  var points: [Point] {
    var random = SplitMix64(seed: seed)
    let count = Int(random.number(in: 3...200))
    let radius = random.number(in: 5...500)
    let x = random.number(in: -1000...1000)
    let y = random.number(in: -1000...1000)
    let start = random.number(in: 0...6.28)
    let sweep = random.number(in: 0.5...7.5)
    let noise = random.number(in: 0...0.1) * radius
    return (0..<count).map { index in
      let angle = start + sweep * Double(index) / Double(count)
      let dx = radius * cos(angle) + noise * (random.unit() - 0.5)
      let dy = radius * sin(angle) + noise * (random.unit() - 0.5)
      return Point(x: x + dx, y: y + dy)
    }
  }
}
