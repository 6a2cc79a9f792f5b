import DoubleTapGesture
import GestureCore
import GestureSimulation
import TapGesture

/// A photo that distinguishes one tap from two: a single line makes one wait for the other.
private final class Photo: View {
  private let narrator: Narrator

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "photo", frame: Rect(x: 50, y: 100, width: 300, height: 200))
    let single = TapGestureRecognizer()
    let double = DoubleTapGestureRecognizer()
    single.require(toFail: double)
    single.addTarget(self, action: Photo.tapped)
    double.addTarget(self, action: Photo.tappedTwice)
    addGestureRecognizer(single)
    addGestureRecognizer(double)
  }

  private func tapped() { narrator.say("one tap: the title appears") }

  private func tappedTwice() { narrator.say("two taps: the photo fills the screen") }
}

extension Exercise {
  static let taps = Exercise(
    name: "taps", title: "single against double tap, by recognizers",
    lookFor: "The single tap is held until the double tap has failed, 350 ms after the lift."
  ) { stage in
    stage.window.addSubview(Photo(narrator: stage.narrator))
    stage.simulation.tap(at: Point(x: 200, y: 200))
    stage.wait(.milliseconds(700))
    stage.simulation.tap(at: Point(x: 200, y: 200), taps: 2, gap: .milliseconds(120))
  }
}
