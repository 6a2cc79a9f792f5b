import Foundation
import GestureCore

/// Paths to draw in tests.
enum Strokes {
  /// Somewhat more than a full turn round a point.
  static func circle(around center: Point, radius: Double = 80, points: Int = 48) -> [Point] {
    (0..<points).map { index in
      let angle = -1.6 + 2 * Double.pi * 1.03 * Double(index) / Double(points - 1)
      return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
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
