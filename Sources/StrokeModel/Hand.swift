internal import Foundation
internal import GestureCore

/// A model of a hand, which draws a figure with the inaccuracies of people.
///
///     var random = SplitMix64(seed: 7)
///     let stroke = Hand().draw(.circle, &random)
///     // stroke.points runs from a touch-down to a lift, some 40 to 120 points
public struct Hand: Sendable {
  /// The longer side of what is drawn. Unit: points.
  public var size: ClosedRange<Double> = 60...240
  /// How far the line drifts from what was meant, over the whole stroke. Unit: shares of the size.
  public var drift = 0.008
  /// How far each point is off. Unit: shares of the size.
  public var tremor = 0.003
  /// How long the hook at the touch-down may be. Unit: shares of the size.
  public var hook = 0.06
  /// Over what part of the length corners are rounded off.
  public var rounding = 0.02
  /// How many points a stroke has.
  public var samples: ClosedRange<Double> = 40...120

  /// Makes a hand of ordinary skill.
  public init() {}

  /// Draws a figure in any place, size, direction and way round.
  public func draw(_ figure: Figure, _ random: inout SplitMix64) -> DrawnStroke {
    var line = Self.evened(figure.outline(&random))
    line = rounded(line, over: random.number(in: 0...rounding))
    line = drifted(line, &random)
    line = hooked(line, &random)
    line = placed(line, &random)
    return sampled(line, figure, &random)
  }

  /// 400 points in equal distances.
  private static func evened(_ line: [Point]) -> [Point] {
    var lengths = [0.0]
    for (start, end) in zip(line, line.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + start.distance(to: end))
    }
    var index = 1
    return (0..<400).map { step in
      let length = lengths[lengths.count - 1] * Double(step) / 399
      while index < lengths.count - 1, lengths[index] < length { index += 1 }
      let span = max(lengths[index] - lengths[index - 1], 1e-12)
      let share = min(max((length - lengths[index - 1]) / span, 0), 1)
      let way = line[index] - line[index - 1]
      return line[index - 1] + Vector(dx: way.dx * share, dy: way.dy * share)
    }
  }

  /// The mean over a window: corners become arcs.
  private func rounded(_ line: [Point], over share: Double) -> [Point] {
    let reach = Int(share * Double(line.count) / 2)
    guard reach > 0 else { return line }
    return line.indices.map { index in
      let window = line[max(index - reach, 0)...min(index + reach, line.count - 1)]
      let sum = window.reduce(Vector.zero) { Vector(dx: $0.dx + $1.x, dy: $0.dy + $1.y) }
      return Point(x: sum.dx / Double(window.count), y: sum.dy / Double(window.count))
    }
  }

  /// Slow waves across the stroke.
  private func drifted(_ line: [Point], _ random: inout SplitMix64) -> [Point] {
    let waves = (1...3).map { order in
      (
        order: Double(order), phase: 2 * Double.pi * random.unit(),
        dx: drift * random.bell(), dy: drift * random.bell()
      )
    }
    return line.enumerated().map { index, point in
      waves.reduce(point) { moved, wave in
        let share = Double(index) / Double(line.count)
        let height = sin(2 * .pi * wave.order * share + wave.phase)
        return moved + Vector(dx: wave.dx * height, dy: wave.dy * height)
      }
    }
  }

  /// About every second stroke begins with a hook, as where a finger is already moving when it
  /// comes down.
  private func hooked(_ line: [Point], _ random: inout SplitMix64) -> [Point] {
    let length = random.number(in: -hook...hook)
    let angle = 2 * Double.pi * random.unit()
    guard length > 0, let first = line.first else { return line }
    let start = first + Vector(dx: length * cos(angle), dy: length * sin(angle))
    let steps = max(Int(length * 100), 1)
    let lead = (0..<steps).map { step in
      let share = Double(step) / Double(steps)
      let way = first - start
      return start + Vector(dx: way.dx * share, dy: way.dy * share)
    }
    return lead + line
  }

  private func placed(_ line: [Point], _ random: inout SplitMix64) -> [Point] {
    let extent = random.number(in: size)
    let angle = 2 * Double.pi * random.unit()
    let side = random.unit() < 0.5 ? -1.0 : 1.0
    let (dx, dy) = (random.number(in: 100...400), random.number(in: 100...400))
    return line.map { point in
      let (x, y) = (extent * point.x, side * extent * point.y)
      return Point(
        x: dx + x * cos(angle) - y * sin(angle), y: dy + x * sin(angle) + y * cos(angle))
    }
  }

  /// Samples the line as a device does: at a steady rate, while the hand starts and ends slowly.
  private func sampled(
    _ line: [Point], _ figure: Figure, _ random: inout SplitMix64
  ) -> DrawnStroke {
    let count = Int(random.number(in: samples))
    let extent = (line.map(\.x).max() ?? 0) - (line.map(\.x).min() ?? 0)
    var stroke = DrawnStroke(figure: figure, points: [], milliseconds: [])
    for index in 0..<count {
      let time = Double(index) / Double(count - 1)
      let share = time - 0.6 * sin(2 * .pi * time) / (2 * .pi)
      let point = line[Int((share * Double(line.count - 1)).rounded())]
      let off = Vector(dx: tremor * extent * random.bell(), dy: tremor * extent * random.bell())
      stroke.points.append(point + off)
      stroke.milliseconds.append(Double(index) * 12)
    }
    return stroke
  }
}
