internal import Foundation
internal import GestureCore

extension Figure {
  /// The figure as it is meant, about one wide, as a fine line.
  func outline(_ random: inout SplitMix64) -> [Point] {
    switch self {
    case .circle: round(aspect: 1 + 0.06 * random.bell().magnitude, &random)
    case .oval: round(aspect: random.number(in: 1.15...1.3), &random)
    case .square: polygon(Self.rectangle(aspect: 1), &random)
    case .rectangle: polygon(Self.rectangle(aspect: random.number(in: 1.15...1.8)), &random)
    case .triangle: polygon(Self.ring(3, step: 1), &random)
    case .star: polygon(Self.ring(5, step: 2), &random)
    case .letterC: arc(turns: random.number(in: 0.5...0.7), random.number(in: 0.1...0.2))
    case .arc: arc(turns: random.number(in: 0.15...0.4), random.unit())
    case .letterS: letterS()
    case .figureEight: Self.curve { Point(x: 0.5 * sin(2 * $0), y: 0.6 * cos($0)) }
    case .spiral: spiral(turns: random.number(in: 2...3))
    case .line: Self.along([Point(x: -0.5, y: 0), Point(x: 0.5, y: random.bell() * 0.02)])
    case .zigzag: zigzag(teeth: Int(random.number(in: 2...5)))
    case .pigtail: pigtail()
    case .questionMark: questionMark(tail: random.number(in: 0.8...1.2))
    }
  }

  /// A line through the values of a function of an angle.
  private static func curve(
    from start: Double = 0, turns: Double = 1, _ point: (Double) -> Point
  ) -> [Point] {
    (0...400).map { point(2 * .pi * (start + turns * Double($0) / 400)) }
  }

  /// A line through corners, as fine as the curves.
  private static func along(_ corners: [Point]) -> [Point] {
    zip(corners, corners.dropFirst()).flatMap { start, end in
      (0..<100).map { step in
        let share = Double(step) / 100
        let side = end - start
        return start + Vector(dx: side.dx * share, dy: side.dy * share)
      }
    } + corners.suffix(1)
  }

  /// A circle or an oval that ends a little short of its start or overshoots it.
  private func round(aspect: Double, _ random: inout SplitMix64) -> [Point] {
    let turns = random.number(in: 0.94...1.22)
    let growth = 0.04 * random.bell()
    return Self.curve(from: random.unit(), turns: turns) { angle in
      let radius = 0.5 * (1 + growth * angle / (2 * .pi))
      return Point(x: radius * cos(angle), y: radius / aspect * sin(angle))
    }
  }

  /// A closed line through corners, started at any of them, its corners a little out of place.
  private func polygon(_ corners: [Point], _ random: inout SplitMix64) -> [Point] {
    let start = Int(random.unit() * Double(corners.count))
    let moved = corners.indices.map { index in
      let corner = corners[(start + index) % corners.count]
      return corner + Vector(dx: 0.025 * random.bell(), dy: 0.025 * random.bell())
    }
    let end = moved[0] + Vector(dx: 0.03 * random.bell(), dy: 0.03 * random.bell())
    return Self.along(moved + [end])
  }

  private static func rectangle(aspect: Double) -> [Point] {
    let (x, y) = (0.5, 0.5 / aspect)
    return [Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: x, y: y), Point(x: -x, y: y)]
  }

  /// Corners on a circle; with a step of two every second is left out, as a star needs it.
  private static func ring(_ count: Int, step: Int) -> [Point] {
    (0..<count).map { index in
      let angle = 2 * Double.pi * (Double(index * step) / Double(count) - 0.25)
      return Point(x: 0.55 * cos(angle), y: 0.55 * sin(angle))
    }
  }

  private func arc(turns: Double, _ start: Double) -> [Point] {
    Self.curve(from: start, turns: turns) { Point(x: 0.5 * cos($0), y: 0.5 * sin($0)) }
  }

  private func letterS() -> [Point] {
    let upper = Self.curve(from: 0, turns: -0.7) {
      Point(x: 0.25 * cos($0), y: 0.25 * sin($0) - 0.25)
    }
    let lower = Self.curve(from: 0.75, turns: 0.7) {
      Point(x: 0.25 * cos($0), y: 0.25 * sin($0) + 0.25)
    }
    return upper + lower
  }

  private func spiral(turns: Double) -> [Point] {
    Self.curve(turns: turns) { angle in
      let radius = 0.05 + 0.45 * angle / (2 * .pi * turns)
      return Point(x: radius * cos(angle), y: radius * sin(angle))
    }
  }

  private func zigzag(teeth: Int) -> [Point] {
    Self.along(
      (0...2 * teeth).map { index in
        Point(x: Double(index) / Double(2 * teeth) - 0.5, y: index % 2 == 0 ? 0.2 : -0.2)
      })
  }

  /// A line that makes a loop on its way.
  private func pigtail() -> [Point] {
    Self.curve(turns: 2) { angle in
      Point(x: angle / 14 - 0.45 + 0.25 * sin(angle), y: 0.25 * cos(angle))
    }
  }

  /// A ring that doesn't close, and a tail that bends away from it.
  ///
  /// - Parameter tail: How far the tail turns back. Unit: radians.
  private func questionMark(tail: Double) -> [Point] {
    let ring = arc(turns: 0.8, 0.5)
    let end = 2 * Double.pi * 1.3
    let middle = Point(x: cos(end), y: sin(end))
    return ring
      + (0...40).map { index in
        let angle = end + .pi - tail * Double(index) / 40
        return middle + Vector(dx: 0.5 * cos(angle), dy: 0.5 * sin(angle))
      }
  }
}
