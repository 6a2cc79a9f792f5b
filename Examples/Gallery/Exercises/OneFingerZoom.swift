import DoubleTapGesture
import GestureCore
import GestureSimulation
import PanGesture
import TapGesture

/// A map that one finger moves, and zooms after a tap: up and down is in and out.
private final class Map: View {
  private let narrator: Narrator
  private var scale = 1.0

  init(narrator: Narrator) {
    self.narrator = narrator
    super.init(name: "map", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let zoom = PanGestureRecognizer()
    zoom.name = "zoom"
    zoom.numberOfTapsRequired = 1
    let move = PanGestureRecognizer()
    move.name = "move"
    let double = DoubleTapGestureRecognizer()
    let single = TapGestureRecognizer()
    zoom.addTarget(self, action: Map.zoomed)
    move.addTarget(self, action: Map.moved)
    double.onAction { _ in narrator.say("the map zooms in by a step") }
    single.onAction { _ in narrator.say("a place is chosen") }
    gestures {
      exclusively {
        double
        single
      }
      move
      zoom  // added last: after a tap both have their 10 pt at once, and this one wins
    }
  }

  private func zoomed(_ zoom: PanGestureRecognizer) {
    scale = max(0.1, scale + zoom.translation(in: nil).dy / 200)
    zoom.setTranslation(.zero, in: nil)
    narrator.say("the map is \(scale.textWithDecimals) times as large")
  }

  private func moved(_ move: PanGestureRecognizer) {
    bounds.origin = bounds.origin - move.translation(in: nil)
    move.setTranslation(.zero, in: nil)
    narrator.say("the map shows what is at \(bounds.origin.text)")
  }
}

extension Exercise {
  static let oneFingerZoom = Exercise(
    name: "one-finger-zoom", title: "a tap and then a drag zooms; a drag alone moves",
    lookFor: "A drag after a tap beats the double tap and the plain drag, which never waits."
  ) { stage in
    stage.window.addSubview(Map(narrator: stage.narrator))
    let place = Point(x: 200, y: 400)
    stage.narrator.announce("a tap, and then a drag")
    stage.simulation.tap(at: place)
    stage.wait(.milliseconds(100))
    stage.simulation.drag(from: place, to: Point(x: 200, y: 480), over: .milliseconds(40))

    stage.wait(.milliseconds(500))
    stage.narrator.announce("a drag alone")
    stage.simulation.drag(from: place, to: Point(x: 240, y: 400), over: .milliseconds(40))

    stage.wait(.milliseconds(500))
    stage.narrator.announce("two taps")
    stage.simulation.tap(at: place, taps: 2)

    stage.wait(.milliseconds(500))
    stage.narrator.announce("one tap")
    stage.simulation.tap(at: place)
  }
}
