import GestureCore
import GestureSimulation
import LongPressGesture
import PanGesture

/// A card that wobbles while it is pressed, and can be dragged only while it wobbles.
///
/// What the delegate of `press-and-pan` answers is declared here: the drag starts after the press.
/// Both recognize together, and no delegate is asked about them.
private final class Card: View {
  private let narrator: Narrator

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "card", frame: Rect(x: 100, y: 100, width: 100, height: 100))
    let press = LongPressGestureRecognizer()
    let drag = PanGestureRecognizer()
    drag.name = "drag"
    press.addTarget(self, action: Card.pressed)
    drag.addTarget(self, action: Card.dragged)
    gestures {
      sequence {
        press
        drag
      }
    }
  }

  private func pressed(_ press: LongPressGestureRecognizer) {
    switch press.state {
    case .began: narrator.say("the card wobbles")
    case .ended, .cancelled: narrator.say("the card rests")
    case .possible, .changed, .failed: break
    }
  }

  private func dragged(_ drag: PanGestureRecognizer) {
    center += drag.translation(in: superview)
    drag.setTranslation(.zero, in: superview)
    narrator.say("the card is now at \(frame.origin.text)")
  }
}

extension Exercise {
  static let pressThenDrag = Exercise(
    name: "press-then-drag", title: "the same by declaration: the drag starts after the press",
    lookFor: "A drag at once fails because of the press; once that has begun no delegate is asked."
  ) { stage in
    stage.window.addSubview(Card(narrator: stage.narrator))
    stage.simulation.drag(
      from: Point(x: 150, y: 150), to: Point(x: 190, y: 150), over: .milliseconds(40))
    stage.wait(.milliseconds(300))

    let finger = stage.finger()
    finger.down(at: Point(x: 150, y: 150))
    stage.wait(.milliseconds(600))
    finger.move(to: Point(x: 200, y: 180), over: .milliseconds(60))
    finger.up()
  }
}
