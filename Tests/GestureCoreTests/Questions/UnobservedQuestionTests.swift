import GestureCore
import GestureTestKit
import LongPressGesture
import PanGesture
import TapGesture
import Testing

/// Questions about waiting are asked by another function where nobody observes them.
@Suite struct `Questions that nobody observes` {
  private final class Observer: GestureObserver {
    func observe(_ report: GestureReport, at timestamp: Timestamp) {}
  }

  /// Leaves one of the two questions about waiting at its default.
  private final class Forgetful: GestureRecognizerDelegate {
    var asked: [String] = []
    var whenAsked: () -> Void = {}

    func gestureRecognizer(
      _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
    ) -> Bool {
      asked.append("\(recognizer.name) \(other.name)")
      whenAsked()
      return recognizer.name == "pan" && other.name == "press"
    }
  }

  private final class Scene {
    let window = Window(size: Size(width: 400, height: 800))
    let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let delegate = ScriptedDelegate()
    let observer = Observer()
    let dispatcher: Dispatcher
    let recognizers: [any GestureRecognizer] = [
      TapGestureRecognizer(), PanGestureRecognizer(), LongPressGestureRecognizer(),
      TapGestureRecognizer(),
    ]
    private(set) var fired: [String] = []
    private var tokens: [ActionToken] = []

    init(isObserved: Bool) {
      dispatcher = Dispatcher(window: window)
      if isObserved { dispatcher.addObserver(observer) }
      window.addSubview(card)
      for (recognizer, name) in zip(recognizers, ["tap", "pan", "press", "other"]) {
        recognizer.name = name
        recognizer.delegate = delegate
        tokens.append(
          recognizer.onAction { [unowned self] in fired.append("\($0.name) \($0.state)") })
        card.addGestureRecognizer(recognizer)
      }
    }

    /// A finger that rests for a while, and moves, or lifts.
    func stroke(moves: Bool) {
      func send(_ phase: TouchPhase, _ x: Double, at time: Int) {
        dispatcher.send(
          TouchInput(id: 1, phase: phase, location: Point(x: x, y: 100)), at: .milliseconds(time))
      }
      send(.began, 100, at: 0)
      if moves {
        send(.moved, 120, at: 50)
        send(.moved, 160, at: 70)
      }
      send(.ended, moves ? 160 : 100, at: 90)
      dispatcher.advance(to: .milliseconds(2000))
    }
  }

  /// What came of a scene with an observer, and without one.
  private func outcomes(
    moves: Bool, _ setUp: (Scene) -> Void
  ) -> [(asked: [String], fired: [String])] {
    [true, false].map { isObserved in
      let scene = Scene(isObserved: isObserved)
      setUp(scene)
      scene.stroke(moves: moves)
      return (scene.delegate.asked, scene.fired)
    }
  }

  @Test(arguments: [true, false])
  func `S3.22 S3.24 come in the same order and have the same effect`(moves: Bool) {
    let rules: [(String, String)] = [("pan", "press"), ("tap", "other"), ("other", "pan")]
    for (waiting, required) in rules {
      for isAskedOfOther in [true, false] {
        let (observed, silent) = {
          let all = outcomes(moves: moves) { scene in
            if isAskedOfOther {
              scene.delegate.precedes = { $0.name == required && $1.name == waiting }
            } else {
              scene.delegate.waits = { $0.name == waiting && $1.name == required }
            }
          }
          return (all[0], all[1])
        }()
        #expect(observed.asked == silent.asked)
        #expect(observed.fired == silent.fired, "\(waiting) waits for \(required)")
        #expect(silent.asked.count { $0.hasPrefix("requireFailure") } == 12, "six pairs, both ways")
      }
    }
  }

  @Test func `S3.24 make the one wait of which that is said`() {
    for isObserved in [true, false] {
      func fired(_ setUp: (ScriptedDelegate) -> Void) -> [String] {
        let scene = Scene(isObserved: isObserved)
        setUp(scene.delegate)
        scene.stroke(moves: false)
        return scene.fired
      }
      #expect(fired { _ in } == ["other ended"])
      #expect(fired { $0.waits = { $0.name == "other" && $1.name == "tap" } } == ["tap ended"])
      #expect(fired { $0.precedes = { $0.name == "tap" && $1.name == "other" } } == ["tap ended"])
      #expect(fired { $0.waits = { $0.name == "tap" && $1.name == "other" } } == ["other ended"])
    }
  }

  @Test
  func `S3.35 go on with the next pair where a delegate is replaced, or a recognizer removed`() {
    let changes: [(Scene) -> Void] = [
      { $0.recognizers[1].delegate = nil },
      { $0.recognizers[3].delegate = nil },
      { $0.card.removeGestureRecognizer($0.recognizers[2]) },
    ]
    for change in changes {
      let all = outcomes(moves: true) { scene in
        var isDone = false
        scene.delegate.waits = { [unowned scene] _, _ in
          if !isDone { change(scene) }
          isDone = true
          return false
        }
      }
      #expect(all[0].asked == all[1].asked)
      #expect(all[0].fired == all[1].fired)
      #expect(all[1].asked.count { $0.hasPrefix("requireFailure") } < 12)
    }
  }

  @Test func `S3.22 are not asked again where a delegate leaves them at their default`() {
    let asked = [true, false].map { isObserved in
      let scene = Scene(isObserved: isObserved)
      let forgetful = Forgetful()
      for recognizer in scene.recognizers { recognizer.delegate = forgetful }
      scene.stroke(moves: true)
      return forgetful.asked
    }
    #expect(asked[0] == asked[1])
    #expect(asked[1].count == 12)
  }

  @Test func `S10.12 are reported to an observer that is added meanwhile, from the next pair on`() {
    let scene = Scene(isObserved: false)
    let log = Counter()
    scene.delegate.waits = { [unowned scene] _, _ in
      if !log.isAdded { scene.dispatcher.addObserver(log) }
      log.isAdded = true
      return false
    }
    scene.stroke(moves: true)
    #expect(log.pairs == 5, "of six, the first was under way")
  }

  /// Counts the pairs of which it hears.
  private final class Counter: GestureObserver {
    var isAdded = false
    var pairs: Int { names.count }
    private var names: Set<Set<String>> = []

    func observe(_ report: GestureReport, at timestamp: Timestamp) {
      if case .asked(.shouldRequireFailure, let one, let other?, _) = report {
        names.insert([one.name, other.name])
      }
    }
  }
}
