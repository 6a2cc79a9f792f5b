import Foundation
import GestureCore
import StrokeModel

extension LawScript {
  /// The area in which random fingers come down.
  static let area = Rect(x: 60, y: 60, width: 280, height: 280)

  /// A few plausible gestures, and some implausible ones.
  static func random(seed: UInt64) -> LawScript {
    var generator = SplitMix64(seed: seed)
    var script = LawScript()
    for _ in 0..<Int.random(in: 1...4, using: &generator) { script.addMotif(using: &generator) }
    return script.completed
  }

  private mutating func addMotif(using generator: inout SplitMix64) {
    let pause = Duration.milliseconds([20, 120, 250, 900].randomElement(using: &generator) ?? 20)
    let place = Self.place(using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: addTaps(Int.random(in: 1...3, using: &generator), at: place, after: pause)
    case 2: addPress(at: place, after: pause, using: &generator)
    case 3: addStroke(from: place, after: pause, using: &generator)
    case 4: addPair(around: place, after: pause, using: &generator)
    case 5: addCircle(around: place, after: pause)
    case 6: addPointer(at: place, after: pause)
    case _: addRandomSteps(after: pause, using: &generator)
    }
  }

  private static func place(using generator: inout SplitMix64) -> Point {
    Point(
      x: Double.random(in: area.minX...area.maxX, using: &generator).rounded(),
      y: Double.random(in: area.minY...area.maxY, using: &generator).rounded())
  }

  private mutating func addTaps(_ count: Int, at place: Point, after pause: Duration) {
    for number in 0..<count {
      add(.down(1, place), after: number == 0 ? pause : .milliseconds(100))
      add(.up(1), after: .milliseconds(60))
    }
  }

  private mutating func addPress(
    at place: Point, after pause: Duration, using generator: inout SplitMix64
  ) {
    add(.down(1, place), after: pause)
    let held = Duration.milliseconds(
      [300, 499, 500, 501, 1200].randomElement(using: &generator) ?? 0)
    add(.move(1, place + Vector(dx: 2, dy: 1)), after: held)
    if Bool.random(using: &generator) { add(.move(1, place + Vector(dx: 40, dy: 0))) }
    add(.up(1), after: .milliseconds(30))
  }

  private mutating func addStroke(
    from place: Point, after pause: Duration, using generator: inout SplitMix64
  ) {
    let angle = Double(Int.random(in: 0..<8, using: &generator)) * .pi / 4
    let length = Double([8, 12, 45, 120].randomElement(using: &generator) ?? 45)
    add(.down(1, place), after: pause)
    for step in 1...6 {
      let part = length * Double(step) / 6
      add(.move(1, place + Vector(dx: cos(angle) * part, dy: sin(angle) * part)))
    }
    add(.up(1))
  }

  private mutating func addPair(
    around place: Point, after pause: Duration, using generator: inout SplitMix64
  ) {
    let growth = Double.random(in: -4...12, using: &generator)
    let turn = Double.random(in: -0.2...0.2, using: &generator)
    func arm(_ step: Int) -> Vector {
      let (half, angle) = (40 + growth * Double(step), turn * Double(step))
      return Vector(dx: half * cos(angle), dy: half * sin(angle))
    }
    add(.down(1, place - arm(0)), after: pause)
    add(.down(2, place + arm(0)))
    for step in 1...5 {
      add(.move(1, place - arm(step)), after: .milliseconds(8))
      add(.move(2, place + arm(step)), after: .milliseconds(8))
    }
    add(.up(Bool.random(using: &generator) ? 1 : 2))
    for finger in fingersDown { add(.up(finger)) }
  }

  private mutating func addCircle(around place: Point, after pause: Duration) {
    func point(_ step: Int) -> Point {
      let angle = Double(step) * .pi / 12
      return place + Vector(dx: 50 * cos(angle), dy: 50 * sin(angle))
    }
    add(.down(1, point(0)), after: pause)
    for step in 1...25 { add(.move(1, point(step)), after: .milliseconds(16)) }
    add(.up(1))
  }

  private mutating func addPointer(at place: Point, after pause: Duration) {
    add(.hover(place), after: pause)
    add(.hover(place + Vector(dx: 5, dy: 5)))
    add(.scroll(place, Vector(dx: 0, dy: 12)))
    add(.scroll(place, Vector(dx: 3, dy: 30)))
    add(.hover(nil), after: .milliseconds(50))
  }

  /// Random steps of several fingers, some of them at invalid places.
  private mutating func addRandomSteps(
    after pause: Duration, using generator: inout SplitMix64
  ) {
    let places = [Point(x: .nan, y: 0), Point(x: 1e300, y: -1e300), Point(x: .infinity, y: 5)]
    add(.down(3, Self.place(using: &generator)), after: pause)
    for _ in 0..<6 {
      let finger = Int.random(in: 1...4, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: add(.down(finger, Self.place(using: &generator)), after: .zero)
      case 1: add(.move(finger, places.randomElement(using: &generator) ?? .zero))
      case 2: add(.move(finger, Self.place(using: &generator)), after: .milliseconds(3))
      case _: add(.up(finger))
      }
    }
    for finger in fingersDown { add(.up(finger)) }
  }
}
