import CircleGesture
import DoubleTapGesture
import GestureCore
import GestureTestKit
import HorizontalPanGesture
import HoverGesture
import LongPressGesture
import PanGesture
import PinchGesture
import RotationGesture
import ScreenEdgePanGesture
import SwipeGesture
import TapGesture

// Recognizers of every kind, with limits that vary, and plugins that assign whatever they like.
extension RandomHost {
  func makeRecognizer(_ number: Int) -> any GestureRecognizer {
    switch number % 14 {
    case 0: prepare(makeTap(), number)
    case 1: prepare(DoubleTapGestureRecognizer(), number)
    case 2: prepare(makePress(), number)
    case 3: prepare(makeDrag(HorizontalPanGestureRecognizer()), number)
    case 4: prepare(makeCircle(), number)
    case 5: prepare(makeDrag(PanGestureRecognizer()), number)
    case 6: prepare(makeSwipe(), number)
    case 7: prepare(PinchGestureRecognizer(), number)
    case 8: prepare(RotationGestureRecognizer(), number)
    case 9: prepare(makeEdgePan(), number)
    case 10: prepare(HoverGestureRecognizer(), number)
    case 11: prepare(ContentDelayGestureRecognizer(), number)
    default: prepare(makePlugin(), number)
    }
  }

  private func prepare<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ number: Int
  ) -> Recognizer {
    recognizer.name += "\(number)"
    recognizer.onAction { [weak self] _ in self?.meddle() }
    recognizer.onAction { [weak self] recognizer in
      _ = recognizer.location(in: recognizer.view)
      self?.meddle()
    }
    return recognizer
  }

  private func makeTap() -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 1 + below(3)
    tap.numberOfTouchesRequired = random.chance(80) ? 1 : 2
    return tap
  }

  private func makePress() -> LongPressGestureRecognizer {
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = .milliseconds(random.chance(20) ? 0 : below(300))
    press.numberOfTapsRequired = random.chance(80) ? 0 : 1
    press.numberOfTouchesRequired = random.chance(80) ? 1 : 2
    press.repeatInterval = random.chance(80) ? nil : .milliseconds(20 + below(100))
    return press
  }

  private func makeDrag<Recognizer: DragRecognizer>(_ pan: Recognizer) -> Recognizer {
    pan.minimumNumberOfTouches = random.chance(80) ? 1 : 2
    pan.maximumNumberOfTouches = random.chance(50) ? .max : 2
    pan.allowedScrollTypes = random.chance(50) ? [.continuous, .discrete] : []
    pan.followsMomentum = random.chance(30)
    pan.numberOfTapsRequired = random.chance(85) ? 0 : 1 + below(2)
    return pan
  }

  private func makeCircle() -> CircleGestureRecognizer {
    let circle = CircleGestureRecognizer()
    circle.reportsProgress = random.chance(50)
    return circle
  }

  private func makeSwipe() -> SwipeGestureRecognizer {
    let swipe = SwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = random.chance(80) ? 1 : 2
    return swipe
  }

  private func makeEdgePan() -> ScreenEdgePanGestureRecognizer {
    let pan = makeDrag(ScreenEdgePanGestureRecognizer())
    pan.edges = .all
    pan.edgeDepth = 150
    return pan
  }

  /// One that assigns whatever comes to its mind.
  private func makePlugin() -> ScriptedRecognizer {
    let plugin = ScriptedRecognizer("plugin")
    let script: ScriptedRecognizer.TouchScript = { [weak self] plugin, touches, event in
      self?.decide(plugin, touches, event)
    }
    plugin.whenBegan = script
    plugin.whenMoved = script
    plugin.whenEnded = script
    plugin.whenCancelled = script
    plugin.whenWoken = { [weak self] plugin, _ in self?.decide(plugin, Touches(), nil) }
    plugin.whenReset = { [weak self] _ in self?.meddle() }
    return plugin
  }

  private func decide(_ plugin: ScriptedRecognizer, _ touches: Touches, _ event: TouchEvent?) {
    meddle()
    switch below(12) {
    case 0..<2: plugin.core.state = plugin.core.state == .possible ? .began : .changed
    case 2: plugin.core.state = .ended
    case 3: plugin.core.fail()
    case 4: plugin.core.state = GestureState.allCases[below(GestureState.allCases.count)]
    case 5: plugin.core.wake(after: .milliseconds(below(400)))
    case 6: if let event { for touch in touches { plugin.ignore(touch, for: event) } }
    case 7: plugin.core.cancelWakes()
    default: break
    }
  }
}
