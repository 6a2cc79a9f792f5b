import GestureCore
import GestureSimulation
import HorizontalPanGesture

/// A card that a pan moves to the left and to the right.
private final class Card: View {
  private let narrator: Narrator

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "card", frame: Rect(x: 100, y: 100, width: 100, height: 100))
    let pan = HorizontalPanGestureRecognizer()
    pan.addTarget(self, action: Card.panned)
    addGestureRecognizer(pan)
  }

  private func panned(_ pan: HorizontalPanGestureRecognizer) {
    center.x += pan.translation(in: superview).dx
    // The translation that was used is reset to zero, so that the next one is the next step alone.
    pan.setTranslation(.zero, in: superview)
    narrator.say("the card is now at \(frame.origin.text)")
  }
}

extension Exercise {
  static let horizontalPan = Exercise(
    name: "horizontal-pan", title: "a pan moves a view and zeroes its translation",
    lookFor: "The pan begins after 10 pt, and they count; a vertical drag makes it fail at once."
  ) { stage in
    stage.window.addSubview(Card(narrator: stage.narrator))
    stage.simulation.drag(
      from: Point(x: 150, y: 150), to: Point(x: 230, y: 170), over: .milliseconds(80))
    stage.wait(.milliseconds(300))
    stage.simulation.drag(
      from: Point(x: 200, y: 150), to: Point(x: 210, y: 230), over: .milliseconds(40))
  }
}
