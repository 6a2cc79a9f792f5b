import GestureCore
import GestureSimulation
import GestureTrace
import StrokeModel

/// A window with a card that has the recognizer under test, and a rival on request.
struct LawWorld {
  static let subject = "subject"

  let simulation = Simulation(size: Size(width: 400, height: 400))
  let recognizer: any GestureRecognizer
  private let rival: RivalRecognizer?

  /// - Parameter rivalSeed: determines what the rival does; nil means no rival.
  init(_ make: () -> any GestureRecognizer, rivalSeed: UInt64? = nil) {
    recognizer = make()
    recognizer.name = Self.subject
    let card = View(name: "card", frame: Rect(x: 50, y: 50, width: 300, height: 300))
    simulation.window.addSubview(card)
    card.addGestureRecognizer(recognizer)
    rival = rivalSeed.map { RivalRecognizer(seed: $0) }
    guard let rival, let rivalSeed else { return }
    card.addGestureRecognizer(rival)
    switch rivalSeed % 4 {
    case 0: recognizer.require(toFail: rival)
    case 1: rival.require(toFail: recognizer)
    case 2: recognizer.recognizesSimultaneously(with: rival)
    case _: break
    }
  }

  /// Whether all is at rest, once time has run until nothing is pending.
  func comesToRest() -> Bool {
    simulation.runUntilNothingIsPending() && simulation.dispatcher.isIdle
      && recognizer.state == .possible && recognizer.numberOfTouches == 0
  }

  /// The recognizer's states and actions in the log from an entry on, with times relative to
  /// `start`.
  func story(from index: Int = 0, since start: Timestamp = .zero) -> [String] {
    simulation.log.entries[index...].compactMap { entry in
      let time = (entry.timestamp - start).inMilliseconds
      switch entry.what {
      case .state(let label, let from, let to, let reason, _) where label.name == Self.subject:
        return "\(time) ms: \(from) → \(to)" + (reason.map { " (\($0))" } ?? "")
      case .action(let label, let state) where label.name == Self.subject:
        return "\(time) ms: action \(state)"
      case _: return nil
      }
    }
  }
}

/// A recognizer that decides at random, but always decides.
final class RivalRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "rival")
  private var generator: SplitMix64

  var handle: RecognizerHandle { core.handle }

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) { act() }
  func touchesMoved(_ touches: Touches, with event: TouchEvent) { act() }

  private func act() {
    switch (core.state, UInt64.random(in: 0..<8, using: &generator)) {
    case (.possible, 0): core.state = .began
    case (.possible, 1): core.fail("it gave up")
    case (.possible, 2): core.state = .ended
    case (.began, 0...3), (.changed, 0...3): core.state = .changed
    case _: break
    }
  }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    guard numberOfTouches == touches.count else { return }
    if core.state == .possible { core.fail("it gave up") }
    if core.state == .began || core.state == .changed { core.state = .ended }
  }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }
}
