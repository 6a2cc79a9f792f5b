import GestureCore
import GestureSimulation
import LongPressGesture
import PanGesture

/// A card that wobbles while it is pressed, and can be dragged only while it wobbles.
///
/// Two recognizers share the finger. The delegate answers the two questions that this requires: may
/// the pan begin, and may both recognize together?
private final class Card: View, GestureRecognizerDelegate {
  private let press = LongPressGestureRecognizer()
  private let pan = PanGestureRecognizer()
  private let narrator: Narrator
  private var isWobbling = false

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "card", frame: Rect(x: 100, y: 100, width: 100, height: 100))
    press.addTarget(self, action: Card.pressed)
    pan.addTarget(self, action: Card.panned)
    pan.delegate = self
    addGestureRecognizer(press)
    addGestureRecognizer(pan)
  }

  private func pressed(_ press: LongPressGestureRecognizer) {
    switch press.state {
    case .began:
      isWobbling = true
      narrator.say("the card wobbles")
    case .ended, .cancelled:
      isWobbling = false
      narrator.say("the card rests")
    case .possible, .changed, .failed: break
    }
  }

  private func panned(_ pan: PanGestureRecognizer) {
    center += pan.translation(in: superview)
    pan.setTranslation(.zero, in: superview)
    narrator.say("the card is now at \(frame.origin.text)")
  }

  // Views and delegates are asked the same question by the same name, as in UIKit; this method
  // answers for both.
  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    recognizer !== pan || isWobbling
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool {
    other === press
  }
}

extension Exercise {
  static let pressAndPan = Exercise(
    name: "press-and-pan", title: "only a view that wobbles under a press may be dragged",
    lookFor: "A drag at once is denied; after the press has begun, press and pan go on together."
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
