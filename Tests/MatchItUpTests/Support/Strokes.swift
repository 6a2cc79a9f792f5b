import Foundation
import GestureCore

/// Paths to draw in tests.
enum Strokes {
  /// A circle that overlaps its start a little.
  static func circle(around center: Point, radius: Double = 80, points: Int = 48) -> [Point] {
    arc(around: center, radius: radius, turns: 1.03, points: points)
  }

  /// A part of a circle, or several turns.
  static func arc(
    around center: Point, radius: Double = 80, turns: Double, points: Int = 48
  ) -> [Point] {
    (0..<points).map { index in
      let angle = -1.6 + 2 * Double.pi * turns * Double(index) / Double(points - 1)
      return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  static func line(from start: Point, to end: Point, points: Int = 30) -> [Point] {
    (0..<points).map { index in
      let share = Double(index) / Double(points - 1)
      return Point(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  static func square(around center: Point, side: Double = 140) -> [Point] {
    let half = side / 2
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1), (-1, -1)].map {
      Point(x: center.x + $0.0 * half, y: center.y + $0.1 * half)
    }
    return zip(corners, corners.dropFirst()).flatMap { line(from: $0, to: $1) }
  }

  /// The letter S: no circle.
  static func letterS(around center: Point, radius: Double = 40, points: Int = 40) -> [Point] {
    (0..<points).map { index in
      let share = Double(index) / Double(points - 1)
      let isUpper = share < 0.5
      let degrees = isUpper ? -20 - 500 * share : -90 + 500 * (share - 0.5)
      let angle = degrees * Double.pi / 180
      return Point(
        x: center.x + radius * cos(angle),
        y: center.y + (isUpper ? -radius : radius) + radius * sin(angle))
    }
  }
}
