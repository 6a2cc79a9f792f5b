import DoubleTapGesture
import GestureCore
import GestureExploration
import GestureSimulation
import HorizontalPanGesture
import LongPressGesture
import PanGesture
import PinchGesture
import RotationGesture
import SwipeGesture
import TapGesture

/// Scenes to be explored, each with one view, `card`.
enum Scenes {
  static func make(_ recognizers: [(String, any GestureRecognizer)]) -> ExploredScene {
    let simulation = Simulation()
    let card = View(name: "card", frame: Rect(x: 20, y: 20, width: 200, height: 200))
    simulation.window.addSubview(card)
    for (name, recognizer) in recognizers {
      recognizer.name = name
      card.addGestureRecognizer(recognizer)
    }
    return ExploredScene(simulation)
  }

  static func taps(related: Bool) -> ExploredScene {
    let (single, double) = (TapGestureRecognizer(), DoubleTapGestureRecognizer())
    if related { single.require(toFail: double) }
    return make([("single", single), ("double", double)])
  }

  static func tapsAndPan() -> ExploredScene {
    let (single, double) = (TapGestureRecognizer(), DoubleTapGestureRecognizer())
    single.require(toFail: double)
    return make([("single", single), ("double", double), ("pan", PanGestureRecognizer())])
  }

  static func pressAndSwipe() -> ExploredScene {
    let (swipe, pan) = (SwipeGestureRecognizer(), PanGestureRecognizer())
    pan.require(toFail: swipe)
    return make([("swipe", swipe), ("pan", pan), ("press", LongPressGestureRecognizer())])
  }

  static func pinchAndPan() -> ExploredScene {
    let pan = HorizontalPanGestureRecognizer()
    let pinch = PinchGestureRecognizer()
    pan.recognizesSimultaneously(with: pinch)
    return make([("pinch", pinch), ("pan", pan), ("tap", TapGestureRecognizer())])
  }

  /// Everything that a trackpad and a keyboard drive.
  static func trackpad() -> ExploredScene {
    let scroll = PanGestureRecognizer()
    scroll.allowedScrollTypes = [.continuous, .discrete]
    scroll.followsMomentum = true
    return make([
      ("scroll", scroll), ("pinch", PinchGestureRecognizer()),
      ("rotation", RotationGestureRecognizer()), ("tap", TapGestureRecognizer()),
    ])
  }
}

/// Asks for another wake in every wake, so that it never comes to an end.
final class RestlessGestureRecognizer: GestureRecognizer {
  let core = RecognizerCore(name: "restless")
  var handle: RecognizerHandle { core.handle }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    core.wake(after: .milliseconds(100))
  }

  func deadlineReached(_ deadline: Deadline) { core.wake(after: .milliseconds(100)) }

  func addState(to digest: inout StateDigest) {}
}

/// Counts its touches and doesn't say so.
final class SecretiveGestureRecognizer: GestureRecognizer {
  let core = RecognizerCore(name: "secretive")
  var handle: RecognizerHandle { core.handle }
  private var moves = 0

  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    moves += 1
    if moves == 3 { core.state = .ended }
  }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.fail() }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.fail() }

  func reset() { moves = 0 }
}
