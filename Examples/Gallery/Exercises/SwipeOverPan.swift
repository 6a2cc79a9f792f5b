import GestureCore
import GestureSimulation
import PanGesture
import SwipeGesture

/// A page that is turned by a swipe and moved about by a pan.
///
/// The pan needs 10 pt and the swipe 50: without a relation the pan would always be first. So it
/// waits until the swipe has failed, which happens after half a second at the latest.
private final class Page: View {
  private let narrator: Narrator

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "page", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .left
    let pan = PanGestureRecognizer()
    pan.require(toFail: swipe)
    swipe.addTarget(self, action: Page.swiped)
    pan.addTarget(self, action: Page.panned)
    addGestureRecognizer(swipe)
    addGestureRecognizer(pan)
  }

  private func swiped() { narrator.say("the page is turned, with the finger still down") }

  private func panned(_ pan: PanGestureRecognizer) {
    let offset = pan.translation(in: self)
    narrator.say("the page is moved by (\(offset.dx.text), \(offset.dy.text))")
  }
}

extension Exercise {
  static let swipeOverPan = Exercise(
    name: "swipe-over-pan", title: "a swipe that wins over a pan",
    lookFor: "The pan is held: a quick swipe makes it fail, a slow or wrong one lets it begin."
  ) { stage in
    stage.window.addSubview(Page(narrator: stage.narrator))
    let start = Point(x: 300, y: 400)
    stage.simulation.drag(from: start, to: Point(x: 180, y: 400), over: .milliseconds(60))

    stage.wait(.milliseconds(300))
    let finger = stage.finger()
    finger.down(at: start)
    finger.move(to: Point(x: 270, y: 400), over: .milliseconds(30))
    stage.wait(.milliseconds(600))
    finger.move(to: Point(x: 250, y: 410))
    finger.up()

    stage.wait(.milliseconds(300))
    stage.simulation.drag(
      from: Point(x: 200, y: 400), to: Point(x: 240, y: 400), over: .milliseconds(40))
  }
}
