import GestureCore
import GestureSimulation

/// A card that follows the finger with the touch methods alone.
private final class Card: View {
  private let narrator: Narrator

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "card", frame: Rect(x: 20, y: 20, width: 100, height: 100))
  }

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    narrator.say("the card is picked up at \(frame.origin.text)")
  }

  override func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    guard let touch = touches.first else { return }
    // In the superview's coordinates: the card's own coordinates move with it.
    center += touch.location(in: superview) - touch.previousLocation(in: superview)
    narrator.say("the card is now at \(frame.origin.text)")
  }

  override func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    narrator.say("the card is put down at \(frame.origin.text)")
  }

  override func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    narrator.say("the card is let go at \(frame.origin.text)")
  }
}

extension Exercise {
  static let dragByTouches = Exercise(
    name: "drag-by-touches", title: "a view is dragged by its raw touches",
    lookFor: "The card moves by what the finger moves, also when the finger has left it."
  ) { stage in
    stage.window.addSubview(Card(narrator: stage.narrator))
    let finger = stage.finger()
    finger.down(at: Point(x: 60, y: 60))
    finger.move(to: Point(x: 160, y: 120), over: .milliseconds(100))
    finger.move(to: Point(x: 300, y: 400))  // in one step, far outside of the card
    stage.wait(.milliseconds(20))
    finger.up()
  }
}
