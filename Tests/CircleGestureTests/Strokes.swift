import CircleGesture
import Foundation
import GestureCore
import StrokeModel

/// A path through points, without a clock.
func path(through points: [Point]) -> CirclePath {
  var path = CirclePath()
  for point in points { path.add(point) }
  return path
}

/// A path through a generated stroke, with its clock.
func path(of stroke: DrawnStroke) -> CirclePath {
  var path = CirclePath()
  for (point, time) in zip(stroke.points, stroke.milliseconds) {
    path.add(point, at: .milliseconds(time))
  }
  return path
}

/// A generated stroke.
func stroke(_ figure: Figure, seed: UInt64) -> DrawnStroke {
  var random = SplitMix64(seed: seed)
  return Hand().draw(figure, &random)
}

/// An exact arc of an oval, of `height` points for a `width` of 1.
func oval(
  radius: Double = 50, turns: Double = 1, height: Double = 1, count: Int = 100
) -> [Point] {
  (0...count).map { index in
    let angle = 2 * Double.pi * turns * Double(index) / Double(count)
    return Point(x: 100 + radius * cos(angle), y: 100 + radius * height * sin(angle))
  }
}

/// An exact square of 100 points a side, a point each two.
func square() -> [Point] {
  (0...200).map { index in
    let along = Double(index % 50) * 2
    return switch index / 50 % 4 {
    case 0: Point(x: along, y: 0)
    case 1: Point(x: 100, y: along)
    case 2: Point(x: 100 - along, y: 100)
    default: Point(x: 0, y: 100 - along)
    }
  }
}
