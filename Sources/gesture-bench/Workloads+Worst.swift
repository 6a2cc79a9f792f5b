import GestureCore
import GestureTrace
import PanGesture
import TapGesture

// Where the engine has the most to do.
extension Workload {
  /// Taps and pans on the innermost of nested views.
  static func tapsAndPans(depth: Int) -> (Int) -> Workload {
    { count in
      let scene = Scene()
      let leaf = scene.nest(depth)
      for index in 0..<count {
        scene.add(index % 2 == 0 ? TapGestureRecognizer() : PanGestureRecognizer(), to: leaf)
      }
      return scene.strokes(name: "taps and pans at depth \(depth)", count)
    }
  }

  /// A single recognizer that recognizes each time.
  static func alone(_ recognizer: any GestureRecognizer, step: Double) -> Workload {
    let scene = Scene()
    scene.add(recognizer, to: scene.nest(4))
    return Workload(name: "alone", recognizers: 1, eventsPerRun: 12) { scene.stroke(step: step) }
  }

  /// Each recognizer has a delegate that answers all questions by itself.
  static func delegatesThatAnswerAll(_ count: Int) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(count)
    let delegate = AnsweringDelegate()
    for recognizer in scene.recognizers { recognizer.delegate = delegate }
    var workload = scene.strokes(name: "delegates that answer all", count)
    let run = workload.run
    workload.run = { withExtendedLifetime(delegate, run) }
    return workload
  }

  /// Ten fingers that move to and fro by two points on one view of taps and pans.
  static func restingFingers(on count: Int) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(count)
    return restingFingers(on: scene, count)
  }

  /// The same on taps that need ten fingers.
  static func restingFingers(onTaps count: Int) -> Workload {
    let scene = Scene()
    for _ in 0..<count {
      let tap = TapGestureRecognizer()
      tap.numberOfTouchesRequired = 10
      tap.maximumPressDuration = .seconds(1_000_000_000)
      scene.add(tap)
    }
    return restingFingers(on: scene, count)
  }

  private static func restingFingers(on scene: Scene, _ count: Int) -> Workload {
    func touches(_ phase: TouchPhase, _ shift: Double) -> [TouchInput] {
      (0..<10).map { finger in
        TouchInput(
          id: TouchID(finger), phase: phase,
          location: Point(x: 100 + 50 * Double(finger) + shift, y: 500))
      }
    }
    scene.dispatcher.send(InputEvent(at: .zero, touches: touches(.began, 0)))
    let moves = [touches(.moved, 2), touches(.moved, 0)]
    var time = Timestamp.zero
    return Workload(name: "ten fingers rest", recognizers: count, eventsPerRun: 2) {
      for move in moves {
        time = time + .milliseconds(8)
        scene.dispatcher.send(InputEvent(at: time, touches: move))
      }
    }
  }

  /// With an observer that counts the reports.
  static func countedTapsAndPans(_ count: Int) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(count)
    scene.dispatcher.addObserver(CountingObserver())
    return scene.strokes(name: "taps and pans, counted", count)
  }

  /// With a log that keeps all.
  static func loggedTapsAndPans(_ count: Int) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(count)
    var log: EventLog?
    var workload = scene.strokes(name: "taps and pans, with a log", count)
    let run = workload.run
    workload.run = {
      log.map(scene.dispatcher.removeObserver)
      let next = EventLog()
      scene.dispatcher.addObserver(next)
      log = next
      run()
    }
    return workload
  }

  /// Moves of an active pan, with many that it has excluded.
  static func panAmongFailed(_ count: Int) -> Workload {
    let scene = Scene()
    scene.addTapsAndPans(count)
    scene.send(.began, 500, 500)
    scene.send(.moved, 600, 500)
    var side = 1.0
    return Workload(
      name: "a pan among failed ones", recognizers: count, eventsPerRun: 10, mostAllocations: 0
    ) {
      for _ in 0..<10 {
        side = -side
        scene.send(.moved, 600 + side, 500)
      }
    }
  }
}

extension Scene {
  /// The innermost of nested views that all fill the window.
  fileprivate func nest(_ depth: Int) -> View {
    var view: View = window
    for _ in 1..<depth {
      let next = View(frame: window.bounds)
      view.addSubview(next)
      view = next
    }
    return view
  }

  /// A tap's stroke and a pan's.
  fileprivate func strokes(name: String, _ count: Int) -> Workload {
    Workload(name: "\(name), \(count)", recognizers: count, eventsPerRun: 24) {
      self.stroke(step: 0.1)
      self.stroke(step: 6)
    }
  }
}

/// Answers each question by itself, always with what is the default.
private final class AnsweringDelegate: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool { true }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool { true }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool { false }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool { false }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldBeRequiredToFailBy other: any GestureRecognizer
  ) -> Bool { false }
}
