import GestureCore
import GestureSimulation
import GestureTrace

/// What fingers do, as data: so that it can be played again, cut and shrunk.
struct LawScript: Sendable {
  /// A step, and how long after the one before it happens.
  struct Step: Hashable, Sendable {
    var pause: Duration
    var input: Input

    /// The finger that does it; nil for what no finger does.
    var finger: Int? {
      switch input {
      case .down(let finger, _), .move(let finger, _), .up(let finger): finger
      case .hover, .scroll, .cancelAll: nil
      }
    }
  }

  enum Input: Hashable, Sendable {
    case down(Int, Point)
    case move(Int, Point)
    case up(Int)
    case hover(Point?)
    case scroll(Point, Vector)
    case cancelAll
  }

  var steps: [Step] = []

  mutating func add(_ input: Input, after pause: Duration = .milliseconds(10)) {
    steps.append(Step(pause: pause, input: input))
  }

  /// The fingers that are still down at the end.
  var fingersDown: [Int] {
    steps.reduce(into: []) { down, step in
      switch step.input {
      case .down(let finger, _): if !down.contains(finger) { down.append(finger) }
      case .up(let finger): down.removeAll { $0 == finger }
      case .cancelAll: down.removeAll()
      case .move, .hover, .scroll: break
      }
    }
  }

  /// The script with each finger lifted at the end.
  var completed: LawScript {
    var script = self
    for finger in fingersDown { script.add(.up(finger)) }
    return script
  }
}

extension LawScript: CustomStringConvertible {
  /// One step a line, with the time since the start.
  var description: String {
    var time = Duration.zero
    return steps.map { step in
      time += step.pause
      return "\(time.inMilliseconds.plain) ms: \(step.input)"
    }.joined(separator: "\n")
  }
}

extension LawScript.Input: CustomStringConvertible {
  var description: String {
    switch self {
    case .down(let finger, let place): "finger \(finger) comes down at \(place)"
    case .move(let finger, let place): "finger \(finger) moves to \(place)"
    case .up(let finger): "finger \(finger) lifts"
    case .hover(let place): place.map { "the pointer hovers at \($0)" } ?? "the pointer leaves"
    case .scroll(let place, let delta): "a scroll by \(delta) at \(place)"
    case .cancelAll: "all touches are cancelled"
    }
  }
}

extension LawScript {
  /// Plays the script, or its first steps.
  func play(on simulation: Simulation, steps count: Int = .max) {
    for step in steps.prefix(count) { step.play(on: simulation) }
  }
}

extension LawScript.Step {
  func play(on simulation: Simulation) {
    simulation.wait(pause)
    input.perform(on: simulation)
  }
}

extension LawScript.Input {
  fileprivate func perform(on simulation: Simulation) {
    switch self {
    case .down(let finger, let place): simulation.finger(TouchID(finger)).down(at: place)
    case .move(let finger, let place): simulation.finger(TouchID(finger)).move(to: place)
    case .up(let finger): simulation.finger(TouchID(finger)).up()
    case .hover(let place):
      simulation.send(InputEvent(at: simulation.now, .hover(HoverInput(at: place))))
    case .scroll(let place, let delta):
      let input = ScrollInput(at: place, by: delta, kind: .continuous)
      simulation.send(InputEvent(at: simulation.now, .scroll(input)))
    case .cancelAll: simulation.dispatcher.cancelAllTouches()
    }
  }
}
