import GestureCore
import PanGesture
import TapGesture

/// A leaf view with recognizers, and fingers on it.
final class Scene {
  let window = Window(size: Size(width: 1000, height: 1000))
  let dispatcher: Dispatcher
  private var time = Timestamp.zero
  private(set) var recognizers: [any GestureRecognizer] = []
  private(set) var actions = 0

  init() { dispatcher = Dispatcher(window: window) }

  func add(_ recognizer: any GestureRecognizer, to view: View? = nil) {
    recognizers.append(recognizer)
    (view ?? window).addGestureRecognizer(recognizer)
  }

  /// Removes the recognizer that was added first.
  ///
  /// - Returns: the recognizer.
  @discardableResult
  func removeFirst() -> any GestureRecognizer {
    let first = recognizers.removeFirst()
    first.view?.removeGestureRecognizer(first)
    return first
  }

  /// Half taps, half pans, each with an action.
  func addTapsAndPans(_ count: Int) {
    for index in 0..<count {
      if index % 2 == 0 {
        let tap = TapGestureRecognizer()
        tap.onAction { [unowned self] _ in actions += 1 }
        add(tap)
      } else {
        let pan = PanGestureRecognizer()
        pan.onAction { [unowned self] _ in actions += 1 }
        add(pan)
      }
    }
  }

  /// Sends one touch of finger 1, 8 ms after the last event.
  func send(_ phase: TouchPhase, _ x: Double, _ y: Double) {
    time = time + .milliseconds(8)
    dispatcher.send(
      TouchInput(id: 1, phase: phase, location: Point(x: x, y: y)), at: time)
  }

  /// Down, ten moves of a step each, up: 12 events.
  func stroke(step: Double) {
    send(.began, 500, 500)
    for index in 1...10 { send(.moved, 500 + step * Double(index), 500) }
    send(.ended, 500 + step * 10, 500)
  }

  /// Lets all deadlines pass.
  func rest() {
    time = time + .seconds(2)
    dispatcher.advance(to: time)
  }
}
