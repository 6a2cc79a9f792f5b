import Foundation
import GestureCore

/// A gesture as steps of a script, to start a scenario from.
enum SampleGesture: Sendable {
  case tap
  case doubleTap
  case press
  case drag
  case edgeDrag
  case flick
  case pinch
  case turn
  case hover
  case circle

  /// The gesture's steps, from a moment on, around the middle of the starting scene.
  func steps(from start: Double) -> [Step] {
    switch self {
    case .tap: Self.tap(at: start)
    case .doubleTap: Self.tap(at: start) + Self.tap(at: start + 160)
    case .press: Self.path([Self.middle, Self.middle], every: 700, from: start)
    case .drag: Self.line(from: (140, 200), to: (260, 204), every: 20, start)
    case .edgeDrag: Self.line(from: (2, 200), to: (122, 204), every: 20, start)
    case .flick: Self.line(from: (140, 200), to: (260, 204), every: 10, start)
    case .pinch: Self.twoFingers(from: start) { (40 + 12 * $0, 0) }
    case .turn: Self.twoFingers(from: start) { (60, 0.15 * $0) }
    case .hover: Self.hover(from: start)
    case .circle: Self.circle(from: start)
    }
  }

  private static let middle = Point(x: 200, y: 200)

  private static func tap(at start: Double) -> [Step] { path([middle], every: 60, from: start) }

  /// One finger along a path; it lifts where the path ends, one interval later.
  private static func path(_ path: [Point], every interval: Double, from start: Double) -> [Step] {
    var steps: [Step] = []
    for (index, place) in path.dropLast(path.count > 1 ? 1 : 0).enumerated() {
      var content = StepContent()
      if index == 0 { content.began = ["1": place] } else { content.moved = ["1": place] }
      steps.append(Step(at: start + Double(index) * interval, content))
    }
    var lift = StepContent()
    lift.ended = ["1": path.last]
    steps.append(Step(at: start + Double(steps.count) * interval, lift))
    return steps
  }

  private static func line(
    from start: (Double, Double), to end: (Double, Double), every interval: Double, _ at: Double
  ) -> [Step] {
    let places = (0...6).map { step -> Point in
      let part = Double(step) / 6
      return Point(
        x: (start.0 + (end.0 - start.0) * part).rounded(),
        y: (start.1 + (end.1 - start.1) * part).rounded())
    }
    return path(places, every: interval, from: at)
  }

  private static func circle(from start: Double) -> [Step] {
    let places = (0...24).map { step -> Point in
      let angle = Double(step) * .pi / 12
      return Point(
        x: (middle.x + 80 * cos(angle)).rounded(), y: (middle.y + 80 * sin(angle)).rounded())
    }
    return path(places, every: 16, from: start)
  }

  /// - Parameter shape: half of the fingers' distance and their angle at a step.
  private static func twoFingers(
    from start: Double, _ shape: (Double) -> (half: Double, angle: Double)
  ) -> [Step] {
    (0...6).map { step -> Step in
      let (half, angle) = shape(Double(min(step, 5)))
      let dx = (half * cos(angle)).rounded()
      let dy = (half * sin(angle)).rounded()
      let places = [
        "1": Point(x: middle.x - dx, y: middle.y - dy),
        "2": Point(x: middle.x + dx, y: middle.y + dy),
      ]
      var content = StepContent()
      switch step {
      case 0: content.began = places
      case 6: content.ended = places.mapValues { $0 }
      case _: content.moved = places
      }
      return Step(at: start + Double(step) * 20, content)
    }
  }

  private static func hover(from start: Double) -> [Step] {
    let hovers: [StepContent.Hover] = [
      .at(middle), .at(Point(x: 220, y: 200)), .at(Point(x: 20, y: 20)), .left,
    ]
    return hovers.enumerated().map { index, hover in
      var content = StepContent()
      content.hover = hover
      return Step(at: start + Double(index) * 20, content)
    }
  }
}
