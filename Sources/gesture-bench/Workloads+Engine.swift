import CircleGesture
import GestureCore
import PanGesture
import PinchGesture
import RotationGesture
import TapGesture

extension Workload {
  /// Sequences of down, ten moves, up, in turn like a tap and like a pan.
  static func tapsAndPans(_ count: Int) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(count)
    return Workload(name: "taps and pans, \(count)", recognizers: count, eventsPerRun: 24) {
      scene.stroke(step: 0.1)
      scene.stroke(step: 6)
    }
  }

  /// Moves that decide nothing, with all recognizers still possible.
  static func steadyMoves(_ count: Int, isObserved: Bool = false) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(count)
    for case let tap as TapGestureRecognizer in scene.recognizers {
      tap.maximumPressDuration = .seconds(1_000_000_000)
    }
    let observer = CountingObserver()
    if isObserved { scene.dispatcher.addObserver(observer) }
    scene.send(.began, 500, 500)
    var side = 1.0
    return Workload(
      name: "steady moves, \(count)\(isObserved ? ", observed" : "")", recognizers: count,
      eventsPerRun: 10, mostAllocations: isObserved ? nil : 0
    ) {
      for _ in 0..<10 {
        side = -side
        scene.send(.moved, 500 + side, 500)
      }
    }
  }

  /// Moves that are delivered to each recognizer: without a touch slop, each has to measure the
  /// distance itself.
  static func heardMoves(_ count: Int) -> Workload {
    let scene = Scene()
    for _ in 0..<count { scene.add(Listener()) }
    scene.send(.began, 500, 500)
    var side = 1.0
    return Workload(
      name: "moves that all are told", recognizers: count, eventsPerRun: 10, mostAllocations: 0
    ) {
      for _ in 0..<10 {
        side = -side
        scene.send(.moved, 500 + side, 500)
      }
    }
  }

  /// Ten fingers that move at once over pinches and rotations.
  static func tenFingers() -> Workload {
    let scene = Scene()
    for index in 0..<5 {
      let view = View(frame: Rect(x: 200 * Double(index), y: 0, width: 200, height: 1000))
      scene.window.addSubview(view)
      scene.add(PinchGestureRecognizer(), to: view)
      scene.add(RotationGestureRecognizer(), to: view)
    }
    func touches(_ phase: TouchPhase, _ spread: Double) -> [TouchInput] {
      (0..<10).map { finger in
        let side = finger % 2 == 0 ? -spread : spread
        let place = Point(x: 100 + 200 * Double(finger / 2) + side, y: 500)
        return TouchInput(id: TouchID(finger), phase: phase, location: place)
      }
    }
    scene.dispatcher.send(InputEvent(at: .zero, touches: touches(.began, 40)))
    let moves = [touches(.moved, 50), touches(.moved, 60)]
    var time = Timestamp.zero
    return Workload(
      name: "ten fingers, pinch and rotation", recognizers: 10, eventsPerRun: 2,
      mostAllocations: 0
    ) {
      for move in moves {
        time = time + .milliseconds(8)
        scene.dispatcher.send(InputEvent(at: time, touches: move))
      }
    }
  }

  /// Recognizers of which each waits for the next; then a tap.
  static func chain(_ length: Int) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(length)
    for (core, next) in zip(scene.recognizers, scene.recognizers.dropFirst()) {
      core.require(toFail: next)
    }
    return Workload(name: "requirement chain, \(length)", recognizers: length, eventsPerRun: 12) {
      scene.stroke(step: 6)
    }
  }

  /// All may recognize together.
  static func simultaneous(_ count: Int) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(count)
    for recognizer in scene.recognizers { recognizer.tags = ["all"] }
    scene.dispatcher.allowSimultaneousRecognition("all", "all")
    return Workload(name: "simultaneous, \(count)", recognizers: count, eventsPerRun: 24) {
      scene.stroke(step: 0.1)
      scene.stroke(step: 6)
    }
  }

  /// All share a delegate that answers every question.
  static func delegates(_ count: Int) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(count)
    let delegate = YesDelegate()
    for recognizer in scene.recognizers { recognizer.delegate = delegate }
    return Workload(name: "with delegates, \(count)", recognizers: count, eventsPerRun: 24) {
      withExtendedLifetime(delegate) {
        scene.stroke(step: 0.1)
        scene.stroke(step: 6)
      }
    }
  }

  /// A circle of 100 points: an event a point, the last of them the lift.
  static func circle(points: Int) -> Workload {
    let scene = Scene()
    scene.add(CircleGestureRecognizer())
    let path = Self.circle(points)
    return Workload(name: "a circle of \(points) points", recognizers: 1, eventsPerRun: points + 1)
    {
      scene.send(.began, path[0].x, path[0].y)
      for place in path.dropFirst() { scene.send(.moved, place.x, place.y) }
      scene.send(.ended, path[0].x, path[0].y)
    }
  }

  /// Points round (500, 500): each the one before, turned by a small angle.
  static func circle(_ count: Int) -> [Point] {
    let step = 2 * Double.pi / Double(count)
    var arm = Vector(dx: 100, dy: 0)
    return (0..<count).map { _ in
      let tangent = Vector(dx: -arm.dy, dy: arm.dx) * step
      arm = (arm + tangent) / (arm + tangent).length * 100
      return Point(x: 500, y: 500) + arm
    }
  }
}

/// A recognizer without a touch slop, which receives each move.
final class Listener: GestureRecognizer {
  private let core = RecognizerCore(name: "listener")
  var handle: RecognizerHandle { core.handle }

  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    touches.forEach { if $0.distanceFromStart > 45 { core.fail() } }
  }
}

/// Counts the reports and keeps nothing.
final class CountingObserver: GestureObserver {
  private(set) var count = 0

  func observe(_ report: GestureReport, at timestamp: Timestamp) { count += 1 }
}

/// Lets recognizers have touches and begin, and answers no to the rest, each itself.
final class YesDelegate: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool { true }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }
}
