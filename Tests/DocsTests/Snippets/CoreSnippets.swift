public import GestureCore
import Gestures

/// The Swift in the comments of `GestureCore`: the engine, views and controls.
enum CoreSnippets {
  static func dispatcher() {
    let window = Window(size: Size(width: 400, height: 800))
    let dispatcher = Dispatcher(window: window)
    let tap = TapGestureRecognizer()
    window.addGestureRecognizer(tap)
    tap.onAction { tap in print("tapped at", tap.location(in: nil)) }

    let finger = Point(x: 10, y: 20)
    dispatcher.send(
      InputEvent(at: .zero, touches: [TouchInput(id: 1, phase: .began, location: finger)]))
    dispatcher.send(
      InputEvent(
        at: .milliseconds(80), touches: [TouchInput(id: 1, phase: .ended, location: finger)]))
  }

  static func event(_ dispatcher: Dispatcher) {
    dispatcher.send(
      InputEvent(
        at: .milliseconds(16),
        touches: [TouchInput(id: 1, phase: .moved, location: Point(x: 40, y: 60))]))
  }

  static func velocity() {
    var estimator = VelocityEstimator()
    estimator.add(Point(x: 0, y: 0), at: .milliseconds(0))
    estimator.add(Point(x: 10, y: 0), at: .milliseconds(10))
    print(estimator.velocity(at: .milliseconds(10)))
  }

  static func button() {
    let button = Button(name: "new", frame: Rect(x: 20, y: 20, width: 80, height: 44))
    button.onEvent(.touchUpInside) { _ in print("pressed") }
  }

  static func control() {
    let button = Button(name: "ok", frame: Rect(x: 20, y: 20, width: 80, height: 44))
    button.onEvent(.touchUpInside) { _ in print("pressed") }
  }

  static func view() {
    let window = Window(size: Size(width: 400, height: 800))
    let card = View(name: "card", frame: Rect(x: 20, y: 20, width: 200, height: 200))
    window.addSubview(card)
    card.addGestureRecognizer(TapGestureRecognizer())
  }

  static func limits(_ dispatcher: Dispatcher) {
    dispatcher.settings.direct.allowableTapMovement = 80  // for shaky fingers
    dispatcher.settings.direct[.checkmarkLength] = 60
  }
}

extension GestureSetting<Double> {
  /// How long a check mark's short side may be. Unit: points.
  public static let checkmarkLength = GestureSetting("checkmarkLength", default: 40)
}
