import GestureCore
import GestureSimulation

/// A card that can be dragged along one axis: the one along which the finger started to move.
private final class Card: View {
  private enum Drag {
    case none
    /// The finger is down and hasn't moved.
    case undecided
    case along(Axis)
  }

  private let narrator: Narrator
  private var drag = Drag.none

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "card", frame: Rect(x: 100, y: 100, width: 100, height: 100))
  }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) { drag = .undecided }

  override func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    guard let touch = touches.first else { return }
    let delta = touch.location(in: superview) - touch.previousLocation(in: superview)
    if case .undecided = drag {
      drag = .along(delta.dx.magnitude > delta.dy.magnitude ? .horizontal : .vertical)
    }
    guard case .along(let axis) = drag else { return }
    center += axis == .horizontal ? Vector(dx: delta.dx, dy: 0) : Vector(dx: 0, dy: delta.dy)
    narrator.say("the card slides \(axis)ly to \(frame.origin.text)")
  }

  override func touchesEnded(_ touches: Touches, with event: TouchEvent) { drag = .none }

  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) { drag = .none }
}

extension Exercise {
  static let dragAlongOneAxis = Exercise(
    name: "drag-along-one-axis", title: "a view dragged by raw touches is held to one axis",
    lookFor: "The first move decides on the axis, anew for each drag; the rest can't change it."
  ) { stage in
    stage.window.addSubview(Card(narrator: stage.narrator))
    let finger = stage.finger()
    finger.down(at: Point(x: 150, y: 150))
    finger.move(to: Point(x: 250, y: 180), over: .milliseconds(50))
    finger.move(to: Point(x: 250, y: 300), over: .milliseconds(30))
    finger.up()

    stage.wait(.milliseconds(300))
    finger.down(at: Point(x: 250, y: 150))
    finger.move(to: Point(x: 280, y: 250), over: .milliseconds(50))
    finger.up()
  }
}
