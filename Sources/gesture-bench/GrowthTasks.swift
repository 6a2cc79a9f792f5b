import GestureCore
import GestureDiagnosis
import LongPressGesture
import PanGesture
import TapGesture

extension GrowthTask {
  static let all = touching + relating + targeting + trees

  private static func clock(_ work: () -> Void) -> Duration { ContinuousClock().measure(work) }

  private static func taps(_ number: Int) -> [TapGestureRecognizer] {
    (0..<number).map { _ in TapGestureRecognizer() }
  }

  private static func scene(with recognizers: [any GestureRecognizer]) -> Scene {
    let scene = Scene()
    for recognizer in recognizers { scene.add(recognizer) }
    return scene
  }

  // MARK: Events

  private static let touching = [
    GrowthTask(name: "a tap on a view with n taps", number: 10_000) { number in
      let scene = scene(with: taps(number))
      return clock {
        scene.send(.began, 500, 500)
        scene.send(.ended, 500, 500)
      }
    },
    GrowthTask(name: "n long presses come due", number: 10_000) { number in
      let scene = scene(with: (0..<number).map { _ in LongPressGestureRecognizer() })
      return clock {
        scene.send(.began, 500, 500)
        scene.rest()
      }
    },
    GrowthTask(name: "a drag of n moves", number: 100_000) { number in
      let scene = scene(with: [PanGestureRecognizer()])
      return clock {
        scene.send(.began, 0, 0)
        for index in 1...number { scene.send(.moved, Double(index % 900), 0) }
        scene.send(.ended, 0, 0)
      }
    },
    GrowthTask(name: "n strokes", number: 10_000) { number in
      let scene = scene(with: [PanGestureRecognizer(), TapGestureRecognizer()])
      return clock { for _ in 0..<number { scene.stroke(step: 6) } }
    },
    GrowthTask(name: "n fingers come down one by one on a pan", number: 2_000) { number in
      let scene = scene(with: [PanGestureRecognizer()])
      return clock {
        for index in 1...number { send(.began, finger: index, to: scene) }
      }
    },
    GrowthTask(name: "n fingers come down and lift one by one on a tap", number: 2_000) { number in
      let scene = scene(with: [TapGestureRecognizer()])
      return clock {
        for index in 1...number { send(.began, finger: index, to: scene) }
        for index in 1...number { send(.ended, finger: index, to: scene) }
      }
    },
    GrowthTask(name: "n fingers on a pan lift one by one", number: 2_000) { number in
      let scene = scene(with: [PanGestureRecognizer()])
      for index in 1...number { send(.began, finger: index, to: scene) }
      return clock {
        for index in 1...number { send(.ended, finger: index, to: scene) }
      }
    },
    GrowthTask(name: "n fingers come down at once, and lift", number: 2_000) { number in
      let scene = scene(with: [PanGestureRecognizer()])
      return clock {
        for phase in [TouchPhase.began, .ended] {
          scene.dispatcher.send(InputEvent(at: .zero, touches: fingers(number, phase)))
        }
      }
    },
    GrowthTask(name: "n events sent from within an action", number: 20_000) { number in
      let tap = TapGestureRecognizer()
      let scene = scene(with: [tap])
      tap.onAction { _ in
        for index in 0..<number { send(.began, finger: 2 + index % 2, to: scene) }
      }
      return clock {
        scene.send(.began, 500, 500)
        scene.send(.ended, 500, 500)
      }
    },
  ]

  private static func fingers(_ number: Int, _ phase: TouchPhase) -> [TouchInput] {
    (1...number).map { TouchInput(id: TouchID($0), phase: phase, location: Point(x: 500, y: 500)) }
  }

  private static func send(_ phase: TouchPhase, finger: Int, to scene: Scene) {
    scene.dispatcher.send(
      TouchInput(id: TouchID(finger), phase: phase, location: Point(x: 500, y: 500)),
      at: .milliseconds(20))
  }

  // MARK: Relations

  private static let relating = [
    chain("from its start") { Array($0) },
    chain("from its end") { $0.reversed() },
    GrowthTask(name: "one requires n to fail, and the n are released", number: 10_000) { number in
      var taps = taps(number)
      let last = TapGestureRecognizer()
      return clock {
        for tap in taps { last.require(toFail: tap) }
        taps = []
      }
    },
    GrowthTask(name: "n require one to fail, and are released", number: 10_000) { number in
      var taps = taps(number)
      let first = TapGestureRecognizer()
      return clock {
        for tap in taps { tap.require(toFail: first) }
        taps = []
      }
    },
    GrowthTask(name: "a stroke on a chain of n requirements", number: 1_000) { number in
      let taps = taps(number)
      for index in 1..<number { taps[index].require(toFail: taps[index - 1]) }
      let scene = scene(with: taps)
      return clock {
        scene.stroke(step: 20)
        scene.rest()
      }
    },
    GrowthTask(name: "a stroke on a sequence of n pans", number: 25) { number in
      let pans = (0..<number).map { _ in PanGestureRecognizer() }
      pans.map { $0 as any GestureRecognizer }.recognizeInSequence()
      let scene = scene(with: pans)
      return clock { scene.stroke(step: 20) }
    },
    GrowthTask(name: "n declared together with one", number: 10_000) { number in
      let taps = taps(number)
      return clock { for tap in taps { taps[0].recognizesSimultaneously(with: tap) } }
    },
    GrowthTask(name: "lint of n taps on one view", number: 25) { number in
      let scene = scene(with: taps(number))
      return clock { _ = Lint.findings(in: scene.window) }
    },
  ]

  private static func chain(
    _ side: String, _ order: @escaping @Sendable (Range<Int>) -> [Int]
  ) -> GrowthTask {
    GrowthTask(name: "a chain of n requirements, \(side), and released", number: 10_000) { number in
      var taps = taps(number)
      return clock {
        for index in order(1..<number) { taps[index].require(toFail: taps[index - 1]) }
        taps = []
      }
    }
  }

  // MARK: Targets

  private static let targeting = [
    GrowthTask(name: "n closures added and removed", number: 10_000) { number in
      let tap = TapGestureRecognizer()
      return clock {
        let tokens = (0..<number).map { _ in tap.onAction { _ in } }
        for token in tokens { token.remove() }
      }
    },
    GrowthTask(name: "n targets added that are gone at once", number: 10_000) { number in
      let tap = TapGestureRecognizer()
      return clock {
        for _ in 0..<number { tap.addTarget(Scene.Target()) { target in { _ in target.act() } } }
      }
    },
  ]

  // MARK: Trees

  private static let trees = [
    GrowthTask(name: "n views, one below the other, in a window, and a hit test", number: 50_000) {
      number in
      let window = Window(size: Size(width: 100, height: 100))
      return clock {
        var view: View = window
        for _ in 0..<number {
          let child = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
          view.addSubview(child)
          view = child
        }
        _ = window.hitTest(Point(x: 1, y: 1), with: nil)
      }
    },
    GrowthTask(name: "n views, side by side, and a hit test", number: 50_000) { number in
      let window = Window(size: Size(width: 100, height: 100))
      return clock {
        for _ in 0..<number { window.addSubview(View(frame: .zero)) }
        _ = window.hitTest(Point(x: 1, y: 1), with: nil)
      }
    },
    GrowthTask(name: "n subviews removed, the first one first", number: 10_000) { number in
      removeSubviews(number) { $0 }
    },
    GrowthTask(name: "n subviews removed, the last one first", number: 10_000) { number in
      removeSubviews(number) { $0.reversed() }
    },
    GrowthTask(name: "n subviews removed in disorder", number: 10_000) { number in
      removeSubviews(number) { $0.inDisorder }
    },
    GrowthTask(name: "n recognizers removed, the first one first", number: 10_000) { number in
      removeRecognizers(number) { $0 }
    },
    GrowthTask(name: "n recognizers removed, the last one first", number: 10_000) { number in
      removeRecognizers(number) { $0.reversed() }
    },
    GrowthTask(name: "n recognizers removed in disorder", number: 10_000) { number in
      removeRecognizers(number) { $0.inDisorder }
    },
  ]

  private static func removeSubviews(_ number: Int, inOrder: ([View]) -> [View]) -> Duration {
    let window = Window(size: Size(width: 100, height: 100))
    for _ in 0..<number { window.addSubview(View(frame: .zero)) }
    let views = inOrder(window.subviews)
    return clock { for view in views { view.removeFromSuperview() } }
  }

  private static func removeRecognizers(
    _ number: Int, inOrder: ([any GestureRecognizer]) -> [any GestureRecognizer]
  ) -> Duration {
    let scene = scene(with: taps(number))
    let recognizers = inOrder(scene.recognizers)
    return clock {
      for recognizer in recognizers { scene.window.removeGestureRecognizer(recognizer) }
    }
  }
}

extension Array {
  /// The elements in an order without pattern, the same in each run.
  fileprivate var inDisorder: [Element] {
    // A step that has no divisor in common with the count visits each index once.
    var step = Int(Double(count) * 0.618) | 1
    while count % step == 0 || greatestCommonDivisor(step, count) != 1 { step += 2 }
    return indices.map { self[($0 * step) % count] }
  }

  private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}

extension Scene {
  /// A target of an action.
  final class Target {
    private var actions = 0
    func act() { actions += 1 }
  }
}
