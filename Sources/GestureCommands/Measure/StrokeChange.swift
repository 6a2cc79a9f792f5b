import Foundation
import GestureCore
import GestureScenario
import StrokeModel

/// A way to change strokes that must not change the decision.
struct StrokeChange: Sendable {
  /// The change's name in the table.
  var name: String
  /// Returns the changed stroke; the number is a seed for random changes.
  var applied: @Sendable (RecordedStroke, Int) -> RecordedStroke

  /// All, in the order of the table.
  static let all = [
    StrokeChange(name: "as it is") { stroke, _ in stroke },
    StrokeChange(name: "30 points across") { stroke, _ in
      stroke.size > 0 ? stroke.scaled(by: 30 / stroke.size) : stroke
    },
    StrokeChange(name: "every fourth sample") { stroke, _ in stroke.everyFourth },
    StrokeChange(name: "1 % noise") { stroke, seed in stroke.noisy(0.01, seed: seed) },
    StrokeChange(name: "first 5 % lost") { stroke, _ in stroke.withoutStart(0.05) },
    StrokeChange(name: "last 5 % lost") { stroke, _ in stroke.withoutEnd(0.05) },
    StrokeChange(name: "reversed, first 5 % lost") { stroke, _ in stroke.reversed.withoutStart(0.05)
    },
    StrokeChange(name: "first 5 % in a leap") { stroke, _ in stroke.leaping(0.05) },
    StrokeChange(name: "1.3 times wider") { stroke, _ in stroke.stretched(1.3, 1) },
    StrokeChange(name: "1.3 times higher") { stroke, _ in stroke.stretched(1, 1.3) },
    StrokeChange(name: "1.3 times wider, last 5 % lost") { stroke, _ in
      stroke.stretched(1.3, 1).withoutEnd(0.05)
    },
    StrokeChange(name: "rotated by 37°") { stroke, _ in
      stroke.moved { Point(x: 0.8 * $0.x - 0.6 * $0.y, y: 0.6 * $0.x + 0.8 * $0.y) }
    },
    StrokeChange(name: "mirrored") { stroke, _ in stroke.stretched(-1, 1) },
    StrokeChange(name: "reversed") { stroke, _ in stroke.reversed },
    StrokeChange(name: "without a clock") { stroke, _ in stroke.untimed },
    StrokeChange(name: "2 times as large") { stroke, _ in stroke.scaled(by: 2) },
    StrokeChange(name: "4 times as large") { stroke, _ in stroke.scaled(by: 4) },
    StrokeChange(name: "8 times as large") { stroke, _ in stroke.scaled(by: 8) },
    StrokeChange(name: "20 times as large") { stroke, _ in stroke.scaled(by: 20) },
    StrokeChange(name: "20 times as large, ten times slower") { stroke, _ in
      stroke.scaled(by: 20).slowed(by: 10)
    },
    StrokeChange(name: "20 times as large, all times alike") { stroke, _ in
      stroke.scaled(by: 20).slowed(by: 0)
    },
  ]
}

extension RecordedStroke {
  fileprivate func moved(_ move: (Point) -> Point) -> RecordedStroke {
    var stroke = self
    stroke.points = points.map(move)
    return stroke
  }

  fileprivate func stretched(_ width: Double, _ height: Double) -> RecordedStroke {
    moved { Point(x: $0.x * width, y: $0.y * height) }
  }

  fileprivate func scaled(by factor: Double) -> RecordedStroke { stretched(factor, factor) }

  fileprivate func slowed(by factor: Double) -> RecordedStroke {
    var stroke = self
    stroke.milliseconds = milliseconds.map { times in
      times.map { times[0] + ($0 - times[0]) * factor }
    }
    return stroke
  }

  fileprivate var untimed: RecordedStroke {
    var stroke = self
    stroke.milliseconds = nil
    return stroke
  }

  /// The stroke reversed, with the times between its points.
  fileprivate var reversed: RecordedStroke {
    var stroke = self
    stroke.points.reverse()
    if let times = milliseconds, let end = times.last {
      stroke.milliseconds = times.reversed().map { end - $0 }
    }
    return stroke
  }

  /// The first point, each fourth after it, and the last.
  fileprivate var everyFourth: RecordedStroke {
    keeping { $0 % 4 == 0 || $0 == points.count - 1 }
  }

  /// The stroke without the first share of its length, as with a slop.
  fileprivate func withoutStart(_ share: Double) -> RecordedStroke {
    var lengths = [0.0]
    for (start, end) in zip(points, points.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + start.distance(to: end))
    }
    let cut = share * lengths[lengths.count - 1]
    return keeping { lengths[$0] >= cut }
  }

  /// The stroke without the last share of its length.
  fileprivate func withoutEnd(_ share: Double) -> RecordedStroke {
    reversed.withoutStart(share).reversed
  }

  /// The stroke as from a device that reports no movement until a share of the length is drawn.
  fileprivate func leaping(_ share: Double) -> RecordedStroke {
    var stroke = withoutStart(share)
    guard let first = points.first, stroke.points.first != first else { return self }
    stroke.points.insert(first, at: 0)
    if let time = milliseconds?.first { stroke.milliseconds?.insert(time, at: 0) }
    return stroke
  }

  private func keeping(_ isKept: (Int) -> Bool) -> RecordedStroke {
    var stroke = self
    let kept = points.indices.filter(isKept)
    stroke.points = kept.map { points[$0] }
    if let times = milliseconds { stroke.milliseconds = kept.map { times[$0] } }
    return stroke
  }

  /// Each point with Gaussian noise, whose width is a share of the size.
  fileprivate func noisy(_ share: Double, seed: Int) -> RecordedStroke {
    var random = SplitMix64(seed: UInt64(seed))
    let width = share * size
    return moved { $0 + Vector(dx: width * random.bell(), dy: width * random.bell()) }
  }
}
