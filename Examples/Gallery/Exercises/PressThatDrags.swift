import GestureCore
import GestureSimulation
import LongPressGesture

/// A card that one long press makes wobble and then drags: a press that has begun may move.
private final class Card: View {
  private let narrator: Narrator
  /// From the finger to the center of the card, kept so that the card doesn't jump.
  private var offset = Vector.zero

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "card", frame: Rect(x: 100, y: 100, width: 100, height: 100))
    let press = LongPressGestureRecognizer()
    press.addTarget(self, action: Card.pressed)
    addGestureRecognizer(press)
  }

  private func pressed(_ press: LongPressGestureRecognizer) {
    switch press.state {
    case .began:
      offset = center - press.location(in: superview)
      narrator.say("the card wobbles, held at \(press.location(in: self).text) of its own")
    case .changed:
      center = press.location(in: superview) + offset
      narrator.say("the card is now at \(frame.origin.text)")
    case .ended, .cancelled:
      narrator.say("the card rests, held at \(press.location(in: self).text) to the last")
    case .possible, .failed: break
    }
  }
}

extension Exercise {
  static let pressThatDrags = Exercise(
    name: "press-that-drags", title: "one long press drags, and keeps the finger's offset",
    lookFor: "The press moves without a pan and without a leap; the offset stays what it was."
  ) { stage in
    stage.window.addSubview(Card(narrator: stage.narrator))
    let finger = stage.finger()
    finger.down(at: Point(x: 110, y: 190))
    stage.wait(.milliseconds(600))
    finger.move(to: Point(x: 112, y: 190))  // a press that has begun has no hysteresis
    finger.move(to: Point(x: 160, y: 250), over: .milliseconds(60))
    finger.up()
  }
}
