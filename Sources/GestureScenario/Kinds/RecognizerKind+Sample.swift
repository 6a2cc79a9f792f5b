import Foundation
public import GestureCore

extension RecognizerKind {
  /// A gesture as steps of a script, for a new file to start from.
  ///
  /// The window of a new file is 400 points wide; its recognizers are on a
  /// card from y = 100 to 400.
  public struct Sample: Sendable {
    /// The steps, starting at 0 ms.
    public let steps: [Scenario.Step]
    /// What a scripted recognizer assigns in the last step.
    private(set) var assignment: StateAssignment.Verb?

    /// A gesture as steps of a script.
    ///
    /// - Parameter steps: the steps, starting at 0 ms, in window coordinates.
    public init(steps: [Scenario.Step]) { self.steps = steps }

    /// One finger that moves through some points and lifts at the last.
    ///
    /// - Parameters:
    ///   - places: the points, in window coordinates; the card's middle is (200, 250).
    ///   - interval: the time between two points. Unit: milliseconds. Default: 16.
    public static func stroke(_ places: [Point], every interval: Double = 16)
      -> RecognizerKind.Sample
    {
      strokes([places], every: interval)
    }

    /// Several fingers that come down together, move together and lift together, each at the last
    /// of its points.
    ///
    /// ```swift
    /// let twoDown = RecognizerKind.Sample.strokes(
    ///   [140.0, 260].map { x in [200.0, 200, 240].map { y in Point(x: x, y: y) } }, every: 200)
    /// ```
    ///
    /// - Parameters:
    ///   - paths: the points of each finger, in window coordinates. All are cut to the length of
    ///     the shortest one.
    ///   - interval: the time between two points. Unit: milliseconds. Default: 16.
    public static func strokes(_ paths: [[Point]], every interval: Double = 16)
      -> RecognizerKind.Sample
    {
      RecognizerKind.Sample(steps: steps(of: paths, every: interval))
    }

    /// One finger that lifts after 60 ms.
    public static let tap = stroke([middle], every: 60)
    /// Two taps at the same place, the second one 160 ms after the first.
    public static let doubleTap = RecognizerKind.Sample(steps: tap.steps + tap.steps(from: 160))
    /// One finger that is held for 700 ms.
    public static let press = stroke([middle, middle], every: 700)
    /// One finger that moves 120 points to the right in 120 ms.
    public static let drag = line(from: (140, 200), to: (260, 204), every: 20)
    /// The same movement, from the left edge of the window.
    public static let edgeDrag = line(from: (2, 200), to: (122, 204), every: 20)
    /// The same movement as ``drag``, twice as fast.
    public static let flick = line(from: (140, 200), to: (260, 204), every: 10)
    /// Two fingers that move apart, from 80 to 200 points.
    public static let pinch = twoFingers { (40 + 12 * $0, 0) }
    /// Two fingers that turn by 0.75 radians.
    public static let turn = twoFingers { (60, 0.15 * $0) }
    /// A pointer that comes over the card, moves on, leaves the card and then the window.
    public static let hover = RecognizerKind.Sample(steps: hoverSteps)
    /// One finger that draws a circle of radius 80 points.
    public static let circle = stroke(circlePlaces)

    /// The same, with a state that a scripted recognizer assigns in the last step.
    func assigning(_ verb: StateAssignment.Verb) -> RecognizerKind.Sample {
      var sample = self
      sample.assignment = verb
      return sample
    }

    /// The steps, shifted to start at a time in milliseconds.
    func steps(from start: Double) -> [Scenario.Step] {
      steps.map { Scenario.Step(at: start + $0.at, $0.content) }
    }
  }
}

extension RecognizerKind.Sample {
  private static let middle = Point(x: 200, y: 200)

  /// Fingers along their paths; they lift at the ends of the paths, one interval later.
  private static func steps(of paths: [[Point]], every interval: Double) -> [Scenario.Step] {
    let count = paths.map(\.count).min() ?? 0
    func places(_ index: Int) -> [String: Point] {
      let fingers = paths.enumerated().map { ("\($0 + 1)", $1[index]) }
      return Dictionary(uniqueKeysWithValues: fingers)
    }
    guard count > 0 else { return [] }
    var steps: [Scenario.Step] = []
    for index in 0..<max(count - 1, 1) {
      var content = StepContent()
      if index == 0 { content.began = places(0) } else { content.moved = places(index) }
      steps.append(Scenario.Step(at: Double(index) * interval, content))
    }
    var lift = StepContent()
    lift.ended = places(count - 1).mapValues { $0 }
    return steps + [Scenario.Step(at: Double(steps.count) * interval, lift)]
  }

  private static func line(
    from start: (Double, Double), to end: (Double, Double), every interval: Double
  ) -> RecognizerKind.Sample {
    let places = (0...6).map { step -> Point in
      let part = Double(step) / 6
      return Point(
        x: (start.0 + (end.0 - start.0) * part).rounded(),
        y: (start.1 + (end.1 - start.1) * part).rounded())
    }
    return stroke(places, every: interval)
  }

  private static var circlePlaces: [Point] {
    (0...24).map { step -> Point in
      let angle = Double(step) * .pi / 12
      return Point(
        x: (middle.x + 80 * cos(angle)).rounded(), y: (middle.y + 80 * sin(angle)).rounded())
    }
  }

  /// - Parameter shape: returns half of the fingers' distance and their angle at a step.
  private static func twoFingers(
    _ shape: (Double) -> (half: Double, angle: Double)
  ) -> RecognizerKind.Sample {
    let steps = (0...6).map { step -> Scenario.Step in
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
      return Scenario.Step(at: Double(step) * 20, content)
    }
    return RecognizerKind.Sample(steps: steps)
  }

  private static var hoverSteps: [Scenario.Step] {
    let hovers: [StepContent.Hover] = [
      .at(middle), .at(Point(x: 220, y: 200)), .at(Point(x: 20, y: 20)), .left,
    ]
    return hovers.enumerated().map { index, hover in
      var content = StepContent()
      content.hover = hover
      return Scenario.Step(at: Double(index) * 20, content)
    }
  }
}
