import CircleGesture
import GestureCore
import GestureSimulation
import GestureTrace
import TapGesture
import Testing

@Suite struct `A circle recognizer over a button` {
  let simulation = Simulation(size: Size(width: 400, height: 400))
  let circle = CircleGestureRecognizer()
  let button = Button(name: "button", frame: Rect(x: 280, y: 180, width: 60, height: 40))
  let presses = Presses()

  init() {
    simulation.window.addSubview(button)
    simulation.window.addGestureRecognizer(circle)
    let presses = presses
    button.onEvent([.touchUpInside, .touchCancel]) { button in
      presses.isHighlightedAtEvents.append(button.isHighlighted)
    }
    button.onEvent(.touchUpInside) { _ in presses.upInside += 1 }
    button.onEvent(.touchCancel) { _ in presses.cancels += 1 }
  }

  /// Points round (200, 200), 100 away from it; the first one lies on the button.
  private var round: [Point] {
    let turn = AffineTransform(rotationAngle: 2 * .pi / 60)
    var arm = Vector(dx: 100, dy: 0)
    return (0...60).map { _ in
      defer { arm = turn.applied(to: arm) }
      return Point(x: 200, y: 200) + arm
    }
  }

  @Test func `S7.19 S11.8 a tap on the button presses it, for the circle fails at the lift`() {
    simulation.tap(at: Point(x: 300, y: 200))
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect(presses.upInside == 1 && presses.cancels == 0, "\(simulation.log)")
    #expect(circle.lastOutcome?.state == .failed)
  }

  @Test func `S7.2 S11.10 a circle that starts on the button cancels its press`() {
    simulation.draw(round)
    #expect(simulation.log.actions == ["circle ended"], "\(simulation.log)")
    #expect(presses.upInside == 0 && presses.cancels == 1, "\(simulation.log)")
    #expect(presses.isHighlightedAtEvents == [false])
  }

  @Test func `S3.1 a delegate that refuses the button's touches leaves them to the button`() {
    let delegate = TouchRefusal(of: button)
    circle.delegate = delegate
    simulation.draw(round)
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect(circle.path.isEmpty)
    simulation.tap(at: Point(x: 300, y: 200))
    #expect(presses.upInside == 2, "\(simulation.log)")
  }

  /// What the button told.
  final class Presses {
    var upInside = 0
    var cancels = 0
    var isHighlightedAtEvents: [Bool] = []
  }

  /// Lets a recognizer have all touches but those of a view.
  final class TouchRefusal: GestureRecognizerDelegate {
    let view: View

    init(of view: View) { self.view = view }

    func gestureRecognizer(
      _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
    ) -> Bool { touch.view !== view }
  }
}
